import LayoutModel
import Foundation

/// Shapes and groups that change between states. Each list has one value per state.
extension TransitionDrawing {
  /// Opens a group that moves. `places` are the positions of the upper-left corner in points, one
  /// per state.
  mutating func openMoving(_ places: [(CGFloat, CGFloat)], attributes: String = "") {
    let corners = places.map { "\(number($0.0)) \(number($0.1))" }
    pen.raw("<g\(attributes) transform=\"translate(\(corners[0]))\">" + timeline.translate(corners))
  }

  /// Opens a group with an animated opacity, with one value per state.
  mutating func openFading(_ alphas: [CGFloat]) {
    let texts = alphas.map { number($0) }
    pen.raw("<g opacity=\"\(texts[0])\">" + timeline.animate("opacity", texts))
  }

  /// Opens a group that disappears before the content of the next state appears, so that two texts
  /// never overlap. `alphas` has one opacity per state, 0 or 1.
  mutating func openBlinking(_ alphas: [CGFloat]) {
    pen.raw("<g opacity=\"\(number(alphas[0]))\">" + timeline.blink(alphas.map(Double.init)))
  }

  /// Opens a group that is clipped to a moving rectangle. `name` must be unique in the picture.
  mutating func openClip(_ rects: [CGRect], radii: [CGFloat], name: String) {
    let id = "\(prefix)\(name)"
    pen.raw("<clipPath id=\"\(id)\">")
    rect(rects, radii: radii, SVGPaint(fill: .black))
    pen.raw("</clipPath><g clip-path=\"url(#\(id))\">")
  }

  /// Draws a moving rectangle, with one rectangle and corner radius per state. Only attributes that
  /// change are animated.
  mutating func rect(
    _ rects: [CGRect], radii: [CGFloat] = [], _ paint: SVGPaint, attributes: String = ""
  ) {
    let radii = zip(rects, radii.isEmpty ? rects.map { _ in 0 } : radii).map { rect, radius in
      max(0, min(radius, min(rect.width, rect.height) / 2))
    }
    let sides: [(String, [String])] = [
      ("x", rects.map { number($0.minX) }), ("y", rects.map { number($0.minY) }),
      ("width", rects.map { number(max($0.width, 0)) }),
      ("height", rects.map { number(max($0.height, 0)) }), ("rx", radii.map { number($0) }),
    ]
    pen.raw("<rect\(attributes)")
    for (name, values) in sides where name != "rx" || radii.contains(where: { $0 > 0 }) {
      pen.raw(" \(name)=\"\(values[0])\"")
    }
    pen.paintAttributes(paint)
    let moves = sides.map { timeline.animate($0.0, $0.1) }.joined()
    pen.raw(moves.isEmpty ? "/>" : ">\(moves)</rect>")
  }

  // MARK: - Above the views

  /// Draws the bars of controllers and of the system. States with equal bars share a drawing.
  mutating func drawBars() {
    var drawn: [String] = []
    let drawings = states.indices.map { bars(of: $0) }
    for markup in drawings where !markup.isEmpty && !drawn.contains(markup) {
      drawn.append(markup)
      openBlinking(drawings.map { $0 == markup ? 1 : 0 })
      pen.raw(markup)
      pen.close()
    }
  }

  /// Returns the markup of the bars of a state, in the coordinates of its screen.
  private mutating func bars(of state: Int) -> String {
    var still = stills[state]
    still.pen.palette = pen.palette
    for bar in states[state].snapshot.canvas.bars { still.paintBar(bar) }
    if options.showsSystemBars, let screen = still.screen { still.drawSystemBars(screen) }
    pen.palette = still.pen.palette
    return still.pen.markup
  }

  /// Draws the name, size and size classes of each state below the screen. All captions have the
  /// same position. Each is visible while its state is shown.
  mutating func drawCaption() {
    let font = LayoutSnapshot.Font(size: 15, weight: 500)
    for (index, state) in states.enumerated() {
      let canvas = state.snapshot.canvas
      let classes = "\(canvas.horizontalSizeClass) × \(canvas.verticalSizeClass)"
      let text =
        "\(state.name.excerpt(60)), \(number(canvas.size.width)) × \(number(canvas.size.height)), "
        + classes
      openBlinking(states.indices.map { $0 == index ? 1 : 0 })
      pen.text(
        font.fitted(text, to: size.width - 2 * Self.margin), x: size.width / 2,
        y: size.height - Self.captionHeight / 2 + font.middleToBaseline, font: font,
        color: .captionInk, anchor: .middle)
      pen.close()
    }
  }
}

extension LayoutSnapshot.Color {
  /// The color of the caption. The color of the page is unknown, and a medium gray is legible on
  /// every background.
  fileprivate static let captionInk = LayoutSnapshot.Color(light: .init(0.5, 0.5, 0.5))
}
