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
  func `A tree that moves to another canvas equals a tree instantiated for that canvas`(_ file: URL)
    throws
  {
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

  /// The work is counted: constraints turned into equations, solutions, and layouts of views.
  @Test func `A thousand rotations give the frames of new trees, at constant cost`() throws {
    let file = try #require(Self.documents.first { $0.lastPathComponent == "Universal.storyboard" })
    let root = try #require(try InterfaceDocument(contentsOf: file).roots.first)
    let device = try #require(Device(identifier: "retina6_1"))
    let sides = [CanvasChoice.device(device, .landscape), .device(device, .portrait)]
    let expected = sides.map { root.instantiate(on: $0).snapshot() }
    var live = root.instantiate(on: sides[1])
    live.view.layoutIfNeeded()
    var work: [[Int]] = []
    for turn in 0..<1_000 {
      let before = live.view.layoutWork
      live.move(to: sides[turn % 2])
      #expect(live.snapshot() == expected[turn % 2])
      let after = live.view.layoutWork
      work.append([
        after.layouts - before.layouts, after.solutions - before.solutions,
        after.lowerings - before.lowerings,
      ])
    }
    #expect(work[2] == work[998] && work[3] == work[999])
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
