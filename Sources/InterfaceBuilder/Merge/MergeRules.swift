import Foundation

/// The values that Xcode records for its own use, and the attributes that are meaningful only
/// together.
///
/// Interface Builder records the positions of views on its canvas, the sizes of images, and the
/// tools that wrote the document. Two people who open the same document with different versions of
/// Xcode, or on different canvases, change these values unintentionally. They do not affect the
/// layout at run time.
///
/// Attributes that are meaningful only together are merged together: half of the components of one
/// color with half of those of another would be a color that no version contains.
enum MergeRules {
  /// Returns a Boolean value that indicates whether an element contains only values that Xcode
  /// records, such as the frame of a view, so that changes of it never conflict.
  static func isRecorded(_ element: XMLTree.Element) -> Bool {
    if recordedValues.contains(element.mergeName) || element.kind == .dependencies { return true }
    if tools.contains(element.name) {
      return element.id == nil || element.kind == .device || element.kind == .adaptation
    }
    guard let parent = element.parent else { return false }
    if parent.kind == .inferredMetricsTieBreakers { return true }
    return parent.kind == .resources || parent.parent?.kind == .resources
      || parent.kind == .simulatedMetricsContainer
  }

  /// Values that Xcode records, by name and key.
  private static let recordedValues: Set<String> = ["rect key=frame", "point key=canvasLocation"]

  /// Elements about Xcode and its canvas.
  private static let tools: Set<String> = [
    "device", "adaptation", "plugIn", "deployment", "development", "capability",
  ]

  /// Attributes that have no effect on the interface at run time: the flags that Xcode records, and
  /// the name of an object in the outline of the document.
  static let recordedNames: Set<String> = [
    "misplaced", "ambiguous", ObjectElement.userLabel.name,
  ]

  /// Returns a Boolean value that indicates whether Xcode adds and removes an element automatically
  /// when another version of it saves the document, so that its existence is not a change of an
  /// object.
  static func isAutomatic(_ element: XMLTree.Element) -> Bool {
    isRecorded(element) || automatic.contains(element.kind)
  }

  /// The exit of a scene, and the guides of controllers and views. If they are used, the references
  /// to them change as well.
  private static let automatic: Set<ElementName> = [
    .exit, .layoutGuides, .viewControllerLayoutGuide, .viewLayoutGuide, .keyboardLayoutGuide,
  ]

  /// Returns a Boolean value that indicates whether two values of an attribute are the same: equal,
  /// or one number in different notations.
  ///
  /// Versions of Xcode write the same component of a color as `0.26274509800000001` and
  /// `0.2627450980392157`, and as `0.66666722297668457` after a conversion. Whole numbers have one
  /// notation, apart from zeros after the point.
  static func isSame(
    _ a: String?, _ b: String?, _ name: String, of element: XMLTree.Element
  ) -> Bool {
    if a == b { return true }
    guard let a, let b, let left = Double(a), let right = Double(b),
      Schema.attribute(name, of: element)?.canHaveFraction == true
    else { return false }
    if left == left.rounded(), right == right.rounded() { return left == right }
    return abs(left - right) <= notationTolerance * max(1, abs(left))
  }

  /// The relative difference of numbers below which only their notations differ: half a step of a
  /// color with 16 bits is 7.6e-6, and Xcode's notations differ by 6e-7.
  private static let notationTolerance = 1e-6

  /// Returns a Boolean value that indicates whether an attribute is the version of a tool, of which
  /// the newer value is used.
  static func isVersion(_ name: String, of element: XMLTree.Element) -> Bool {
    versions[element.name]?.contains(name) == true
  }

  /// The attributes with versions by element.
  private static let versions: [String: Set<String>] = [
    "document": ["toolsVersion", "systemVersion"], "plugIn": ["version"],
    "deployment": ["version", "defaultVersion"], "development": ["version", "defaultVersion"],
    "capability": ["minToolsVersion"],
  ]

  /// Returns the group of an attribute. Groups are meaningful only together: the attributes of a
  /// value, and the items of a constraint. Every other attribute is its own group.
  static func group(of name: String, in element: XMLTree.Element) -> String {
    if values.contains(element.name) { return "" }
    if element.kind == .constraint, items.contains(name) { return "firstItem" }
    return name
  }

  /// Elements that are one value.
  private static let values: Set<String> = [
    "color", "fontDescription", "font", "rect", "size", "point", "inset", "edgeInsets",
    "directionalEdgeInsets", "offsetWrapper", "autoresizingMask", "nil", "real", "integer",
    "boolean",
    "string", "date", "range", "locale", "timeZone", "value", "userDefinedRuntimeAttribute",
    "device",
    "image", "calendarIdentifier", "include", "exclude",
  ]

  /// The attributes of the items of a constraint.
  private static let items: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute",
  ]

  /// Returns a Boolean value that indicates whether the order of the children affects more than the
  /// order of drawing.
  static func isOrdered(_ element: XMLTree.Element) -> Bool {
    if orderedLists.contains(element.name) { return true }
    guard let parent = element.parent?.name else { return false }
    return orderedInParent[parent] == element.name
  }

  /// Lists whose order is visible.
  private static let orderedLists: Set<String> = [
    "items", "sections", "cells", "toolbarItems", "barButtonItems", "menuElements",
  ]

  /// Lists whose order is visible in some elements only, by the name of these.
  private static let orderedInParent = [
    "stackView": "subviews", "tableViewSection": "objects", "tabBarController": "connections",
  ]

  /// Compares versions such as `13771` and `14F27` by their numbers, then as texts.
  static func isNewer(_ a: String, than b: String) -> Bool {
    func numbers(_ text: String) -> [Int] {
      text.split { !$0.isNumber }.map { Int($0) ?? Int.max }
    }
    let (left, right) = (numbers(a), numbers(b))
    guard left != right else { return a > b }
    return right.lexicographicallyPrecedes(left)
  }
}

extension AnySchemaAttribute {
  /// A Boolean value that indicates whether values are numbers that may have a fraction: points,
  /// components of colors and multipliers. Whole numbers and dates are not among them.
  fileprivate var canHaveFraction: Bool {
    func isFractional<Property: SchemaProperty>(_ property: Property) -> Bool {
      Property.Value.self is CGFloat.Type || Property.Value.self is ConstraintMultiplier.Type
    }
    return (self as? any SchemaProperty).map { isFractional($0) } ?? false
  }
}
