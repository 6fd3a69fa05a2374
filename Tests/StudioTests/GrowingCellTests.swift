import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Self-sizing cells")
@MainActor
struct GrowingCellTests {
  /// A static cell of 44 points whose content needs 11 + 21 + 8 + 30 + 11 points, as Interface Builder
  /// records such cells: the content stays where the constraints from above put it.
  private static func text(rowHeight: String) -> String {
    TestDocument.document(
      device: "retina6_1", toolsVersion: "17156", scene: "gro",
      controller: """
                        <tableViewController id="gro-vc-000" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="static" \
        style="plain" rowHeight="\(rowHeight)" sectionHeaderHeight="28" sectionFooterHeight="28" \
        id="gro-tb-001">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                                <sections>
                                    <tableViewSection id="gro-se-001">
                                        <cells>
                                            <tableViewCell contentMode="scaleToFill" \
        preservesSuperviewLayoutMargins="YES" id="gro-ce-001">
                                                <rect key="frame" x="0.0" y="28" width="414" \
        height="44"/>
                                                <tableViewCellContentView key="contentView" \
        contentMode="center" ambiguous="YES" preservesSuperviewLayoutMargins="YES" id="gro-cv-001">
                                                    <rect key="frame" x="0.0" y="0.0" width="414" \
        height="44"/>
                                                    <subviews>
        \(box("gro-up-001", y: 11, height: 21, constraint: "gro-c0-001"))
        \(box("gro-lo-001", y: 40, height: 30, constraint: "gro-c1-001"))
                                                    </subviews>
                                                    <constraints>
        \(constraints)
                                                    </constraints>
                                                </tableViewCellContentView>
                                            </tableViewCell>
                                        </cells>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                        </tableViewController>
        """)
  }

  /// A view of the cell's width and a height that a constraint gives.
  private static func box(
    _ id: String, y: Int, height: Int, constraint: String
  ) -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="374" height="\(height)"/>
        <constraints>
            <constraint firstAttribute="height" constant="\(height)" id="\(constraint)"/>
        </constraints>
    </view>
    """
  }

  private static let constraints = [
    ("gro-up-001", "leading", "gro-cv-001", "leadingMargin", 0),
    ("gro-up-001", "top", "gro-cv-001", "topMargin", 0),
    ("gro-cv-001", "trailingMargin", "gro-up-001", "trailing", 0),
    ("gro-lo-001", "leading", "gro-up-001", "leading", 0),
    ("gro-lo-001", "trailing", "gro-up-001", "trailing", 0),
    ("gro-lo-001", "top", "gro-up-001", "bottom", 8),
    ("gro-cv-001", "bottomMargin", "gro-lo-001", "bottom", 0),
  ].enumerated().map { index, line in
    "<constraint firstItem=\"\(line.0)\" firstAttribute=\"\(line.1)\" secondItem=\"\(line.2)\" "
      + "secondAttribute=\"\(line.3)\" constant=\"\(line.4)\" id=\"gro-k\(index)-001\"/>"
  }.joined(separator: "\n")

  private func snapshot(rowHeight: String) throws -> LayoutSnapshot {
    let document = try TestDocument.read(Self.text(rowHeight: rowHeight))
    let root = try #require(document.roots.first)
    let instance = root.instantiate()
    var snapshot = instance.snapshot()
    _ = instance.openGrowingCells(of: &snapshot, document)
    return snapshot
  }

  @Test("An automatic row height is ambiguous without a conflict, and content keeps its position")
  func growing() throws {
    let snapshot = try snapshot(rowHeight: "-1")
    #expect(snapshot.conflicts.isEmpty)
    #expect(!snapshot.constraints.contains { $0.isBroken })
    let content = try #require(snapshot.views.first { $0.identifier == "gro-cv-001" })
    // interface-builder: marks such content views as ambiguous.
    #expect(content.ambiguity.contains(.height))
    #expect(snapshot.views.allSatisfy { $0.identifier == "gro-cv-001" || $0.ambiguity.isEmpty })
    let lower = try #require(snapshot.views.first { $0.identifier == "gro-lo-001" })
    #expect(lower.frame == CGRect(x: 20, y: 40, width: 374, height: 30))
  }

  @Test(
    "The ruler finds a conflict with a fixed row height and none with an automatic one")
  func ruler() async throws {
    for (rowHeight, isConflict) in [("-1", false), ("44", true)] {
      let document = try TestDocument.read(Self.text(rowHeight: rowHeight))
      let root = try #require(document.roots.first)
      let proved = try await ProvedSpans.find(root, CanvasChoice(), from: 400, to: 430)
      #expect(proved.contains { $0.kind == "conflict" } == isConflict)
      var prober = LayoutProber(root, CanvasChoice())
      #expect(prober.faults(at: 400).contains { $0.kind == "conflict" } == isConflict)
    }
  }

  @Test("A fixed row height conflicts with the constraints of the content")
  func fixed() throws {
    // hand: neither height fits between what is above and the cell's 44 points.
    #expect(try snapshot(rowHeight: "44").conflicts.count == 2)
  }
}
