import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("The items of a constraint")
@MainActor
struct ConstraintItemTests {
  private static let text = TestDocument.storyboard(
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
        <rect key="frame" x="20" y="100" width="200" height="100"/>
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="inn-vw-001">
                <rect key="frame" x="10" y="10" width="50" height="50"/>
            </view>
            <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="fix-vw-001">
                <rect key="frame" x="80" y="10" width="50" height="50"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="inn-vw-001" firstAttribute="leading" secondItem="box-vw-001" \
    secondAttribute="leading" constant="10" id="box-c0-001"/>
            <constraint firstItem="inn-vw-001" firstAttribute="top" secondItem="box-vw-001" \
    secondAttribute="top" constant="10" id="box-c1-001"/>
        </constraints>
    </view>
    """,
    constraints: """
      <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="rot-sa-000" \
      secondAttribute="top" constant="53" id="rot-c0-001"/>
      """)

  private func changed(_ id: String, _ change: StudioEdit.ConstraintChange) throws -> String {
    try TestDocument.text(of: Self.text, after: .changeConstraint(id, change))
  }

  @Test("Changing an item within the same owner changes one attribute")
  func sameOwner() throws {
    let after = try changed("rot-c0-001", .init(secondItem: "rot-vw-000"))
    #expect(
      after
        == Self.text.replacingOccurrences(
          of: #"secondItem="rot-sa-000" secondAttribute="top" constant="53""#,
          with: #"secondItem="rot-vw-000" secondAttribute="top" constant="53""#))
  }

  @Test("Changing to an item outside the owner moves the constraint to the common ancestor")
  func otherOwner() throws {
    let after = try changed("box-c1-001", .init(secondItem: "rot-sa-000"))
    let line =
      #"<constraint firstItem="inn-vw-001" firstAttribute="top" secondItem="#
      + #""XXX" secondAttribute="top" constant="10" id="box-c1-001"/>"#
    let old = line.replacingOccurrences(of: "XXX", with: "box-vw-001")
    let new = line.replacingOccurrences(of: "XXX", with: "rot-sa-000")
    let spaces = { String(repeating: " ", count: $0) }
    // hand: the line goes from one list to the other, which is in the order of identifiers.
    #expect(
      after
        == Self.text.replacingOccurrences(of: spaces(36) + old + "\n", with: "")
        .replacingOccurrences(
          of: spaces(28) + #"<constraint firstItem="box-vw-001""#,
          with: spaces(28) + new + "\n" + spaces(28) + #"<constraint firstItem="box-vw-001""#))
  }

  @Test("A new item loses its fixed frame, and a view without constraints gets one")
  func frames() throws {
    let after = try TestDocument.read(changed("rot-c0-001", .init(firstItem: "fix-vw-001")))
    let (free, fixed) = (
      after.element(withIdentifier: "fix-vw-001"), after.element(withIdentifier: "box-vw-001")
    )
    #expect(free?["fixedFrame"] == nil && free?.child("autoresizingMask") == nil)
    #expect(fixed?["fixedFrame"] == "YES" && fixed?.child("autoresizingMask") != nil)
  }

  @Test("The second item of a size constraint can be removed")
  func size() throws {
    let wide = try changed(
      "box-c0-001", .init(firstAttribute: "width", secondAttribute: "height"))
    let after = try TestDocument.text(
      of: wide, after: .changeConstraint("box-c0-001", .init(secondItem: "")))
    // hand: a width alone belongs to the view itself, which is not named then.
    #expect(
      after.contains(#"<constraint firstAttribute="width" constant="10" id="box-c0-001"/>"#))
    #expect(
      try TestDocument.read(after).element(withIdentifier: "box-c0-001")?.parent?.parent?.id
        == "inn-vw-001")
  }

  @Test(
    "Changes that would raise a UIKit exception are refused",
    arguments: [
      .init(firstAttribute: "top"), .init(firstAttribute: "width"), .init(secondItem: ""),
      .init(firstAttribute: "left"), .init(secondAttribute: "rightMargin"),
      .init(firstItem: "box-vw-001"), .init(secondItem: "box-c1-001"), .init(firstItem: "nobody"),
      .init(secondAttribute: "middle"),
    ] as [StudioEdit.ConstraintChange])
  func refusals(change: StudioEdit.ConstraintChange) {
    #expect(throws: InterfaceDocumentError.self) { try self.changed("box-c0-001", change) }
  }
}
