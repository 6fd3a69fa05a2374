import LayoutModel
import Foundation

extension ContentPainter: DrawnContent {
  /// Draws the drawing of the view and its content: below the content, or with the content where
  /// the drawing has it.
  func paintAll(with pen: inout SVGPen) {
    if let drawing = view.drawing { paint(drawing, &pen) }
    guard bounds.width > 0, bounds.height > 0 else { return }
    if view.drawing == nil || view.drawingReplacesContent != true { paint(with: &pen) }
  }

  /// Draws a drawing of the view in the coordinates of the view's bounds.
  func paint(_ drawing: Drawing, _ pen: inout SVGPen) {
    guard nesting < Self.nestingLimit else { return }
    var inner = self
    inner.nesting += 1
    var painter = DrawingPainter(inner, bounds: bounds)
    painter.paint(drawing, &pen)
  }

  /// The maximum nesting depth of drawings that are painted, such as that of an image in a view: a
  /// bound for untrusted snapshots.
  private static let nestingLimit = 4

  func paintText(_ text: LayoutSnapshot.Text, _ pen: inout SVGPen) { paint(text, &pen) }

  func paintImage(_ image: LayoutSnapshot.Image, _ pen: inout SVGPen) { paint(image, &pen) }

  func paintOwn(_ pen: inout SVGPen) { paint(with: &pen) }

  func paintView(_ view: LayoutSnapshot.View, _ pen: inout SVGPen) {
    guard view.frame.isDrawable, view.frame.width > 0, view.frame.height > 0 else { return }
    var around = around
    if let tint = view.appearance.tintColor { around.tint = tint }
    let bounds = CGRect(origin: .zero, size: view.frame.size)
    ContentPainter(view: view, bounds: bounds, around: around, nesting: nesting)
      .paint(with: &pen)
  }
}
