/// Views below one another.
struct ChainScreen: Screen {
  let count: Int

  var rootWidth: (base: Double, amplitude: Double) { (400, 40) }
  var spacing: (base: Double, amplitude: Double) { (8, 4) }
  var variableCount: Int { 5 + 4 * count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    let root = ViewFrame(width: rootWidth, height: 10_000)
    var writer = FrameWriter(&values, root: root, spacing: spacing)
    var bottom = 0.0
    for index in 0..<count {
      let distance = index == count / 2 && index > 0 ? spacing : 8
      let view = ViewFrame(left: 16, top: bottom + distance, width: rootWidth - 32, height: 44)
      writer.write(view, &values)
      bottom = view.bottom
    }
  }
}

/// Views that are positioned only relative to their superview.
struct FlatScreen: Screen {
  let count: Int

  var rootWidth: (base: Double, amplitude: Double) { (400, 40) }
  var spacing: (base: Double, amplitude: Double) { (5, 4) }
  var variableCount: Int { 5 + 4 * count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    let root = ViewFrame(width: rootWidth, height: 10_000)
    var writer = FrameWriter(&values, root: root, spacing: spacing)
    for index in 0..<count {
      let left = Double(index % 7)
      let top = index == count / 2 ? spacing : Double(3 * index)
      let width = rootWidth - Double(index % 5) - left
      writer.write(ViewFrame(left: left, top: top, width: width, height: 20), &values)
    }
  }
}

/// Views that are each nested in the previous one.
struct NestedScreen: Screen {
  let count: Int

  private var side: Double { Double(3 * count + 400) }
  var rootWidth: (base: Double, amplitude: Double) { (side, 40) }
  var spacing: (base: Double, amplitude: Double) { (1, 0.5) }
  var variableCount: Int { 5 + 4 * count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    var view = ViewFrame(width: rootWidth, height: side)
    var writer = FrameWriter(&values, root: view, spacing: spacing)
    for index in 0..<count {
      let inset = index == count / 2 ? spacing : 1
      view.left += inset
      view.top += 1
      view.width -= inset + 1
      view.height -= 2
      writer.write(view, &values)
    }
  }
}

/// Views of equal width that fill a row.
struct EqualScreen: Screen {
  let count: Int

  var rootWidth: (base: Double, amplitude: Double) { (Double(20 * count + 400), 40) }
  var spacing: (base: Double, amplitude: Double) { (4, 2) }
  var variableCount: Int { 5 + 4 * count }

  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double]) {
    var writer = FrameWriter(
      &values, root: ViewFrame(width: rootWidth, height: 44), spacing: spacing)
    let edited = count / 2 > 0 ? spacing : 4
    let width = (rootWidth - 4 * Double(count) - edited) / Double(count)
    var right = 0.0
    for index in 0..<count {
      let distance = index == count / 2 && index > 0 ? spacing : 4
      let view = ViewFrame(left: right + distance, top: 0, width: width, height: 44)
      writer.write(view, &values)
      right = view.right
    }
  }
}
