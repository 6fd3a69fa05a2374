import LayoutModel
import Foundation

extension ContentPainter {
  /// Draws a date picker at a fixed time, 9:41 on June 9, 2025.
  ///
  /// Style and mode are Interface Builder's names: `wheels`, `compact`, `inline` or `automatic`;
  /// `time`, `date`, `dateAndTime` or `countDownTimer`. The height determines the automatic style:
  /// a calendar above 280 points, the compact form below 100 points, and wheels between these
  /// heights.
  func datePicker(_ style: String, _ mode: String, _ pen: inout SVGPen) {
    if style == "inline" || (height > 280 && style != "wheels") {
      calendar(&pen)
    } else if style == "compact" || (height < 100 && style != "wheels") {
      compactPicker(mode, &pen)
    } else {
      wheels(Self.columns(of: mode), &pen)
    }
  }

  /// Returns five rows of example values per column. The row in the middle is selected.
  private static func columns(of mode: String) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let halves = ["", "", "AM", "PM", ""]
    switch mode {
    case "time": return [hours, minutes, halves]
    case "date":
      return [
        ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
        ["2023", "2024", "2025", "2026", "2027"],
      ]
    case "countDownTimer":
      return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    default:
      return [["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"]]
        + [hours, minutes, halves]
    }
  }

  /// Draws wheels: a band with the selected rows, and the other rows, which fade out above and
  /// below it. The widths of the columns are proportional to their longest rows.
  func wheels(_ columns: [[String]], _ pen: inout SVGPen) {
    let middle = height / 2
    let band = CGRect(x: 9, y: middle - 16, width: width - 18, height: 32)
    pen.rect(band, radius: 8, .fill(.tertiaryFill))
    // The widths of the columns are proportional to their longest rows, as fractions of the whole.
    let shares = columns.map { CGFloat(($0.map(\.count).max() ?? 1) + 3) }
    let share = (width - 40) / max(shares.reduce(0, +), 1)
    guard share > 1 else { return }
    var x: CGFloat = 20
    for (rows, columnShare) in zip(columns, shares) {
      for (row, text) in rows.enumerated() {
        wheelRow(text, row - 2, x: x, width: share * columnShare, &pen)
      }
      x += share * columnShare
    }
  }

  /// Draws a row of a wheel at a distance from the selected row, from -2 to 2. Rows become smaller
  /// and fainter with the distance. Rows that would extend beyond the picker are omitted.
  private func wheelRow(
    _ text: String, _ distance: Int, x: CGFloat, width: CGFloat, _ pen: inout SVGPen
  ) {
    let away = abs(distance)
    let offset: [CGFloat] = [0, 31, 57]
    let y = height / 2 + (distance < 0 ? -offset[away] : offset[away])
    guard y > 8, y < height - 8 else { return }
    let size: [CGFloat] = [21, 19, 16]
    let opacity = [1, 0.45, 0.2]
    let row = CGRect(x: x, y: y - 12, width: width, height: 24)
    let color = LayoutSnapshot.Color.label.faded(opacity[away])
    centered(text, in: row, size: size[away], color: color, &pen)
  }

  /// Draws the compact form of a date picker: one button each for date and time, aligned to the
  /// right.
  private func compactPicker(_ mode: String, _ pen: inout SVGPen) {
    var texts: [String] = []
    if mode != "time" && mode != "countDownTimer" { texts.append("Jun 9, 2025") }
    if mode != "date" { texts.append(mode == "countDownTimer" ? "0:01" : "9:41 AM") }
    let pill = min(height, 34.5)
    var right = width
    for text in texts.reversed() {
      let length = min(font(17).estimatedWidth(text) + 22, max(right, 0))
      let rect = CGRect(
        x: right - length, y: (height - pill) / 2, width: length, height: pill)
      pen.rect(rect, radius: 6, .fill(.tertiaryFill))
      centered(text, in: rect, size: 17, color: .label, &pen)
      right -= length + 6
    }
  }

  /// Draws the month of June 2025, which begins on a Sunday, with the 9th selected.
  private func calendar(_ pen: inout SVGPen) {
    let title = font(17, 600)
    pen.text("June 2025", x: 16, y: 28, font: title, color: .label)
    let column = (width - 16) / 7
    let row = max((height - 76) / 5, 1)
    guard column > 8 else { return }
    for (index, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      let cell = CGRect(x: 8 + column * CGFloat(index), y: 46, width: column, height: 20)
      centered(name, in: cell, size: 13, weight: 600, color: .tertiaryLabel, &pen)
    }
    for day in 1...30 {
      let (line, place) = (day - 1).quotientAndRemainder(dividingBy: 7)
      let cell = CGRect(
        x: 8 + column * CGFloat(place), y: 70 + row * CGFloat(line), width: column, height: row)
      if day == 9 { pen.circle(cell.midX, cell.midY, min(22, row / 2), .fill(tint.faded(0.15))) }
      centered(
        "\(day)", in: cell, size: 20, weight: day == 9 ? 600 : 400, color: day == 9 ? tint : .label,
        &pen)
    }
  }
}

extension ContentPainter {
  /// Draws a search bar: a field that is up to 36 points high, with a magnifying glass and the
  /// placeholder. The default placeholder is “Search”.
  func searchBar(_ placeholder: String?, _ pen: inout SVGPen) {
    let fieldHeight = min(36, max(height - 8, 4))
    let field = CGRect(
      x: 8, y: (height - fieldHeight) / 2, width: max(width - 16, 0), height: fieldHeight)
    pen.rect(field, radius: 10, .fill(.tertiaryFill))
    let glass = CGRect(x: field.minX + 7, y: field.midY - 9, width: 18, height: 18)
    SymbolGlyph(name: "magnifyingglass").paint(in: glass, color: .secondaryLabel, &pen)
    let font = font(17)
    pen.text(
      font.fitted(placeholder ?? "Search", to: field.width - 40), x: field.minX + 31,
      y: field.midY + font.middleToBaseline, font: font, color: .secondaryLabel)
  }
}
