import AutoLayout
import InterfaceBuilder

/// A root on one canvas and its views as a sequence of JSON objects, so that a long answer can end
/// between two views. Views belong to the last root before them.
///
///     {"scene":"Sign In","id":"LgN-vw-001","device":"retina6_0","size":[390,844]}
///     {"id":"LgN-lb-002","name":"Title","class":"UILabel","frame":[16,59,358,41]}
struct LayoutListJSON {
  /// The objects, beginning with the root.
  let elements: [String]

  /// The maximum number of conflicts that are listed for a root.
  private static let maxConflicts = 10

  /// Lists a root and the views of the document. Parts of controls are omitted.
  init(_ laidOut: LaidOutRoot, _ document: InterfaceDocument) {
    let snapshot = laidOut.snapshot
    let canvas = snapshot.canvas
    let broken = snapshot.constraints.filter(\.isInConflict).prefix(Self.maxConflicts)
    let variant = laidOut.variant.name
    let heading = JSONText.object([
      ("scene", JSONText.string(laidOut.name)), ("id", JSONText.string(laidOut.root.id)),
      ("device", canvas.device.map(JSONText.string)),
      ("orientation", canvas.isLandscape ? JSONText.string("landscape") : nil),
      ("size", Self.numbers([canvas.size.width, canvas.size.height])),
      ("safeArea", Self.insets(canvas.safeAreaInsets)),
      ("variant", variant.isEmpty ? nil : JSONText.string(variant)),
      (
        "conflicts",
        broken.isEmpty
          ? nil
          : JSONText.array(
            broken.map { constraint in
              JSONText.object([
                ("id", constraint.identifier.map(JSONText.string)),
                ("constraint", JSONText.string(constraint.text)),
              ])
            })
      ),
    ])
    elements = [heading] + snapshot.views.compactMap { Self.view($0, document) }
  }

  /// Returns a view of the document, or `nil` for a part of a control.
  private static func view(
    _ view: LayoutSnapshot.View, _ document: InterfaceDocument
  ) -> String? {
    guard let id = view.identifier, let element = document.element(withIdentifier: id) else {
      return nil
    }
    let frame = view.frame
    return JSONText.object([
      ("id", JSONText.string(id)), ("name", JSONText.string(document.title(of: element))),
      ("class", JSONText.string(view.className)),
      ("frame", numbers([frame.origin.x, frame.origin.y, frame.width, frame.height])),
      (
        "ambiguous",
        view.ambiguity.isEmpty ? nil : JSONText.array(view.ambiguity.names.map(JSONText.string))
      ),
      ("hidden", view.isHidden ? "true" : nil),
    ])
  }

  /// Returns insets as top, left, bottom and right, or `nil` if all are zero.
  private static func insets(_ insets: UIEdgeInsets) -> String? {
    insets == .zero ? nil : numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns lengths in points as an array. A thousandth of a point is invisible on every screen.
  static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number(($0 * 1000).rounded() / 1000) })
  }
}
