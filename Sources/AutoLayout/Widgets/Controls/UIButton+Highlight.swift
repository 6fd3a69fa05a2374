import Foundation

extension UIButton {
  /// The ways in which a button without a configuration shows its states.
  private final class Highlight {
    var adjustsWhenHighlighted = true
    var adjustsWhenDisabled = true
    var glows = false
  }
  private var highlight: Highlight { attachments.object(Highlight.self, or: Highlight.init) }

  /// A Boolean value that indicates whether the image is darker while the button is highlighted.
  ///
  /// - Remark: Inert. Pictures show the image unchanged.
  public var adjustsImageWhenHighlighted: Bool {
    get { attachments[Highlight.self]?.adjustsWhenHighlighted ?? true }
    set { highlight.adjustsWhenHighlighted = newValue }
  }
  /// A Boolean value that indicates whether the image is lighter while the button is disabled.
  ///
  /// - Remark: Inert. Pictures show the image unchanged.
  public var adjustsImageWhenDisabled: Bool {
    get { attachments[Highlight.self]?.adjustsWhenDisabled ?? true }
    set { highlight.adjustsWhenDisabled = newValue }
  }
  /// A Boolean value that indicates whether the button glows while it is touched.
  ///
  /// - Remark: Inert. Buttons do not glow.
  public var showsTouchWhenHighlighted: Bool {
    get { attachments[Highlight.self]?.glows ?? false }
    set { highlight.glows = newValue }
  }
}
