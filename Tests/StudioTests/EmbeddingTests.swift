import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Embedding and unembedding")
@MainActor
struct EmbeddingTests {
  /// Two labels in a stack that is pinned to the superview, and equally wide.
  private static let stacked = TestDocument.storyboard(
    """
    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stk-vw-001">
        <rect key="frame" x="20" y="100" width="350" height="68"/>
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="upp-vw-001">
                <rect key="frame" x="0.0" y="0.0" width="350" height="30"/>
                <constraints>
                    <constraint firstAttribute="height" constant="30" id="upp-c0-001"/>
                </constraints>
            </view>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
    id="low-vw-001">
                <rect key="frame" x="0.0" y="38" width="350" height="30"/>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="low-vw-001" firstAttribute="height" secondItem="upp-vw-001" \
    secondAttribute="height" id="stk-c0-001"/>
            <constraint firstAttribute="width" constant="350" id="stk-c1-001"/>
        </constraints>
    </stackView>
    """,
    constraints: """
      <constraint firstItem="stk-vw-001" firstAttribute="leading" secondItem="rot-sa-000" \
      secondAttribute="leading" constant="20" id="rot-c0-001"/>
      <constraint firstItem="stk-vw-001" firstAttribute="top" secondItem="rot-sa-000" \
      secondAttribute="top" constant="53" id="rot-c1-001"/>
      """)

  @Test("Unembedding a stack view keeps positions and constraints of its views")
  func unembedsStack() throws {
    let after = try TestDocument.text(of: Self.stacked, after: .unembed(["stk-vw-001"]))
    // hand: the stack's lines go; the views' lines move out by two steps, with the stack's origin
    // added; equal heights stay, in the superview's list; constraints of the stack go.
    #expect(
      after
        == TestDocument.storyboard(
          """
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
          id="upp-vw-001">
              <rect key="frame" x="20" y="100" width="350" height="30"/>
              <constraints>
                  <constraint firstAttribute="height" constant="30" id="upp-c0-001"/>
              </constraints>
          </view>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
          id="low-vw-001">
              <rect key="frame" x="20" y="138" width="350" height="30"/>
          </view>
          """,
          constraints: """
            <constraint firstItem="low-vw-001" firstAttribute="height" secondItem="upp-vw-001" \
            secondAttribute="height" id="stk-c0-001"/>
            """))
  }

  @Test("Unembedded views without constraints get a fixed frame")
  func fixesBareViews() throws {
    let before = TestDocument.storyboard(
      """
      <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stk-vw-001">
          <rect key="frame" x="10" y="20" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews>
              <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="one-vw-001">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
              </view>
          </subviews>
      </stackView>
      """)
    let after = try TestDocument.text(of: before, after: .unembed(["stk-vw-001"]))
    #expect(
      after
        == TestDocument.storyboard(
          """
          <view contentMode="scaleToFill" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="one-vw-001">
              <rect key="frame" x="10" y="20" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          </view>
          """))
    // Embedding it again gives the document that there was, but for the stack's new identifier.
    let again = try TestDocument.text(
      of: after, after: .embed(["one-vw-001"], in: .horizontalStack))
    let id = try #require(
      try TestDocument.read(again).tree.allElements.first { $0.name == "stackView" }?.id)
    #expect(again.replacingOccurrences(of: id, with: "stk-vw-001") == before)
  }

  @Test("Unembedding keeps variations for size classes")
  func keepsInstallations() throws {
    let before = try TestDocument.text(
      of: Self.stacked,
      after: .all([
        .setInstalled("stk-c0-001", sizeClass: "widthClass=compact", isInstalled: false),
        .setInstalled("low-vw-001", sizeClass: "heightClass=compact", isInstalled: false),
      ]))
    let after = try TestDocument.read(
      TestDocument.text(of: before, after: .unembed(["stk-vw-001"])))
    let names = ObjectNames(after)
    for (id, sizeClass) in [
      ("stk-c0-001", "widthClass=compact"), ("low-vw-001", "heightClass=compact"),
    ] {
      let element = try #require(after.element(withIdentifier: id))
      #expect(element.parent?.parent?.id == "rot-vw-000")
      #expect(names.uninstalled(element) == [sizeClass])
    }
    #expect(after.tree.allElements.count { $0.name == "exclude" } == 2)
  }

  @Test("Views of a nested stack view move to the outer stack view, which gives them frames")
  func unembedsNested() throws {
    let before = TestDocument.storyboard(
      """
      <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="out-vw-001">
          <rect key="frame" x="10" y="20" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <subviews>
              <stackView opaque="NO" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="inn-vw-001">
                  <rect key="frame" x="5" y="0.0" width="95" height="50"/>
                  <subviews>
                      <label opaque="NO" contentMode="left" text="One" \
      translatesAutoresizingMaskIntoConstraints="NO" id="one-lb-001">
                          <rect key="frame" x="0.0" y="0.0" width="95" height="50"/>
                      </label>
                  </subviews>
              </stackView>
          </subviews>
      </stackView>
      """)
    let after = try TestDocument.text(of: before, after: .unembed(["inn-vw-001"]))
    // hand: the one view of the outer stack fills it.
    #expect(
      after
        == TestDocument.storyboard(
          """
          <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="out-vw-001">
              <rect key="frame" x="10" y="20" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              <subviews>
                  <label opaque="NO" contentMode="left" text="One" \
          translatesAutoresizingMaskIntoConstraints="NO" id="one-lb-001">
                      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                  </label>
              </subviews>
          </stackView>
          """))
  }

  @Test("Embedding in a view keeps the constraints between the views")
  func embedsInView() throws {
    let before = TestDocument.storyboard(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="one-vw-001">
          <rect key="frame" x="40" y="100" width="100" height="50"/>
      </view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-vw-001">
          <rect key="frame" x="150" y="100" width="100" height="50"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="one-vw-001" firstAttribute="top" secondItem="rot-sa-000" \
        secondAttribute="top" constant="53" id="rot-c0-001"/>
        <constraint firstItem="two-vw-001" firstAttribute="leading" secondItem="one-vw-001" \
        secondAttribute="trailing" constant="10" id="rot-c1-001"/>
        """)
    let after = try TestDocument.text(
      of: before, after: .embed(["two-vw-001", "one-vw-001"], in: .view))
    let id = try #require(
      try TestDocument.read(after).element(withIdentifier: "one-vw-001")?.parent?.parent?.id)
    #expect(
      after
        == TestDocument.storyboard(
          """
          <view contentMode="scaleToFill" fixedFrame="YES" \
          translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
              <rect key="frame" x="20" y="80" width="250" height="90"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
          id="one-vw-001">
                      <rect key="frame" x="20" y="20" width="100" height="50"/>
                  </view>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
          id="two-vw-001">
                      <rect key="frame" x="130" y="20" width="100" height="50"/>
                  </view>
              </subviews>
              <constraints>
                  <constraint firstItem="two-vw-001" firstAttribute="leading" \
          secondItem="one-vw-001" secondAttribute="trailing" constant="10" id="rot-c1-001"/>
              </constraints>
          </view>
          """))
  }

  /// Two plain views without constraints.
  private static let plain = TestDocument.storyboard(
    """
    <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="one-vw-001">
        <rect key="frame" x="40" y="100" width="100" height="50"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </view>
    <view contentMode="scaleToFill" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="two-vw-001">
        <rect key="frame" x="40" y="160" width="100" height="70"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </view>
    """)

  @Test("A scroll view that embeds a view has layout guides")
  func embedsInScrollView() throws {
    let after = try TestDocument.read(
      TestDocument.text(of: Self.plain, after: .embed(["one-vw-001"], in: .scrollView)))
    let scroll = try #require(after.tree.allElements.first { $0.name == "scrollView" })
    // interface-builder: in all 22 documents of the corpus with these elements, both are the last
    // children but for connections, the guide of the content first.
    let guides = scroll.children.suffix(2)
    #expect(guides.map(\.name) == ["viewLayoutGuide", "viewLayoutGuide"])
    #expect(guides.map { $0["key"] } == ["contentLayoutGuide", "frameLayoutGuide"])
    #expect(Set(guides.compactMap(\.id) + [scroll.id]).count == 3)
    // The library's scroll view has them, too.
    let added = try TestDocument.read(
      TestDocument.text(
        of: Self.plain, after: .addView(kind: .scrollView, parent: "rot-vw-000", x: 3, y: 4)))
    let new = try #require(added.tree.allElements.first { $0.name == "scrollView" })
    #expect(new.children.suffix(2).map { $0["key"] } == guides.map { $0["key"] })
    #expect(new.children.suffix(2).allSatisfy { $0.id?.hasPrefix("$") == false })
  }

  @Test("Plain views keep their size in a new stack view")
  func embedsPlainViews() throws {
    let after = try TestDocument.text(
      of: Self.plain, after: .embed(["one-vw-001", "two-vw-001"], in: .verticalStack))
    // hand: the stack has the union of the frames and a spacing of 160 - 150 points. It does not say
    // how its height is divided, so that the recorded heights stay.
    for (id, rect) in [
      ("one-vw-001", #"x="0.0" y="0.0" width="100" height="50""#),
      ("two-vw-001", #"x="0.0" y="60" width="100" height="70""#),
    ] {
      let start = try #require(after.range(of: #"id="\#(id)""#)).upperBound
      let line = after[start...].split(separator: "\n").dropFirst().first.map(String.init) ?? ""
      #expect(line.contains(rect), "\(line)")
    }
  }

  @Test("A stack view's changes update the recorded frames of its arranged views")
  func arranges() throws {
    let after = try TestDocument.text(
      of: Self.stacked, after: .setAttribute(path: "stk-vw-001.spacing", value: "20"))
    // hand: the lower view of 30 points begins 12 points further down, and the stack itself, which
    // is misplaced now, stays as it is recorded.
    #expect(
      after
        == Self.stacked.replacingOccurrences(of: #"spacing="8""#, with: #"spacing="20""#)
        .replacingOccurrences(of: #"y="38""#, with: #"y="50""#))
    let added = try TestDocument.read(
      TestDocument.text(
        of: Self.stacked, after: .addView(kind: .toggle, parent: "stk-vw-001", x: 3, y: 4)))
    let toggle = try #require(added.tree.allElements.first { $0.name == "switch" })
    // hand: below 30 + 8 + 30 + 8 points, and as wide as the stack.
    let rect = try #require(toggle.child("rect"))
    #expect(rect["x"] == "0.0" && rect["y"] == "76")
  }

  @Test("Only the scene of the views is laid out")
  func solvedViews() throws {
    let start = try #require(Self.stacked.range(of: "<scene ")).lowerBound
    let end = try #require(Self.stacked.range(of: "</scene>")).upperBound
    // The same scene once more, under other identifiers.
    let other = Self.stacked[start..<end].replacingOccurrences(of: "-00", with: "-90")
    let document = try TestDocument.read(
      Self.stacked.replacingCharacters(in: end..<end, with: other))
    try #require(document.roots.map(\.id) == ["rot-vw-000", "rot-vw-900"])
    for root in document.roots {
      let solved = document.solvedViews(around: [root.element])
      #expect(solved[root.id]?.frame.isEmpty == false)
      for other in document.roots where other.id != root.id { #expect(solved[other.id] == nil) }
    }
    #expect(document.solvedViews(around: []).isEmpty)
  }

  @Test("Unembedding is refused for roots, views without subviews, and other objects")
  func refusals() throws {
    let document = try TestDocument.read(Self.stacked)
    for id in ["rot-vw-000", "upp-vw-001", "stk-c0-001", "missing"] {
      #expect(throws: InterfaceDocumentError.self) {
        try StudioEdit.unembed([id]).edit(of: document)
      }
    }
  }

  @Test("A view gets a fixed frame when its last constraint is removed")
  func lastConstraint() throws {
    let document = try TestDocument.read(Self.stacked)
    let changed = try document.applying(
      StudioEdit.removeConstraints(["rot-c0-001", "rot-c1-001"]).edit(of: document))
    // hand: the stack still has a width.
    #expect(changed.element(withIdentifier: "stk-vw-001")?["fixedFrame"] == nil)
    let bare = try document.applying(
      StudioEdit.removeConstraints(["rot-c0-001", "rot-c1-001", "stk-c1-001"]).edit(of: document))
    let stack = try #require(bare.element(withIdentifier: "stk-vw-001"))
    #expect(stack["fixedFrame"] == "YES")
    #expect(stack.child("autoresizingMask")?["flexibleMaxX"] == "YES")
  }
}
