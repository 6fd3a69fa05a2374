import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// Order, superviews, edges and copies of views, as dragging, the arrow keys and the pasteboard
/// change them.
@Suite("Arranging views")
@MainActor
struct ArrangingTests {
  /// A view of 100 × 40 points at a place, on one line after its start tag.
  private static func view(_ id: String, x: Int, y: Int, _ more: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(x)" y="\(y)" width="100" height="40"/>\(more)
    </view>
    """
  }

  /// Constraints of a width and a height, with identifiers that begin with `id`.
  private static func size(_ id: String) -> String {
    """

        <constraints>
            <constraint firstAttribute="width" constant="100" id="\(id)-w0-001"/>
            <constraint firstAttribute="height" constant="40" id="\(id)-h0-001"/>
        </constraints>
    """
  }

  private static let one = view("one-vw-001", x: 20, y: 100, size("one"))
  private static let two = view("two-vw-001", x: 20, y: 150, size("two"))
  private static let three = view("thr-vw-001", x: 200, y: 300, size("thr"))

  private static let ties = """
    <constraint firstItem="one-vw-001" firstAttribute="leading" secondItem="rot-vw-000" \
    secondAttribute="leading" constant="20" id="rot-c0-000"/>
    <constraint firstItem="one-vw-001" firstAttribute="top" secondItem="rot-vw-000" \
    secondAttribute="top" constant="100" id="rot-c1-000"/>
    <constraint firstItem="two-vw-001" firstAttribute="leading" secondItem="one-vw-001" \
    secondAttribute="leading" id="rot-c2-000"/>
    <constraint firstItem="two-vw-001" firstAttribute="top" secondItem="one-vw-001" \
    secondAttribute="bottom" constant="10" id="rot-c3-000"/>
    """

  private static func screen(_ views: [String]) -> String {
    TestDocument.storyboard(views.joined(separator: "\n"), constraints: ties)
  }

  private static let original = screen([one, two, three])

  // MARK: - Order

  @Test("Reordering views only moves lines")
  func reorders() throws {
    func after(_ order: SubviewOrder, _ ids: String...) throws -> String {
      try TestDocument.text(of: Self.original, after: .reorder(ids, order))
    }
    #expect(try after(.toFront, "one-vw-001") == Self.screen([Self.two, Self.three, Self.one]))
    #expect(try after(.forward, "one-vw-001") == Self.screen([Self.two, Self.one, Self.three]))
    #expect(try after(.backward, "thr-vw-001") == Self.screen([Self.one, Self.three, Self.two]))
    #expect(try after(.toBack, "thr-vw-001") == Self.screen([Self.three, Self.one, Self.two]))
    // Neighbors move together, and what is at the end stays.
    #expect(
      try after(.forward, "one-vw-001", "two-vw-001")
        == Self.screen([Self.three, Self.one, Self.two]))
    #expect(try after(.toFront, "thr-vw-001") == Self.original)
  }

  @Test("A view is moved before a sibling")
  func movesBefore() throws {
    let after = try TestDocument.text(
      of: Self.original,
      after: .moveViews(["thr-vw-001"], parent: "rot-vw-000", before: "two-vw-001"))
    #expect(after == Self.screen([Self.one, Self.three, Self.two]))
    let same = try TestDocument.text(
      of: Self.original,
      after: .moveViews(["two-vw-001"], parent: "rot-vw-000", before: "two-vw-001"))
    #expect(same == Self.original)
  }

  @Test(
    "A view keeps its position on the canvas in a new superview and loses constraints to others")
  func movesIntoView() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveViews(["two-vw-001"], parent: "thr-vw-001", before: nil))
    let document = try TestDocument.read(after)
    let moved = try document.view(withIdentifier: "two-vw-001")
    #expect(moved.superview?.id == "thr-vw-001")
    // hand: (20, 150) in the root is (20 − 200, 150 − 300) in the view.
    #expect(moved.recordedFrame == CGRect(x: -180, y: -150, width: 100, height: 40))
    #expect(document.element(withIdentifier: "rot-c2-000") == nil)
    #expect(document.element(withIdentifier: "rot-c3-000") == nil)
    #expect(document.element(withIdentifier: "two-w0-001") != nil)
    #expect(document.element(withIdentifier: "rot-c0-000") != nil)
  }

  @Test("A view cannot be moved into itself or into a view without subviews")
  func refusesMoves() {
    for (id, parent) in [("one-vw-001", "one-vw-001"), ("rot-vw-000", "one-vw-001")] {
      #expect(throws: (any Error).self) {
        try TestDocument.text(
          of: Self.original, after: .moveViews([id], parent: parent, before: nil))
      }
    }
  }

  // MARK: - Edges

  @Test("Moving a view changes its position constraints, and dependent views follow")
  func movesByConstants() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveEdges(["one-vw-001"], by: [5, -10, 5, -10]))
    // hand: leading 20 + 5 and top 100 − 10; the second view has its place from the first one.
    let expected = Self.original
      .replacingOccurrences(
        of: #"constant="20" id="rot-c0-000""#, with: #"constant="25" id="rot-c0-000""#
      )
      .replacingOccurrences(
        of: #"constant="100" id="rot-c1-000""#, with: #"constant="90" id="rot-c1-000""#
      )
      .replacingOccurrences(of: #"x="20" y="100""#, with: #"x="25" y="90""#)
      .replacingOccurrences(of: #"x="20" y="150""#, with: #"x="25" y="140""#)
    #expect(after == expected)
  }

  @Test("Moving a view that is positioned relative to another changes that constraint's constant")
  func movesFollower() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveEdges(["two-vw-001"], by: [0, 6, 0, 6]))
    let expected = Self.original
      .replacingOccurrences(
        of: #"constant="10" id="rot-c3-000""#, with: #"constant="16" id="rot-c3-000""#
      )
      .replacingOccurrences(of: #"x="20" y="150""#, with: #"x="20" y="156""#)
    #expect(after == expected)
  }

  @Test("Views that are moved together keep their distance")
  func movesTogether() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveEdges(["one-vw-001", "two-vw-001"], by: [1, 0, 1, 0]))
    #expect(after.contains(#"constant="21" id="rot-c0-000""#))
    #expect(after.contains(#"secondAttribute="leading" id="rot-c2-000""#))
    #expect(after.contains(#"x="21" y="150""#))
  }

  @Test("A view inside another moved view is moved only once")
  func movesNested() throws {
    let inner = Self.view("inn-vw-001", x: 10, y: 10)
    let outer = Self.view(
      "out-vw-001", x: 200, y: 300, "\n<subviews>\n\(inner)\n</subviews>")
    let text = TestDocument.storyboard(outer)
    let after = try TestDocument.text(
      of: text, after: .moveEdges(["inn-vw-001", "out-vw-001"], by: [1, 2, 1, 2]))
    #expect(after == text.replacingOccurrences(of: #"x="200" y="300""#, with: #"x="201" y="302""#))
  }

  @Test("Resizing a view changes the constant of its width")
  func resizes() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveEdges(["one-vw-001"], by: [0, 0, 30, 0]))
    let expected = Self.original
      .replacingOccurrences(
        of: #"constant="100" id="one-w0-001""#, with: #"constant="130" id="one-w0-001""#
      )
      .replacingOccurrences(
        of: #"x="20" y="100" width="100""#, with: #"x="20" y="100" width="130""#)
    #expect(after == expected)
  }

  @Test("Moving an unconstrained view changes its frame")
  func movesFrame() throws {
    let after = try TestDocument.text(
      of: Self.original, after: .moveEdges(["thr-vw-001"], by: [1, 2, 1, 2]))
    #expect(
      after
        == Self.original.replacingOccurrences(of: #"x="200" y="300""#, with: #"x="201" y="302""#))
  }

  // MARK: - Copies

  @Test("Pasted copies have new identifiers and the constraints between them")
  func pastes() throws {
    let document = try TestDocument.read(Self.original)
    let copy = try ViewCopy(["one-vw-001", "two-vw-001"], of: document).text
    let after = try TestDocument.text(
      of: Self.original, after: .paste(text: copy, parent: "rot-vw-000", x: 20, y: 20))
    let pasted = try TestDocument.read(after)
    let subviews = try pasted.view(withIdentifier: "rot-vw-000").subviews
    #expect(subviews.count == 5)
    #expect(subviews[3].recordedFrame == CGRect(x: 40, y: 120, width: 100, height: 40))
    #expect(pasted.duplicates.isEmpty)
    // hand: 8 constraints, two sizes for each copy, and the two ties between the copies; the ties of
    // the first view to the root are not copied.
    #expect(ConstraintElement.all(in: document.tree).count == 10)
    #expect(ConstraintElement.all(in: pasted.tree).count == 10 + 4 + 2)
    // Without the lines of the copies, the file is the original.
    let old = Set(Self.original.split(separator: "\n"))
    #expect(old.isSubset(of: Set(after.split(separator: "\n"))))
  }

  @Test("Pasting into another document's stack view drops references to other objects")
  func pastesElsewhere() throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="but-vw-001">
          <rect key="frame" x="30" y="40" width="62" height="31"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <state key="normal" title="Go"/>
          <connections>
              <action selector="go:" destination="oth-vc-000" eventType="touchUpInside" id="act-vw-001"/>
          </connections>
      </button>
      """
    let copy = try ViewCopy(
      ["but-vw-001"], of: TestDocument.read(TestDocument.storyboard(button))
    ).text
    #expect(copy.contains("act-vw-001"))
    let stack = TestDocument.storyboard(
      """
      <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="stk-vw-001">
          <rect key="frame" x="20" y="100" width="200" height="40"/>
      </stackView>
      """)
    let after = try TestDocument.text(
      of: stack, after: .paste(text: copy, parent: "stk-vw-001", x: 0, y: 0))
    let document = try TestDocument.read(after)
    let pasted = try #require(document.view(withIdentifier: "stk-vw-001").subviews.first)
    #expect(pasted.name == "button")
    #expect(pasted["fixedFrame"] == nil)
    #expect(!after.contains("go:") && !after.contains("but-vw-001"))
  }

  @Test("Pasting invalid text is refused", arguments: ["", "<a/>", "<!DOCTYPE x><x/>"])
  func refusesText(_ text: String) {
    #expect(throws: (any Error).self) {
      try TestDocument.text(
        of: Self.original, after: .paste(text: text, parent: "rot-vw-000", x: 0, y: 0))
    }
  }

  // MARK: - Messages

  @Test("Arranging edits survive a round trip as JSON")
  func codes() throws {
    let edits: [StudioEdit] = [
      .reorder(["a"], .toBack), .moveViews(["a", "b"], parent: "c", before: nil),
      .moveViews(["a"], parent: "c", before: "d"), .moveEdges(["a"], by: [1, 2, 3, 4]),
      .paste(text: "<x/>", parent: "p", x: 1.5, y: -2),
    ]
    for edit in edits {
      #expect(try JSONDecoder().decode(StudioEdit.self, from: JSONEncoder().encode(edit)) == edit)
    }
  }
}
