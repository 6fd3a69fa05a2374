import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Oracle: interface-builder. Documents of our own, each for one rule of Interface Builder's canvas.
///
/// The frames that they state are those of Apple's canvas, worked out by hand from the rule. The
/// comment at the top of a document has the rule, the derivation, and in how many recorded roots of
/// how many repositories the rule was found.
@MainActor
@Suite struct FidelityTests {
  /// Far less than a pixel, more than what the decimals of a third of a point leave.
  private static let tolerance: CGFloat = 0.01

  @Test func `The folder contains documents`() {
    #expect(!FidelityDocument.names.isEmpty)
  }

  @Test(arguments: FidelityDocument.names)
  func `A document's layout matches its derivation`(_ name: String) throws {
    let document = try FidelityDocument(name)
    #expect(document.head.contains("<!--"))
    #expect(document.head.contains("Derivation:"))
    #expect(document.head.contains("Evidence: recorded in "))
    #expect(!document.views.isEmpty)
    for root in document.blank.roots {
      let views = document.views.filter { $0.root == root.element.id }
      let frames = try document.blank.frames(root: root.element.id)
      for view in views {
        let frame = frames[view.id]
        #expect(
          frame.map { isClose($0, view.frame) } == true,
          "\(view.id): expected \(view.frame), laid out at \(String(describing: frame))")
      }
    }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return distances.allSatisfy { abs($0) <= Self.tolerance }
  }
}
