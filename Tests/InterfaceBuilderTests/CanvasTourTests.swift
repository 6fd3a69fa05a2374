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
  func `A tour has the layouts and diagnostics of new trees`(_ file: URL) throws {
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
}
