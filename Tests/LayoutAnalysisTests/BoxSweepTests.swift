import Foundation
import Testing

@testable import LayoutAnalysis

/// Oracle: comparing each rectangle with all others.
@Suite("Overlap search")
struct BoxSweepTests {
  @Test(
    "A sweep finds the same overlapping pairs as comparing all rectangles",
    arguments: [1, 2, 3, 4, 5])
  func pairs(seed: UInt64) throws {
    var state = seed
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
    let boxes = (0..<120).map { _ in
      CGRect(x: next(300), y: next(300), width: next(40), height: next(40))
    }
    var expected: [[Int]] = []
    for upper in boxes.indices {
      for lower in 0..<upper where boxes[upper].overlaps(boxes[lower], by: 2) {
        expected.append([upper, lower])
      }
    }
    let sweep = try #require(BoxSweep(boxes, overlap: 2, limit: 10_000))
    #expect(sweep.pairs.map { [$0.upper, $0.lower] } == expected)
    #expect(!expected.isEmpty)
    #expect(sweep.compared < 120 * 119 / 4)
  }

  @Test("The sweep stops at its limit and ignores empty and invalid rectangles")
  func limits() throws {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let many = Array(repeating: box, count: 100)
    #expect(BoxSweep(many, overlap: 2, limit: 4_949) == nil)
    #expect(BoxSweep(many, overlap: 2, limit: 4_950)?.compared == 4_950)
    let unknown = CGFloat.nan
    let boxes = [
      box, CGRect(x: 5, y: 5, width: 2, height: 10),
      CGRect(x: unknown, y: unknown, width: unknown, height: 9), box,
    ]
    let sweep = try #require(BoxSweep(boxes, overlap: 2, limit: 10))
    #expect(sweep.pairs.map { [$0.upper, $0.lower] } == [[3, 0]])
  }
}
