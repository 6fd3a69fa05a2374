import LayoutModel
import Foundation

extension ContentPainter {
  /// Draws a switch with its knob on the side of its state. `onTint` is the color of a switch that
  /// is on, or `nil` for green.
  func toggle(_ isOn: Bool, _ onTint: LayoutSnapshot.Color?, _ pen: inout SVGPen) {
    let color = isOn ? onTint ?? .systemGreen : .systemFill
    // The size of a switch does not depend on its frame: 63 × 28 points in iOS 26, 51 × 31 points
    // before.
    let isWide = height < 30
    let size = CGSize(width: min(width, isWide ? 63 : 51), height: min(height, 31))
    let track = CGRect(origin: .zero, size: size)
    pen.rect(track, radius: size.height / 2, .fill(color))
    let knobHeight = max(size.height - 4, 0)
    let knobWidth = isWide ? knobHeight * 1.55 : knobHeight
    let x = isOn ? size.width - knobWidth - 2 : 2
    let knob = CGRect(x: x, y: 2, width: knobWidth, height: knobHeight)
    pen.rect(knob.offsetBy(dx: 0, dy: 1), radius: knobHeight / 2, .fill(.knobEdge))
    pen.rect(knob, radius: knobHeight / 2, .fill(.white))
  }

  /// Draws a slider. `value` is the position of the knob as a fraction of the track, limited to
  /// 0…1.
  func slider(_ value: Double, _ pen: inout SVGPen) {
    let knobRadius = min(13.5, height / 2)
    let inset: CGFloat = 2
    let track = CGRect(x: inset, y: height / 2 - 2, width: width - 2 * inset, height: 4)
    let room = max(track.width - 2 * knobRadius, 0)
    let x = inset + knobRadius + room * unit(value)
    pen.rect(track, radius: 2, .fill(.systemFill))
    pen.rect(CGRect(x: inset, y: track.minY, width: x - inset, height: 4), radius: 2, .fill(tint))
    knob(x, height / 2, knobRadius, &pen)
  }

  /// Draws the round knob of a slider, whose center is at a point.
  private func knob(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ pen: inout SVGPen) {
    pen.circle(x, y + 1.5, radius + 0.5, .fill(.knobEdge))
    pen.circle(x, y, radius, SVGPaint(fill: .white, stroke: .knobEdge, lineWidth: 0.5))
  }

  /// Draws a stepper: minus and plus on a gray background with rounded corners.
  func stepper(_ pen: inout SVGPen) {
    pen.rect(bounds, radius: 8, .fill(.tertiaryFill))
    let middle = height / 2
    pen.line(width / 2, middle - 9, width / 2, middle + 9, .stroke(.separator, isRound: true))
    let ink = SVGPaint.stroke(.label, 1.8, isRound: true)
    pen.line(width * 0.25 - 7, middle, width * 0.25 + 7, middle, ink)
    pen.line(width * 0.75 - 7, middle, width * 0.75 + 7, middle, ink)
    pen.line(width * 0.75, middle - 7, width * 0.75, middle + 7, ink)
  }

  /// The maximum number of segments that are drawn. No screen has space for more.
  private static let segmentLimit = 60

  /// Draws at most `segmentLimit` segments. The selected segment has a lighter background.
  func segmentedControl(
    _ titles: [String], _ selected: Int?, _ font: LayoutSnapshot.Font, _ pen: inout SVGPen
  ) {
    // The background fills the frame, including the part below the alignment rectangle.
    let body = CGRect(x: 0, y: 0, width: width, height: height)
    pen.rect(body, radius: 8, .fill(.tertiaryFill))
    let count = min(titles.count, Self.segmentLimit)
    guard count > 0 else { return }
    let step = width / CGFloat(count)
    for index in 0..<count {
      let segment = CGRect(x: CGFloat(index) * step, y: 0, width: step, height: height)
      let isSelected = index == selected
      if isSelected { selection(segment.insetBy(dx: 2, dy: 2), &pen) }
      if index > 0, !isSelected, index - 1 != selected {
        pen.line(segment.minX, 8, segment.minX, height - 8, .stroke(.separator, isRound: true))
      }
      centered(
        titles[index], in: segment.insetBy(dx: 4, dy: 0), size: font.size,
        weight: isSelected ? max(font.weight, 600) : font.weight, color: .label, &pen)
    }
  }

  /// Draws the background of the selected segment, with a faint outline.
  private func selection(_ rect: CGRect, _ pen: inout SVGPen) {
    pen.rect(rect.offsetBy(dx: 0, dy: 1), radius: 6.5, .fill(.knobEdge))
    pen.rect(rect, radius: 6.5, .fill(.segmentSelection))
  }

  /// Draws a progress bar. `value` is the fraction that is filled, limited to 0…1.
  func progress(_ value: Double, _ pen: inout SVGPen) {
    pen.rect(bounds, radius: height / 2, .fill(.systemFill))
    let done = CGRect(x: 0, y: 0, width: width * unit(value), height: height)
    if done.width > 0 { pen.rect(done, radius: height / 2, .fill(tint)) }
  }

  /// Draws an activity indicator that is not animating. The default color is gray.
  func activityIndicator(_ color: LayoutSnapshot.Color?, _ pen: inout SVGPen) {
    let radius = min(width, height) / 2
    let color = color ?? .systemGray
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let opacity = 0.25 + 0.75 * Double(spoke) / 7
      pen.line(
        bounds.midX + x * radius * 0.5, bounds.midY + y * radius * 0.5,
        bounds.midX + x * radius * 0.88, bounds.midY + y * radius * 0.88,
        .stroke(color.faded(opacity), radius * 0.2, isRound: true))
    }
  }

  /// The maximum number of dots that are drawn. iOS 14 and later show only as many dots as fit.
  private static let dotLimit = 40

  /// Draws at most `dotLimit` dots of a page control. The current dot is more opaque.
  func pageControl(_ count: Int, _ current: Int, _ pen: inout SVGPen) {
    let count = min(max(count, 0), Self.dotLimit)
    let step = min(17, width / CGFloat(max(count, 1)))
    let start = bounds.midX - step * CGFloat(count - 1) / 2
    // White dots would be invisible on a bright page, so the dots have the label color.
    for index in 0..<count {
      let color = LayoutSnapshot.Color.label.faded(index == current ? 0.75 : 0.25)
      pen.circle(start + CGFloat(index) * step, bounds.midY, min(4, height / 2), .fill(color))
    }
  }

  /// Returns a value limited to 0…1; 0 for NaN.
  private func unit(_ value: Double) -> CGFloat {
    value > 0 ? CGFloat(min(value, 1)) : 0
  }
}
