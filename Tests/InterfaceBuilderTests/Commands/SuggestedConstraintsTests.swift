import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// What Add Missing Constraints and Reset to Suggested Constraints choose for small screens.
///
/// The expectations are derived by hand from the rules of Documentation/SuggestedConstraints.md.
@MainActor @Suite struct SuggestedConstraintsTests {
  /// A screen 414 × 896 with safe area 44 and 34.
  private func screen(_ subviews: String, constraints: String = "") throws -> InterfaceDocument {
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
      """, tools: "15504")
  }

  private func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ name: String = "view", _ attributes: String = "", _ inner: String = ""
  ) -> String {
    DocumentText.view(id, name, attributes, DocumentText.frame(x, y, width, height) + inner)
  }

  private func label(_ id: String, _ text: String, _ x: Double, _ y: Double, _ width: Double)
    -> String
  {
    view(id, x, y, width, 20.5, "label", "text=\"\(text)\"")
  }

  private func suggested(
    _ document: InterfaceDocument, _ command: LayoutCommand = .addMissingConstraints
  ) throws -> InterfaceDocument {
    let result = try document.performing(command)
    #expect(result.remaining.isEmpty)
    return result.document
  }

  /// The constraints in words, without identifiers.
  private func constraints(_ document: InterfaceDocument) -> [String] {
    document.roots.first.map { root in
      ConstraintElement.all(in: CanvasLayout(root)).map { constraint in
        let element = constraint.element
        let first = "\(constraint.first ?? "").\(element["firstAttribute"] ?? "")"
        let second = constraint.second.map { " \($0).\(element["secondAttribute"] ?? "")" } ?? ""
        return first + second + (element["constant"].map { " \($0)" } ?? "")
      }
    } ?? []
  }

  @Test func aLabelFromMarginToMarginIsTiedOnBothSides() throws {
    let after = constraints(try suggested(try screen(label("a", "Hello", 20, 100, 374))))
    #expect(after.contains("a.leading safe.leading 20"))
    #expect(after.contains("safe.trailing a.trailing 20"))
    #expect(!after.contains { $0.hasPrefix("a.width") })
  }

  @Test func aScrollViewThatFillsTheScreenIsTiedToItsEdges() throws {
    for name in ["scrollView", "tableView"] {
      let after = constraints(try suggested(try screen(view("a", 0, 0, 414, 896, name))))
      #expect(
        Set(after) == [
          "a.leading safe.leading", "safe.trailing a.trailing", "a.top root.top",
          "root.bottom a.bottom",
        ])
    }
  }

  @Test func aLabelThatItsContentSizesGetsNoSize() throws {
    let plain = try screen(label("a", "Hello", 20, 100, 10))
    let width = try #require(plain.roots.first.map { CanvasLayout($0).view("a")?.solved.width })
    let after = constraints(
      try suggested(try screen(label("a", "Hello", 20, 100, Double(try #require(width))))))
    #expect(Set(after) == ["a.leading safe.leading 20", "a.top safe.top 56"])
  }

  @Test func aListBetweenBarsTakesTheSpaceThatIsLeft() throws {
    let document = try suggested(
      try screen(
        view("head", 0, 44, 414, 60) + view("list", 0, 104, 414, 708, "tableView")
          + view("foot", 0, 812, 414, 50)))
    let device = try #require(Device(identifier: "retina4_0"))
    let frames = try document.frames(on: .device(device))
    // derivation: 320 × 568 with 20 points of status bar, 60 and 50 for the bars.
    #expect(frames["head"] == CGRect(x: 0, y: 20, width: 320, height: 60))
    #expect(frames["list"] == CGRect(x: 0, y: 80, width: 320, height: 438))
    #expect(frames["foot"] == CGRect(x: 0, y: 518, width: 320, height: 50))
  }

  @Test func aRowOfEqualViewsSharesTheWidth() throws {
    let document = try suggested(
      try screen(
        view("a", 20, 100, 118, 44) + view("b", 148, 100, 118, 44) + view("c", 276, 100, 118, 44)))
    let device = try #require(Device(identifier: "retina4_0"))
    let frames = try document.frames(on: .device(device))
    // derivation: (320 - 40 - 20) / 3, rounded to half points at the edges.
    #expect(frames["a"]?.minX == 20)
    #expect(frames["c"]?.maxX == 300)
    #expect(["a", "b", "c"].allSatisfy { abs((frames[$0]?.width ?? 0) - 260.0 / 3) <= 0.5 })
  }

  @Test func whatIsCenteredStaysCentered() throws {
    let document = try suggested(try screen(view("a", 157, 398, 100, 100)))
    let device = try #require(Device(identifier: "ipad9_7"))
    let frames = try document.frames(on: .device(device))
    #expect(frames["a"] == CGRect(x: 334, y: 462, width: 100, height: 100))
  }

  @Test func whatLiesAtTheBottomStaysAtTheBottom() throws {
    let document = try suggested(
      try screen(view("a", 20, 64, 374, 44) + view("b", 20, 798, 374, 44)))
    let device = try #require(Device(identifier: "retina4_0"))
    let frames = try document.frames(on: .device(device))
    // derivation: 44 above the safe area's 34 leave 20; the device has no home indicator.
    #expect(frames["b"] == CGRect(x: 20, y: 568 - 20 - 44, width: 280, height: 44))
  }

  @Test func contentOfAScrollViewHasItsWidthAndClosesItsHeight() throws {
    let inner = view("content", 0, 0, 414, 1200)
    let document = try suggested(
      try screen(view("scroll", 0, 44, 414, 852, "scrollView", "", "<subviews>\(inner)</subviews>"))
    )
    let after = constraints(document)
    #expect(after.contains("content.width scroll.width"))
    let device = try #require(Device(identifier: "retina4_0"))
    let snapshot = try #require(document.roots.first).instantiate(on: .device(device)).snapshot()
    let scroll = try #require(snapshot.views.first { $0.identifier == "scroll" })
    #expect(scroll.contentSize == CGSize(width: 320, height: 1200))
  }

  @Test func resetKeepsTheFramesOfJoinedTexts() throws {
    let document = try screen(
      label("a", "Total", 20, 100, 167.5) + label("b", "Amount", 207.5, 100, 186.5),
      constraints: DocumentText.equal("a", "top", "safe", "top", 56)
        + DocumentText.equal("a", "leading", "safe", "leading", 20)
        + DocumentText.equal("b", "baseline", "a", "baseline")
        + DocumentText.equal("b", "leading", "a", "trailing", 20)
        + DocumentText.equal("safe", "trailing", "b", "trailing", 20)
        + DocumentText.size("a", "width", 167.5))
    let before = try document.frames()
    let after = try suggested(document, .resetToSuggestedConstraints).frames()
    for id in ["a", "b"] {
      let (old, new) = (try #require(before[id]), try #require(after[id]))
      #expect(old.isNear(new, within: 0.76), "\(id): \(old) \(new)")
    }
  }

  @Test func suggestionsThatMoveAViewAreRefused() throws {
    // A stack view places what it arranges at its start, not 60 points from it.
    let stack = view(
      "stack", 20, 100, 374, 50, "stackView", "",
      "<subviews>\(view("a", 60, 0, 314, 50))</subviews>")
    let document = try screen(stack)
    let error = #expect(throws: InterfaceDocumentError.self) {
      _ = try document.performing(.addMissingConstraints)
    }
    #expect(error?.message.contains("would change the frame of a from (60, 0.0; 314 × 50)") == true)
    var options = CommandOptions()
    options.allowsWorse = true
    #expect(try !document.performing(.addMissingConstraints, options).edit.isEmpty)
  }
}
