import LayoutModel
import Foundation

/// Paints the content of a view of a known class inside its bounds.
///
/// The origin of the pen is the upper-left corner of the view. The painting functions are grouped
/// by kind of control in the files `ContentPainter+….swift`.
struct ContentPainter {
  /// The view with the content.
  let view: LayoutSnapshot.View
  /// The bounds with an origin of zero and the size of the view, in points.
  let bounds: CGRect
  /// The properties that the view inherits.
  let around: SVGDrawing.Surroundings
  /// The number of drawings around the content.
  var nesting = 0

  /// The effective tint color.
  var tint: LayoutSnapshot.Color { around.tint }
  /// The width of the bounds, in points.
  var width: CGFloat { bounds.width }
  /// The height of the bounds, in points.
  var height: CGFloat { bounds.height }

  /// Draws the content in the coordinates of the view's bounds.
  ///
  /// `SVGDrawing` draws the background, border and subviews of the view. Views without content draw
  /// nothing here.
  func paint(with pen: inout SVGPen) {
    if let title = view.placeholder, view.showsPlaceholder { return placeholder(title, &pen) }
    if let rect = around.prototypeTitle { prototypeTitle(in: rect, &pen) }
    switch view.content {
    case .none, .scroll, .stack, .collection, .table: break
    case .label(let text), .textView(let text): paint(text, &pen)
    case .button(let title, let image, let background, let isEnabled):
      button(title, image, background, isEnabled, &pen)
    case .image(let image): paint(image, &pen)
    case .textField(let text, let isPlaceholder, let border):
      textField(text, isPlaceholder, border, &pen)
    case .toggle(let isOn, let onTint): toggle(isOn, onTint, &pen)
    case .slider(let value): slider(value, &pen)
    case .stepper: stepper(&pen)
    case .segmentedControl(let titles, let selected, let font):
      segmentedControl(titles, selected, font, &pen)
    case .progress(let value): progress(value, &pen)
    case .activityIndicator(_, let color): activityIndicator(color, &pen)
    case .pageControl(let count, let current): pageControl(count, current, &pen)
    case .datePicker(let style, let mode): datePicker(style, mode, &pen)
    case .pickerView: wheels([["Item 1", "Item 2", "Item 3", "Item 4", "Item 5"]], &pen)
    case .searchBar(let placeholder): searchBar(placeholder, &pen)
    case .navigationBar(let title, let isLarge, let items):
      navigationBar(title, isLarge, items, &pen)
    case .toolbar(let items): toolbar(items, &pen)
    case .tabBar(let items): tabBar(items, &pen)
    case .tableCell(let accessory): tableCell(accessory, &pen)
    case .map: map(&pen)
    case .web: web(&pen)
    case .visualEffect(let style): visualEffect(style, &pen)
    case .custom: custom(&pen)
    }
  }

  /// Returns the system font of a size and weight.
  func font(_ size: CGFloat, _ weight: Int = 400) -> LayoutSnapshot.Font {
    LayoutSnapshot.Font(size: size, weight: weight)
  }

  /// Draws text in the center of `rect` in the system font, truncated to fit.
  func centered(
    _ string: String, in rect: CGRect, size: CGFloat, weight: Int = 400,
    color: LayoutSnapshot.Color, _ pen: inout SVGPen
  ) {
    centered(string, in: rect, font(size, weight), color: color, &pen)
  }

  /// Draws text in the center of `rect` in the given font, truncated to fit.
  func centered(
    _ string: String, in rect: CGRect, _ font: LayoutSnapshot.Font, color: LayoutSnapshot.Color,
    _ pen: inout SVGPen
  ) {
    pen.text(
      font.fitted(string, to: rect.width), x: rect.midX, y: rect.midY + font.middleToBaseline,
      font: font, color: color, anchor: .middle)
  }
}
