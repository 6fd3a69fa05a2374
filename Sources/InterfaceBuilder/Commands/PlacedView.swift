import AutoLayout
import Foundation

/// A view of a laid out canvas with its element in the document.
struct PlacedView {
  let id: String
  let element: VariedElement
  /// The index in the snapshot.
  let index: Int
  /// The element of the superview, or `nil` for the root.
  let container: XMLTree.Element?
  /// The frame that the document records, in points, in the superview's coordinates, or `nil` if
  /// there is none.
  let recorded: CGRect?
  /// The frame that constraints determine.
  let solved: CGRect
  /// The insets of the alignment rectangle from the frame.
  let insets: UIEdgeInsets
  /// The variables that constraints do not determine.
  let ambiguity: LayoutSnapshot.Ambiguity
  /// A Boolean value that indicates whether constraints position the view: it is a subview that
  /// does not translate its mask.
  let isConstrained: Bool
  let isHidden: Bool

  /// The recorded frame, or the solved one if none is recorded.
  var frame: CGRect { recorded ?? solved }

  /// A Boolean value that indicates whether a stack view positions the view.
  var isArranged: Bool { container?.kind == .stackView }

  /// Returns the alignment rectangle of a frame.
  func aligned(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }
}

/// One root of a document, laid out on its own canvas, in the form that commands use.
@MainActor
struct CanvasLayout {
  /// The root that was laid out.
  let root: InterfaceRoot
  /// The views that were laid out.
  let instance: InstantiatedRoot
  /// The canvas of the document.
  let canvas: InterfaceCanvas
  /// The frames of the views.
  let snapshot: LayoutSnapshot
  /// The views with an identifier, parents before children.
  let views: [PlacedView]
  /// The indices of the views in `views`, by identifier.
  private let places: [String: Int]

  /// The number of points by which the edges of recorded frames may differ from those of solved
  /// ones.
  var tolerance: CGFloat { snapshot.canvas.misplacementTolerance }

  /// Lays out a root on its own canvas, with the colors of its project for pictures.
  init(_ root: InterfaceRoot, assets: DocumentAssets? = nil) {
    self.root = root
    var choice = CanvasChoice.document
    choice.assets = assets
    instance = root.instantiate(on: choice)
    canvas = instance.canvas
    snapshot = instance.snapshot()
    let traits = VariationTraits(canvas)
    let duplicates = Set(root.document.duplicates.compactMap(\.id))
    var views: [PlacedView] = []
    for (index, view) in snapshot.views.enumerated() {
      guard let id = view.identifier, !duplicates.contains(id),
        let element = root.document.element(withIdentifier: id)
      else { continue }
      views.append(
        Self.placed(id, VariedElement(element, traits), index, view, isRoot: index == 0))
    }
    self.views = views
    places = Dictionary(
      views.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { a, _ in a })
  }

  private static func placed(
    _ id: String, _ element: VariedElement, _ index: Int, _ view: LayoutSnapshot.View, isRoot: Bool
  ) -> PlacedView {
    let list = element.element.parent
    let isSubview = !isRoot && list?.kind == .subviews
    return PlacedView(
      id: id, element: element, index: index, container: isSubview ? list?.parent : nil,
      recorded: element.rect(ViewElement.frame), solved: view.frame,
      insets: view.alignmentRectInsets, ambiguity: view.ambiguity,
      isConstrained: isSubview
        && !element[ViewElement.translatesAutoresizingMask],
      isHidden: view.isHidden)
  }

  /// Returns the text that distinguishes a view from others of its class: the label in the outline,
  /// a text, or a title. The result is `nil` if the view has none of them.
  func label(of view: PlacedView) -> String? { snapshot.views[view.index].label }

  /// Returns the view with an identifier, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  func view(_ id: String) -> PlacedView? { places[id].map { views[$0] } }

  /// Returns the views of an element's subviews, back to front.
  func children(of container: XMLTree.Element) -> [PlacedView] {
    views.filter { $0.container == container }
  }

  /// Returns the snapshot of an element's view, which is found by its subviews if it has no
  /// identifier. The result is `nil` for other elements.
  func snapshotView(of element: XMLTree.Element) -> LayoutSnapshot.View? {
    if let id = element.id, let view = view(id) { return snapshot.views[view.index] }
    return views.first { $0.container == element }.flatMap { child in
      snapshot.views[child.index].parent.map { snapshot.views[$0] }
    }
  }
}
