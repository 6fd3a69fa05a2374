import AutoLayout
import Foundation
import InterfaceBuilder

/// A problem of a layout at one width.
struct LayoutFault: Hashable, Comparable {
  /// The kind: `conflict`, `ambiguous` or `clipped`.
  var kind: String
  /// The description of the problem, in one sentence.
  var text: String
  /// The keys of the affected views, or of the constraints of a conflict.
  var keys: [String]

  static func < (a: LayoutFault, b: LayoutFault) -> Bool { (a.kind, a.text) < (b.kind, b.text) }
}

/// A tree of views that is laid out at successive widths.
@MainActor
struct LayoutProber {
  /// The views.
  private var instance: InstantiatedRoot
  /// The document of the views.
  private let document: InterfaceDocument
  /// The canvas. Only its width changes.
  private let choice: CanvasChoice
  /// The memory of the snapshot at the last width, which is valid because the next snapshot has the
  /// same constraints.
  private let memory = SnapshotMemory()

  /// Creates a prober of a root.
  init(_ root: InterfaceRoot, _ choice: CanvasChoice) {
    instance = root.instantiate(on: choice)
    document = root.document
    self.choice = choice
  }

  /// Returns the problems at a width, in points.
  mutating func faults(at width: Double) -> Set<LayoutFault> {
    var choice = self.choice
    choice.size = CGSize(width: width, height: (choice.size ?? instance.canvas.size).height)
    instance.move(to: choice)
    var snapshot = instance.snapshot(knowing: memory)
    _ = instance.openGrowingCells(of: &snapshot, document)
    return LayoutFault.all(in: snapshot)
  }
}

extension LayoutFault {
  /// Returns all problems of a layout.
  static func all(in snapshot: LayoutSnapshot) -> Set<LayoutFault> {
    var names: SceneKeys?
    func key(_ index: Int) -> String {
      let known = names ?? SceneKeys(snapshot)
      names = known
      return known.views[index]
    }
    var faults: Set<LayoutFault> = []
    for conflict in snapshot.conflicts {
      let broken = snapshot.constraints[conflict.broken]
      faults.insert(
        LayoutFault(
          kind: "conflict", text: "conflicting constraints: \(broken.text)",
          keys: conflict.members.compactMap { snapshot.constraints[$0].identifier }))
    }
    for index in snapshot.views.indices.dropFirst() where !snapshot.views[index].isHidden {
      let name = snapshot.views[index].label ?? snapshot.views[index].className
      if !snapshot.views[index].ambiguity.isEmpty {
        faults.insert(
          LayoutFault(kind: "ambiguous", text: "\(name) is ambiguous", keys: [key(index)]))
      }
      if case .label(let text) = snapshot.views[index].content, text.isTruncated {
        faults.insert(LayoutFault(kind: "clipped", text: "\(name) is clipped", keys: [key(index)]))
      }
    }
    return faults
  }
}
