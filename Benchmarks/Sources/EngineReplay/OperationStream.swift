import Foundation

/// A system of constraints with the edits and removals to time, from a file in a neutral format.
///
/// Little endian. Header: five `Int32`: magic, variables, constraints, edits, removals. A
/// constraint: relation (−1, 0, 1) and priority as `Int32`, constant as `Float64`, number of terms,
/// and for each term the variable and the coefficient, meaning `Σ coefficient · variable + constant
/// relation 0`. An edit: variable, base, amplitude. A removal: the index of a constraint.
struct OperationStream {
  struct Constraint {
    var relation: Int32
    var priority: Int32
    var constant: Double
    var terms: [(variable: Int32, coefficient: Double)]
  }

  struct Edit {
    var variable: Int32
    var base: Double
    var amplitude: Double
  }

  enum Failure: Error { case notAStream, truncated }

  private static let magic: Int32 = 0x4C41_594F

  var variableCount: Int
  var constraints: [Constraint] = []
  var edits: [Edit] = []
  var removals: [Int] = []

  init(_ data: Data) throws {
    var reader = Reader(bytes: [UInt8](data))
    guard try reader.integer() == Self.magic else { throw Failure.notAStream }
    variableCount = Int(try reader.integer())
    let counts = (try reader.integer(), try reader.integer(), try reader.integer())
    for _ in 0..<counts.0 { constraints.append(try reader.constraint()) }
    for _ in 0..<counts.1 {
      edits.append(
        Edit(
          variable: try reader.integer(), base: try reader.number(),
          amplitude: try reader.number()))
    }
    for _ in 0..<counts.2 { removals.append(Int(try reader.integer())) }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func integer() throws -> Int32 { Int32(truncatingIfNeeded: try word(4)) }
    mutating func number() throws -> Double { Double(bitPattern: try word(8)) }

    mutating func constraint() throws -> Constraint {
      var result = Constraint(
        relation: try integer(), priority: try integer(), constant: try number(), terms: [])
      for _ in 0..<(try integer()) { result.terms.append((try integer(), try number())) }
      return result
    }

    private mutating func word(_ size: Int) throws -> UInt64 {
      guard position + size <= bytes.count else { throw Failure.truncated }
      var value: UInt64 = 0
      for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[position + index]) }
      position += size
      return value
    }
  }
}
