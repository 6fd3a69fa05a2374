import Dice

/// Self-sizing table cells of nine views.
struct CellsScreen: Screen {
  private struct Content {
    let title, subtitle, detail, bar: Double
  }

  private let contents: [Content]
  private let isStacked: Bool

  init(count: Int, isStacked: Bool) {
    self.isStacked = isStacked
    var dice = Dice(seed: 12_345)
    contents = (0..<count).map { _ in
      let title: Double = dice.roll(40...220)
      let detail: Double = dice.roll(20...90)
      let subtitle: Double = dice.roll(60...300)
      return Content(title: title, subtitle: subtitle, detail: detail, bar: dice.roll(10...36))
    }
  }

  var rootWidth: (base: Double, amplitude: Double) { (375, 40) }
  var spacing: (base: Double, amplitude: Double) { (8, 4) }
  var variableCount: Int { 5 + 36 * contents.count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    let root = ViewFrame(width: rootWidth, height: Double(44 * contents.count))
    var writer = FrameWriter(&values, root: root, spacing: spacing)
    var top = 0.0
    for index in contents.indices {
      if !isStacked { top = Double(88 * index) }
      let gap = index == contents.count / 2 ? spacing : 12
      top += layOut(contents[index], top: top, width: rootWidth, gap: gap, &writer, &values)
    }
  }

  /// Lays out a cell, and returns its height.
  private func layOut(
    _ content: Content, top: Double, width: Double, gap: Double, _ writer: inout FrameWriter,
    _ values: inout [Double]
  ) -> Double {
    let picture = ViewFrame(left: 16, top: top + 11, width: 40, height: 40)
    var title = ViewFrame(left: picture.right + gap, top: top + 11, width: 0, height: 20)
    let subtitleTop = title.bottom + 4
    let height = max(44, picture.bottom + 11 - top, subtitleTop + 16 + 11 - top)
    let button = ViewFrame(left: width - 34, top: top + height / 2 - 11, width: 22, height: 22)
    let detailRight = button.left - 8
    let detail = ViewFrame(
      left: detailRight - content.detail, top: title.top, width: content.detail, height: 16)
    title.width = min(content.title, detail.left - 8 - title.left)
    let barWidth = max(20, content.bar)
    var bar = ViewFrame(left: detailRight - barWidth, top: 0, width: barWidth, height: 20)
    let subtitle = ViewFrame(
      left: title.left, top: subtitleTop, width: min(content.subtitle, bar.left - 8 - title.left),
      height: 16)
    bar.top = subtitle.centerY - 10
    writer.write(ViewFrame(left: 0, top: top, width: width, height: height), &values)
    writer.write(picture, &values)
    writer.write(title, &values)
    writer.write(subtitle, &values)
    writer.write(detail, &values)
    writer.write(bar, &values)
    writer.write(button, &values)
    writer.write(
      ViewFrame(left: title.left, top: top + height - 0.5, width: width - title.left, height: 0.5),
      &values)
    writer.write(
      ViewFrame(left: picture.right - 6, top: picture.bottom - 6, width: 12, height: 12), &values)
    return height
  }
}
