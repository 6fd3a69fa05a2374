import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// A tree that is moved from canvas to canvas. Oracle: the program itself, a fresh tree on the same
/// canvas, compared to the bit.
@MainActor
@Suite struct LiveTreeTests {
  /// The example documents, or those of the folder that the environment names.
  nonisolated static let documents: [URL] = {
    let named = ProcessInfo.processInfo.environment["LIVE_TREE_DOCUMENTS"]
    let folder =
      named.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Documents").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  private static let choices: [CanvasChoice] =
    ["retina4_7", "retina6_5", "ipad9_7"].compactMap { Device(identifier: $0) }.flatMap {
      [CanvasChoice.device($0, .landscape), .device($0, .portrait)]
    }

  @Test(arguments: documents)
  func `A tree moved to another canvas is the tree made for it`(_ file: URL) throws {
    let document = try InterfaceDocument(contentsOf: file)
    for root in document.roots {
      var live = root.instantiate()
      _ = live.snapshot()
      for choice in Self.choices + [.document] {
        live.move(to: choice)
        expectSame(live, root.instantiate(on: choice), "\(root.id) \(choice)")
      }
    }
  }

  private func expectSame(
    _ moved: InstantiatedRoot, _ fresh: InstantiatedRoot, _ what: @autoclosure () -> String
  ) {
    let (a, b) = (moved.snapshot(), fresh.snapshot())
    guard a != b else { return }
    Issue.record("\(what()): \(Self.difference(a, b))")
  }

  private static func difference(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> String {
    guard a.views.count == b.views.count else {
      return "\(a.views.count) views, not \(b.views.count)"
    }
    for (moved, fresh) in zip(a.views, b.views) where moved != fresh {
      let name = "\(moved.className) \(moved.identifier ?? "")"
      guard moved.frame == fresh.frame else {
        return "\(name) \(moved.frame), not \(fresh.frame)"
      }
      return "\(name): \(moved)\nnot \(fresh)"
    }
    if a.canvas != b.canvas { return "canvas \(a.canvas), not \(b.canvas)" }
    guard a.constraints.count == b.constraints.count else {
      return "\(a.constraints.count) constraints, not \(b.constraints.count)"
    }
    let pair = zip(a.constraints, b.constraints).first { $0 != $1 }
    return pair.map { "\($0)\nnot \($1)" } ?? "other"
  }
}
