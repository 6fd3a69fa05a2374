// Workloads whose optional constraints cannot all hold, so that the choice among optima decides.
// The engine once took cubic time for them.

extension WorkloadSystem {
  /// Adds a chain of positions with the same preferred distance, which is too long for its ends.
  mutating func addPreferences(_ count: Int) {
    let root = root(width: 400, height: 44)
    let spacing = spacing(10, amplitude: 4)
    var last = root.left
    var removed: [Int32] = []
    for index in 0..<count {
      let position = variable()
      let distance = index == count / 2 ? spacing : 10
      let preference = equal(position, last + distance, at: 1)
      if index == count / 3 { removed.append(preference) }
      last = position
    }
    equal(last, 5)
    removed.forEach { remove($0) }
  }

  /// Adds views in a row that is too short, each of which prefers to follow each of the others.
  mutating func addDense(_ count: Int) {
    let root = root(width: 1000, height: 44)
    let spacing = spacing(8, amplitude: 4)
    let views = (0..<count).map { _ in (left: variable(), width: variable()) }
    for (index, view) in views.enumerated() {
      atLeast(view.left, root.left)
      atMost(view.left + view.width, root.left + root.width)
      atLeast(view.width, 0)
      equal(view.width, Sum(Double(20 + 7 * index % 70)), at: 250)
    }
    for (index, view) in views.enumerated() {
      for (other, neighbor) in views.enumerated() where other != index {
        let isFirst = index == 1 && other == 0
        let priority: Int32 = [750, 500, 250][(3 * index + 5 * other) % 3]
        let relation = atLeast(
          view.left, neighbor.left + neighbor.width + (isFirst ? spacing : 8), at: priority)
        if isFirst { remove(relation) }
      }
    }
  }
}
