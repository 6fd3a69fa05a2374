import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

@Suite struct SVGRendererTests {
  private func svg(
    _ snapshot: LayoutSnapshot, change: (inout SVGRenderer.Options) -> Void = { _ in }
  ) -> String {
    var options = SVGRenderer.Options()
    // The texts of the picture are compared, which its font would be part of.
    options.embedsFont = false
    change(&options)
    return SVGRenderer(options: options).svg(for: snapshot)
  }

  @Test(arguments: SampleScreens.all.map(\.name))
  func `The picture of every sample is well-formed and shows each visible view once`(name: String)
    throws
  {
    let snapshot = try #require(SampleScreens.all.first { $0.name == name }).snapshot
    let probe = MarkupProbe(svg(snapshot))
    #expect(probe.isWellFormed)
    let visible = snapshot.views.indices.filter { !snapshot.views[$0].isHidden }
    #expect(probe.viewIndices.sorted() == visible)
  }

  @Test func `The picture has the size of the canvas`() {
    let root = MarkupProbe(svg(SampleScreens.split)).elements[0]
    #expect(root.name == "svg")
    #expect(root.attributes["viewBox"] == "0 0 1194 834")
    #expect(root.attributes["width"] == "1194")
  }

  @Test func `The canvas's bars are drawn over the views and are not counted as views`() {
    var snapshot = ScreenBuilder(canvas: .phone).snapshot
    var bar = LayoutSnapshot.View(
      className: "UINavigationBar", frame: CGRect(x: 0, y: 59, width: 393, height: 44),
      frameInRoot: CGRect(x: 0, y: 59, width: 393, height: 44))
    bar.content = .navigationBar(title: "A & B", isLarge: false, items: [])
    let bare = MarkupProbe(svg(snapshot))
    snapshot.canvas.bars = [bar]
    let probe = MarkupProbe(svg(snapshot))
    #expect(probe.isWellFormed)
    #expect(probe.viewIndices == bare.viewIndices)
    #expect(probe.text.contains("A & B") && !bare.text.contains("A & B"))
  }

  /// The baseline is as far below the middle of the bar at both heights.
  @Test func `The title of a sheet's navigation bar is centered vertically`() throws {
    func baseline(height: CGFloat) throws -> Double {
      var snapshot = ScreenBuilder(canvas: .phone).snapshot
      let frame = CGRect(x: 0, y: 100, width: 393, height: height)
      var bar = LayoutSnapshot.View(className: "UINavigationBar", frame: frame, frameInRoot: frame)
      bar.content = .navigationBar(title: "Sheet", isLarge: false, items: [])
      snapshot.canvas.bars = [bar]
      let match = try #require(svg(snapshot).firstMatch(of: /<text[^>]* y="([0-9.]+)"[^>]*>Sheet</))
      return try #require(Double(match.1))
    }
    #expect(abs(try baseline(height: 56) - baseline(height: 44) - 6) < 0.01)
  }

  @Test func `The status bar's text color contrasts with the canvas's navigation bar`() {
    var snapshot = ScreenBuilder(canvas: .phone).snapshot
    snapshot.views[0].appearance.backgroundColor = .white
    let bare = svg(snapshot) { $0.appearance = .dark }
    var bar = LayoutSnapshot.View(
      className: "UINavigationBar", frame: CGRect(x: 0, y: 59, width: 393, height: 44),
      frameInRoot: CGRect(x: 0, y: 59, width: 393, height: 44))
    bar.content = .navigationBar(title: nil, isLarge: false, items: [])
    snapshot.canvas.bars = [bar]
    let barred = svg(snapshot) { $0.appearance = .dark }
    func ink(_ text: String) -> String? {
      let part = text.components(separatedBy: "data-system-bars").last ?? ""
      return part.firstMatch(of: /<text[^>]*fill="([^"]*)"/).map { String($0.1) }
    }
    // Black on the white root; white on a bar that is dark in dark appearance.
    #expect(ink(bare) != nil)
    #expect(ink(bare) != ink(barred))
  }

  @Test func `A plain view is a rectangle at its frame in root coordinates`() {
    var screen = ScreenBuilder(canvas: .phone)
    let box = screen.add("UIView", 10, 20, 100, 200)
    let inner = screen.add("UIView", to: box, 1.5, 2, 30, 40) {
      $0.appearance.backgroundColor = Ink.indigo
      $0.appearance.cornerRadius = 6
    }
    let element = MarkupProbe(svg(screen.snapshot)).first(view: inner)
    #expect(element?.name == "rect")
    #expect(element?.attributes["x"] == "11.5")
    #expect(element?.attributes["y"] == "22")
    #expect(element?.attributes["rx"] == "6")
    #expect(element?.attributes["fill"] == "#5856d6")
  }

  @Test func `A root view with a nonzero origin fills the picture`() {
    var screen = ScreenBuilder(canvas: .oldPhone)
    screen.change(0) { $0.frameInRoot.origin.y = 64 }
    let child = screen.add("UIView", 5, 6, 10, 10)
    let probe = MarkupProbe(svg(screen.snapshot))
    #expect(probe.first(view: 0)?.attributes["y"] == "0")
    #expect(probe.first(view: child)?.attributes["y"] == "6")
  }

  @Test func `A line of text is written with its measured width and the system font`() throws {
    let text = ScreenBuilder.text("Hello", size: 17, weight: 600, x: 3, y: 16)
    var screen = ScreenBuilder(canvas: .phone)
    screen.add("UILabel", 0, 100, 80, 21, .label(text))
    let probe = MarkupProbe(
      svg(screen.snapshot) {
        $0.showsSystemBars = false
        $0.appearance = .light
      })
    let line = try #require(probe.all("text").first)
    #expect(line.attributes["textLength"] == "42.5")
    #expect(line.attributes["x"] == "3")
    #expect(line.attributes["font-weight"] == "600")
    #expect(probe.text == "Hello")
    #expect(
      probe.elements[0].attributes["font-family"]?.hasPrefix("'AutoLayout Sans', -apple-system")
        == true)
  }

  @Test func `Pictures for rasterizers do not use textLength or style sheets`() {
    for appearance in [SVGRenderer.Appearance.light, .dark] {
      let markup = SVGRenderer(options: .rasterized(appearance)).svg(for: SampleScreens.settings)
      #expect(!markup.contains("textLength"))
      #expect(!markup.contains("<style"))
      #expect(!markup.contains("var("))
    }
  }

  @Test func `Colors follow the appearance option`() {
    var screen = ScreenBuilder(canvas: .phone)
    screen.change(0) { $0.appearance.backgroundColor = Ink.background }
    let light = MarkupProbe(svg(screen.snapshot) { $0.appearance = .light })
    let dark = MarkupProbe(svg(screen.snapshot) { $0.appearance = .dark })
    #expect(light.first(view: 0)?.attributes["fill"] == "#ffffff")
    #expect(dark.first(view: 0)?.attributes["fill"] == "#000000")
    let both = svg(screen.snapshot) { $0.appearance = .automatic }
    #expect(MarkupProbe(both).first(view: 0)?.attributes["class"] == "f0")
    #expect(both.contains("@media (prefers-color-scheme:dark){.f0{fill:#000000;fill-opacity:1}"))
  }

  @Test func `Views are drawn back to front`() {
    let probe = MarkupProbe(svg(SampleScreens.split))
    #expect(probe.viewIndices == probe.viewIndices.sorted())
  }

  @Test func `Hidden and transparent views are omitted with their subviews`() {
    var screen = ScreenBuilder(canvas: .phone)
    let hidden = screen.add("UIView", 0, 0, 10, 10) { $0.isHidden = true }
    screen.add("UIView", to: hidden, 0, 0, 5, 5)
    let clear = screen.add("UIView", 0, 0, 10, 10) { $0.alpha = 0 }
    screen.add("UIView", to: clear, 0, 0, 5, 5)
    let shown = screen.add("UIView", 0, 0, 10, 10)
    #expect(MarkupProbe(svg(screen.snapshot)).viewIndices == [0, shown])
  }

  @Test func `A view that clips to bounds clips its subviews at its frame`() throws {
    var screen = ScreenBuilder(canvas: .phone)
    let clip = screen.add("UIScrollView", 10, 20, 100, 50) { $0.clipsToBounds = true }
    let child = screen.add("UIView", to: clip, 0, 0, 100, 500)
    let probe = MarkupProbe(svg(screen.snapshot))
    let path = try #require(probe.all("clipPath").first)
    let place = try #require(probe.elements.firstIndex(of: path))
    #expect(probe.elements[place + 1].attributes["height"] == "50")
    let group = try #require(probe.elements.first { $0.attributes["clip-path"] != nil })
    #expect(group.attributes["clip-path"] == "url(#\(path.attributes["id"] ?? ""))")
    #expect(probe.first(view: child)?.depth == group.depth + 1)
  }

  @Test func `Translucent views and their subviews are drawn in one group`() {
    var screen = ScreenBuilder(canvas: .phone)
    let faded = screen.add("UIView", 0, 0, 10, 10) { $0.alpha = 0.25 }
    screen.add("UIView", to: faded, 0, 0, 5, 5)
    let after = screen.add("UIView", 0, 0, 10, 10)
    let probe = MarkupProbe(svg(screen.snapshot))
    let group = probe.elements.first { $0.attributes["opacity"] == "0.25" }
    #expect(group?.depth == 2)
    #expect(probe.first(view: faded)?.depth == 3)
    #expect(probe.first(view: after)?.depth == 2)
  }

  @Test func `The status bar and home indicator are drawn only for full screens`() {
    func bars(_ canvas: LayoutSnapshot.Canvas) -> Int {
      let probe = MarkupProbe(svg(ScreenBuilder(canvas: canvas).snapshot))
      return probe.elements.count { $0.attributes["data-system-bars"] != nil }
    }
    #expect(bars(.phone) == 1)
    var cell = LayoutSnapshot.Canvas.phone
    cell.size.height = 44
    #expect(bars(cell) == 0)
    var window = LayoutSnapshot.Canvas.pad
    window.size.width = 592
    #expect(bars(window) == 1)
    var unknown = LayoutSnapshot.Canvas.phone
    unknown.device = "toaster"
    #expect(bars(unknown) == 0)
  }

  @Test func `Overlays mark frames, ambiguous views, conflicts and constraints`() {
    let snapshot = SampleScreens.problems
    let probe = MarkupProbe(
      svg(snapshot) {
        $0.overlay = .init(showsFrames: true, showsProblems: true, constraintsOfView: 3)
      })
    #expect(probe.isWellFormed)
    func count(_ mark: String) -> Int {
      probe.elements.count { $0.attributes["data-mark"] == mark }
    }
    #expect(count("frame") == snapshot.views.count)
    #expect(count("ambiguous") == 1)
    #expect(count("conflict") == 1)
    let lines = probe.elements.compactMap { $0.attributes["data-constraint"] }
    #expect(lines == ["3", "4", "5", "6", "7"])
  }

  @Test func `The picture of a snapshot is deterministic`() {
    #expect(svg(SampleScreens.controls) == svg(SampleScreens.controls))
  }

  @Test func `Pictures have no external references`() {
    for sample in SampleScreens.all {
      let markup = svg(sample.snapshot)
        .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http", "href", "@import", "<script", "<image", "<foreignObject"] {
        #expect(!markup.contains(word))
      }
      let references = markup.components(separatedBy: "url(").count
      #expect(references == markup.components(separatedBy: "url(#").count)
    }
  }

  @Test func `The identifier prefix is sanitized and applied to all identifiers`() {
    let markup = svg(SampleScreens.split) { $0.idPrefix = "a-1\"><x" }
    let identifiers = MarkupProbe(markup).elements.compactMap { $0.attributes["id"] }
    #expect(!identifiers.isEmpty)
    #expect(identifiers.allSatisfy { $0.hasPrefix("a-1xk") })
    #expect(Set(identifiers).count == identifiers.count)
  }
}
