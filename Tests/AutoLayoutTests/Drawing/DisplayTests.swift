import Foundation
import Testing

@testable import AutoLayout

/// A view that runs a function to draw.
@MainActor private final class CanvasView: UIView {
  var body: (CGRect) -> Void = {
    UIColor.red.setFill(); UIRectFill($0)
  }
  private(set) var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    body(rect)
  }
}

/// A label with room around its text.
@MainActor private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 8, dy: 4))
  }
}

private final class PlainLabel: UILabel {}

/// Oracle: apple-documentation of `draw(_:)`, `setNeedsDisplay(_:)` and `contentMode`; hand.
@MainActor
@Suite struct DisplayTests {
  private let view = CanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func drawing(of view: UIView) -> [Drawing.Command] {
    view.layoutSnapshot().views[0].drawing?.commands ?? []
  }

  @Test func `A view draws once, with a current context, and again after setNeedsDisplay`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    var hadContext = false
    view.body = { _ in hadContext = UIGraphicsGetCurrentContext() != nil }
    _ = view.layoutSnapshot()
    _ = view.layoutSnapshot()
    #expect(view.rects == [view.bounds] && hadContext && UIGraphicsGetCurrentContext() == nil)
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.rects == [view.bounds, view.bounds])
  }

  @Test func `Drawing is clipped to the bounds and keeps the light and dark values of a color`() {
    view.body = { _ in
      UIColor.label.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    }
    let part = Drawing.Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let commands = drawing(of: view)
    #expect(commands[0...1] == [.save, .clip(Drawing.Path(view.bounds), isEvenOdd: false)])
    #expect(commands.contains(.fill(part, UIColor.label.snapshotColor, isEvenOdd: false)))
    #expect(commands.filter { $0 == .save }.count == commands.filter { $0 == .restore }.count)
  }

  @Test func `The rectangles of setNeedsDisplay are united and clipped to the bounds`() {
    _ = view.layoutSnapshot()
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 30, y: 10, width: 10, height: 500))
    _ = view.layoutSnapshot()
    #expect(view.rects.last == CGRect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test func `The content mode determines whether a resized drawing is scaled, moved or redrawn`() {
    _ = view.layoutSnapshot()
    view.frame.size = CGSize(width: 200, height: 80)
    let map = Drawing.Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(drawing(of: view).contains(.transform(map)) && view.rects.count == 1)
    view.contentMode = .redraw
    #expect(!drawing(of: view).contains(.transform(map)) && view.rects.count == 2)
    view.contentMode = .bottomRight
    view.frame.size = CGSize(width: 210, height: 90)
    #expect(drawing(of: view).contains(.transform(.translation(10, 10))) && view.rects.count == 2)
    view.layer.needsDisplayOnBoundsChange = true
    _ = view.layoutSnapshot()
    #expect(view.rects.count == 3)
  }

  @Test func `Hidden and empty views do not draw`() {
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    view.isHidden = true
    _ = root.layoutSnapshot()
    view.isHidden = false
    view.frame.size = .zero
    _ = root.layoutSnapshot()
    #expect(view.rects.isEmpty)
    view.frame.size = CGSize(width: 5, height: 5)
    _ = root.layoutSnapshot()
    #expect(view.rects.count == 1)
  }

  @Test func `The snapshot of a view without a drawing has no drawing fields`() throws {
    let label = PlainLabel(frame: view.frame)
    label.text = "Text"
    let snapshot = label.layoutSnapshot()
    #expect(snapshot.views[0].drawing == nil)
    let json = try String(decoding: JSONEncoder().encode(snapshot), as: UTF8.self)
    #expect(!json.contains("drawing") && !json.contains("overlay") && !json.contains("shadow"))
  }

  @Test func `A label draws its text in the rectangle of its overridden drawText`() throws {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Text"
    let value = label.layoutSnapshot().views[0]
    #expect(value.drawingReplacesContent == true)
    let drawn = value.drawing?.commands.compactMap { command -> CGPoint? in
      if case .text(let text) = command { text.lines.first?.origin } else { nil }
    }
    guard case .label(let own) = value.content else { Issue.record("no text"); return }
    #expect(drawn?.first?.x == 8 && own.lines[0].origin.x == 0)
    #expect(drawn?.first?.y == own.lines[0].origin.y)
  }

  @Test func `Recursive and excessive drawing is limited`() {
    view.body = { _ in
      _ = view.layoutSnapshot()
      view.setNeedsDisplay()
      view.layer.display()
      for _ in 0..<(Drawing.stepLimit + 10) { UIGraphicsGetCurrentContext()?.saveGState() }
    }
    let drawing = view.layoutSnapshot().views[0].drawing
    #expect(view.rects.count == 1 && drawing?.commands.count ?? 0 < 3 * Drawing.stepLimit)
    view.body = { _ in
      for _ in 0..<Drawing.stepLimit { UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    view.setNeedsDisplay()
    let second = view.layoutSnapshot().views[0].drawing
    #expect(second?.isTruncated == true && second?.commands.count ?? 0 < Drawing.stepLimit)
  }

  @Test func `An image from a graphics renderer contains its drawing`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      "Hi".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.drawing?.commands.count == 2)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 2)
    image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(second?.scale == 2 && second?.cgImage?.width == 16)
    guard case .image(let drawn) = second?.drawing?.commands.first else {
      Issue.record("no image")
      return
    }
    #expect(drawn.drawing == image.drawing && drawn.drawingSize == image.size)
    let host = UIImageView(image: image)
    guard case .image(let shown) = host.layoutSnapshot().views[0].content else {
      Issue.record("An image view has the content of another view.")
      return
    }
    #expect(shown.drawing == image.drawing)
  }

  @Test func `String drawing methods measure text as labels do`() {
    let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel()
    label.text = "Several words that wrap"
    label.numberOfLines = 0
    let size = "Several words that wrap".size(withAttributes: [.font: font])
    #expect(abs(size.width - label.intrinsicContentSize.width) < 1)
    let box = ("Several words that wrap" as NSString).boundingRect(
      with: CGSize(width: 90, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(box.height - label.sizeThatFits(CGSize(width: 90, height: 0)).height) < 1)
  }
}
