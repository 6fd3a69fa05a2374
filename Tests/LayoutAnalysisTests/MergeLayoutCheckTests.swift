import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

/// What the layout of a merged document must have of its two sides. The frames are computed by hand from the
/// constraints of each document.
@Suite @MainActor struct MergeLayoutCheckTests {
  /// A document with a view of 320 × 480 points, its subviews and its constraints.
  private static func text(_ subviews: [String], _ constraints: [String] = []) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14000" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="top-vi-ew1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
    \(subviews.joined(separator: "\n"))
                </subviews>
                <constraints>
    \(constraints.joined(separator: "\n"))
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  /// A view that constraints place.
  private static func box(_ id: String) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view>
    """
  }

  /// A view that its frame places.
  private static func fixed(_ id: String, x: Int) -> String {
    """
    <view fixedFrame="YES" id="\(id)"><rect key="frame" x="\(x)" y="10" width="50" height="50"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
    """
  }

  /// An equation between two views, or of one.
  private static func rule(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String = "",
    _ constant: Int = 0, priority: Int = 1000
  ) -> String {
    let right = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other)\"" } ?? ""
    return """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)"\(right) constant="\(constant)" priority="\(priority)" id="\(id)"/>
      """
  }

  /// The place of a box: its left edge, upper edge, width and height.
  private static func placed(_ id: String, x: Int, y: Int, width: Int = 50) -> [String] {
    let name = id.prefix(3)
    return [
      rule("\(name)-01-con", id, "leading", "top-vi-ew1", "leading", x),
      rule("\(name)-02-con", id, "top", "top-vi-ew1", "top", y),
      rule("\(name)-03-con", id, "width", nil, "", width),
      rule("\(name)-04-con", id, "height", nil, "", 50),
    ]
  }

  /// The conflicts of the layouts of three texts, which must merge without other conflicts.
  private func conflicts(_ base: String, _ ours: String, _ theirs: String) throws -> [MergeConflict]
  {
    let versions = try [base, ours, theirs].map {
      try InterfaceDocument(data: Data($0.utf8), name: "Test.xib")
    }
    let merge = ThreeWayMerge(base: versions[0], ours: versions[1], theirs: versions[2])
    #expect(merge.conflicts.isEmpty)
    let merged = try InterfaceDocument(data: Data(merge.bytes), name: "Test.xib")
    return MergeLayoutCheck(
      base: versions[0], ours: versions[1], theirs: versions[2], merged: merged,
      renamed: merge.renamed
    ).conflicts
  }

  private let a = box("aaa-aa-aaa")
  private let b = box("bbb-bb-bbb")

  @Test func `A view that one side adds follows the other side's change`() throws {
    // Theirs puts b 10 points behind a, which ends at 70; ours moves a by 30: b moves with it, although it
    // is at 80 on its side.
    let follows = [
      Self.rule("bbb-01-con", "bbb-bb-bbb", "leading", "aaa-aa-aaa", "trailing", 10),
      Self.rule("bbb-02-con", "bbb-bb-bbb", "top", "aaa-aa-aaa", "top"),
      Self.rule("bbb-03-con", "bbb-bb-bbb", "width", nil, "", 50),
      Self.rule("bbb-04-con", "bbb-bb-bbb", "height", nil, "", 50),
    ]
    let base = Self.placed("aaa-aa-aaa", x: 20, y: 20)
    #expect(
      try conflicts(
        Self.text([a], base), Self.text([a], Self.placed("aaa-aa-aaa", x: 50, y: 20)),
        Self.text([a, b], base + follows)
      ).isEmpty)
  }

  // Both sides give one identifier to views of different kinds, and each is placed as on its side.
  @Test(arguments: [false, true])
  func `An object of theirs that gets a new identifier is compared by it`(
    isFramed: Bool
  ) throws {
    func label(_ id: String) -> String {
      Self.box(id).replacing("<view ", with: "<label text=\"\" ").replacing(
        "</view>", with: "</label>")
    }
    func fixedLabel(_ id: String, x: Int) -> String {
      Self.fixed(id, x: x).replacing("<view ", with: "<label text=\"\" ")
        .replacing("</view>", with: "</label>")
    }
    let base = Self.placed("aaa-aa-aaa", x: 20, y: 20)
    let (mine, other) =
      isFramed
      ? (
        Self.text([a, Self.fixed("new-00-001", x: 100)], base),
        Self.text([a, fixedLabel("new-00-001", x: 200)], base)
      )
      : (
        Self.text([a, Self.box("new-00-001")], base + Self.placed("new-00-001", x: 20, y: 100)),
        Self.text(
          [a, label("new-00-001")],
          base
            + Self.placed("new-00-001", x: 200, y: 300).map { $0.replacing("new-0", with: "the-0") }
            .map { $0.replacing("the-00-001", with: "new-00-001") })
      )
    #expect(try conflicts(Self.text([a], base), mine, other).isEmpty)
  }

  @Test func `A constraint that is satisfied on its own side only is a conflict`() throws {
    // Ours wants a width of 100, theirs of 200, with one priority: the sum of the changes would be 250.
    let base = Array(Self.placed("aaa-aa-aaa", x: 20, y: 20).filter { !$0.contains("aaa-03-con") })
    func width(_ id: String, _ points: Int, _ priority: Int) -> String {
      Self.rule(id, "aaa-aa-aaa", "width", nil, "", points, priority: priority)
    }
    let found = try conflicts(
      Self.text([a], base + [width("wid-00-con", 50, 250)]),
      Self.text([a], base + [width("wid-00-con", 50, 250), width("wid-01-con", 100, 750)]),
      Self.text([a], base + [width("wid-00-con", 50, 250), width("wid-02-con", 200, 750)]))
    #expect(found.contains { $0.kind == .frame && $0.message.hasSuffix("is not satisfied") })
  }

  @Test func `A frame that both sides change is a conflict`() throws {
    let found = try conflicts(
      Self.text([Self.fixed("aaa-aa-aaa", x: 10)]), Self.text([Self.fixed("aaa-aa-aaa", x: 20)]),
      Self.text([Self.fixed("aaa-aa-aaa", x: 40)]))
    #expect(found.first?.kind == .frame)
    #expect(found.first?.identifier == "aaa-aa-aaa")
  }

  @Test func `A merged width of zero is a conflict`() throws {
    // Ours leaves 120 of 320 points on the left, theirs on the right: together -80.
    func edges(_ left: Int, _ right: Int) -> [String] {
      Array(Self.placed("aaa-aa-aaa", x: left, y: 20).filter { !$0.contains("aaa-03-con") }) + [
        Self.rule("aaa-05-con", "top-vi-ew1", "trailing", "aaa-aa-aaa", "trailing", right)
      ]
    }
    let found = try conflicts(
      Self.text([a], edges(0, 0)), Self.text([a], edges(200, 0)), Self.text([a], edges(0, 200)))
    #expect(
      found.contains {
        $0.identifier == "aaa-aa-aaa" && $0.message.contains("its width or height is 0")
      })
  }

  @Test func `Texts that both sides add at the same position are a conflict`() throws {
    func label(_ id: String) -> String {
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let (b, c) = (label("bbb-bb-bbb"), label("ccc-cc-ccc"))
    let base = Self.placed("aaa-aa-aaa", x: 20, y: 20)
    let found = try conflicts(
      Self.text([a], base), Self.text([a, b], base + Self.placed("bbb-bb-bbb", x: 20, y: 100)),
      Self.text([a, c], base + Self.placed("ccc-cc-ccc", x: 30, y: 100)))
    #expect(found.map(\.attribute) == ["overlapping-views"])
    // Next to each other is fine.
    #expect(
      try conflicts(
        Self.text([a], base), Self.text([a, b], base + Self.placed("bbb-bb-bbb", x: 20, y: 100)),
        Self.text([a, c], base + Self.placed("ccc-cc-ccc", x: 80, y: 100))
      ).isEmpty)
  }

  @Test func `Rows that move because both sides add cells are not a conflict`() throws {
    // Each side adds a cell in another section: the rows below move by both.
    func cell(_ id: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="\(id)-ce-cel"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><tableViewCellContentView key="contentView" tableViewCell="\(id)-ce-cel" id="\(id)-co-con"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
      """
    }
    func table(_ sections: [[String]]) -> String {
      let lists = sections.enumerated().map { place, cells in
        "<tableViewSection id=\"sec-ti-on\(place)\"><cells>\(cells.map(cell).joined())</cells></tableViewSection>"
      }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14000" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>\
        <scenes><scene sceneID="sce-ne-one"><objects><tableViewController id="tab-le-con" \
        sceneMemberID="viewController"><tableView key="view" contentMode="scaleToFill" dataMode="static" \
        style="plain" rowHeight="44" id="tab-le-vie"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
        <sections>\(lists.joined())</sections></tableView></tableViewController></objects></scene></scenes></document>
        """
    }
    #expect(
      try conflicts(
        table([["aaa"], ["bbb"], ["ccc"]]), table([["aaa", "our"], ["bbb"], ["ccc"]]),
        table([["aaa"], ["bbb", "the"], ["ccc"]])
      ).isEmpty)
  }
}
