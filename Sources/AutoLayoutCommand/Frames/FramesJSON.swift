import AutoLayout
import Foundation
import LayoutRendering

/// Writes the frames of a document as one line of JSON.
///
///     {"file": …, "roots": [{"id": …, "views": [{"id": …, "frame": [x, y, width, height]}]}]}
///
/// Frames are in points, in the coordinates of the superview.
struct FramesJSON {
  /// A Boolean value that indicates whether every root has the name of its canvas.
  let namesCanvas: Bool

  /// Returns the line of a document, with a newline at the end.
  func line(_ layout: DocumentLayout, file: String) -> String {
    JSONText.object([
      ("file", JSONText.string(file)),
      ("roots", JSONText.array(layout.roots.map { root($0, layout) })),
    ]) + "\n"
  }

  /// Returns the line of a document that failed, with a newline at the end.
  static func line(_ failure: DocumentFailure) -> String {
    JSONText.object([
      ("file", JSONText.string(failure.file)),
      ("error", JSONText.string(failure.oneLine)),
      ("hint", failure.hint.map(JSONText.string)),
    ]) + "\n"
  }

  /// Returns a root on one canvas. Keys without a value are omitted.
  private func root(_ laidOut: LaidOutRoot, _ layout: DocumentLayout) -> String {
    let snapshot = laidOut.snapshot
    let canvas = snapshot.canvas
    let orientation = canvas.isLandscape ? "landscape" : "portrait"
    let broken = snapshot.constraints.filter(\.isInConflict)
    let conflicts = broken.prefix(Self.maxConflicts).map(Self.conflict)
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
      ("views", laidOut.accessibility == nil ? Self.views(snapshot, layout) : nil),
      ("elements", laidOut.accessibility?.elementsJSON),
      ("findings", laidOut.accessibility?.findingsJSON),
    ])
  }

  /// Returns the views of a root as an array.
  private static func views(_ snapshot: LayoutSnapshot, _ layout: DocumentLayout) -> String {
    var json = JSONWriter()
    json.array { json in
      for view in snapshot.views { write(view, layout, to: &json) }
    }
    return json.text
  }

  /// Writes a view, unless it has no identifier in the document, like the parts of a control.
  private static func write(
    _ view: LayoutSnapshot.View, _ layout: DocumentLayout, to json: inout JSONWriter
  ) {
    guard let id = view.identifier, layout.document.element(withIdentifier: id) != nil else {
      return
    }
    let frame = view.frame
    json.object { json in
      json.string(id, "id")
      json.array("frame") { json in
        for length in [frame.origin.x, frame.origin.y, frame.width, frame.height] {
          json.number(Double(length))
        }
      }
      let open = view.ambiguity.isEmpty ? [] : view.ambiguity.names
      guard !open.isEmpty else { return }
      json.array("ambiguous") { json in
        for name in open { json.string(name) }
      }
    }
  }

  /// The maximum number of conflicts in the list of a root. If there are more, their number is
  /// given.
  private static let maxConflicts = 1000

  /// Returns a required constraint that the engine broke, with its description.
  private static func conflict(_ constraint: LayoutSnapshot.Constraint) -> String {
    JSONText.object([
      ("id", constraint.identifier.map(JSONText.string)),
      ("text", JSONText.string(constraint.text)),
    ])
  }

  /// Returns lengths in points as an array of JSON numbers.
  private static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number($0) })
  }
}

/// The names of parts of a frame.
extension LayoutSnapshot.Ambiguity {
  /// The names of the ambiguous parts of a frame in JSON.
  var names: [String] {
    let all: [(LayoutSnapshot.Ambiguity, String)] = [
      (.horizontalPosition, "x"), (.verticalPosition, "y"), (.width, "width"), (.height, "height"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
