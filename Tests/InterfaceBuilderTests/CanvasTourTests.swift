import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// A root on one canvas after the other. Oracle: the program itself, a new tree on each canvas,
/// compared to the bit.
@MainActor
@Suite struct CanvasTourTests {
  private static let choices: [CanvasChoice] = Device.all.flatMap {
    [CanvasChoice.device($0, .portrait), .device($0, .landscape)]
  }

  @Test(arguments: LiveTreeTests.documents)
  func `A canvas tour gives the same layouts and diagnostics as new trees`(_ file: URL) throws {
    let document = try InterfaceDocument(contentsOf: file)
    for root in document.roots {
      var tour = CanvasTour(root)
      for choice in Self.choices {
        let layout = tour.layout(on: choice)
        let fresh = root.instantiate(on: choice)
        #expect(layout.snapshot == fresh.snapshot())
        #expect(layout.diagnostics == fresh.diagnostics)
      }
    }
  }

  @Test(arguments: LiveTreeTests.documents)
  func `A frames-only snapshot has the same frames as a complete one`(_ file: URL) throws {
    let document = try InterfaceDocument(contentsOf: file)
    for root in document.roots {
      var (tour, framesTour) = (CanvasTour(root), CanvasTour(root))
      for choice in [CanvasChoice.document] + Self.choices.prefix(4) {
        let complete = tour.layout(on: choice)
        let frames = framesTour.layout(on: choice, with: .framesOnly)
        #expect(frames.diagnostics == complete.diagnostics)
        #expect(frames.snapshot.conflicts == complete.snapshot.conflicts)
        #expect(
          frames.snapshot.constraints.filter(\.isInConflict)
            == complete.snapshot.constraints.filter(\.isInConflict))
        #expect(frames.snapshot.views.map(Place.init) == complete.snapshot.views.map(Place.init))
      }
    }
  }

  /// What a snapshot of frames has of a view.
  private struct Place: Equatable {
    let identifier: String?
    let className: String
    let parent: Int?
    let children: [Int]
    let frame: CGRect
    let frameInRoot: CGRect
    let ambiguity: LayoutSnapshot.Ambiguity

    init(_ view: LayoutSnapshot.View) {
      identifier = view.identifier
      className = view.className
      parent = view.parent
      children = view.children
      frame = view.frame
      frameInRoot = view.frameInRoot
      ambiguity = view.ambiguity
    }
  }
}
