import InterfaceBuilder

/// A change of a document that a user makes on the canvas or in an inspector, as a value.
///
/// An edit describes the user's request with the terms and identifiers of documents. It does not
/// depend on the state of a document, so that it can be stored, sent and tried on copies. Invalid
/// values are detected when the edit is applied.
///
/// The page sends edits. Programs can create them too:
///
///     let edit = try StudioEdit.changeConstraint("aBc-De-fGh", .init(constant: 20)).edit(of: document)
///     let changed = try document.applying(edit)
public enum StudioEdit: Hashable, Sendable {
  /// Records a new frame of a view: x, y, width and height in points in the coordinates of the
  /// superview.
  case setFrame(view: String, frame: [Double])
  /// Adds one constraint per request.
  case addConstraints([ConstraintRequest])
  /// Changes properties of a constraint.
  case changeConstraint(String, ConstraintChange)
  /// Removes constraints by identifier.
  case removeConstraints([String])
  /// Performs a command of the menu "Resolve Auto Layout Issues".
  case resolve(Resolve, views: [String])
  /// Performs "Add New Constraints".
  case pin(Pin, views: [String])
  /// Performs "Add New Alignment Constraints".
  case align(Align, views: [String])
  /// Sets an attribute of an object. A value of `nil` removes it. The path is that of `autolayout
  /// edit`, such as `8bC-Xf-vdC.alpha`.
  case setAttribute(path: String, value: String?)
  /// Sets a property that a child element holds, such as a color. The path leads from the
  /// identifier of a view to the property, and a value of `nil` restores the default.
  case setProperty(path: String, kind: PropertyKind, value: String?)
  /// Sets a text of a label, control or bar item that is edited on the canvas. `place` is the index
  /// among the texts of the object, such as the segments of a segmented control.
  case setText(object: String, place: Int, text: String)
  /// Sets a user-defined runtime attribute of an object. A value of `nil` removes it.
  case setRuntimeAttribute(object: String, keyPath: String, type: String, value: String?)
  /// Installs or uninstalls a constraint or view for size classes, such as `widthClass=compact`.
  /// The empty string represents all size classes.
  case setInstalled(String, sizeClass: String, isInstalled: Bool)
  /// Sets another value of a property for size classes. A value of `nil` removes the variation.
  case vary(String, property: String, sizeClass: String, value: String?)
  /// Adds a view of a common class at a position in the coordinates of the superview.
  case addView(kind: ViewKind, parent: String, x: Double, y: Double)
  /// Deletes views and all constraints that refer to them.
  case deleteViews([String])
  /// Moves views into a new container at their position.
  case embed([String], in: Container)
  /// Removes containers and keeps their content at its position.
  case unembed([String])
  /// Moves views in front of or behind their siblings.
  case reorder([String], SubviewOrder)
  /// Inserts views before a subview of a view, or in front of all its subviews if `before` is
  /// `nil`. Views that get another superview keep their position on the canvas.
  case moveViews([String], parent: String, before: String?)
  /// Moves edges of views by distances in points: left, top, right, bottom. The constants of the
  /// constraints that position the views change, or the frames of views without such constraints.
  case moveEdges([String], by: [Double])
  /// Inserts copies of views with new identifiers, from the text in the answer to a `copy` request.
  /// x and y are the distance from the originals in points.
  case paste(text: String, parent: String, x: Double, y: Double)
  /// Adds a controller of the library to a storyboard, with its scene. x and y are the position of
  /// its center on the canvas of the storyboard.
  case addScene(kind: ControllerTemplate, x: Double, y: Double)
  /// Moves the scene of a controller on the canvas of the storyboard.
  case moveScene(String, x: Double, y: Double)
  /// Adds a segue or relationship from a controller, control, cell, bar button, gesture recognizer
  /// or container view to a controller.
  case addSegue(SegueLink, from: String, to: String)
  /// Adds an unwind segue from an object to the exit of its scene, which a method of an earlier
  /// controller with the selector `action` handles.
  case addUnwindSegue(action: String, from: String)
  /// Adds a gesture recognizer to a scene, and to the outlet collection of a view.
  case addGestureRecognizer(GestureTemplate, view: String)
  /// Adds a layout guide to a view.
  case addGuide(LayoutGuideKind, view: String)
  /// Deletes scenes, segues, gesture recognizers and layout guides, and everything that refers to
  /// them. A scene has the identifier of its controller.
  case removeObjects([String])
  /// Performs an edit on the canvas of a size class, such as `widthClass=compact`. Objects that it
  /// adds are installed for the size class only, and constants that it changes become variations.
  indirect case inSizeClass(String, StudioEdit)
  /// Performs several edits as one.
  case all([StudioEdit])
}
