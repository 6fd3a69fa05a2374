import Foundation

/// The label of a button's title. The class has the name that UIKit's logs show.
@MainActor
final class UIButtonLabel: ControlLabel {
  /// A Boolean value that indicates whether the button has no title. The label is then hidden.
  var isEmpty = false {
    didSet { if oldValue != isEmpty { isHidden = isEmpty } }
  }

  /// A Boolean value that indicates whether the button is updating the label, which it measures
  /// itself.
  private var isUpdating = false

  override func invalidateIntrinsicContentSize() {
    if !isUpdating { super.invalidateIntrinsicContentSize() }
  }

  /// A Boolean value that indicates whether the button set the color of the shadow.
  private var hasShadowOfButton = false

  /// Shows the shadow of a button's title. Without one, keeps a color that the program set.
  func show(shadow: UIColor?) {
    if shadow != nil || hasShadowOfButton { shadowColor = shadow }
    hasShadowOfButton = shadow != nil
  }

  /// Shows the title of a button, without the announcement that its size changed.
  func show(plain: String?, attributed: NSAttributedString?, color: UIColor) {
    isUpdating = true
    defer { isUpdating = false }
    (contentOwner, textColor) = (nil, color)
    defer { contentOwner = superview }
    if let attributed {
      if attributedText != attributed { attributedText = attributed }
    } else if text != plain {
      text = plain
    }
  }
}
