import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor @Suite struct LayoutCommandTests {
  /// A screen 414 × 896 with safe area 44 and 34; subviews as given, indented as Xcode does.
  private func screen(
    _ subviews: String, constraints: String = "", tools: String = "15504"
  ) throws -> InterfaceDocument {
    let list = constraints.isEmpty ? "" : "<constraints>\n\(constraints)\n</constraints>"
    return try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <subviews>
              \(subviews)
          </subviews>
          \(list)
          <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """, tools: tools)
  }

  private func box(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ attributes: String = "", _ inner: String = ""
  ) -> String {
    DocumentText.view(
      id, "view", attributes, DocumentText.frame(x, y, width, height) + inner)
  }

  private func perform(
    _ command: LayoutCommand, _ document: InterfaceDocument, views: [String] = []
  ) throws -> CommandResult {
    var options = CommandOptions()
    options.views = views
    let result = try document.performing(command, options)
    #expect(result.edit.applied(to: document.bytes) == result.document.bytes)
    #expect(result.edit.inverse.applied(to: result.document.bytes) == document.bytes)
    return result
  }

  private func text(_ result: CommandResult) -> String {
    String(decoding: result.document.bytes, as: UTF8.self)
  }

  private static let pinned =
    DocumentText.equal("a", "top", "safe", "top", 10)
    + DocumentText.equal("a", "leading", "safe", "leading", 20)
    + DocumentText.size("a", "width", 100) + DocumentText.size("a", "height", 50)

  @Test func updateFramesRecordsTheSolvedFrameAndClearsTheFlag() throws {
    let document = try screen(
      box("a", 1, 2, 3, 4, "misplaced=\"YES\""), constraints: Self.pinned)
    let result = try perform(.updateFrames, document)
    // 44 of safe area and the constant of 10.
    #expect(
      text(result).contains("<rect key=\"frame\" x=\"20\" y=\"54\" width=\"100\" height=\"50\"/>"))
    #expect(!text(result).contains("misplaced"))
    #expect(result.removed == ["a: misplaced"])
    #expect(try perform(.updateFrames, result.document).edit.isEmpty)
  }

  @Test func updateConstantsDescribesTheRecordedFrame() throws {
    let document = try screen(box("a", 30, 64, 120, 50), constraints: Self.pinned)
    let result = try perform(.updateConstraintConstants, document, views: ["a"])
    #expect(try result.document.frames()["a"] == CGRect(x: 30, y: 64, width: 120, height: 50))
    // Height is right as it is: three constants change, and nothing else.
    #expect(result.edit.patches.count == 3)
  }

  /// hand: 64.333 − 44 and 64.123 − 44, where thirds of a point are pixels and 0.123 is no part of one.
  @Test(arguments: [(64.333, "20.333333333333332"), (64.123, "20.123000000000001")])
  func updatedConstantsAreOnPixelsWhereTheyAreNearThem(top: Double, constant: String) throws {
    let document = try screen(box("a", 20, top, 100, 50), constraints: Self.pinned)
    let result = try perform(.updateConstraintConstants, document, views: ["a"])
    #expect(text(result).contains("constant=\"\(constant)\""))
  }

  @Test func addMissingTiesAViewToTheNearerSidesAndFixesItsSize() throws {
    let document = try screen(box("a", 300, 100, 100, 50))
    let result = try perform(.addMissingConstraints, document)
    let after = text(result)
    // 414 - 400 = 14 from the trailing edge, 100 - 44 = 56 below the safe area.
    #expect(
      after.contains(
        "firstItem=\"safe\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"14\""
      ))
    #expect(
      after.contains(
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"56\""
      ))
    #expect(after.contains("<constraint firstAttribute=\"width\" constant=\"100\""))
    #expect(after.contains("<constraint firstAttribute=\"height\" constant=\"50\""))
    #expect(try result.document.frames()["a"] == CGRect(x: 300, y: 100, width: 100, height: 50))
  }

  @Test func addMissingTakesTheNearerSideWhereTheNearestNeighborIsOpenItself() throws {
    let result = try perform(
      .addMissingConstraints, try screen(box("a", 20, 100, 100, 50) + box("b", 20, 170, 100, 50)))
    let text = text(result)
    // 20 points to the box below, which has no place yet; 100 - 44 to the safe area above; and
    // 896 - 34 - 150 to the one below.
    #expect(text.contains("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\""))
    #expect(text.contains("secondAttribute=\"top\" constant=\"56\""))
    #expect(
      text.contains(
        "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" "
          + "constant=\"20\""))
    #expect(!text.contains("712"))
  }

  @Test func addMissingCentersStretchesAndUsesStandardSpacing() throws {
    let document = try screen(
      box("wide", 20, 64, 374, 50) + box("middle", 157, 122, 100, 40))
    let after = text(try perform(.addMissingConstraints, document))
    #expect(
      after.contains(
        "firstItem=\"wide\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\" constant=\"20\" id="
      ))
    #expect(
      after.contains(
        "firstItem=\"safe\" firstAttribute=\"trailing\" secondItem=\"wide\" secondAttribute=\"trailing\" constant=\"20\" id="
      ))
    #expect(
      after.contains(
        "firstItem=\"middle\" firstAttribute=\"centerX\" secondItem=\"root\" secondAttribute=\"centerX\" id="
      ))
    #expect(
      after.contains(
        "firstItem=\"middle\" firstAttribute=\"top\" secondItem=\"wide\" secondAttribute=\"bottom\" constant=\"8\" symbolic=\"YES\""
      ))
  }

  @Test func clearFixesTheFrameAndAddMissingFreesItAgain() throws {
    let document = try screen(box("a", 20, 54, 100, 50), constraints: Self.pinned)
    let cleared = try perform(.clearConstraints, document)
    #expect(!text(cleared).contains("<constraint"))
    #expect(text(cleared).contains("fixedFrame=\"YES\""))
    #expect(
      text(cleared).contains(
        "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"))
    let added = try perform(.addMissingConstraints, cleared.document)
    #expect(!text(added).contains("fixedFrame") && !text(added).contains("autoresizingMask"))
    #expect(try added.document.frames()["a"] == CGRect(x: 20, y: 54, width: 100, height: 50))
  }

  @Test func resetReplacesOddConstraintsByPlainOnes() throws {
    let document = try screen(
      box("a", 20, 54, 100, 50),
      constraints: DocumentText.equal("a", "centerX", "root", "trailing", -344)
        + DocumentText.equal("a", "top", "safe", "top", 10)
        + DocumentText.size("a", "width", 100) + DocumentText.size("a", "height", 50))
    let result = try perform(.resetToSuggestedConstraints, document)
    #expect(!text(result).contains("-344"))
    #expect(try result.document.frames()["a"] == CGRect(x: 20, y: 54, width: 100, height: 50))
  }

  @Test func aSecondResetChangesNothing() throws {
    let document = try screen(
      box("a", 20, 54, 100, 50) + box("b", 20, 120, 374, 60),
      constraints: DocumentText.equal("a", "centerX", "root", "trailing", -344)
        + DocumentText.equal("a", "top", "safe", "top", 10)
        + DocumentText.size("a", "width", 100) + DocumentText.size("a", "height", 50))
    let first = try perform(.resetToSuggestedConstraints, document)
    #expect(!first.edit.isEmpty)
    #expect(try perform(.resetToSuggestedConstraints, first.document).edit.isEmpty)
  }

  // 850 points above the lower edge and 46 below: no screen lower than 896 points has room for both.
  @Test func aRepairIsWorseWhereAnotherDeviceHasNoRoom() throws {
    let before =
      DocumentText.equal("a", "top", "root", "top", 800)
      + DocumentText.equal("a", "leading", "root", "leading", 20)
      + DocumentText.size("a", "width", 100) + DocumentText.size("a", "height", 50)
    let box = box("a", 20, 800, 100, 50)
    let elsewhere = OtherCanvases(try screen(box, constraints: before).roots[0])
    let after = try screen(
      box, constraints: before + DocumentText.equal("a", "bottom", "root", "bottom", -46))
    #expect(after.roots[0].instantiate().snapshot().conflicts.isEmpty)
    #expect(elsewhere.firstWorse(after.roots[0]) != nil)
    #expect(elsewhere.firstWorse(try screen(box, constraints: before).roots[0]) == nil)
  }

  @Test func pinTakesTheNearestOverlappingNeighbor() throws {
    let document = try screen(
      box("a", 100, 200, 100, 50) + box("far", 100, 60, 100, 20)
        + box("near", 100, 150, 100, 20) + box("beside", 300, 190, 50, 5))
    var request = PinRequest()
    request.edges = [.top: .current, .trailing: .standard]
    request.toMargins = false
    var options = CommandOptions()
    options.views = ["a"]
    options.allowsWorse = true
    let result = try document.performing(.pin(request), options)
    let after = text(result)
    #expect(
      after.contains(
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"near\" secondAttribute=\"bottom\" constant=\"30\""
      ))
    // "beside" ends above a's top edge and is no neighbor; the container takes its place.
    #expect(
      after.contains(
        "firstItem=\"safe\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"20\" id="
      ))
  }

  @Test func linesAroundAViewBeginWithTheOneThatPinningTakes() throws {
    let document = try screen(
      box("a", 100, 200, 100, 50) + box("far", 100, 60, 100, 20)
        + box("near", 100, 150, 100, 20) + box("beside", 300, 190, 50, 5))
    let root = try #require(document.roots.first)
    let around = try #require(root.surroundings(of: "a"))
    func above(_ lines: [PinRequest.Edge: [Neighbors.Line]]) -> [String] {
      (lines[.top] ?? []).map { "\($0.item).\($0.attribute) \($0.distance)" }
    }
    // derivation: 200 less the bottoms 170 and 80, the safe area's 44, and the root's edge.
    #expect(
      above(around.edges) == [
        "near.bottom 30.0", "far.bottom 120.0", "safe.top 156.0", "root.top 200.0",
      ])
    // derivation: with margins, the edges above and below at a root are still the safe area.
    #expect(above(around.margins) == ["near.bottom 30.0", "far.bottom 120.0", "safe.top 156.0"])
    // What `pin` writes without a choice is the first of them.
    #expect(around.edges[.trailing]?.map(\.item) == ["safe", "root"])
    // derivation: as recorded; a plain view has no insets.
    #expect(around.size == CGSize(width: 100, height: 50))
    #expect(root.surroundings(of: "nobody")?.size == nil)
  }

  @Test func brokenConstraintsOfStackViewsCountOneByOne() throws {
    // What a stack view makes has its identifier for a kind, not for a constraint.
    let layout = CanvasLayout(try #require(try screen(box("a", 20, 54, 100, 50)).roots.first))
    var findings = LayoutFindings(layout)
    let before = findings
    var constraint = LayoutSnapshot.Constraint(
      identifier: "UISV-alignment", origin: .stackView, first: .init(view: 1, attribute: "leading"),
      second: .init(view: 0, attribute: "leading"), relation: "==", multiplier: 1, constant: 0,
      priority: 1000)
    findings.insert(broken: constraint)
    let one = findings
    findings.insert(broken: constraint)
    #expect(before.worsening(in: one).count == 1)
    #expect(one.worsening(in: findings).count == 1)
    // One of the document's own is one, however often it is met.
    constraint.origin = .user
    constraint.identifier = "a-b-c"
    findings.insert(broken: constraint)
    #expect(findings.brokenConstraints.contains("a-b-c"))
  }

  @Test func pinToMarginsCountsFromTheMargin() throws {
    let document = try screen(box("a", 50, 100, 100, 50))
    var request = PinRequest()
    request.edges = [.leading: .current]
    let after = text(try perform(.pin(request), document, views: ["a"]))
    // The margins of a root 414 wide are 20.
    #expect(after.contains("secondItem=\"root\" secondAttribute=\"leadingMargin\" constant=\"30\""))
  }

  @Test func pinningNeighborsAddsTheirSpacingOnce() throws {
    let document = try screen(box("a", 20, 100, 374, 50) + box("b", 20, 170, 374, 50))
    var request = PinRequest()
    request.edges = [.leading: .current, .top: .current, .bottom: .current]
    let result = try perform(.pin(request), document, views: ["a", "b"])
    // Two leading edges, the outer top and bottom edges, and one distance between the views.
    #expect(text(result).components(separatedBy: "<constraint ").count - 1 == 5)
    #expect(text(result).components(separatedBy: "constant=\"20\"").count - 1 == 1)
  }

  @Test func pinAndAlignWorkOnViewsThatStayAmbiguous() throws {
    let document = try screen(
      box("a", 50, 100, 100, 50) + box("b", 60, 200, 100, 50),
      constraints: DocumentText.equal("b", "top", "a", "bottom", 50))
    var request = PinRequest()
    request.edges = [.top: .current]
    let pinned = try perform(.pin(request), document, views: ["a"])
    #expect(text(pinned).contains("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\""))
    let aligned = try perform(.align(AlignRequest([.leading])), document, views: ["a", "b"])
    #expect(
      text(aligned).contains(
        "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"leading\""))
  }

  @Test func pinAndAlignEndAFixedFrame() throws {
    let fixed = try perform(
      .clearConstraints,
      try screen(box("a", 20, 54, 100, 50), constraints: Self.pinned)
    ).document
    #expect(String(decoding: fixed.bytes, as: UTF8.self).contains("fixedFrame"))
    let aligned = try fixed.performing(
      .align(AlignRequest([.centerX], inContainer: true)),
      {
        var options = CommandOptions()
        options.views = ["a"]
        return options
      }())
    #expect(text(aligned).contains("firstAttribute=\"centerX\" secondItem=\"root\""))
    #expect(!text(aligned).contains("fixedFrame"))
  }

  @Test func framesWithinTheToleranceAreNotUpdated() throws {
    func edit(_ x: Double) throws -> DocumentEdit {
      try perform(
        .updateFrames, try screen(box("a", x, 54, 100, 50), constraints: Self.pinned)
      ).edit
    }
    // The constraints say 20; the screen has two pixels per point.
    #expect(try edit(20 + 0.51 + 0.5 / 2 - 0.01).isEmpty)
    #expect(try !edit(20 + 0.51 + 0.5 / 2 + 0.01).isEmpty)
  }

  @Test func equalSizesAndRatiosAreWrittenAsInterfaceBuilderDoes() throws {
    let document = try screen(
      box("a", 20, 54, 160, 90) + box("b", 20, 200, 160, 90),
      constraints: Self.pinned.replacingOccurrences(of: "\"100.0\"", with: "\"160\"")
        .replacingOccurrences(of: "\"50.0\"", with: "\"90\"")
        + DocumentText.equal("b", "leading", "a", "leading")
        + DocumentText.equal("b", "top", "a", "bottom", 56)
        + DocumentText.size("b", "height", 90))
    var request = PinRequest()
    request.equalWidths = true
    let equal = try perform(.pin(request), document, views: ["a", "b"])
    #expect(
      text(equal).contains(
        "firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" id="))
    request = PinRequest()
    request.aspectRatio = true
    let ratio = try perform(.pin(request), document, views: ["a"])
    #expect(
      text(ratio).contains(
        "<constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"16:9\" id="
      ))
  }

  @Test func whatMakesSomethingWorseIsNotMade() throws {
    let document = try screen(box("a", 20, 54, 100, 50), constraints: Self.pinned)
    var request = PinRequest()
    request.width = .points(200)
    let error = #expect(throws: InterfaceDocumentError.self) {
      _ = try perform(.pin(request), document, views: ["a"])
    }
    #expect(error?.message.contains("conflict") == true)
  }

  @Test func alignMovesTheViewAndRecordsItsFrame() throws {
    let document = try screen(
      box("a", 20, 54, 100, 50) + box("b", 40, 200, 30, 30),
      constraints: Self.pinned + DocumentText.equal("b", "top", "a", "bottom", 96)
        + DocumentText.size("b", "width", 30) + DocumentText.size("b", "height", 30))
    let result = try perform(.align(AlignRequest([.trailing])), document, views: ["a", "b"])
    #expect(
      text(result).contains(
        "firstItem=\"b\" firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" id="
      ))
    #expect(try result.document.frames()["b"]?.minX == 90)
  }

  @Test func oldDocumentsArePinnedToTheControllersGuides() throws {
    let guides = """
      <layoutGuides>
          <viewControllerLayoutGuide type="top" id="t"/>
          <viewControllerLayoutGuide type="bottom" id="b"/>
      </layoutGuides>
      """
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "c", view: "<subviews>\(box("a", 40, 40, 50, 50))</subviews>", controller: guides),
      tools: "9532", safeAreas: false)
    let after = text(try perform(.addMissingConstraints, document))
    // The status bar is 20 points high, and the guide ends there: 40 - 20.
    #expect(
      after.contains(
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"t\" secondAttribute=\"bottom\" constant=\"20\""
      ))
    #expect(
      after.contains(
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"c-view\" secondAttribute=\"leading\" constant=\"40\""
      ))
  }

  @Test func aViewIsNamedByTheTextThatTheOutlineShows() throws {
    let label = DocumentText.view(
      "a", "label", "text=\"Hello\"", DocumentText.frame(20, 100, 50, 21))
    let document = try screen(label)
    var request = PinRequest()
    request.edges = [.top: .points(10)]
    let result = try perform(.pin(request), document, views: ["Hello"])
    #expect(text(result).contains("firstItem=\"a\" firstAttribute=\"top\""))
  }

  @Test func anUnknownViewIsNamedWithASuggestion() throws {
    let document = try screen(box("a", 20, 54, 100, 50, "userLabel=\"Logo\""))
    let error = #expect(throws: InterfaceDocumentError.self) {
      _ = try perform(.clearConstraints, document, views: ["Lgo"])
    }
    #expect(error?.hint == "did you mean 'Logo'?")
  }
}
