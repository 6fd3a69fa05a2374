/// The report in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020).
struct SARIFLog: Encodable {
  /// The schema's key has a dollar sign.
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
  /// The published schema of SARIF 2.1.0.
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  /// The version of the format.
  let version = "2.1.0"
  /// One run of the linter.
  let runs: [Run]

  /// One invocation of the tool, with all results (SARIF 2.1.0, 3.14).
  struct Run: Encodable {
    /// The tool and its rules.
    let tool: Tool
    /// The unit of columns: GitHub and most editors count code points.
    let columnKind = "unicodeCodePoints"
    /// One result per finding.
    let results: [Result]
    /// The outcome of the run, with errors of documents.
    let invocations: [Invocation]
  }
  /// The analysis tool (3.18).
  struct Tool: Encodable {
    /// The tool itself; it has no plug-ins.
    let driver: Driver
    /// The component of the tool that produced the results (3.19).
    struct Driver: Encodable {
      /// The name of the tool.
      let name = "autolayout"
      /// The version of the tool, not of the format.
      let version: String
      /// All rules, in the order of `LintRule.all`; results refer to them by index.
      let rules: [Rule]
    }
    /// The description of a rule (3.49).
    struct Rule: Encodable {
      /// The name of the rule.
      let id: String
      /// The summary of the rule.
      let shortDescription: Message
      /// The location of the rule's documentation.
      let help: Message
      /// The default settings of the rule.
      let defaultConfiguration: Level
    }
    /// The default severity of a rule and its activation (3.50).
    struct Level: Encodable {
      /// The severity, whose raw value is SARIF's level.
      let level: LintSeverity
      /// A Boolean value that indicates whether the rule is on by default.
      let enabled: Bool
    }
  }
  /// A text without formatting (3.11).
  struct Message: Encodable { let text: String }
  /// The outcome of the run (3.20).
  struct Invocation: Encodable {
    /// A Boolean value that indicates whether all documents could be read.
    let executionSuccessful: Bool
    /// One notification per document that could not be read.
    let toolExecutionNotifications: [Notification]
    /// An error of the run (3.58).
    struct Notification: Encodable {
      /// The level of all notifications.
      let level = "error"
      /// The message and the hint.
      let message: Message
      /// The location of the error or finding. The array is empty without a location.
      let locations: [Location]
    }
  }
  /// A location in a document (3.28).
  struct Location: Encodable {
    /// The file and the region in it.
    let physicalLocation: PhysicalLocation
    /// The object of the document, or `nil` for related locations.
    var logicalLocations: [LogicalLocation]?
    /// A description of the location, or `nil` for the primary location.
    var message: Message?
    /// A file and a region (3.29).
    struct PhysicalLocation: Encodable {
      /// The file.
      let artifactLocation: ArtifactLocation
      /// The region in the file, or `nil` for the whole file.
      let region: Region?
    }
    /// A file by its relative URI, percent-encoded (3.4).
    struct ArtifactLocation: Encodable { let uri: String }
    /// A region in a file, from 1 (3.30).
    struct Region: Encodable {
      /// The line, from 1.
      let startLine: Int
      /// The column in Unicode code points, from 1, or `nil` for the whole line.
      let startColumn: Int?
    }
    /// An object of the document (3.33).
    struct LogicalLocation: Encodable {
      /// The object's readable name.
      let name: String
      /// The object's identifier in the document.
      let fullyQualifiedName: String?
      /// The kind of logical locations that are not code.
      let kind = "object"
    }
  }
  /// A finding (3.27).
  struct Result: Encodable {
    /// The name of the rule.
    let ruleId: String
    /// The index of the rule in the driver's rules, or `nil` for a rule that is not listed.
    let ruleIndex: Int?
    /// The severity, including the configuration.
    let level: LintSeverity
    let message: Message
    let locations: [Location]
    /// Other locations of the finding, or `nil` if there are none.
    let relatedLocations: [Location]?
    /// Fingerprints that identify the finding across runs, by the name of the scheme.
    let partialFingerprints: [String: String]
    /// Data for which SARIF has no property.
    let properties: Properties
    /// A property bag (3.8).
    struct Properties: Encodable {
      /// The canvases on which the finding occurs.
      let canvases: [String]
      /// A Boolean value that indicates whether `lint --fix` can repair it.
      let fixable: Bool
    }
  }

  /// Creates the log of a report, with one run.
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

  /// Returns the result of a finding.
  private static func result(_ finding: LintFinding) -> Result {
    var place = location(
      finding.file, finding.line, finding.codePointColumn ?? finding.column)
    place.logicalLocations = [
      Location.LogicalLocation(
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

  /// Returns two sentences joined. Most messages have no period.
  private static func sentences(_ first: String, _ second: String) -> String {
    func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }
    return ended(first) + " " + ended(second.prefix(1).uppercased() + second.dropFirst())
  }

  /// Returns a location, or that of a whole line if the column in code points is unknown.
  private static func location(_ file: String, _ line: Int?, _ column: Int? = nil) -> Location {
    let region = line.map { Location.Region(startLine: $0, startColumn: column) }
    return Location(
      physicalLocation: .init(artifactLocation: .init(uri: uri(file)), region: region))
  }

  /// Returns a path as a relative reference, with the characters that RFC 3986 does not allow
  /// percent-encoded.
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
