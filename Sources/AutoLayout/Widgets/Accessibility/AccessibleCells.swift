import Foundation

extension UITableViewCell: AccessibilityDescribing {
  /// A single element whose label joins the texts in the cell with commas, or no element if there
  /// are none. Controls in the cell remain elements.
  package var describedForAccessibility: AccessibilityDefaults {
    let texts = contentView.accessibleTexts
    var values = AccessibilityDefaults(
      label: texts.isEmpty ? nil : texts.joined(separator: ", "),
      traits: isSelected ? .selected : .none, responds: selectionStyle != .none)
    values.isElement = !texts.isEmpty
    values.mergesContent = true
    return values
  }
}

extension UIView {
  /// The accessibility labels of the visible elements in the view, excluding controls, in reading
  /// order.
  fileprivate var accessibleTexts: [String] {
    var texts: [String] = []
    for view in subviewsInReadingOrder where !view.isHidden && view.alpha >= 0.01 {
      if view is UIControl || view.accessibilityElementsHidden { continue }
      if view.isAccessibilityElement {
        if let label = view.accessibilityLabel, !label.isEmpty { texts.append(label) }
      } else {
        texts += view.accessibleTexts
      }
    }
    return texts
  }
}
