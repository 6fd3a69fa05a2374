import Foundation
import Testing

@testable import ConflictLogs

/// Real reports that lie beside the repository, and what an LP solver and UIKit made of them; nothing
/// is tested where they are absent.
@Suite struct SharedLogTests {
  struct Log: Decodable {
    struct Constraint: Decodable { var description: String }
    var id: String
    var constraints: [Constraint]
    var broken: Int?
    var infeasible: Bool
    var oneIrreducibleSubset: [Int]?
  }

  static let logs: [Log] = {
    let environment = ProcessInfo.processInfo.environment["SHARED"]
    let folder =
      environment.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared").standardizedFileURL
    let url = folder.appendingPathComponent("conflict-logs/logs.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(Log.self, from: Data($0.utf8))
    }
  }()

  @Test(.enabled(if: !logs.isEmpty))
  func `Real reports are parsed, found infeasible, and their broken constraints predicted`() {
    var counts = (parsed: 0, lines: 0, agreed: 0, sameSize: 0, smaller: 0, hits: 0, shown: 0)
    var notes: [String] = []
    for log in Self.logs {
      let result = ConflictExplanation(ConflictLog(log.constraints.map(\.description)))
      counts.lines += log.constraints.count
      counts.parsed += result.parsedCount
      if result.isInfeasible == log.infeasible {
        counts.agreed += 1
      } else {
        notes.append("\(log.id) recorded infeasible \(log.infeasible)")
      }
      if let set = log.oneIrreducibleSubset, result.isInfeasible {
        if result.conflict.count == set.count { counts.sameSize += 1 }
        if result.conflict.count < set.count { counts.smaller += 1 }
        if result.conflict.count > set.count { notes.append("\(log.id) larger set") }
      }
      if log.infeasible, result.repairs.isEmpty { notes.append("\(log.id) no repair") }
      if log.infeasible, result.arithmetic == nil { notes.append("\(log.id) no arithmetic") }
      guard let broken = log.broken else { continue }
      counts.shown += 1
      if result.predictedLine == broken {
        counts.hits += 1
      } else {
        notes.append("\(log.id) broke \(broken), predicted \(result.predictedLine ?? -1)")
      }
    }
    print(
      """
      \(Self.logs.count) real reports: \(counts.parsed) of \(counts.lines) constraints read; \
      feasibility as recorded in \(counts.agreed); smallest sets of the recorded size \
      \(counts.sameSize), smaller \(counts.smaller); victims \(counts.hits) of \(counts.shown)
      \(notes.joined(separator: "\n"))
      """)
    #expect(counts.parsed == counts.lines)
    #expect(counts.agreed == Self.logs.count)
    // Nine in ten is what the rule promises.
    #expect(counts.hits * 10 >= counts.shown * 9)
  }
}
