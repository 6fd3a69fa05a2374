import Foundation
import Testing

/// `autolayout facts`.
@Suite struct FactsCommandTests {
  @Test("A fact is listed with its values, scopes, and evidence")
  func list() throws {
    let run = try Tool.run("facts", "switch")
    #expect(run.status == 0)
    let head = "switch.size\n  (61.0, 28.0)  since Xcode 26.0 and iOS 26 (recorded"
    #expect(run.output.hasPrefix(head))
    #expect(try Tool.run("facts", "no-such-fact").status == 64)
  }

  @Test("Names of facts are unique, and the last value of each applies everywhere")
  func names() throws {
    let run = try Tool.run("facts", "--format", "json")
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let names = facts.compactMap { $0["name"] as? String }
    #expect(Set(names).count == facts.count)
    for fact in facts {
      let rows = try #require(fact["rows"] as? [[String: Any]])
      #expect(rows.last?["scope"] as? String == "everywhere")
    }
  }

  @Test("Every fact of the table is listed")
  func everyFact() throws {
    let run = try Tool.run("facts", "--format", "json")
    let facts = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let listed = Set(facts.compactMap { $0["name"] as? String })
    let folder = URL(fileURLWithPath: Tool.example("Login.storyboard")).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AutoLayout/PlatformMetrics").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/PlatformFact(?:<[^=]*?>)?\(\s*"([^"]+)"/#) {
        #expect(listed.contains(String(match.1)))
      }
    }
  }

  @Test("Facts used by a document are a line of JSON, and a broken document affects only itself")
  func use() throws {
    let folder = try ScratchFolder()
    let broken = try folder.write("<document", to: "broken.xib")
    let run = try Tool.run(
      "facts", "--used-by", broken, Tool.example("Login.storyboard"), "/no/such/file.xib")
    #expect(run.status == 65)
    let use = try #require(try run.objects().first)
    let root = try #require((use["roots"] as? [[String: Any]])?.first)
    #expect((root["canvasFacts"] as? [String])?.contains("root.side-margin.narrow#0") == true)
  }
}
