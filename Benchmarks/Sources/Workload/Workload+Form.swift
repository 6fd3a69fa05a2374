import Dice

extension WorkloadSystem {
  /// Adds a form. Half of the views are labels that end at a common column, and half are fields
  /// next to them.
  mutating func addForm(_ count: Int) {
    var dice = Dice(seed: 777)
    let rows = max(1, count / 2)
    let root = root(width: 500, height: Double(60 * rows))
    let spacing = spacing(8, amplitude: 4)
    let column = variable()
    // The column is as far left as the labels allow.
    equal(column, root.left + 20, at: 249)
    var above: (label: WorkloadView, field: WorkloadView)?
    for row in 0..<rows {
      let (label, field) = (view(), view())
      addLabel(label, column, root, width: dice.roll(30...140))
      addField(field, column, root)
      let baseline = equal(label.top, field.top + 2)
      if let above {
        let distance = row == rows / 2 ? spacing : 8
        atLeast(field.top, above.field.bottom + distance)
        let wish = equal(field.top, above.field.bottom + distance, at: 999)
        atLeast(label.top, above.label.bottom + 4)
        if row == rows / 2 { remove(wish) }
      } else {
        equal(field.top, root.top + 20)
      }
      if row == rows / 2 { remove(baseline) }
      above = (label, field)
    }
  }

  private mutating func addLabel(
    _ label: WorkloadView, _ column: Sum, _ root: WorkloadView, width: Double
  ) {
    equal(label.right, column)
    atLeast(label.left, root.left + 20)
    content(of: label, width: width, height: 18, hugging: 251, resistance: 750)
  }

  private mutating func addField(_ field: WorkloadView, _ column: Sum, _ root: WorkloadView) {
    equal(field.left, column + 8)
    equal(field.right, root.right - 20)
    atLeast(field.width, 100, at: 999)
    atLeast(field.height, 22, at: 750)
    atMost(field.height, 22, at: 250)
  }
}
