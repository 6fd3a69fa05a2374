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
    let rules = CanvasRules(root, choice)
    guard choice != .document, choice.size == nil else { return rules.canvas() }
    return rules.canvas(in: container(of: root, on: rules.platform))
  }

  /// The size and the safe area of the container view that holds the root's controller, in points; nil
  /// if there is none.
  ///
  /// On a device a navigation or tab bar controller in the container passes it on; on a canvas
  /// Interface Builder draws what such a controller shows by itself.
  private func container(of root: InterfaceRoot, on platform: Platform) -> RootPlacement? {
    let segues = root.document.segues
    guard let controller = root.controller, let id = controller.id, !active.contains(id),
      let arrow = platform.surface == .device
        ? segues.embedding(of: controller, on: platform) : segues.arrow(to: controller),
      arrow.kind == .embed, let containerID = arrow.element.parent?.parent?.id,
      let outer = root.document.roots.first(where: { $0.controller == arrow.source })
    else { return nil }
    var inner = self
    inner.active.insert(id)
    let result = TreeBuilder(outer, inner.canvas(of: outer), choice).build()
    result.view.layoutIfNeeded()
    // A view does not keep its superview, without which it has no safe area.
    return withExtendedLifetime(result) {
      result.view.descendant(withDocumentIdentifier: containerID).map {
        RootPlacement(size: $0.bounds.size, insets: $0.safeAreaInsets)
      }
    }
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
