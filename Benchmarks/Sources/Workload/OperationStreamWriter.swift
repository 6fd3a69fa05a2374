import Foundation

extension WorkloadSystem {
  /// The system as a little-endian stream, which the drivers replay.
  ///
  /// Header: five `Int32`: magic, variables, constraints, edits, removals. A constraint: relation
  /// (−1, 0, 1) and priority as `Int32`, constant as `Float64`, number of terms, and for each term
  /// the variable and the coefficient. An edit: variable, base, amplitude. A removal: the index of
  /// a constraint.
  var stream: Data {
    var bytes: [UInt8] = []
    func write(_ integer: Int32) {
      withUnsafeBytes(of: integer.littleEndian) { bytes.append(contentsOf: $0) }
    }
    func write(_ number: Double) {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    let counts = [constraints.count, edits.count, removals.count].map(Int32.init)
    for integer in [Self.magic, variableCount] + counts { write(integer) }
    for constraint in constraints {
      write(constraint.relation)
      write(constraint.priority)
      write(constraint.constant)
      write(Int32(constraint.terms.count))
      for term in constraint.terms {
        write(term.variable)
        write(term.coefficient)
      }
    }
    for edit in edits {
      write(edit.variable)
      write(edit.base)
      write(edit.amplitude)
    }
    removals.forEach(write)
    return Data(bytes)
  }

  private static let magic: Int32 = 0x4C41_594F
}
