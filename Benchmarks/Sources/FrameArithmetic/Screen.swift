/// A workload as it is written without constraints: one function that computes every frame from the
/// root's width and one spacing.
///
/// All frames are computed again after each change. For a build, no solver can be much faster. For
/// an edit, a solver can be faster, because it need not compute unchanged values again.
protocol Screen {
  /// The root's width and the spacing before any edit, with the amplitudes of their edits.
  var rootWidth: (base: Double, amplitude: Double) { get }
  var spacing: (base: Double, amplitude: Double) { get }

  /// Computes all variables of the workload in order, and writes them into `values`, which has one
  /// element per variable.
  func layOut(rootWidth: Double, spacing: Double, into values: inout [Double])

  /// The number of the workload's variables.
  var variableCount: Int { get }
}

/// Writes successive frames into an array of variables.
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
