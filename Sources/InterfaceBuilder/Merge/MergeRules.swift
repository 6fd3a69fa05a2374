/// What Xcode records about a document for itself, and which attributes make sense only together.
enum MergeRules {
  /// Whether an element holds only what Xcode records, such as the frame of a view, so that changes
  /// of it never conflict.
  static func isRecorded(_ element: XMLTree.Element) -> Bool {
    switch element.name {
    case "rect": element["key"] == "frame"
    case "point": element["key"] == "canvasLocation"
    case "image", "namedColor", "systemColor", "icon", "catalog":
      element.parent?.kind == .resources
    case "device", "adaptation", "plugIn", "deployment", "development", "capability":
      element.id == nil || element.kind == .device || element.kind == .adaptation
    case "color": element.parent?.parent?.kind == .resources
    default: element.kind == .dependencies || element.parent?.name == "simulatedMetricsContainer"
    }
  }

  /// Attributes that Xcode records wherever they are.
  static let recordedNames: Set<String> = ["misplaced", "ambiguous"]

  /// Attributes of tools, of which the newer value is taken.
  static func isVersion(_ name: String, of element: XMLTree.Element) -> Bool {
    switch element.name {
    case "document": name == "toolsVersion" || name == "systemVersion"
    case "plugIn", "deployment", "development": name == "version" || name == "defaultVersion"
    case "capability": name == "minToolsVersion"
    default: false
    }
  }

  /// The attributes of an element in groups that make sense only together: those of a value, and the
  /// items of a constraint. Every other attribute is a group of its own.
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

  /// The attributes of a constraint that say what it is between.
  private static let items: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute",
  ]

  /// Whether the order of the children matters for more than which view is in front.
  static func isOrdered(_ element: XMLTree.Element) -> Bool {
    switch element.name {
    case "subviews": element.parent?.kind == .stackView
    case "items", "sections", "cells", "toolbarItems", "barButtonItems", "menuElements": true
    case "objects": element.parent?.name == "tableViewSection"
    case "connections": element.parent?.kind == .tabBarController
    default: false
    }
  }

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
