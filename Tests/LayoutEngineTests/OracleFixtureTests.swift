import Foundation
import Testing

import LayoutEngine

/// A random system with the answer of an exact rational simplex method, recorded by
/// `Scripts/record-engine-fixtures.py`.
struct RecordedSystem: Decodable, CustomTestStringConvertible {
  struct Row: Decodable {
    let relation: Int8
    let constant: Double
    let priority: Double
    let terms: [[Double]]
  }

  let name: String
  let variables: Int
  let constraints: [Row]
  let isFeasible: Bool
  let levels: [[Double]]?
  let ranges: [[Double?]]?

  var testDescription: String { name }

  static let all: [RecordedSystem] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { file in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)),
        let systems = try? JSONDecoder().decode([RecordedSystem].self, from: data)
      else { return [RecordedSystem]() }
      return systems
    }
  }()

  /// The largest number in the system, to which tolerances are relative.
  var scale: Double { constraints.reduce(1) { max($0, abs($1.constant)) } }

  func engine(of rows: [Row]) -> (System, [Variable], [Constraint]) {
    let engine = System()
    let handles = engine.variables(variables)
    let constraints = rows.map { row in
      engine.add(
        row.terms.map { .init(handles[Int($0[0])], $0[1]) }, .init(rawValue: row.relation)!,
        row.constant, at: row.priority)
    }
    return (engine, handles, constraints)
  }
}

@Suite("Recorded systems match the oracle")
struct OracleFixtureTests {
  @Test("60 systems are recorded")
  func count() { #expect(RecordedSystem.all.count == 60) }

  @Test(
    "Levels, values and ranges match the oracle", arguments: RecordedSystem.all.filter(\.isFeasible)
  )
  func feasible(system: RecordedSystem) throws {
    let (engine, variables, _) = system.engine(of: system.constraints)
    try #require(engine.solve() == .solved)
    let tolerance = 1e-9 * system.scale * 1000
    for (level, expected) in zip(engine.levels(), try #require(system.levels)) {
      #expect(level.priority.rawValue == expected[0])
      #expect(abs(level.violation - expected[1]) <= tolerance)
    }
    for (variable, expected) in zip(variables, try #require(system.ranges)) {
      let lower = expected[0] ?? -.infinity
      let upper = expected[1] ?? .infinity
      let range = engine.range(of: variable)
      #expect(range.lowerBound == lower || abs(range.lowerBound - lower) <= tolerance)
      #expect(range.upperBound == upper || abs(range.upperBound - upper) <= tolerance)
      #expect(engine.isDetermined(variable) == (lower == upper))
      let value = engine.value(of: variable)
      #expect(lower - tolerance <= value && value <= upper + tolerance)
    }
  }

  @Test(
    "Infeasible systems have irreducible conflicts",
    arguments: RecordedSystem.all.filter { !$0.isFeasible })
  func infeasible(system: RecordedSystem) throws {
    let (engine, _, constraints) = system.engine(of: system.constraints)
    guard case .conflict(let set) = engine.solve() else {
      Issue.record("solved")
      return
    }
    let rows = set.map { system.constraints[constraints.firstIndex(of: $0)!] }
    let (alone, _, _) = system.engine(of: rows)
    #expect(alone.solve() != .solved)
    for left in rows.indices {
      var rest = rows
      rest.remove(at: left)
      let (engine, _, _) = system.engine(of: rest)
      #expect(engine.solve() == .solved)
    }
  }

  @Test("Adding constraints in any order and removing some gives the same values")
  func edits() {
    for (seed, system) in RecordedSystem.all.filter(\.isFeasible).enumerated() {
      var choices = Choices(seed: UInt64(seed))
      let (engine, variables, constraints) = system.engine(of: system.constraints)
      let expected = engine.solved(variables)
      for _ in 0..<10 {
        let index = Int.random(in: 0..<constraints.count, using: &choices)
        let old = engine.constant(of: constraints[index])
        let priority = engine.priority(of: constraints[index])
        engine.setPriority(.init(rawValue: 300), of: constraints[index])
        engine.setConstant(Double.random(in: -50...400, using: &choices), of: constraints[index])
        engine.solve()
        engine.setPriority(priority, of: constraints[index])
        engine.solve()
        engine.setConstant(old, of: constraints[index])
        engine.solve()
      }
      let tolerance = 1e-9 * system.scale
      for (variable, value) in zip(variables, expected) {
        #expect(abs(engine.value(of: variable) - value) <= tolerance, "\(system.name)")
      }
    }
  }
}
