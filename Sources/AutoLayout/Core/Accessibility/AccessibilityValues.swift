import Foundation

/// The accessibility values that a program set for an object. If a value is `nil`, the default
/// applies.
@MainActor
final class AccessibilityValues {
  var isElement: Bool?
  var identifier: String?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var language: String?
  var userInputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var customContent: [AXCustomContent]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var automationElements: [Any]?
  var headerElements: [Any]?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var respondsToUserInteraction: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

/// The accessibility values of an object while a program has not set any.
package struct AccessibilityDefaults {
  /// A Boolean value that indicates whether assistive programs can focus the object.
  package var isElement = false
  /// The name of the object.
  package var label: String?
  /// The result of an action on the object.
  package var hint: String?
  /// The value of the object.
  package var value: String?
  /// The accessibility traits of the object.
  package var traits: UIAccessibilityTraits = .none
  /// A Boolean value that indicates whether the user can operate the object.
  package var respondsToUserInteraction = false
  /// A Boolean value that indicates whether the system chooses the size of the object, which is
  /// then no target that is too small.
  package var hasSystemSize = false
  /// A Boolean value that indicates whether the elements in the object, except for controls, are
  /// read as part of it. It is true for cells.
  package var mergesContent = false
  /// The color of the object's text, for checking its contrast.
  package var textColor: UIColor?
  /// The font of the object's text.
  package var font: UIFont?

  package init() {}

  /// Creates the values of an object that can be focused.
  package init(
    label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = .none,
    responds: Bool = false, hasSystemSize: Bool = false
  ) {
    isElement = true
    self.hasSystemSize = hasSystemSize
    self.label = label
    self.value = value
    self.traits = traits
    respondsToUserInteraction = responds
  }
}

extension UIKitObject {
  /// The values that were set, created on first use.
  var madeAccessibilityValues: AccessibilityValues {
    if let accessibilityValues { return accessibilityValues }
    let made = AccessibilityValues()
    accessibilityValues = made
    return made
  }

  /// The label that the program set, if any.
  package var explicitAccessibilityLabel: String? { accessibilityValues?.label?.string }
  /// A Boolean value that indicates whether `isAccessibilityElement` was set, to true or false.
  package var hasExplicitAccessibilityElement: Bool { accessibilityValues?.isElement != nil }
  /// A Boolean value that indicates whether traits were set.
  package var hasExplicitAccessibilityTraits: Bool { accessibilityValues?.traits != nil }
}
