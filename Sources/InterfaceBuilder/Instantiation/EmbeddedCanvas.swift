import AutoLayout
import Foundation

/// Finds the canvas of roots that lie in a container view of another root.
///
/// On the document's own canvas the recorded size is right. On another, the containing root is laid
/// out first, and its container view gives the size.
@MainActor
struct EmbeddedCanvas {
  let choice: CanvasChoice
  /// Controllers whose containers are being laid out; they embed each other where one comes again.
  private var active: Set<String> = []

  init(_ choice: CanvasChoice) { self.choice = choice }

  func canvas(of root: InterfaceRoot) -> InterfaceCanvas {
    var canvas = root.canvas(choice)
    guard choice != .document, choice.size == nil, let size = containerSize(of: root) else {
      return canvas
    }
    canvas.size = size
    return canvas
  }

  /// The size of the container view that holds the root's controller; nil where there is none.
  private func containerSize(of root: InterfaceRoot) -> CGSize? {
    let segues = root.document.segues
    guard let id = root.controller?.id, !active.contains(id),
      let arrow = segues.incoming[id]?.first, arrow.kind == "embed",
      let container = arrow.element.parent?.parent, let containerID = container.id,
      let outer = root.document.roots.first(where: { $0.controller == arrow.source })
    else { return nil }
    var inner = self
    inner.active.insert(id)
    let result = TreeBuilder(outer, inner.canvas(of: outer)).build()
    result.view.layoutIfNeeded()
    return result.view.descendant(withDocumentIdentifier: containerID)?.bounds.size
  }
}

extension UIView {
  /// The view made from the element with an identifier, this one or one below.
  package func descendant(withDocumentIdentifier id: String) -> UIView? {
    var found: UIView?
    forEachInSubtree { if found == nil, $0.documentIdentifier == id { found = $0 } }
    return found
  }
}
