import AutoLayout
import Foundation

/// Finds the canvas of roots that are in a container view of another root.
///
/// On a canvas other than the document's own, the containing root is laid out first: its container
/// view gives the size, and on a device also the safe area. On its own canvas, Interface Builder
/// draws the root by itself.
///
///     <containerView id="abc-De-fGh">
///         <connections>
///             <segue destination="jKl-Mn-oPq" kind="embed" id="rSt-Uv-wXy"/>
///         </connections>
///     </containerView>
@MainActor
struct EmbeddedCanvas {
  /// What the root, and the roots around it, are laid out on.
  let choice: CanvasChoice
  /// Controllers whose containers are being laid out. One that is in here already embeds itself,
  /// directly or through others, and gets the canvas of a root without container.
  private var active: Set<String> = []

  /// Finds canvases for a choice.
  init(_ choice: CanvasChoice) { self.choice = choice }

  /// The canvas of a root: its own, or what its container gives.
  ///
  /// O(elements of the roots around it), each of which is laid out again for every call.
  func canvas(of root: InterfaceRoot) -> InterfaceCanvas {
    var canvas = root.canvas(choice)
    guard choice != .document, choice.size == nil, let container = container(of: root) else {
      return canvas
    }
    canvas.size = container.bounds.size
    guard canvas.surface == .device else { return canvas }
    let insets = container.safeAreaInsets
    canvas.safeAreaInsets = insets
    canvas.topGuideLength = insets.top
    canvas.bottomGuideLength = insets.bottom
    return canvas
  }

  /// The container view, after layout, that holds the root's controller; nil if there is none.
  private func container(of root: InterfaceRoot) -> UIView? {
    let segues = root.document.segues
    guard let id = root.controller?.id, !active.contains(id),
      let arrow = segues.incoming[id]?.first, arrow.kind == .embed,
      let containerID = arrow.element.parent?.parent?.id,
      let outer = root.document.roots.first(where: { $0.controller == arrow.source })
    else { return nil }
    var inner = self
    inner.active.insert(id)
    let result = TreeBuilder(outer, inner.canvas(of: outer), choice).build()
    result.view.layoutIfNeeded()
    return result.view.descendant(withDocumentIdentifier: containerID)
  }
}

extension UIView {
  /// The view made from the element with an identifier: this one or one below it. O(views).
  package func descendant(withDocumentIdentifier id: String) -> UIView? {
    var found: UIView?
    forEachInSubtree { if found == nil, $0.documentIdentifier == id { found = $0 } }
    return found
  }
}
