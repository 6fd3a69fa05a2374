/// Attributes and children that the elements of all views have.
package enum ViewElement {
  /// Whether the view keeps its recorded frame because no constraint places it.
  package static let fixedFrame = SchemaAttribute("fixedFrame", .flag, default: false)
  package static let translatesAutoresizingMask = SchemaAttribute(
    "translatesAutoresizingMaskIntoConstraints", .flag, default: true)
  /// Whether Interface Builder found the recorded frame to differ from the solution.
  package static let misplaced = SchemaAttribute("misplaced", .flag, default: false)
  /// Whether Interface Builder found the layout ambiguous.
  package static let ambiguous = SchemaAttribute("ambiguous", .flag, default: false)

  /// The name and key of the child that holds the autoresizing mask.
  package static let autoresizingMask = "autoresizingMask"
  /// The name of the child that lists the subviews.
  package static let subviews = "subviews"
  /// The name of the elements of stack views, which place their subviews themselves.
  package static let stackView = "stackView"

  /// The mask of a view with a fixed frame, as Interface Builder writes it.
  package static var fixedFrameMask: NewElement {
    NewElement(
      autoresizingMask,
      [("key", autoresizingMask), ("flexibleMaxX", "YES"), ("flexibleMaxY", "YES")])
  }
}
