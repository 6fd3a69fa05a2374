/// A workload as a programmer without constraints would write it: one function that computes every
/// frame from the root's width and one spacing.
///
/// Nothing is found out, only calculated, and all of it anew after each change: no solver can be much
/// faster on a build. On an edit a solver may be, since it can leave alone what does not change.
protocol Screen {
  /// The root's width and the edited spacing before any edit, and how far each is moved.
  var rootWidth: (base: Double, amplitude: Double) { get }
  var spacing: (base: Double, amplitude: Double) { get }

  /// Computes all variables of the workload in their order into `values`, which holds as many.
  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double])

  /// The number of the workload's variables.
  var variableCount: Int { get }
}

/// Writes frames one after another into an array of variables.
struct FrameWriter {
  private var next = 0

  init(_ values: inout [Double], root: ViewFrame, spacing: Double) {
    write(root, &values)
    write(spacing, &values)
  }

  @inline(__always)
  mutating func write(_ frame: ViewFrame, _ values: inout [Double]) {
    values[next] = frame.left
    values[next + 1] = frame.top
    values[next + 2] = frame.width
    values[next + 3] = frame.height
    next += 4
  }

  @inline(__always)
  mutating func write(_ value: Double, _ values: inout [Double]) {
    values[next] = value
    next += 1
  }
}
