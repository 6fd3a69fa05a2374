// Workloads that required equalities determine completely. The middle view has the edited spacing.
// The spacing and its neighbor are removed and added again.

extension WorkloadSystem {
  mutating func addChain(_ count: Int) {
    let root = root(width: 400, height: 10_000)
    let spacing = spacing(8, amplitude: 4)
    let middle = count / 2
    var above: WorkloadView?
    var removed: [Int32] = []
    for index in 0..<count {
      let view = view()
      equal(view.left, root.left + 16)
      equal(view.right, root.right - 16)
      let height = equal(view.height, 44)
      let top = above?.bottom ?? root.top
      let distance = index == middle && index > 0 ? spacing : 8
      let pin = equal(view.top, top + distance)
      if index > 0, index == max(1, middle - 1), index != middle { removed.insert(pin, at: 0) }
      if index == middle { removed.append(height) }
      above = view
    }
    removed.forEach { remove($0) }
  }

  mutating func addFlat(_ count: Int) {
    let root = root(width: 400, height: 10_000)
    let spacing = spacing(5, amplitude: 4)
    for index in 0..<count {
      let view = view()
      equal(view.left, root.left + Sum(Double(index % 7)))
      equal(view.right, root.right - Sum(Double(index % 5)))
      let isMiddle = index == count / 2
      let top = equal(view.top, root.top + (isMiddle ? spacing : Sum(Double(3 * index))))
      equal(view.height, 20)
      if isMiddle { remove(top) }
    }
  }

  mutating func addNested(_ count: Int) {
    // Each level needs two points, and 400 points remain for the innermost view.
    let side = Double(3 * count + 400)
    var parent = root(width: side, height: side)
    let spacing = spacing(1, amplitude: 0.5)
    let middle = count / 2
    for index in 0..<count {
      let view = view()
      let left = equal(view.left, parent.left + (index == middle ? spacing : 1))
      if index == max(0, middle - 1) { remove(left) }
      equal(view.top, parent.top + 1)
      equal(view.right, parent.right - 1)
      equal(view.bottom, parent.bottom - 1)
      parent = view
    }
  }

  mutating func addEqual(_ count: Int) {
    let root = root(width: Double(20 * count + 400), height: 44)
    let spacing = spacing(4, amplitude: 2)
    let middle = count / 2
    let first = view()
    var previous: WorkloadView?
    for index in 0..<count {
      let view = index == 0 ? first : view()
      equal(view.top, root.top)
      equal(view.height, root.height)
      let distance = index == middle && index > 0 ? spacing : 4
      equal(view.left, (previous?.right ?? root.left) + distance)
      if index > 0 {
        let width = equal(view.width, first.width)
        if index == max(1, middle - 1) { remove(width) }
      }
      previous = view
    }
    equal((previous ?? first).right, root.right - 4)
  }
}
