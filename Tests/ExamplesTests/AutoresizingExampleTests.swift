import ExampleScreens
import Testing
import UIKit

/// Oracle: hand. The parts of an axis that are flexible grow in proportion to their lengths.
@MainActor
@Suite("Autoresizing masks")
struct AutoresizingExampleTests {
  /// Where a child ends up along an axis, by which of margin, length and margin are flexible.
  struct Span: Equatable {
    let notation: String
    let origin: CGFloat
    let length: CGFloat
  }

  /// Parts 20 + 40 + 60 of 120 points, which become 180; indexed by the bits of the mask.
  static let across = [
    Span(notation: "---", origin: 20, length: 40),
    // The left margin takes all: 20 + 60.
    Span(notation: "&--", origin: 80, length: 40),
    Span(notation: "-&-", origin: 20, length: 100),
    // 20 + 40 = 60 become 120: both double.
    Span(notation: "&&-", origin: 40, length: 80),
    Span(notation: "--&", origin: 20, length: 40),
    // 20 + 60 = 80 become 140: 20 · 1.75.
    Span(notation: "&-&", origin: 35, length: 40),
    // 40 + 60 = 100 become 160: 40 · 1.6.
    Span(notation: "-&&", origin: 20, length: 64),
    // Everything by half.
    Span(notation: "&&&", origin: 30, length: 60),
  ]

  /// Parts 10 + 30 + 20 of 60 points, which become 120.
  static let down = [
    Span(notation: "---", origin: 10, length: 30),
    Span(notation: "&--", origin: 70, length: 30),
    Span(notation: "-&-", origin: 10, length: 90),
    // 10 + 30 = 40 become 100: 2.5 times.
    Span(notation: "&&-", origin: 25, length: 75),
    Span(notation: "--&", origin: 10, length: 30),
    // 10 + 20 = 30 become 90: three times.
    Span(notation: "&-&", origin: 30, length: 30),
    // 30 + 20 = 50 become 110: 30 · 2.2.
    Span(notation: "-&&", origin: 10, length: 66),
    Span(notation: "&&&", origin: 20, length: 60),
  ]

  @Test("All 64 autoresizing masks produce the expected frames", arguments: [false, true])
  func combinations(byConstraints: Bool) {
    let outcomes = AutoresizingMasks.outcomes(byConstraints: byConstraints)
    #expect(Set(outcomes.map(\.notation)).count == 64)
    for outcome in outcomes {
      #expect(outcome.frame == Self.expected(outcome.mask), "\(outcome.notation)")
    }
  }

  private static func expected(_ mask: UIView.AutoresizingMask) -> CGRect {
    let x = across[Int(mask.rawValue & 7)]
    let y = down[Int(mask.rawValue >> 3)]
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  @Test("The notation lists the flexible parts in the order of UIKit's logs")
  func notation() {
    for outcome in AutoresizingMasks.outcomes(byConstraints: false) {
      let x = Self.across[Int(outcome.mask.rawValue & 7)].notation
      let y = Self.down[Int(outcome.mask.rawValue >> 3)].notation
      #expect(outcome.notation == "h=\(x) v=\(y)")
    }
  }
}
