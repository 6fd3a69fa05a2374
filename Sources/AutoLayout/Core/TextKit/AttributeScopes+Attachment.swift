import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The key of the attachment.
  public enum AttachmentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = NSTextAttachment
    /// The name of the attribute in attributed strings.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }
}
