import Foundation

extension UILayoutGuide {
  package var descriptionItem: ConstraintDescription.Item {
    .object(
      className: descriptionClassName, address: ObjectIdentifier(self).addressText,
      text: identifier)
  }

  /// The guide as UIKit's consoles print it:
  /// `<UILayoutGuide: 0x6… - "name", layoutFrame = {{0, 0}, {414, 44}}, owningView = <UIView: …>>`.
  var consoleDescription: String {
    let owner = owningView?.consoleDescription ?? "(null)"
    return "<\(descriptionClassName): \(ObjectIdentifier(self).addressText) - \"\(identifier)\", "
      + "layoutFrame = \(layoutFrame.shortDescription), owningView = \(owner)>"
  }
}
