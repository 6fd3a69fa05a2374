import AutoLayout
import Foundation

/// Determines the canvas of roots that are in a container view of another root.
///
/// On a canvas other than the document's own, the containing root is laid out first: its container
/// view determines the size, and on a device also the safe area. On its own canvas, Interface
/// Builder draws the root separately.
///
///     <containerView id="abc-De-fGh">
///         <connections>
///             <segue destination="jKl-Mn-oPq" kind="embed" id="rSt-Uv-wXy"/>
///         </connections>
///     </containerView>
@MainActor
struct EmbeddedCanvas {
  /// The canvas of the root and of the roots around it.
  let choice: CanvasChoice
  /// Controllers whose containers are being laid out. A controller that is already included embeds
  /// itself, directly or through others, and gets the canvas of a root without a container.
  private var active: Set<String> = []

  /// Creates a search for canvases of a choice.
  init(_ choice: CanvasChoice) { self.choice = choice }

  /// Returns the canvas of a root: its own, or the one that its container determines.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the roots around it, each of
  ///   which is laid out again for every call.
  func canvas(of root: InterfaceRoot) -> InterfaceCanvas {
    let rules = CanvasRules(root, choice)
    guard choice != .document, choice.size == nil else { return rules.canvas() }
    return rules.canvas(in: container(of: root, on: rules.platform))
  }

  /// Returns the size and the safe area of the container view that contains the root's controller,
  /// in points, or `nil` if there is none.
  ///
  /// On a device, a navigation or tab bar controller in the container passes them on; on a canvas,
  /// Interface Builder draws the child of such a controller by itself.
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
    // A view does not retain its superview, without which it has no safe area.
    return withExtendedLifetime(result) {
      result.view.descendant(withDocumentIdentifier: containerID).map {
        RootPlacement(size: $0.bounds.size, insets: $0.safeAreaInsets)
      }
    }
  }
}

extension UIView {
  /// Returns the view created from the element with an identifier, this one or a descendant, or
  /// `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  package func descendant(withDocumentIdentifier id: String) -> UIView? {
    var found: UIView?
    forEachInSubtree { if found == nil, $0.documentIdentifier == id { found = $0 } }
    return found
  }
}
