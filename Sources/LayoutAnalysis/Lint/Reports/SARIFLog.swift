/// The report in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020).
struct SARIFLog: Encodable {
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
    let invocations: [Invocation]
  }
  struct Tool: Encodable {
    let driver: Driver
    struct Driver: Encodable {
      let name = "autolayout"
      let version: String
      let rules: [Rule]
    }
    struct Rule: Encodable {
      let id: String
      let shortDescription: Message
      let help: Message
      let defaultConfiguration: Level
    }
    struct Level: Encodable {
      let level: LintSeverity
      let enabled: Bool
    }
  }
  struct Message: Encodable { let text: String }
  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
    struct Notification: Encodable {
      let level = "error"
      let message: Message
      let locations: [Location]
    }
  }
  struct Location: Encodable {
    let physicalLocation: Place
    var logicalLocations: [Logical]?
    var message: Message?
    struct Place: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int?
    }
    struct Logical: Encodable {
      let name: String
      let fullyQualifiedName: String?
      let kind = "object"
    }
  }
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: LintSeverity
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
    let properties: Properties
    struct Properties: Encodable {
      let canvases: [String]
      let fixable: Bool
    }
  }

  init(_ report: LintReport) {
    let rules = LintRule.all.map { rule in
      Tool.Rule(
        id: rule.name, shortDescription: Message(text: rule.summary),
        help: Message(text: "\(rule.summary) See \(rule.documentation)."),
        defaultConfiguration: Tool.Level(level: rule.severity, enabled: rule.isDefault))
    }
    let failures = report.failures.map { failure in
      Invocation.Notification(
        message: Message(text: failure.message),
        locations: [Self.location(failure.file, failure.line)])
    }
    runs = [
      Run(
        tool: Tool(driver: .init(version: report.toolVersion, rules: rules)),
        results: report.findings.map(Self.result),
        invocations: [
          Invocation(
            executionSuccessful: failures.isEmpty, toolExecutionNotifications: failures)
        ])
    ]
  }

  private static func result(_ finding: LintFinding) -> Result {
    var place = location(
      finding.file, finding.line, finding.codePointColumn ?? finding.column)
    place.logicalLocations = [
      Location.Logical(
        name: finding.object.name, fullyQualifiedName: finding.object.identifier)
    ]
    let related = finding.related.map { other in
      var place = location(finding.file, other.line, other.codePointColumn ?? other.column)
      place.message = Message(text: other.message)
      return place
    }
    let hint = finding.hint ?? ""
    let text = hint.isEmpty ? finding.summary : Self.sentences(finding.summary, hint)
    return Result(
      ruleId: finding.rule, ruleIndex: LintRule.all.firstIndex { $0.name == finding.rule },
      level: finding.severity, message: Message(text: text), locations: [place],
      relatedLocations: related.isEmpty ? nil : related,
      partialFingerprints: ["autolayout/v1": finding.fingerprint],
      properties: Result.Properties(canvases: finding.canvases, fixable: finding.isFixable))
  }

  /// Two sentences; most messages are without a full stop.
  private static func sentences(_ first: String, _ second: String) -> String {
    func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
    return ended(first) + " " + ended(second.prefix(1).uppercased() + second.dropFirst())
  }

  /// A place, or a whole line where the column is not known in code points.
  private static func location(_ file: String, _ line: Int?, _ column: Int? = nil) -> Location {
    let region = line.map { Location.Region(startLine: $0, startColumn: column) }
    return Location(
      physicalLocation: .init(artifactLocation: .init(uri: uri(file)), region: region))
  }

  /// A path as a relative reference: what RFC 3986 does not allow in one is written in percent.
  private static func uri(_ path: String) -> String {
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    var text = ""
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return plain.hasPrefix("/") ? "file://" + text : text
  }
}
