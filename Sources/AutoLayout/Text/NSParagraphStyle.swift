import Foundation

/// The layout of a paragraph of attributed text; all lengths in points.
open class NSParagraphStyle: NSObject, NSCopying {
  /// The values that a style has.
  package struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package init() {}
  }

  package var values = Values()

  /// A style with default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() { super.init() }

  /// Where lines lie across the text; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines end and how text is cut; between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Lines are at least so high.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Lines are at most so high; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Factor of the line height; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}
