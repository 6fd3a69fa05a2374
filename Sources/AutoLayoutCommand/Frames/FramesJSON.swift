import AutoLayout
import Foundation

/// The frames of a document as one line of JSON.
///
///     {"file": …, "roots": [{"id": …, "views": [{"id": …, "frame": [x, y, width, height]}]}]}
///
/// Frames are in points, in the coordinates of the superview.
struct FramesJSON {
  /// Whether every root states the canvas that it was laid out on.
  let namesCanvas: Bool

  /// The line of a document, ending in a newline.
  func line(_ layout: DocumentLayout, file: String) -> String {
    JSONText.object([
      ("file", JSONText.string(file)),
      ("roots", JSONText.array(layout.roots.map { root($0, layout) })),
    ]) + "\n"
  }

  /// The line of a document that failed, ending in a newline.
  static func line(_ failure: DocumentFailure) -> String {
    JSONText.object([
      ("file", JSONText.string(failure.file)),
      ("error", JSONText.string(failure.oneLine)),
      ("hint", failure.hint.map(JSONText.string)),
    ]) + "\n"
  }

  /// A root on one canvas. Keys without a value are left out.
  private func root(_ laidOut: LaidOutRoot, _ layout: DocumentLayout) -> String {
    let snapshot = laidOut.snapshot
    let canvas = snapshot.canvas
    let orientation = canvas.isLandscape ? "landscape" : "portrait"
    let broken = snapshot.constraints.filter(\.isInConflict)
    let conflicts = broken.prefix(Self.mostConflicts).map(Self.conflict)
    return JSONText.object([
      ("id", JSONText.string(laidOut.root.id)),
      ("device", namesCanvas ? canvas.device.map(JSONText.string) : nil),
      ("orientation", namesCanvas ? JSONText.string(orientation) : nil),
      (
        "size",
        namesCanvas ? Self.numbers([canvas.size.width, canvas.size.height]) : nil
      ),
      ("locale", laidOut.variant.locale.map(JSONText.string)),
      ("contentSize", laidOut.variant.contentSize.map(JSONText.string)),
      ("direction", laidOut.variant.direction.map { JSONText.string($0.rawValue) }),
      ("ios", laidOut.variant.systemVersion.map { "\($0)" }),
      ("boldText", laidOut.variant.hasBoldText ? "true" : nil),
      ("conflicts", conflicts.isEmpty ? nil : JSONText.array(conflicts)),
      ("moreConflicts", broken.count > conflicts.count ? "\(broken.count - conflicts.count)" : nil),
      ("views", JSONText.array(snapshot.views.compactMap { Self.view($0, layout) })),
    ])
  }

  /// A view; nil if it has no identifier in the document, as the parts of a control.
  private static func view(_ view: LayoutSnapshot.View, _ layout: DocumentLayout) -> String? {
    guard let id = view.identifier, layout.document.element(withIdentifier: id) != nil else {
      return nil
    }
    let frame = view.frame
    let open = view.ambiguity.names
    return JSONText.object([
      ("id", JSONText.string(id)),
      ("frame", numbers([frame.origin.x, frame.origin.y, frame.width, frame.height])),
      ("ambiguous", open.isEmpty ? nil : JSONText.array(open.map(JSONText.string))),
    ])
  }

  /// The largest number of conflicts that are listed for one root. More are counted.
  private static let mostConflicts = 1000

  /// A required constraint that the engine broke, with its description.
  private static func conflict(_ constraint: LayoutSnapshot.Constraint) -> String {
    JSONText.object([
      ("id", constraint.identifier.map(JSONText.string)),
      ("text", JSONText.string(constraint.text)),
    ])
  }

  /// Lengths in points as an array of JSON numbers.
  private static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number($0) })
  }
}

/// The names of parts of a frame.
extension LayoutSnapshot.Ambiguity {
  /// The ambiguous parts of a frame by the names that JSON gives them.
  fileprivate var names: [String] {
    let all: [(LayoutSnapshot.Ambiguity, String)] = [
      (.horizontalPosition, "x"), (.verticalPosition, "y"), (.width, "width"), (.height, "height"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
