import Foundation

/// Real descriptions that lie beside the repository; none where they are absent.
enum SharedDescriptions {
  /// The folder `../shared` or the one that the environment names.
  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SHARED"] {
      return URL(fileURLWithPath: path)
    }
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("shared")
  }()

  /// A constraint of a real log and what a separate reader found in it.
  struct Logged: Decodable {
    struct Item: Decodable {
      var address: String?
      var attribute: String
    }
    var description: String
    var first: Item
    var second: Item?
    var relation: String
    var multiplier: Double
    var constant: Double
    var priority: Double
    var identifier: String?
    var form: String
  }

  /// The constraints of the logs, in their order.
  static let logged: [Logged] = {
    struct Log: Decodable { var constraints: [Logged] }
    let url = folder.appendingPathComponent("conflict-logs/logs.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").flatMap {
      (try? JSONDecoder().decode(Log.self, from: Data($0.utf8)))?.constraints ?? []
    }
  }()

  /// The descriptions of the facts' first appendix.
  static let appendix: [String] = {
    let url = folder.appendingPathComponent("facts/uikit.md")
    guard let text = try? String(contentsOf: url, encoding: .utf8),
      let start = text.range(of: "## Appendix A"), let end = text.range(of: "## Appendix B")
    else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<") }
  }()
}
