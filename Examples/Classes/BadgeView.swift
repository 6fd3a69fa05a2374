import InterfaceBuilder
import LayoutRendering
import UIKit

/// A number in a pill: a class of the program's own that a document names.
public final class BadgeView: UIView {
  /// The number; in Interface Builder it is marked `@IBInspectable`.
  public var count = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The text beside the badge; in Interface Builder it is marked `@IBOutlet`.
  public var caption: UILabel?
  /// A Boolean value that indicates whether Interface Builder's canvas, or a preview of it, asked
  /// for something to show.
  public private(set) var isPreviewed = false

  /// Documents make the view this way.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .red
  }

  /// 16 points and 12 for each digit wide, 28 high.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: 16 + 12 * CGFloat("\(count)".count), height: 28)
  }

  /// The shadow below takes 4 points that alignment leaves out.
  public override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    isPreviewed = true
    caption?.text = "Preview"
  }
}

/// A document that names `BadgeView`, laid out with it.
@MainActor
public enum BadgePreview {
  /// The views of `Badge.xib` on an iPhone 14, by their labels.
  ///
  /// Throws when the document cannot be read.
  public static func views() throws -> [String: UIView] {
    var views: [String: UIView] = [:]
    for view in try screen()?.view.subviews ?? [] {
      views[view is BadgeView ? "badge" : "caption"] = view
    }
    return views
  }

  /// A picture of `Badge.xib` as SVG.
  ///
  /// Throws when the document cannot be read.
  public static func picture() throws -> String? {
    try screen().map { SVGRenderer().svg(for: $0.snapshot()) }
  }

  private static func screen() throws -> InstantiatedRoot? {
    var classes = InterfaceClasses()
    classes.register("BadgeView", BadgeView.self)
      .attribute("count", \.count)
      .outlet("caption", \.caption)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Badge.xib")
    let document = try InterfaceDocument(contentsOf: file)
    guard let root = document.roots.first else { return nil }
    let screen = root.instantiate(classes: classes)
    screen.view.layoutIfNeeded()
    return screen
  }

  /// The frames as lines of text.
  ///
  /// Throws when the document cannot be read.
  public static func text() throws -> String {
    let lines = try views().sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value.frame)" }
    return (["A document with a class of the program's own"] + lines).joined(separator: "\n")
  }
}
