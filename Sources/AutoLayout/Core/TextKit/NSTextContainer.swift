import Foundation

/// The area in which a layout manager lays out text.
open class NSTextContainer: NSObject {
  /// Creates a container of a size in points. A width or height of 0 does not limit the text.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container without limits from an `InterfaceCoder`.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The layout manager of the container, if any.
  open weak var layoutManager: NSLayoutManager?
  /// Called after a property has changed, for the text view of the container.
  var didChange: (() -> Void)?

  /// The size in points. A width or height of 0 does not limit the text.
  open var size: CGSize { didSet { if oldValue != size { geometryDidChange() } } }
  /// The padding at both ends of every line in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { geometryDidChange() } }
  }
  /// The maximum number of lines, or 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if oldValue != maximumNumberOfLines { geometryDidChange() } }
  }
  /// The way in which the last line that fits is truncated. By default, lines wrap between words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if oldValue != lineBreakMode { geometryDidChange() } }
  }
  /// The areas without text, in the coordinates of the container.
  ///
  /// - Remark: Inert. Lines extend through the areas.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryDidChange() } }
  /// A Boolean value that indicates whether the width follows that of the text view.
  open var widthTracksTextView = false
  /// A Boolean value that indicates whether the height follows that of the text view.
  ///
  /// - Remark: Inert. The height of a text view does not limit its text.
  open var heightTracksTextView = false
  /// A Boolean value that indicates whether the area is a rectangle of the container's size.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Replaces the layout manager. The new one receives the text and the containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
  }

  /// Returns the part of a proposed rectangle in which a line can be placed.
  ///
  /// - Remark: Inert. Layout does not call it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
    return proposedRect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func geometryDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    didChange?()
  }

  /// The limits of the layout: the width without the padding, and the number of lines. The height
  /// does not limit it.
  var limits: TextLayout.Limits {
    let width = size.width > 0 && size.width < Self.unlimited ? size.width : .infinity
    return .init(
      width: max(0, width - 2 * lineFragmentPadding), numberOfLines: maximumNumberOfLines,
      lineBreakMode: lineBreakMode)
  }

  /// The minimum length in points of a container that is treated as unlimited. Programs use 10⁷ and
  /// the greatest finite number.
  static let unlimited: CGFloat = 1e6
}
