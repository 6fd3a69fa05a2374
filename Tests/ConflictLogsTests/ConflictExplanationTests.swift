import Testing

@testable import ConflictLogs

/// Oracle: by hand; the derivation stands beside each number.
@Suite struct ConflictExplanationTests {
  /// 20 + 370 + 20 = 410 in a screen of 375.
  private static let wide = ConflictExplanation(
    ConflictLog([
      "<NSLayoutConstraint:0x1 H:|-(20)-[UIImageView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 UIImageView:0xb.width == 370   (active)>",
      "<NSLayoutConstraint:0x3 H:[UIImageView:0xb]-(20)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x4 UIImageView:0xb.height == 10   (active)>",
      "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 375   (active)>",
    ]))

  @Test func `The conflict omits unrelated constraints`() {
    #expect(Self.wide.isInfeasible)
    #expect(Self.wide.conflict == [0, 1, 2, 4])
    #expect(Self.wide.parsedCount == 5)
  }

  @Test func `The arithmetic adds up the constants of the other constraints`() throws {
    let arithmetic = try #require(Self.wide.arithmetic)
    #expect(arithmetic.line == 4)
    #expect(arithmetic.needed == 410)
    #expect(arithmetic.present == 375)
    #expect(arithmetic.bound == .exactly)
    #expect(arithmetic.summands.map(\.amount) == [20, 370, 20])
    #expect(
      Self.wide.text.contains(
        "require the width of UIView to be exactly 410 points (20 + 370 + 20); [4] requires "
          + "375 points"
      ))
  }

  @Test func `Repairs change a constant by 410 - 375 = 35, lower a priority, or drop a constraint`()
  {
    let repairs = Self.wide.repairs
    #expect(repairs.contains(.init(lines: [1], change: .constant(from: 370, to: 335))))
    #expect(repairs.contains(.init(lines: [0], change: .constant(from: 20, to: -15))))
    #expect(repairs.contains(.init(lines: [2], change: .drop)))
    #expect(repairs.contains(.init(lines: [1], change: .lower(priority: 750))))
    #expect(!repairs.contains { $0.lines == [3] })
  }

  /// The rule of the logs: the deepest container; the image's own width lies deeper than edges.
  @Test func `The broken constraint is predicted from the constraints alone`() {
    #expect(Self.wide.brokenLine == 1)
  }

  /// 214 + 83 = 297 of a screen of 926; nobody can change where the safe area ends.
  @Test func `Edges of the safe area are attributed to the system`() {
    let result = ConflictExplanation(
      ConflictLog([
        "<NSLayoutConstraint:0x1 UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide'.bottom == MKMapView:0xb.bottom   (active)>",
        "<NSLayoutConstraint:0x2 MKMapView:0xb.height == 214   (active)>",
        "<NSLayoutConstraint:0x3 V:|-(0)-[MKMapView:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 926   (active)>",
        "<NSLayoutConstraint:0x5 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xc'UIViewSafeAreaLayoutGuide']-(83)-|   (active, names: '|':UIView:0xa )>",
      ]))
    #expect(result.conflict == [0, 1, 2, 3, 4])
    #expect(result.text.contains("The system creates [3] and [4]"))
    #expect(!result.text.contains("the constant of [4]"))
  }

  @Test func `A negative width conflicts by itself`() {
    let result = ConflictExplanation(
      ConflictLog(["<MASLayoutConstraint:key UIView:a.width == - 16>", "<private>"]))
    #expect(result.conflict == [0])
    #expect(result.parsedCount == 1)
    #expect(result.repairs.first?.change == .constant(from: -16, to: 0))
  }

  @Test func `Conflicting inequalities are repaired with the smallest change`() throws {
    let result = ConflictExplanation(
      ConflictLog([
        "<SnapKit.LayoutConstraint:0x1@Cell.swift#12 UIView:0xa.height >= 44.0>",
        "<SnapKit.LayoutConstraint:0x2@Cell.swift#13 UIView:0xa.height <= 30.0>",
      ]))
    #expect(result.conflict == [0, 1])
    // 44 down to 30, or 30 up to 44.
    #expect(
      result.repairs.prefix(2) == [
        .init(lines: [0], change: .constant(from: 44, to: 30)),
        .init(lines: [1], change: .constant(from: 30, to: 44)),
      ])
    #expect(result.text.contains("created at Cell.swift:12"))
  }

  @Test func `Two independent conflicts need two changes`() {
    let result = ConflictExplanation(
      ConflictLog(
        [("a", 1), ("a", 2), ("b", 3), ("b", 4)].map {
          "<NSLayoutConstraint:0x\($0.1) UIView:0x\($0.0).width == \($0.1)   (active)>"
        }))
    #expect(result.conflict.count == 2)
    #expect(result.repairs.allSatisfy { $0.lines.count == 2 })
    #expect(!result.repairs.isEmpty)
  }

  @Test func `Satisfiable constraints are not reported as a conflict`() {
    let result = ConflictExplanation(
      ConflictLog([
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xb.width == 40 priority:250   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0xb.width == 40   (active)>",
      ]))
    #expect(!result.isInfeasible)
    #expect(result.repairs.isEmpty)
  }

  /// top + margin 8 = 20 contradicts nothing until margins are 8 points; 20 does.
  @Test func `Margins are assumed if nothing else explains the conflict`() {
    let result = ConflictExplanation(
      ConflictLog([
        "<NSLayoutConstraint:0x1 UIView:0xb.top == UIView:0xa.topMargin>",
        "<NSLayoutConstraint:0x2 V:|-(20)-[UIView:0xb]   (Names: '|':UIView:0xa )>",
      ]))
    #expect(result.conflict == [0, 1])
    #expect(result.assumption == "Every margin is assumed to be 8 points.")
  }

  @Test(arguments: ["inf", "nan", "1e308", "-1e300", "2.22507e-308"])
  func `Extreme numbers do not crash the explanation`(_ number: String) {
    let result = ConflictExplanation(
      ConflictLog([
        "<NSLayoutConstraint:0x1 UIView:0xa.width == \(number)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == \(number)*UIView:0xa.height>",
      ]))
    #expect(result.text.hasSuffix("\n"))
  }

  @Test func `A long chain of constraints is explained`() {
    let chain = (1..<100).map {
      "<NSLayoutConstraint:0x1 V:[UIView:0x\($0)]-(1)-[UIView:0x\($0 + 1)]>"
    }
    // 98 views between 99 gaps: the last starts at least 99 points below the first.
    let result = ConflictExplanation(
      ConflictLog(chain + ["<NSLayoutConstraint:0x2 UIView:0x100.top == UIView:0x1.bottom>"]))
    #expect(result.conflict.count == 100)
  }
}
