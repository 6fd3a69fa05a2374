import Foundation

/// A view with default accessibility values, such as a label, a control or a cell.
@MainActor
package protocol AccessibilityDescribing: AnyObject {
  /// The accessibility values of the view while a program has not set any.
  var describedForAccessibility: AccessibilityDefaults { get }
  /// The accessibility elements of the view that are not views, such as segments.
  var accessibilityParts: [AccessibilityPart] { get }
}

extension AccessibilityDescribing {
  package var describedForAccessibility: AccessibilityDefaults { AccessibilityDefaults() }
  package var accessibilityParts: [AccessibilityPart] { [] }
}

/// A part of a view that assistive programs can focus and that is not a view.
package struct AccessibilityPart {
  /// The name of the part.
  package var label: String?
  /// The value of the part.
  package var value: String?
  /// The accessibility traits of the part.
  package var traits: UIAccessibilityTraits
  /// The identifier of the part.
  package var identifier: String?
  /// The rectangle in the coordinates of the view, in points.
  package var rect: CGRect

  package init(
    label: String?, value: String? = nil, traits: UIAccessibilityTraits, identifier: String? = nil,
    rect: CGRect
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.identifier = identifier
    self.rect = rect
  }
}
