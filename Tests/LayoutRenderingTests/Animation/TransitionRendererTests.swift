import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

/// Oracle: by hand, on SMIL as SVG 1.1 describes it.
@Suite struct TransitionRendererTests {
  /// A box with an identifier on a screen of a size.
  private func screen(
    _ width: CGFloat, box: CGRect?, extra: CGRect? = nil
  ) -> LayoutSnapshot {
    let bounds = CGRect(x: 0, y: 0, width: width, height: 200)
    var snapshot = LayoutSnapshot(
      canvas: .init(size: bounds.size, scale: 2),
      views: [.init(identifier: "root", className: "UIView", frame: bounds, frameInRoot: bounds)])
    for (name, rect) in [("box", box), ("extra", extra)] {
      guard let rect else { continue }
      snapshot.views[0].children.append(snapshot.views.count)
      var view = LayoutSnapshot.View(
        identifier: name, className: "UIView", parent: 0, frame: rect, frameInRoot: rect)
      view.appearance.backgroundColor = .systemBlue
      snapshot.views.append(view)
    }
    return snapshot
  }

  private func svg(_ snapshots: [LayoutSnapshot]) -> String {
    var options = TransitionRenderer.Options()
    options.appearance = .light
    options.hold = 3
    options.move = 1
    return TransitionRenderer(options: options).svg(
      for: snapshots.enumerated().map { .init(name: "state \($0)", snapshot: $1) })
  }

  @Test func `A view moves from its frame in one layout to its frame in the next and back`() {
    let text = svg([
      screen(100, box: CGRect(x: 10, y: 20, width: 30, height: 40)),
      screen(100, box: CGRect(x: 60, y: 20, width: 35, height: 40)),
    ])
    #expect(MarkupProbe(text).isWellFormed)
    // Held from 0 to 3 of 8 seconds, moved until 4, held until 7.
    let times = "keyTimes=\"0;0.375;0.5;0.875;1\""
    let pace = "keySplines=\"0 0 1 1;0.42 0 0.58 1;0 0 1 1;0.42 0 0.58 1\""
    #expect(text.contains("values=\"10 20;10 20;60 20;60 20;10 20\" dur=\"8s\""))
    #expect(text.contains("attributeName=\"width\" values=\"30;30;35;35;30\""))
    #expect(text.contains(times) && text.contains(pace))
    #expect(!text.contains("attributeName=\"height\""))
  }

  @Test func `A view's drawing is included in the animation`() {
    var (first, second) = (
      screen(100, box: CGRect(x: 0, y: 0, width: 10, height: 10)),
      screen(100, box: CGRect(x: 9, y: 0, width: 10, height: 10))
    )
    let line = Drawing.Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let drawing = Drawing([.fill(line, .init(light: .init(1, 0, 0)), isEvenOdd: false)])
    first.views[1].drawing = drawing
    second.views[1].drawing = drawing
    let text = svg([first, second])
    #expect(MarkupProbe(text).isWellFormed)
    #expect(text.components(separatedBy: "#ff0000").count == 2)
  }

  @Test func `A view missing from one layout fades in and out`() {
    let box = CGRect(x: 10, y: 20, width: 30, height: 40)
    let text = svg([screen(100, box: box), screen(100, box: box, extra: box)])
    #expect(text.contains("<animate attributeName=\"opacity\" values=\"0;0;1;1;0\" dur"))
    #expect(!text.contains("attributeName=\"transform\""))
  }

  @Test func `Screens of different sizes share a center`() {
    let text = svg([screen(100, box: nil), screen(300, box: nil)])
    let root = MarkupProbe(text).elements[0]
    // 300 and a margin of 8 on both sides.
    #expect(root.attributes["width"] == "316")
    #expect(text.contains("values=\"108 8;108 8;8 8;8 8;108 8\""))
  }

  @Test func `One layout produces a static picture, and no layout an empty one`() {
    let still = svg([screen(100, box: CGRect(x: 1, y: 1, width: 2, height: 2))])
    #expect(MarkupProbe(still).isWellFormed && !still.contains("<animate"))
    #expect(MarkupProbe(svg([])).isWellFormed)
  }

  @Test func `Views are matched by identifier, and others by class and order`() {
    var first = screen(100, box: CGRect(x: 0, y: 0, width: 1, height: 1))
    first.views[1].identifier = nil
    var second = screen(
      100, box: CGRect(x: 5, y: 0, width: 1, height: 1),
      extra: CGRect(x: 9, y: 0, width: 1, height: 1))
    second.views[1].identifier = nil
    let tree = TransitionTree([first, second])
    #expect(tree.nodes.map(\.views) == [[0, 0], [1, 1], [nil, 2]])
    #expect(tree.nodes[0].children == [1, 2])
  }

  @Test(arguments: SampleScreens.all.map(\.name))
  func `The transition between any two samples is well-formed with unique identifiers`(name: String)
    throws
  {
    let snapshot = try #require(SampleScreens.all.first { $0.name == name }).snapshot
    for other in SampleScreens.all {
      let text = svg([snapshot, other.snapshot])
      let probe = MarkupProbe(text)
      #expect(probe.isWellFormed)
      let ids = probe.elements.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
    }
  }

  /// Every text once and every number once: all pairs are the business of the still pictures' tests.
  @Test(arguments: 0..<max(HostileSnapshots.strings.count, HostileSnapshots.numbers.count))
  func `Hostile layouts produce well-formed animations`(index: Int) {
    let hostile = HostileSnapshots.screen(
      HostileSnapshots.strings[index % HostileSnapshots.strings.count],
      HostileSnapshots.numbers[index % HostileSnapshots.numbers.count])
    let picture = svg([hostile, SampleScreens.split])
    #expect(MarkupProbe(picture).isWellFormed)
    for written in ["nan", "inf"] { #expect(!picture.contains("=\"\(written)")) }
  }

  @Test func `A view hierarchy of 2,000 levels produces a well-formed animation`() {
    let deep = HostileSnapshots.chain(of: 2000)
    #expect(MarkupProbe(svg([deep, deep])).isWellFormed)
  }
}
