import LayoutModel
import Foundation

extension ContentPainter {
  /// The maximum number of lines of a view that are drawn. No screen fits more at the smallest font
  /// size.
  private static let lineLimit = 500

  /// Draws the lines of a text in its own color, at their measured positions.
  func paint(_ text: LayoutSnapshot.Text, _ pen: inout SVGPen) {
    paint(text, color: text.color, &pen)
  }

  /// Draws the lines of a text in another color, such as that of a disabled button.
  func paint(_ text: LayoutSnapshot.Text, color: LayoutSnapshot.Color, _ pen: inout SVGPen) {
    for line in text.lines.prefix(Self.lineLimit) {
      // Lines far below a clipped text view do not justify their markup.
      guard line.origin.y - text.font.size < max(height, 0) + 2000 else { break }
      if let pieces = line.pieces {
        for piece in pieces {
          pen.text(
            piece.string, x: piece.x, y: line.origin.y, font: piece.font,
            color: color == text.color ? piece.color : color, width: piece.width)
        }
        continue
      }
      pen.text(
        line.string, x: line.origin.x, y: line.origin.y, font: text.font, color: color,
        width: line.width)
    }
  }

  /// Draws a button: its background, then image and title at their measured positions. A disabled
  /// button is gray.
  func button(
    _ title: LayoutSnapshot.Text?, _ image: LayoutSnapshot.Image?,
    _ background: LayoutSnapshot.Color?, _ isEnabled: Bool, _ pen: inout SVGPen
  ) {
    if let background {
      let radius = view.appearance.cornerRadius > 0 ? view.appearance.cornerRadius : 7
      pen.rect(bounds, radius: radius, .fill(isEnabled ? background : .systemFill))
    }
    if var image {
      if image.tint == nil, image.data == nil || image.isTemplate == true {
        image.tint = isEnabled ? title?.color ?? tint : .tertiaryLabel
      }
      paint(image, &pen)
    }
    if let title { paint(title, color: isEnabled ? title.color : .tertiaryLabel, &pen) }
  }

  /// Draws a text field with its border and its text or placeholder. `border` is Interface
  /// Builder's name of the style. Unknown names have no border.
  func textField(
    _ text: LayoutSnapshot.Text?, _ isPlaceholder: Bool, _ border: String, _ pen: inout SVGPen
  ) {
    let hasBackground = view.appearance.backgroundColor != nil
    let half = bounds.insetBy(dx: 0.5, dy: 0.5)
    switch border {
    case "roundedRect":
      if !hasBackground { pen.rect(bounds, radius: 6, .fill(.fieldBackground)) }
      pen.rect(half, radius: 5.5, .stroke(.fieldBorder))
    case "line":
      pen.rect(half, .stroke(.label))
    case "bezel":
      pen.rect(half, .stroke(.systemGray))
      pen.line(1, 1.5, width - 1, 1.5, .stroke(.systemGray3))
    default:
      break
    }
    guard let text else { return }
    pen.openClip(bounds)
    paint(text, color: isPlaceholder ? .placeholder : text.color, &pen)
    pen.close()
  }
}

extension LayoutSnapshot.Color {
  /// The background of a text field with a border.
  static let fieldBackground = hex(0xFFFFFF, dark: 0x1C1C1E)
  /// The border of a text field.
  static let fieldBorder = hex(0x3C3C43, 0.2, dark: 0x545458, 0.65)
}
