import InterfaceBuilder
import LayoutRendering
import UIKit

/// A number in a pill: a custom class of the program in a document.
public final class BadgeView: UIView {
  /// The number. In Interface Builder, it is marked `@IBInspectable`.
  public var count = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The text next to the badge. In Interface Builder, it is marked `@IBOutlet`.
  public var caption: UILabel?
  /// A Boolean value that indicates whether Interface Builder's canvas, or a preview of it, asked
  /// for content to show.
  public private(set) var isPreviewed = false

  /// Creates the view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .red
  }

  /// The intrinsic size: 16 points plus 12 points per digit wide, and 28 points high.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: 16 + 12 * CGFloat("\(count)".count), height: 28)
  }

  /// The shadow below is 4 points high and excluded from alignment.
  public override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }

  public override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    isPreviewed = true
    caption?.text = "Preview"
  }
}

/// A document with `BadgeView`, laid out with this class.
@MainActor
public enum BadgePreview {
  /// Returns the views of `Badge.xib` on an iPhone 14, by their labels.
  ///
  /// - Throws: An error if the document cannot be read.
  public static func views() throws -> [String: UIView] {
    var views: [String: UIView] = [:]
    for view in try screen()?.view.subviews ?? [] {
      views[view is BadgeView ? "badge" : "caption"] = view
    }
    return views
  }

  /// Returns a picture of `Badge.xib` as SVG, or `nil` if the document has no views.
  ///
  /// - Throws: An error if the document cannot be read.
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

  /// Returns the frames as lines of text.
  ///
  /// - Throws: An error if the document cannot be read.
  public static func text() throws -> String {
    let lines = try views().sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value.frame)" }
    return (["A document with a class of the program's own"] + lines).joined(separator: "\n")
  }
}
