import AutoLayout
import Foundation
import Testing

@testable import ConflictLogs

/// The forms are those of public recordings: descriptions as in the suites of Tinder/Layout and
/// swift-snapshot-testing, the JSON as in Sentry's RFC 33 and in the sources of its SDK for Cocoa.
@Suite struct RecordedHierarchyTests {
  private static let description = """
    2026-11-20 10:12:13.358 App[60940:11303] <UIWindow: 0x7f80; frame = (0 0; 375 667); \
    gestureRecognizers = <NSArray: 0x60>; layer = <UIWindowLayer: 0x61>>
       | <UIScrollView: 0x7f81; frame = (0 20; 375 647); clipsToBounds = YES; autoresize = W+H; \
    layer = <CALayer: 0x62>; contentOffset: {0, 100}; contentSize: {375, 1200}; \
    adjustedContentInset: {0, 0, 0, 0}>
       |    | <UILabel: 0x7f82; frame = (16 130; 343 20.5); text = 'a | <b>; hidden = YES'; alpha = 0.5; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x63>>
       |    | <CALayer: 0x64> (layer)
       | <App.Badge<App.Kind>: 0x7f83; baseClass = UIView; frame = (-4.5 1e+02; 20 20); hidden = YES; \
    layer = <CALayer: 0x65>>
    """

  private func trees(_ text: String) throws -> [RecordedHierarchy] {
    try HierarchyReader.hierarchies(in: Array(text.utf8))
  }

  @Test func readsDescriptionsAmongOtherText() throws {
    let trees = try trees(
      "(lldb) po window\n" + Self.description + "\n[4] done; frame = (1 2; 3 4)")
    #expect(trees.count == 1)
    let views = trees[0].views
    #expect(
      views.map(\.className) == ["UIWindow", "UIScrollView", "UILabel", "App.Badge<App.Kind>"])
    #expect(views.map(\.parent) == [nil, 0, 1, 0])
    #expect(views[2].text == "a | <b>; hidden = YES")
    #expect(views[2].alpha == 0.5)
    #expect(!views[2].isHidden)
    #expect(views[3].isHidden)
    #expect(views[3].frame == CGRect(x: -4.5, y: 100, width: 20, height: 20))
    #expect(views[1].boundsOrigin == CGPoint(x: 0, y: 100))
    #expect(views[1].contentSize == CGSize(width: 375, height: 1200))
    #expect(views[1].clipsToBounds)
  }

  /// 20 + 130 − 100: the origin of the scroll view, that of the label, and the content offset.
  @Test func scrollsTheContent() throws {
    let snapshot = try trees(Self.description)[0].snapshot()
    #expect(snapshot.views[2].frameInRoot.origin == CGPoint(x: 16, y: 50))
    #expect(snapshot.views[0].children == [1, 3])
  }

  @Test func readsADescriptionWithoutLineEnds() throws {
    let text = Self.description.replacing("\n", with: " ")
    #expect(try trees(text)[0].views.map(\.parent) == [nil, 0, 1, 0])
  }

  /// As snapshot tests record them.
  @Test func readsDescriptionsWithoutAddresses() throws {
    let text =
      "<UIView; frame = (0 0; 375 812)>\n   | <UILabel; frame = (1 2; 3.5 4); text = 'What's'; layer>"
    let views = try trees(text)[0].views
    #expect(views.map(\.className) == ["UIView", "UILabel"])
    #expect(views.map(\.address) == [nil, nil])
    #expect(views[1].text == "What's")
  }

  @Test func readsSeveralDescriptions() throws {
    let text = Self.description + "\n" + Self.description
    #expect(try trees(text).map(\.views.count) == [4, 4])
  }

  private static let json = """
    {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","width":390.0,"height":844.0,"x":0.0,
    "y":0.0,"alpha":1.0,"visible":true,"children":[{"type":"UIView","view_controller":"Main","x":10,
    "y":20,"width":300,"height":400,"children":[{"type":"UILabel","identifier":"title","x":1,"y":2,
    "width":3,"height":4,"visible":false,"alpha":0.25,"children":[]}]},{"type":"UIView","x":7,"y":8,
    "width":1,"height":1,"positioning":"absolute"}]},{"type":"UITextEffectsWindow"}]}
    """

  @Test func readsSentry() throws {
    let trees = try trees(Self.json)
    #expect(trees.map(\.views.count) == [4, 1])
    let views = trees[0].views
    #expect(views.map(\.className) == ["UIWindow", "UIView", "UILabel", "UIView"])
    #expect(views.map(\.parent) == [nil, 0, 1, 0])
    #expect(views[1].controller == "Main")
    #expect(views[2].identifier == "title")
    #expect(views[2].isHidden)
    #expect(views[2].alpha == 0.25)
    #expect(trees[0].snapshot().views[2].frameInRoot == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func takesAbsolutePositionsFromTheSuperview() throws {
    let json = """
      {"windows":[{"type":"a","x":0,"y":0,"children":[{"type":"b","x":10,"y":20,"children":[
      {"type":"c","x":15,"y":26,"positioning":"absolute"}]}]}]}
      """
    #expect(try trees(json)[0].views[2].frame.origin == CGPoint(x: 5, y: 6))
  }

  @Test(arguments: [
    "", "nothing", "{", "[", "{}", "{\"windows\":1}", "{\"windows\":[]}", "[1,\"a\",null]",
    "<UIView: 0x>",
    "<UIView: 0x1; frame = (0 0; 1>", "<: 0x1; frame = (0 0; 1 1)>", "\u{0}", "null",
  ]) func refusesOtherText(_ text: String) {
    #expect(throws: RecordedHierarchyError.self) { try trees(text) }
  }

  @Test func readsNumbersThatAreNotFiniteAsZero() throws {
    let views = try trees("<UIView: 0x1; frame = (inf nan; 1e999 -2); alpha = nan>")[0].views
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 0, height: -2))
    #expect(views[0].alpha == 1)
  }

  /// Deep trees: neither reading nor a snapshot is recursive. JSON is limited by Foundation.
  @Test func readsDeepTrees() throws {
    let deep = (0..<500).map {
      String(repeating: "   | ", count: $0)
        + "<UIView: 0x\($0); frame = (1 0; 1 1); layer = <CALayer: 0x1>>"
    }
    let snapshot = try trees(deep.joined(separator: "\n"))[0].snapshot()
    #expect(snapshot.views[499].frameInRoot.origin.x == 499)
    let json = String(repeating: "{\"windows\":[", count: 2000)
    #expect(throws: RecordedHierarchyError.self) { try trees(json) }
  }

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UILabel:0x7f82'a'.width == 20   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0x7f82'a'.width == 40   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2 UILabel:0x7f82'a'.width == 40   (active)>
    """

  @Test func marksTheConstraintThatWasBroken() throws {
    let explanations = ConsoleLogReader.logs(in: Self.log).map { ConflictExplanation($0) }
    let snapshot = try trees(Self.description)[0].snapshot(explanations: explanations)
    #expect(snapshot.constraints.map(\.first.view) == [2, 2])
    #expect(snapshot.constraints.map(\.isBroken) == [false, true])
    #expect(snapshot.constraints.map(\.constant) == [20, 40])
    #expect(snapshot.conflicts == [LayoutSnapshot.Conflict(members: [0, 1], broken: 1)])
  }

  @Test func leavesReportsAboutOtherViewsAlone() throws {
    let other = Self.log.replacing("0x7f82", with: "0x7f99")
    let explanations = ConsoleLogReader.logs(in: other).map { ConflictExplanation($0) }
    #expect(
      try trees(Self.description)[0].snapshot(explanations: explanations).constraints.isEmpty)
    // Without addresses in the hierarchy, the only label is meant.
    let snapshot = try trees(Self.json)[0].snapshot(explanations: explanations)
    #expect(snapshot.constraints.map(\.first.view) == [2, 2])
  }
}
