@_spi(Measurement) import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutEngine

/// The systems of many roots, which share no variables.
@MainActor
struct Capture {
  /// `Σ coefficient · variable + constant relation 0`.
  struct Constraint {
    var relation: Int32
    var priority: Double
    var constant: Double
    var terms: [(variable: Int32, coefficient: Double)]
  }

  private(set) var rootCount = 0
  private(set) var variableCount: Int32 = 0
  private(set) var constraints: [Constraint] = []
  /// The widths of roots, which can be edited.
  private var widths: [(variable: Int32, value: Double)] = []
  /// The index of the first constraint over several variables of each root, which is removed.
  private var removals: [Int32] = []

  /// Lays out a root on its own canvas, and adds its system.
  mutating func add(_ root: InterfaceRoot) {
    let instance = root.instantiate(on: .document)
    _ = instance.snapshot()
    guard let system = instance.view.solvedSystem else { return }
    let engine = system.engine
    var numbers: [LayoutEngine.Variable: Int32] = [:]
    var first: Int32?
    for handle in engine.liveConstraints {
      let terms = engine.terms(of: handle)
      let isWidth = terms.count == 1 && terms[0].variable == system.rootWidth
      let isRequired = engine.priority(of: handle) == .required
      // The driver holds the edited variables.
      if isWidth && isRequired && engine.relation(of: handle) == .equal { continue }
      if first == nil, terms.count > 1 { first = Int32(constraints.count) }
      constraints.append(
        Constraint(
          relation: Int32(engine.relation(of: handle).rawValue),
          priority: engine.priority(of: handle).rawValue,
          constant: -engine.constant(of: handle),
          terms: terms.map { (number(of: $0.variable, &numbers), $0.coefficient) }))
    }
    widths.append((number(of: system.rootWidth, &numbers), engine.value(of: system.rootWidth)))
    if let first { removals.append(first) }
    rootCount += 1
  }

  private mutating func number(
    of variable: LayoutEngine.Variable, _ numbers: inout [LayoutEngine.Variable: Int32]
  ) -> Int32 {
    if let known = numbers[variable] { return known }
    numbers[variable] = variableCount
    variableCount += 1
    return variableCount - 1
  }

  /// Priorities as integers, which streams require, in the same order: 999.5 becomes 999, and 999
  /// becomes 998.
  private var wholePriorities: [Double: Int32] {
    var result: [Double: Int32] = [:]
    var above: Int32 = 1001
    for priority in Set(constraints.map(\.priority)).sorted(by: >) {
      above = max(1, min(above - 1, Int32(priority)))
      result[priority] = above
    }
    return result
  }

  /// Returns the stream that `engine-replay` reads. The width of every root is held. The width of
  /// the middle root is edited, and a constraint of that root is removed.
  consuming func stream() -> Data {
    let priorities = wholePriorities
    let edited = widths.isEmpty ? nil : widths.remove(at: widths.count / 2)
    constraints += widths.map {
      Constraint(
        relation: 0, priority: Self.required, constant: -$0.value, terms: [($0.variable, 1)])
    }
    let removed = removals.isEmpty ? [] : [removals[removals.count / 2]]
    var writer = StreamWriter()
    writer.write(StreamWriter.magic)
    for count in [Int(variableCount), constraints.count, edited == nil ? 0 : 1, removed.count] {
      writer.write(Int32(count))
    }
    for constraint in constraints {
      writer.write(constraint.relation)
      writer.write(priorities[constraint.priority] ?? 1)
      writer.write(constraint.constant)
      writer.write(Int32(constraint.terms.count))
      for term in constraint.terms {
        writer.write(term.variable)
        writer.write(term.coefficient)
      }
    }
    if let edited {
      writer.write(edited.variable)
      writer.write(edited.value)
      writer.write(Self.amplitude)
    }
    removed.forEach { writer.write($0) }
    return writer.data
  }

  private static let required = 1000.0
  /// The distance by which a width is moved, in points.
  private static let amplitude = 20.0
}

/// Writes little-endian numbers.
struct StreamWriter {
  static let magic: Int32 = 0x4C41_594F

  private(set) var data = Data()

  mutating func write(_ integer: Int32) {
    withUnsafeBytes(of: integer.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
  }
}
