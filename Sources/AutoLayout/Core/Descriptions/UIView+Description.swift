import Foundation

extension UIView {
  package var descriptionItem: ConstraintDescription.Item {
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return .named(accessibilityIdentifier.cutForDescription)
    }
    var text: String?
    if let descriptionText { text = String(descriptionText.dropFirst().dropLast()) }
    return .object(
      className: documentClassName ?? describedClassName,
      address: ObjectIdentifier(self).addressText, text: text)
  }

  /// The description of the view in the format of UIKit's console: `<UILabel: 0x…; frame = (0 0;
  /// 100 20); text = 'Hi'; autoresize = W+H; layer = <CALayer: …>>`.
  var consoleDescription: String {
    var parts = [
      "\(documentClassName ?? describedClassName): \(ObjectIdentifier(self).addressText)",
      "frame = \(Self.text(frame))",
    ]
    if let descriptionText { parts.append("text = \(descriptionText)") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortDescription)") }
    if isHidden { parts.append("hidden = YES") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if let mask = autoresizingMask.consoleDescription { parts.append("autoresize = \(mask)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <CALayer: \(ObjectIdentifier(layer).addressText)>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private nonisolated static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortDescription)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts, such as `LM+W+RM+TM+H+BM`, or nil if there are none.
  var consoleDescription: String? {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let flexible = names.filter { contains($0.0) }.map(\.1)
    return flexible.isEmpty ? nil : flexible.joined(separator: "+")
  }
}
