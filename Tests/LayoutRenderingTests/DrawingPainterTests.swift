import AutoLayout
import Foundation
import Testing

@testable import LayoutRendering

/// Oracle: hand.
@Suite struct DrawingPainterTests {
  private let red = LayoutSnapshot.Color(light: .init(1, 0, 0))
  private let square = Drawing.Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func svg(_ commands: [Drawing.Command], _ options: SVGRenderer.Options = .init())
    -> String
  {
    var screen = ScreenBuilder(canvas: .phone)
    let view = screen.add("Canvas", 10, 20, 100, 50)
    var snapshot = screen.snapshot
    snapshot.views[view].drawing = Drawing(commands)
    return SVGRenderer(options: options).svg(for: snapshot)
  }

  @Test func `A fill is written as a path with transformed points`() {
    let map = Drawing.Transform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    let text = svg([.save, .transform(map), .fill(square, red, isEvenOdd: true), .restore])
    #expect(
      text.contains("<path d=\"M5 0L25 0L25 10L5 10Z\" fill=\"#ff0000\" fill-rule=\"evenodd\"/>"))
  }

  @Test func `Layers between siblings are drawn even if the next sibling is hidden`() throws {
    var screen = ScreenBuilder(canvas: .phone)
    let box = screen.add("UIView", 10, 20, 100, 50)
    let first = screen.add("UIView", to: box, 0, 0, 5, 5)
    let second = screen.add("UIView", to: box, 0, 0, 5, 5)
    var snapshot = screen.snapshot
    snapshot.views[second].underlay = Drawing([.fill(square, red, isEvenOdd: false)])
    snapshot.views[second].isHidden = true
    let hidden = SVGRenderer().svg(for: snapshot)
    #expect(hidden.contains("<g transform=\"translate(10 20)\"><path d=\"M0 0L10 0L10 10L0 10Z\""))
    snapshot.views[second].isHidden = false
    let text = SVGRenderer().svg(for: snapshot)
    let places = try [
      #require(text.firstRange(of: "data-view=\"\(first)\"")),
      #require(text.firstRange(of: "#ff0000")),
      #require(text.firstRange(of: "data-view=\"\(second)\"")),
    ].map(\.lowerBound)
    #expect(places == places.sorted())
    var pieces = ViewPieces()
    _ = pieces.update(snapshot)
    #expect(pieces.pieces[box].above.contains("#ff0000"))
  }

  @Test func `A stroke is written with its line style and transform`() {
    var line = Drawing.Line(width: 3)
    (line.cap, line.join, line.dashes, line.dashPhase) = (.round, .bevel, [4, 2], 1)
    let map = Drawing.Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let text = svg([.transform(map), .stroke(square, red, line)])
    #expect(
      text.contains(
        "transform=\"matrix(0 1 -1 0 0 0)\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"3\""
          + " stroke-dasharray=\"4 2\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\""
          + " stroke-dashoffset=\"1\"/>"))
  }

  @Test func `Clips, groups, gradients and shadows are written as scoped elements`() {
    var group = Drawing.Group()
    (group.alpha, group.blendMode) = (0.5, "multiply")
    group.shadow = Drawing.Shadow(
      color: red, offset: CGSize(width: 1, height: 2), deviation: 3)
    let dark = LayoutSnapshot.Color(light: .init(1, 1, 1), dark: .init(0, 0, 0))
    let gradient = Drawing.Gradient(
      stops: [.init(location: 0, color: red), .init(location: 1, color: dark)], start: .zero,
      end: CGPoint(x: 10, y: 0))
    let text = svg([
      .save, .clip(square, isEvenOdd: false), .beginGroup(group), .gradient(gradient), .endGroup,
      .restore, .fill(square, red, isEvenOdd: false),
    ])
    let probe = MarkupProbe(text)
    #expect(probe.isWellFormed)
    #expect(probe.all("filter").count == 1 && probe.all("linearGradient").count == 1)
    #expect(probe.all("stop").map { $0.attributes["class"] } == [nil, "g0"])
    #expect(text.contains(".g0{stop-color:#000000;stop-opacity:1}"))
    #expect(text.contains("opacity=\"0.5\" style=\"mix-blend-mode:multiply\""))
    #expect(
      text.contains("</g></g></g><path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#ff0000\"/></g>"))
  }

  @Test func `Unbalanced, excessive and invalid drawings produce well-formed pictures`() {
    let bad = Drawing.Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: .infinity))
    let scale = Drawing.Transform(a: 1e200, b: 0, c: 0, d: 1e200, tx: 0, ty: 0)
    let cases: [[Drawing.Command]] = [
      [.restore, .endGroup, .restore, .fill(square, red, isEvenOdd: false)],
      Array(repeating: .clip(square, isEvenOdd: false), count: 1000),
      Array(repeating: .beginGroup(Drawing.Group()), count: 20_000),
      [
        .save, .beginGroup(Drawing.Group()), .restore, .save, .endGroup,
        .clip(bad, isEvenOdd: true),
      ],
      [.fill(bad, red, isEvenOdd: false), .stroke(bad, red, Drawing.Line(width: .nan))],
      [.transform(scale), .transform(scale), .fill(square, red, isEvenOdd: false)],
    ]
    for commands in cases {
      let text = svg(commands)
      #expect(MarkupProbe(text).isWellFormed && !text.contains("nan") && !text.contains("inf "))
    }
    #expect(svg(cases[0]).contains("#ff0000") && !svg(cases[5]).contains("#ff0000"))
  }

  @Test func `Deeply nested images produce a well-formed picture`() {
    var image = LayoutSnapshot.Image(
      name: "", isSymbol: false, rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    image.drawingSize = CGSize(width: 10, height: 10)
    var drawing = Drawing([.fill(square, red, isEvenOdd: false)])
    for _ in 0..<20 {
      image.drawing = drawing
      drawing = Drawing([.image(image)])
    }
    #expect(MarkupProbe(svg(drawing.commands)).isWellFormed)
    image.drawing = Drawing([.fill(square, red, isEvenOdd: false)])
    image.tint = LayoutSnapshot.Color(light: .init(0, 0, 1))
    #expect(svg([.image(image)]).contains("#0000ff"))
  }

  @Test func `A picture with a shadow can be converted by rsvg-convert`() throws {
    guard let conversion = try? PictureConversion() else { return }
    let shadow = Drawing.Shadow(color: red, offset: .zero, deviation: 2)
    var group = Drawing.Group()
    group.shadow = shadow
    let text = svg(
      [.beginGroup(group), .fill(square, red, isEvenOdd: false), .endGroup], .rasterized())
    #expect(try conversion.png(fromSVG: text).count > 100)
  }
}
