import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

/// Rooms are derived by hand from the constraints; the longest strings are compared with those of
/// trying every length.
@MainActor
@Suite("Text length budgets")
struct TextBudgetTests {
  /// An iPhone SE in portrait: 320 points wide, two pixels per point.
  private static var canvases: BudgetCanvases {
    var canvases = BudgetCanvases()
    canvases.canvases.devices = ["retina4_0"]
    canvases.canvases.orientations = .portrait
    return canvases
  }

  private func budgets(
    _ subviews: String, _ constraints: String, on canvases: BudgetCanvases = canvases
  ) throws -> [TextBudget] {
    let document = try LintFixture.document(subviews: subviews, constraints: constraints)
    let root = try #require(document.roots.first)
    let budgets = TextBudget.all(in: root, on: canvases)
    let tried = TextBudget.all(in: root, on: canvases, isExhaustive: true)
    #expect(budgets.map(\.rooms) == tried.map(\.rooms))
    return budgets
  }

  /// A constraint between two items.
  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" id="\(first)\(attribute)"/>
    """
  }

  @Test("The budget of a label between two pinned edges is their distance, within a point")
  func label() throws {
    let found = try budgets(
      LintFixture.label("lab", "Name", (20, 20, 280, 21)),
      LintFixture.pinned("lab", (20, 20, 280, 21))
        + tie("roo-tV-iew", "trailing", "lab", "trailing", 20))
    let room = try #require(found[0].tightest)
    let width = try #require(room.width)
    let tooWide = try #require(room.tooWide)
    // 320 − 20 − 20.
    #expect(width <= 280 && width > 279)
    #expect(tooWide > 280 && tooWide - width <= 1)
    #expect(room.limit?.isOwn == true)
    #expect(room.limit?.canvas == "retina4_0 portrait")
    #expect(room.lines == 1)
  }

  @Test("A text that is already clipped has a budget below its length")
  func clipped() throws {
    let frame = (20.0, 20.0, 60.0, 21.0)
    let found = try budgets(
      LintFixture.label("lab", "Much too long", frame), LintFixture.placed("lab", frame))
    let room = try #require(found[0].tightest)
    #expect(room.characters < 13)
    #expect(try #require(room.width) <= 60)
    #expect(found[0].growth < 1)
  }

  @Test("The budget of a text ends where another text would be clipped")
  func competing() throws {
    let strong = #"horizontalCompressionResistancePriority="760""#
    let found = try budgets(
      LintFixture.label("one", "One", (20, 20, 40, 21), attributes: strong)
        + LintFixture.label("two", "Two", (200, 20, 40, 21)),
      LintFixture.pinned("one", (20, 20, 40, 21)) + tie("two", "leading", "one", "trailing", 8)
        + tie("two", "top", "one", "top") + tie("roo-tV-iew", "trailing", "two", "trailing", 20))
    let room = try #require(found[0].tightest)
    #expect(room.limit?.isOwn == false)
    #expect(room.limit?.object.identifier == "two")
    #expect(room.limit?.check == .clipped)
    // Both texts and the space between them have 280 points.
    let other = try #require(found[1].tightest?.width)
    #expect(try #require(room.width) < 280 - 8 - 20)
    #expect(other < 280 - 8 - 20)
  }

  // With 60 characters the label contains the other one, which it does not in the document.
  @Test("The budget of an unconstrained text ends where it would cover another label")
  func covering() throws {
    let frame = (200.0, 20.0, 12.0, 21.0)
    let found = try budgets(
      LintFixture.label("one", "One", (20, 20, 40, 21)) + LintFixture.label("two", "B", frame),
      LintFixture.pinned("one", (20, 20, 40, 21)) + LintFixture.placed("two", frame))
    let room = try #require(found[0].tightest)
    #expect(room.limit?.check == .overlapping)
    // The other label begins at 200, and 2 points do not count.
    #expect(try #require(room.width) <= 182)
    #expect(try #require(room.tooWide) > 182)
  }

  @Test("A label with a limit of two lines has a budget in lines")
  func lines() throws {
    let frame = (20.0, 20.0, 100.0, 41.0)
    let found = try budgets(
      LintFixture.label(
        "lab", "Some words in lines", frame, attributes: #"numberOfLines="2""#),
      LintFixture.placed("lab", frame))
    let room = try #require(found[0].tightest)
    #expect(room.lines == 2)
    #expect(room.lineWidth == 100)
    #expect(room.width == nil)
  }

  @Test("A text that can wrap freely has no limit, and texts without letters have no budget")
  func unlimited() throws {
    let found = try budgets(
      LintFixture.label("lab", "Hi", (20, 20, 280, 21), attributes: #"numberOfLines="0""#)
        + LintFixture.label("num", "0:00", (20, 300, 280, 21)),
      LintFixture.pinned("lab", (20, 20, 280, 21))
        + tie("roo-tV-iew", "trailing", "lab", "trailing", 20)
        + LintFixture.pinned("num", (20, 400, 280, 21)))
    #expect(found.map(\.key) == ["lab.text"])
    #expect(found[0].tightest?.limit == nil)
    #expect(found[0].growth == .infinity)
  }

  @Test("Larger and bolder text reduces the budget")
  func settings() throws {
    var canvases = Self.canvases
    canvases.canvases.contentSizes = [.large, .accessibilityExtraLarge]
    canvases.includesBoldText = true
    let label = """
      <label opaque="NO" contentMode="left" text="Name" adjustsFontForContentSizeCategory="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lab">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let found = try budgets(
      label,
      LintFixture.pinned("lab", (20, 20, 280, 21))
        + tie("roo-tV-iew", "trailing", "lab", "trailing", 20), on: canvases)
    let rooms = found[0].rooms
    #expect(rooms.map(\.setting.name) == ["L", "AX3", "L, bold text", "AX3, bold text"])
    #expect(rooms[1].characters < rooms[0].characters)
    #expect(rooms[2].characters <= rooms[0].characters)
    #expect(rooms[3].characters <= rooms[1].characters)
    #expect(found[0].tightest?.setting.name.hasPrefix("AX3") == true)
  }

  @Test("Placeholders and segment titles have a budget")
  func controls() throws {
    let placed = (20.0, 20.0, 120.0, 34.0)
    let found = try budgets(
      """
      <textField opaque="NO" placeholder="City" borderStyle="roundedRect" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fie">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      <segmentedControl opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="seg">
      <segments><segment title="On"/><segment title="Off"/></segments></segmentedControl>
      """,
      LintFixture.placed("fie", placed) + LintFixture.placed("seg", (20, 100, 160, 31)))
    #expect(found.map(\.kind) == [.placeholder, .segment, .segment])
    for budget in found {
      let room = try #require(budget.tightest)
      #expect(room.limit?.isOwn == true)
      #expect(room.characters > budget.text.count)
    }
    #expect(try #require(found[0].tightest?.width) < 120)
    // Two segments share 160 points.
    #expect(try #require(found[1].tightest?.width) < 80)
  }

  // The segments have 20 points; titles that nobody sees are not clipped, as with lint.
  @Test("The segment titles of a hidden segmented control have no limit")
  func hiddenControl() throws {
    let found = try budgets(
      """
      <segmentedControl opaque="NO" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" \
      id="seg"><segments><segment title="On"/><segment title="Off"/></segments></segmentedControl>
      """, LintFixture.placed("seg", (20, 100, 20, 31)))
    #expect(found.map { $0.tightest?.limit } == [nil, nil])
  }

  @Test("The longest texts of a root fit together")
  func longest() throws {
    let document = try LintFixture.document(
      subviews: LintFixture.label("one", "One", (20, 20, 40, 21))
        + LintFixture.label("two", "Two", (200, 20, 40, 21)),
      constraints: LintFixture.pinned("one", (20, 20, 40, 21))
        + tie("two", "leading", "one", "trailing", 8) + tie("two", "top", "one", "top")
        + tie("roo-tV-iew", "trailing", "two", "trailing", 20))
    let root = try #require(document.roots.first)
    let texts = TextBudget.longestTexts(in: root, on: Self.canvases)
    #expect(texts.map(\.key) == ["one.text", "two.text"])
    let layouts = BudgetLayouts(root, Self.canvases)
    let all = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) })
    let canvas = try #require(layouts.surfaces.first?.surfaces.first?.canvas)
    #expect(layouts.layout(on: canvas, showing: all).faults.isEmpty)
    #expect(texts.map(\.text.count).reduce(0, +) > 20)
  }
}
