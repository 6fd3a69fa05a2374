import Foundation

/// An image or another object in a text, in place of the character U+FFFC.
///
/// - Remark: Partial. Text is laid out around the object; pictures do not show it.
open class NSTextAttachment: NSObject, InlineContent {
  /// The word in which Foundation looks for a Core Foundation type. It must be the first stored
  /// property.
  private let foundationType = FoundationTypeWord()

  /// The character that represents an attachment.
  public static let character = 0xFFFC

  /// Creates an attachment with the data of a file and its uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without content.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment without content from an `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The image, if any.
  open var image: UIImage?
  /// The bounds in points, with the origin on the baseline and upward coordinates. Empty bounds
  /// represent the size of the image on the baseline.
  open var bounds = CGRect.zero
  /// The data of a file, if any.
  open var contents: Data?
  /// The uniform type identifier of the data, if any.
  open var fileType: String?
  /// The space before and after the object, in points. The default is 0.
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean value that indicates whether a view can show the object.
  ///
  /// - Remark: Inert. Views of attachments are not created.
  open var allowsTextAttachmentView = true

  /// A Boolean value that indicates whether the image is larger at accessibility text sizes.
  ///
  /// - Remark: Inert. Images keep their size.
  @preconcurrency @MainActor
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { adjustsImageSize }
    set { adjustsImageSize = newValue }
  }
  private var adjustsImageSize = false

  /// Returns the bounds at a character, in points. Subclasses override it.
  ///
  /// - Remark: Partial. The container is `nil`, and the proposed line is empty.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.isEmpty, let image else { return bounds }
    return CGRect(origin: bounds.origin, size: image.size)
  }

  /// Returns the image for the bounds. Subclasses override it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  package func inlineBounds(at location: Int) -> CGRect {
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: location)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width + 2 * lineLayoutPadding,
      height: bounds.height)
  }
}

// The value of an attribute of `AttributedString`, which Foundation requires to be sendable. As
// with paragraph styles, programs change it on one thread.
extension NSTextAttachment: @unchecked Sendable {}

extension NSAttributedString {
  /// Creates a text of one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text of one character that represents an attachment, with additional attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }

  /// Returns a Boolean value that indicates whether a range of UTF-16 units contains attachments.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}
