import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Reversing a constraint")
@MainActor
struct ConstraintReversalTests {
  /// A view 40 points high whose width follows from it, and would be 10 points if nothing held it.
  private static func text(_ relation: String, _ multiplier: String, constant: String) -> String {
    TestDocument.storyboard(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="box-vw-001">
          <rect key="frame" x="20" y="100" width="90" height="40"/>
          <constraints>
              <constraint firstAttribute="height" constant="40" id="box-c0-001"/>
              <constraint firstAttribute="width" relation="\(relation)" secondItem="box-vw-001" \
      secondAttribute="height" multiplier="\(multiplier)" constant="\(constant)" id="box-c1-001">
                  <variation key="heightClass=compact" constant="30"/>
              </constraint>
              <constraint firstAttribute="width" priority="250" constant="10" id="box-c2-001"/>
          </constraints>
      </view>
      """,
      constraints: """
        <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="rot-vw-000" \
        secondAttribute="leading" constant="20" id="rot-c0-001"/>
        <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="rot-vw-000" \
        secondAttribute="top" constant="100" id="rot-c1-001"/>
        """)
  }

  private static let reversal = StudioEdit.changeConstraint(
    "box-c1-001", .init(isReversed: true))

  /// The solved width in portrait and in landscape, where the height is compact.
  private func widths(_ text: String) throws -> [CGFloat?] {
    let root = try #require(try TestDocument.read(text).roots.first)
    return [Device.Orientation.portrait, .landscape].map { orientation in
      var choice = CanvasChoice()
      choice.orientation = orientation
      return root.instantiate(on: choice).snapshot().views
        .first { $0.identifier == "box-vw-001" }?.frame.width
    }
  }

  // hand: m · 40 + c, with 30 for c in landscape; bounds hold the 10 points that are wished for back or
  // pull them up.
  @Test(
    "A reversed constraint gives the same frames",
    arguments: [
      ("equal", "2", "10", [90, 110]), ("equal", "1/2", "10", [30, 50]),
      ("equal", "-0.5", "50", [30, 10]), ("greaterThanOrEqual", "2", "10", [90, 110]),
      ("lessThanOrEqual", "4:16", "-5", [5, 10]), ("greaterThanOrEqual", "-0.5", "50", [30, 10]),
      ("lessThanOrEqual", "-0.5", "25", [5, 10]),
    ] as [(String, String, String, [CGFloat])])
  func frames(
    relation: String, multiplier: String, constant: String, expected: [CGFloat]
  ) throws {
    let text = Self.text(relation, multiplier, constant: constant)
    #expect(try widths(text) == expected)
    let reversed = try TestDocument.text(of: text, after: Self.reversal)
    #expect(reversed.contains(#"firstAttribute="height" "#))
    #expect(try widths(reversed) == expected)
  }

  @Test("Reversing divides the constant, also in variations")
  func constants() throws {
    let text = Self.text("equal", "2", constant: "10")
    let reversed = try TestDocument.text(of: text, after: Self.reversal)
    // hand: height = width / 2 - 10 / 2, and 30 / 2 in landscape.
    #expect(reversed.contains(#"secondAttribute="width" multiplier="1:2" constant="-5""#))
    #expect(reversed.contains(#"<variation key="heightClass=compact" constant="-15"/>"#))
  }

  @Test(
    "Reversing is refused for a multiplier that cannot be inverted",
    arguments: ["0", "0:9", "many"])
  func refusals(multiplier: String) {
    #expect(throws: InterfaceDocumentError.self) {
      try TestDocument.text(
        of: Self.text("equal", multiplier, constant: "10"), after: Self.reversal)
    }
  }
}
