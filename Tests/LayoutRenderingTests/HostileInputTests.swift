import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

@Suite struct HostileInputTests {
  private func markup(_ snapshot: LayoutSnapshot) -> String {
    var options = SVGRenderer.Options()
    options.overlay = .init(
      showsFrames: true, showsAlignmentRects: true, showsProblems: true, constraintsOfView: 1)
    return SVGRenderer(options: options).svg(for: snapshot)
  }

  @Test(arguments: HostileSnapshots.strings)
  func `Any text produces a well-formed picture without injected elements`(text: String) {
    let probe = MarkupProbe(markup(HostileSnapshots.screen(text, 12)))
    #expect(probe.isWellFormed)
    #expect(probe.all("script").isEmpty)
    #expect(probe.elements.allSatisfy { $0.attributes["onload"] == nil })
  }

  @Test(arguments: HostileSnapshots.numbers)
  func `Any number produces a well-formed picture with finite numbers`(number: CGFloat) {
    let result = markup(HostileSnapshots.screen("text", number))
    let probe = MarkupProbe(result)
    #expect(probe.isWellFormed)
    let geometry = ["x", "y", "width", "height", "cx", "cy", "r", "rx", "textLength", "font-size"]
    for element in probe.elements {
      for name in geometry {
        guard let value = element.attributes[name] else { continue }
        #expect(Double(value).map(\.isFinite) == true, "\(name)=\(value)")
      }
      #expect(element.attributes["d"]?.contains("n") != true)
    }
  }

  @Test(arguments: HostileSnapshots.numbers.filter { !$0.isFinite || abs($0) > 1e8 })
  func `A view whose frame cannot be drawn is skipped and marked`(number: CGFloat) {
    var screen = ScreenBuilder(canvas: .phone)
    let bad = screen.add("UIView", number, 0, 10, 10)
    let below = screen.add("UIView", to: bad, 0, 0, 5, 5)
    let after = screen.add("UIView", 0, 0, 10, 10)
    let probe = MarkupProbe(markup(screen.snapshot))
    #expect(probe.first(view: bad)?.attributes["data-skipped"] == "frame cannot be drawn")
    #expect(probe.first(view: below) == nil)
    #expect(probe.first(view: after) != nil)
  }

  @Test(arguments: HostileSnapshots.numbers)
  func `Any canvas produces a picture of finite size`(number: CGFloat) throws {
    var canvas = LayoutSnapshot.Canvas.phone
    canvas.size = CGSize(width: number, height: number)
    canvas.scale = number
    canvas.safeAreaInsets = .init(top: number, left: number, bottom: number, right: number)
    let probe = MarkupProbe(markup(ScreenBuilder(canvas: canvas).snapshot))
    #expect(probe.isWellFormed)
    let width = try #require(probe.elements[0].attributes["width"].flatMap { Double($0) })
    #expect(width >= 1 && width <= Double(CGRect.drawableLimit))
  }

  @Test func `A label of ten megabytes produces a small picture`() {
    var screen = ScreenBuilder(canvas: .phone)
    let long = String(repeating: "word ", count: 2_000_000)
    screen.add("UILabel", 0, 0, 300, 20, .label(ScreenBuilder.text(long))) { $0.label = long }
    #expect(markup(screen.snapshot).utf8.count < 20_000)
    let page = GalleryRenderer().html(
      for: Gallery(
        title: long,
        scenes: [
          GalleryScene(
            name: long, identifier: long, file: long,
            pictures: [
              GalleryPicture(
                deviceName: long, orientation: .split(name: long), snapshot: screen.snapshot)
            ])
        ]))
    #expect(page.utf8.count < 120_000)
  }

  @Test func `Missing, duplicate and cyclic children are ignored`() {
    var screen = ScreenBuilder(canvas: .phone)
    let child = screen.add("UIView", 0, 0, 10, 10)
    screen.change(0) { $0.children = [child, child, 99, -1, 0] }
    screen.change(child) { $0.children = [0, child, .max, .min] }
    #expect(MarkupProbe(markup(screen.snapshot)).viewIndices == [0, child])
    let lines = TextRenderer().text(for: screen.snapshot).split(separator: "\n")
    #expect(lines.count == 3)
  }

  @Test func `Constraints with invalid view indices are ignored`() {
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UIView", 0, 0, 10, 10)
    var snapshot = screen.snapshot
    for view in [-1, 99, Int.max, Int.min] {
      var constraint = LayoutSnapshot.Constraint(
        origin: .user, first: .init(view: view, attribute: "leading"),
        second: .init(view: 1, attribute: "leading"), relation: "==", multiplier: .nan,
        constant: .infinity, priority: .nan, wording: "")
      constraint.isBroken = true
      snapshot.constraints.append(constraint)
    }
    #expect(MarkupProbe(markup(snapshot)).isWellFormed)
    #expect(TextRenderer().text(for: snapshot).contains("4 constraints in conflict"))
  }

  @Test func `A snapshot without views produces an empty picture`() {
    let empty = LayoutSnapshot(canvas: .phone, views: [])
    let probe = MarkupProbe(markup(empty))
    #expect(probe.isWellFormed)
    #expect(probe.viewIndices.isEmpty)
    #expect(TextRenderer().text(for: empty).hasPrefix("# retina6_12"))
  }

  @Test func `Pictures of deep hierarchies are limited to fewer than 256 levels`() {
    let probe = MarkupProbe(markup(HostileSnapshots.chain(of: 5000)))
    #expect(probe.isWellFormed)
    #expect(probe.deepest < 256)
    #expect(probe.elements.contains { $0.attributes["data-skipped"] == "too deep" })
  }
}
