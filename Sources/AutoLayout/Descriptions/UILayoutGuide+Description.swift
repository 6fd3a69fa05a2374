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
    let frame = layoutFrame
    let owner = owningView?.consoleDescription ?? "(null)"
    return "<\(descriptionClassName): \(ObjectIdentifier(self).addressText) - \"\(identifier)\", "
      + "layoutFrame = {{\(frame.minX.shortDescription), \(frame.minY.shortDescription)}, "
      + "{\(frame.width.shortDescription), \(frame.height.shortDescription)}}, "
      + "owningView = \(owner)>"
  }
}
