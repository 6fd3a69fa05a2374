import AutoLayout
import Foundation
import InterfaceBuilder

/// A root laid out on one canvas, with the corresponding elements of the document.
///
/// The value has no references to views, so that rules can run on any thread. Frames are in points.
struct LintLayout: Sendable {
  /// The document's root that was laid out.
  let root: InterfaceRoot
  /// The readable name of the canvas; see `LintFinding.canvases`.
  let canvas: String
  /// A Boolean value that indicates whether the canvas is the one with which the document was
  /// saved.
  let isOwnCanvas: Bool
  /// The result of the layout; frames are in points.
  let snapshot: LayoutSnapshot
  /// Recorded frames that differ from the solution, by the view's identifier. It is empty on
  /// canvases other than the document's own.
  let misplacements: [String: Misplacement]
  /// Heights that the content of cells needs if the cells are less tall on the canvas, by the
  /// content view's identifier. It is empty on canvases other than the document's own.
  let growingCells: [String: CGFloat]
  /// The diagnostics of creating the document's views.
  let diagnostics: [InterfaceDiagnostic]

  /// The ambiguity and the conflicts at run time if they may differ from those on this canvas, or
  /// `nil` if the layout has neither or represents the one at run time.
  var runTime: RunTimeIssues?

  /// A recorded frame and the one that the constraints determine, in points in the superview.
  struct Misplacement: Hashable, Sendable {
    /// The frame in the document.
    let recorded: CGRect
    /// The frame that the constraints determine.
    let solved: CGRect
    /// The number of points by which the edges may differ.
    let tolerance: CGFloat
  }

  /// The document of the root.
  var document: InterfaceDocument { root.document }

  /// Returns the element of a view, or `nil` for views that are not in the document, such as parts
  /// of controls.
  func element(of view: LayoutSnapshot.View) -> XMLTree.Element? {
    view.identifier.flatMap { document.element(withIdentifier: $0) }
  }

  /// Returns the element of a constraint, or `nil` for constraints that are not in the document.
  func element(of constraint: LayoutSnapshot.Constraint) -> XMLTree.Element? {
    guard constraint.origin == .user, let id = constraint.identifier,
      let element = document.element(withIdentifier: id),
      element.name == ConstraintElement.elementName
    else { return nil }
    return element
  }

  /// Returns a view's readable name: its class and its label, such as `UILabel “Title”`.
  func name(of view: LayoutSnapshot.View) -> String {
    view.label.map { "\(view.className) “\($0.shortened)”" } ?? view.className
  }

  /// Returns a Boolean value that indicates whether neither the view nor one of its ancestors is
  /// hidden or fully transparent.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the view.
  func isShown(_ index: Int) -> Bool {
    var current: Int? = index
    while let view = current {
      if snapshot.views[view].isHidden || snapshot.views[view].alpha == 0 { return false }
      current = snapshot.views[view].parent
    }
    return true
  }

  /// Returns the superview of a view, or `nil` for the root.
  func parent(of view: LayoutSnapshot.View) -> LayoutSnapshot.View? {
    view.parent.map { snapshot.views[$0] }
  }

  /// Returns a Boolean value that indicates whether a view is, at any depth, in the content of a
  /// scroll view.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the view.
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
  /// The first line of the text, truncated to at most 40 characters including an ellipsis.
  var shortened: String {
    // A text may be long, and finding characters takes linear time.
    let line = prefix(Self.maxNameLength + 1).prefix { !$0.isNewline }
    return line.count > Self.maxNameLength
      ? line.prefix(Self.maxNameLength - 1) + "…" : String(line)
  }

  /// The maximum number of characters of a name. Interface Builder's outline shows as many.
  private static let maxNameLength = 40
}
