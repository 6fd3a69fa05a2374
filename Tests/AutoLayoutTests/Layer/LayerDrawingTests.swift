import Foundation
import Testing

@testable import AutoLayout

/// Oracle: apple-documentation of the layers; hand.
@MainActor
@Suite struct LayerDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func shape() -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.fillColor = UIColor.red.cgColor
    return layer
  }

  private func fills(_ drawing: Drawing?) -> Int {
    (drawing?.commands ?? []).filter { if case .fill = $0 { true } else { false } }.count
  }

  @Test func `Sublayers are drawn behind or in front of subviews according to their order`() {
    view.layer.addSublayer(shape())
    view.addSubview(UIView())
    view.layer.addSublayer(shape())
    view.layer.insertSublayer(shape(), at: 0)
    let value = view.layoutSnapshot().views[0]
    #expect(fills(value.drawing) == 2 && fills(value.overlay) == 1)
    #expect(view.layer.sublayers?[2] === view.subviews[0].layer)
  }

  @Test func `Sublayers between subviews are drawn between them`() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.layer.addSublayer(shape())
    view.addSubview(second)
    view.addSubview(third)
    let views = view.layoutSnapshot().views
    #expect(views.map { fills($0.underlay) } == [0, 0, 1, 0])
    #expect(views[0].drawing == nil && views[0].overlay == nil)
  }

  @Test func `zPosition determines the drawing order but not hit testing`() {
    let (first, second) = (UIView(), UIView())
    (first.tag, second.tag) = (1, 2)
    first.accessibilityIdentifier = "first"
    first.frame = view.bounds
    second.frame = view.bounds
    view.addSubview(first)
    view.addSubview(second)
    let (low, high) = (shape(), shape())
    (low.zPosition, high.zPosition) = (-1, 2)
    view.layer.addSublayer(low)
    view.layer.insertSublayer(high, at: 0)
    first.layer.zPosition = 1
    let views = view.layoutSnapshot().views
    #expect(views.map(\.identifier) == [nil, nil, "first"])
    #expect(fills(views[0].drawing) == 1 && fills(views[0].overlay) == 1)
    #expect(view.subviews == [first, second])
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === second)
  }

  @Test func `A shape layer strokes its path up to strokeEnd with its line style`() {
    let layer = shape()
    (layer.fillColor, layer.strokeColor) = (nil, UIColor.blue.cgColor)
    (layer.lineWidth, layer.lineCap, layer.strokeEnd) = (3, .round, 0.25)
    layer.lineDashPattern = [4, 2]
    view.layer.addSublayer(layer)
    var line = Drawing.Line(width: 3)
    (line.cap, line.dashes) = (.round, [4, 2])
    var path = Drawing.Path()
    path.add(.move, [.zero])
    path.add(.line, [CGPoint(x: 10, y: 0)])
    let command = Drawing.Command.stroke(path, UIColor.blue.snapshotColor, line)
    #expect(view.layoutSnapshot().views[0].drawing?.commands.contains(command) == true)
  }

  @Test func `A gradient layer draws in unit coordinates mapped to its bounds`() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0.25, 1]
    view.layer.insertSublayer(layer, at: 0)
    let commands = view.layoutSnapshot().views[0].drawing?.commands ?? []
    let map = Drawing.Transform(a: 40, b: 0, c: 0, d: 20, tx: 0, ty: 0)
    #expect(
      commands.contains(.transform(map)) && commands.contains(.transform(.translation(10, 0))))
    let gradient = Drawing.Gradient(
      stops: [
        .init(location: 0.25, color: UIColor.red.snapshotColor),
        .init(location: 1, color: UIColor.blue.snapshotColor),
      ], start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
    #expect(commands.contains(.gradient(gradient)))
  }

  @Test func `A layer's visible shadow appears in the snapshot`() {
    view.layer.shadowRadius = 4
    #expect(view.layoutSnapshot().views[0].appearance.shadow == nil)
    view.layer.shadowOpacity = 0.5
    let shadow = view.layoutSnapshot().views[0].appearance.shadow
    #expect(shadow?.deviation == 4 && shadow?.color.light.alpha == 0.5)
    #expect(shadow?.offset == CGSize(width: 0, height: -3))
    view.clipsToBounds = true
    #expect(view.layoutSnapshot().views[0].appearance.shadow == nil)
  }

  @Test func `Rendering a view's layer draws the view with its subviews`() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    label.text = "Text"
    view.backgroundColor = .yellow
    view.addSubview(label)
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    let commands = image.drawing?.commands ?? []
    #expect(commands.contains(.transform(.translation(10, 10))))
    let contents = commands.compactMap { command -> LayoutSnapshot.Content? in
      if case .view(let view) = command { view.content } else { nil }
    }
    #expect(contents == [label.snapshotContent])
    #expect(fills(image.drawing) == 1)
  }

  @Test func `A layer draws after setNeedsDisplay`() {
    final class Drawn: CALayer {
      var count = 0
      override func draw(in context: CGContext) {
        count += 1
        context.fill(bounds)
      }
    }
    let layer = Drawn()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    _ = view.layoutSnapshot()
    #expect(fills(view.layoutSnapshot().views[0].drawing) == 1 && layer.count == 1)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    _ = view.layoutSnapshot()
    #expect(layer.count == 2 && !layer.needsDisplay())
  }
}
