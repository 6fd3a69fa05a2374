import InterfaceBuilder

/// A change of a document that a person makes on the canvas or in an inspector, as a value.
///
/// An edit says what a person asked for, in the words of documents and with their identifiers. It does
/// not depend on the state of a document, so that it can be stored, sent and tried on copies. Invalid
/// values are found when it is applied.
///
/// The page sends these; so can a program:
///
///     let edit = try StudioEdit.changeConstraint("aBc-De-fGh", .init(constant: 20)).edit(of: document)
///     let changed = try document.applying(edit)
public enum StudioEdit: Hashable, Sendable {
  /// Records another frame: x, y, width and height in points in the superview's coordinates.
  case setFrame(view: String, frame: [Double])
  /// Adds one constraint for each request.
  case addConstraints([ConstraintRequest])
  /// Changes properties of a constraint.
  case changeConstraint(String, ConstraintChange)
  /// Removes constraints by identifier.
  case removeConstraints([String])
  /// A command of the menu "Resolve Auto Layout Issues".
  case resolve(Resolve, views: [String])
  /// "Add New Constraints".
  case pin(Pin, views: [String])
  /// "Add New Alignment Constraints".
  case align(Align, views: [String])
  /// Sets an attribute of an object, or takes it away with nil; the path is that of
  /// `autolayout edit`, such as `8bC-Xf-vdC.alpha`.
  case setAttribute(path: String, value: String?)
  /// Installs or uninstalls a constraint or view for size classes, such as
  /// `widthClass=compact`; the empty text stands for all classes.
  case setInstalled(String, sizeClass: String, isInstalled: Bool)
  /// Gives a property of an object another value for size classes; nil takes the variation away.
  case vary(String, property: String, sizeClass: String, value: String?)
  /// Adds a view of a common class, by its place in the superview's coordinates.
  case addView(kind: ViewKind, parent: String, x: Double, y: Double)
  /// Deletes views and every constraint that mentions one of them.
  case deleteViews([String])
  /// Puts views into a new container in their place.
  case embed([String], in: Container)
  /// Takes containers away and leaves what lies in them where it is.
  case unembed([String])
  /// Several edits as one.
  case all([StudioEdit])
}
