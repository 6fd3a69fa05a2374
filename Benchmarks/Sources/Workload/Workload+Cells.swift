import Dice

extension WorkloadSystem {
  /// Adds cells with a picture, a badge, a title, a subtitle, a detail, a bar, a button and a
  /// separator. A cell is as high as its content, and at least 44 points.
  mutating func addCells(_ count: Int, isStacked: Bool) {
    var dice = Dice(seed: 12_345)
    let root = root(width: 375, height: Double(44 * count))
    let spacing = spacing(8, amplitude: 4)
    var above: WorkloadView?
    for index in 0..<count {
      let cell = view()
      equal(cell.left, root.left)
      equal(cell.width, root.width)
      if isStacked {
        equal(cell.top, above?.bottom ?? root.top)
      } else {
        equal(cell.top, Sum(Double(88 * index)))
      }
      equal(cell.height, 0, at: 50)
      atLeast(cell.height, 44)
      let isMiddle = index == count / 2
      let removable = addContent(of: cell, gap: isMiddle ? spacing : 12, &dice)
      if isMiddle { removable.forEach { remove($0) } }
      above = cell
    }
  }

  /// Returns the constraints left of the title and between title and detail.
  private mutating func addContent(
    of cell: WorkloadView, gap: Sum, _ dice: inout Dice
  ) -> [Int32] {
    let (picture, title, subtitle, detail) = (view(), view(), view(), view())
    let (bar, button, separator, badge) = (view(), view(), view(), view())
    addPicture(picture, badge, cell)
    let lead = equal(title.left, picture.right + gap)
    equal(title.top, cell.top + 11)
    content(of: title, width: dice.roll(40...220), height: 20, hugging: 250, resistance: 750)
    let distance = atLeast(detail.left, title.right + 8)
    equal(detail.top, title.top)
    content(of: detail, width: dice.roll(20...90), height: 16, hugging: 251, resistance: 751)
    equal(detail.right, button.left - 8)
    equal(subtitle.left, title.left)
    equal(subtitle.top, title.bottom + 4)
    content(of: subtitle, width: dice.roll(60...300), height: 16, hugging: 250, resistance: 749)
    atMost(subtitle.right, bar.left - 8)
    atLeast(cell.bottom, subtitle.bottom + 11)
    addBar(bar, besides: detail, subtitle, length: dice.roll(10...36))
    addButton(button, cell)
    addSeparator(separator, title, cell)
    return [lead, distance]
  }

  private mutating func addPicture(
    _ picture: WorkloadView, _ badge: WorkloadView, _ cell: WorkloadView
  ) {
    equal(picture.left, cell.left + 16)
    equal(picture.top, cell.top + 11)
    equal(picture.width, 40)
    equal(picture.height, 40)
    atLeast(cell.bottom, picture.bottom + 11)
    equal(badge.width, 12)
    equal(badge.height, 12)
    equal(badge.left, picture.right - 6)
    equal(badge.top, picture.bottom - 6)
  }

  private mutating func addBar(
    _ bar: WorkloadView, besides detail: WorkloadView, _ subtitle: WorkloadView, length: Double
  ) {
    atLeast(bar.width, 20)
    equal(bar.height, 20)
    equal(bar.right, detail.right)
    equal(bar.centerY, subtitle.centerY)
    atMost(bar.width, Sum(length), at: 251)
    atLeast(bar.width, Sum(length), at: 752)
  }

  private mutating func addButton(_ button: WorkloadView, _ cell: WorkloadView) {
    equal(button.width, 22)
    equal(button.height, 22)
    equal(button.right, cell.right - 12)
    equal(button.centerY, cell.centerY)
  }

  private mutating func addSeparator(
    _ separator: WorkloadView, _ title: WorkloadView, _ cell: WorkloadView
  ) {
    equal(separator.left, title.left)
    equal(separator.right, cell.right)
    equal(separator.height, 0.5)
    equal(separator.bottom, cell.bottom)
  }
}
