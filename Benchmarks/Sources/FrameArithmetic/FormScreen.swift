import Dice

/// Rows of a label and a field. The labels end at the column that the widest label requires.
struct FormScreen: Screen {
  private let labelWidths: [Double]

  init(count: Int) {
    var dice = Dice(seed: 777)
    labelWidths = (0..<max(1, count / 2)).map { _ in dice.roll(30...140) }
  }

  var rootWidth: (base: Double, amplitude: Double) { (500, 40) }
  var spacing: (base: Double, amplitude: Double) { (8, 4) }
  var variableCount: Int { 6 + 8 * labelWidths.count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    let rows = labelWidths.count
    var writer = FrameWriter(
      &values, root: ViewFrame(width: rootWidth, height: Double(60 * rows)), spacing: spacing)
    var column = 20.0
    for width in labelWidths { column = max(column, 20 + width) }
    writer.write(column, &values)
    var top = 20.0
    for row in 0..<rows {
      if row > 0 { top += 22 + (row == rows / 2 ? spacing : 8) }
      let width = labelWidths[row]
      writer.write(
        ViewFrame(left: column - width, top: top + 2, width: width, height: 18), &values)
      let left = column + 8
      writer.write(
        ViewFrame(left: left, top: top, width: rootWidth - 20 - left, height: 22), &values)
    }
  }
}
