import AutoLayout
import Foundation
import InterfaceBuilder

/// A root laid out on one canvas, with the elements of the document behind its views and
/// constraints.
///
/// A value without references to views, so that rules can run anywhere. Frames are in points.
struct LintLayout: Sendable {
  /// The root of the document that was laid out.
  let root: InterfaceRoot
  /// The canvas for people; see `LintFinding.canvases`.
  let canvas: String
  /// A Boolean value that indicates whether the canvas is the one that the document was saved with.
  let isOwnCanvas: Bool
  /// The result of the layout; frames are in points.
  let snapshot: LayoutSnapshot
  /// Frames that are recorded in the document and are not the solution, by the view's identifier;
  /// empty on other canvases than the document's own.
  let misplacements: [String: Misplacement]
  /// Heights that the content of cells needs where they are lower on the canvas, by the content view's
  /// identifier; empty on other canvases than the document's own.
  let growingCells: [String: CGFloat]
  /// What was wrong with the document while its views were made.
  let diagnostics: [InterfaceDiagnostic]

  /// The ambiguity and the conflicts at run time, where they may be others than on this canvas; nil where
  /// the layout has neither, or is taken for the one at run time.
  var runTime: RunTimeIssues?

  /// A recorded frame and the one that the constraints give, in points in the superview.
  struct Misplacement: Hashable, Sendable {
    /// The frame in the document.
    let recorded: CGRect
    /// The frame that the constraints determine.
    let solved: CGRect
    /// Points by which the edges may differ.
    let tolerance: CGFloat
  }

  /// The document of the root.
  var document: InterfaceDocument { root.document }

  /// The element of a view; nil for views that the document does not name, such as parts of controls.
  func element(of view: LayoutSnapshot.View) -> XMLTree.Element? {
    view.identifier.flatMap { document.element(withIdentifier: $0) }
  }

  /// The element of a constraint of the document.
  func element(of constraint: LayoutSnapshot.Constraint) -> XMLTree.Element? {
    guard constraint.origin == .user, let id = constraint.identifier,
      let element = document.element(withIdentifier: id),
      element.name == ConstraintElement.elementName
    else { return nil }
    return element
  }

  /// A view's name for people: its class and its label, such as `UILabel “Title”`.
  func name(of view: LayoutSnapshot.View) -> String {
    view.label.map { "\(view.className) “\($0.shortened)”" } ?? view.className
  }

  /// Returns a Boolean value that indicates whether neither the view nor one of its ancestors is
  /// hidden or fully transparent.
  ///
  /// Complexity: O(depth of the view).
  func isShown(_ index: Int) -> Bool {
    var current: Int? = index
    while let view = current {
      if snapshot.views[view].isHidden || snapshot.views[view].alpha == 0 { return false }
      current = snapshot.views[view].parent
    }
    return true
  }

  /// The view that a view lies in; nil for the root.
  func parent(of view: LayoutSnapshot.View) -> LayoutSnapshot.View? {
    view.parent.map { snapshot.views[$0] }
  }

  /// Returns a Boolean value that indicates whether a view is, at any depth, in the content of a
  /// scroll view.
  ///
  /// Complexity: O(depth of the view).
  func isInScrollView(_ index: Int) -> Bool {
    var current = snapshot.views[index].parent
    while let view = current {
      if snapshot.views[view].contentSize != nil { return true }
      current = snapshot.views[view].parent
    }
    return false
  }
}

extension String {
  /// The first line of the text, cut off after 40 characters with an ellipsis.
  var shortened: String {
    // A text may be long, and characters are found one by one.
    let line = prefix(Self.maxNameLength + 1).prefix { !$0.isNewline }
    return line.count > Self.maxNameLength
      ? line.prefix(Self.maxNameLength - 1) + "…" : String(line)
  }

  /// Characters of a name that tell a view from others; Interface Builder's outline shows as many.
  private static let maxNameLength = 40
}
