import Foundation
import Testing

@testable import AutoLayoutCommand

/// The table of exit codes: every command, every kind of failure of its document, every option.
///
/// An option chooses what is done with a document that can be read. A document that cannot be read has
/// one exit code for all of them, as Documentation/Installation.md lists them.
@Suite("Exit codes")
struct ExitCodeTests {
  /// What can be wrong with the path of a document, or with its content.
  enum Failure: String, CaseIterable {
    case missing, pipe, circle, linkOut, emptyFolder, notXML, emptyFile, notDocument, platform

    /// The exit code: 66 for a file that cannot be opened, 65 for content that is not a document.
    var code: Int32 {
      switch self {
      case .missing, .pipe, .circle, .linkOut, .emptyFolder: 66
      case .notXML, .emptyFile, .notDocument, .platform: 65
      }
    }

    /// The path of the document. Its translations are a table of that name.
    var path: String { "\(rawValue).xib" }

    /// Makes the document in a folder.
    func make(in folder: ScratchFolder) throws {
      let texts: [Failure: String] = [
        .notXML: "x", .emptyFile: "", .notDocument: "<plist/>",
        .platform:
          "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      ]
      if let text = texts[self] { try folder.write(text, to: path) }
      switch self {
      case .pipe: try #require(mkfifo("\(folder.path)/\(path)", 0o600) == 0)
      case .circle: try folder.link(path, to: path)
      case .linkOut: try folder.link(path, to: "/etc/hostname")
      case .emptyFolder: try folder.write("", to: "\(path)/.keep")
      default: break
      }
      try folder.write("\"lab-00-001.text\" = \"x\";\n", to: "de.lproj/\(rawValue).strings")
    }
  }

  /// A command with its options.
  struct Row: CustomTestStringConvertible {
    /// The arguments. FILE is the document that fails, and Fine.storyboard one that does not.
    let command: String
    /// The options, of which each is tried alone, separated by spaces; an empty text for none.
    let options: [String]
    /// Exit codes that differ by design.
    var exceptions: [Failure: Int32] = [:]

    var testDescription: String { command }

    /// The arguments for a document, with some of the options.
    func arguments(_ failure: Failure, _ option: String) -> [String] {
      "\(command) \(option)".split(separator: " ")
        .map { $0 == "FILE" ? failure.path : String($0) }
    }
  }

  private static let editing = ["", "--dry-run", "--output -", "--output Copy.xib", "--timeout 0"]

  /// Merges have the exit codes that git expects of a driver, in which a document that is none is
  /// merged by its lines.
  /// An empty common version is that of a document that both sides added.
  private static let merging: [Failure: Int32] = Dictionary(
    uniqueKeysWithValues: Failure.allCases.map { ($0, $0 == .emptyFile ? 0 : 129) })

  static let rows = [
    Row(
      command: "frames FILE",
      options: [
        "", "--format jsonl", "--accessibility", "--device retina4_0", "--size 320x480", "--jobs 2",
        "--timeout 0", "--locale de", "--pseudo", "--all-folders", "--ios 15",
      ]),
    Row(
      command: "preview FILE --output Pictures",
      options: ["", "--format html", "--animate", "--device all", "--timeout 0"]),
    Row(
      command: "lint FILE",
      options: [
        "", "--no-cache", "--cache-dir Cache", "--fix", "--fix --dry-run", "--strict", "--quiet",
        "--fix --dry-run --preset strict", "--fix --dry-run --format json", "--format json",
        "--format sarif", "--format github", "--format gitlab", "--format junit",
        "--format checkstyle", "--format xcode", "--output Report.txt", "--baseline Known.json",
        "--write-baseline New.json", "--only clipped-text", "--device all", "--shard 1/1",
        "--require-supported", "--fix --dry-run --require-supported", "--jobs 2", "--timeout 0",
        "--severity error", "--changed-since HEAD", "--changed-since HEAD --fix --dry-run",
        "--changed-since HEAD --fix", "--all-folders",
      ]),
    Row(
      command: "lint FILE Fine.storyboard",
      options: ["", "--fix", "--fix --dry-run", "--jobs 2 --fix --dry-run", "--changed-since HEAD"]),
    Row(
      command: "prove FILE --width 320...321",
      options: [
        "", "--format json", "--exhaustive", "--longest-text LgN-bt-001", "--slack LgN-c2-010",
        "--timeout 0", "--jobs 2",
      ]),
    Row(
      command: "budget FILE",
      options: [
        "", "--format json", "--check de.lproj", "--check de.lproj --format json",
        "--write-longest Longest", "--write-xliff Texts.xliff", "--write-xcstrings Texts.xcstrings",
        "--exhaustive", "--language de", "--timeout 0",
      ]),
    Row(
      command: "diff FILE Fine.storyboard --device none",
      options: [
        "", "--format json", "--format markdown", "--format html", "--output Report.txt", "--all",
        "--timeout 0",
      ]),
    Row(command: "diff Fine.storyboard FILE --device none", options: ["", "--format html"]),
    Row(
      command: "equivalent FILE Fine.storyboard --width 320...321",
      options: ["", "--format json", "--exhaustive", "--strict", "--timeout 0"]),
    Row(
      command: "equivalent Fine.storyboard FILE --width 320...321", options: ["", "--format json"]),
    Row(command: "edit FILE --set a.b=c", options: editing),
    Row(command: "edit FILE --add label", options: editing),
    Row(command: "edit FILE --remove a.b", options: editing),
    Row(command: "fix update-frames FILE", options: editing + ["--view x", "--keep-frames"]),
    Row(command: "fix update-constants FILE", options: editing + ["--even-if-worse"]),
    Row(command: "fix add-missing FILE", options: editing),
    Row(command: "fix reset FILE", options: editing),
    Row(command: "fix clear FILE", options: editing),
    Row(command: "fix pin FILE --view x --edges top", options: editing),
    Row(command: "fix align FILE --view x --lines centerX --in-container", options: editing),
    Row(command: "explain FILE", options: ["", "--format json", "--format svg", "--timeout 0"]),
    Row(command: "replay FILE", options: ["", "--format jsonl", "--format svg", "--timeout 0"]),
    Row(command: "solve FILE", options: ["", "--no-ranges"]),
    Row(
      command: "solve FILE --lines", options: ["", "--no-ranges"],
      // A file without lines has no answer.
      exceptions: [.emptyFile: 0]),
    Row(
      command: "lint --answers FILE", options: ["", "--format json", "--strict"],
      exceptions: [.emptyFile: 0]),
    Row(
      command: "merge FILE Ours.xib Fine.storyboard --no-fallback",
      options: ["", "--output Merged.xib", "--report json", "--conflict-style git"],
      exceptions: merging),
  ]

  /// A folder in a repository with a document for each kind of failure.
  private static func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for failure in Failure.allCases { try failure.make(in: folder) }
    let fine = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    for name in ["Fine.storyboard", "Ours.xib"] { try folder.write(fine, to: name) }
    try folder.write("{\"version\":1,\"documents\":{}}", to: "Known.json")
    for arguments in [["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "First"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=T", "-c", "user.email=t@example.com"]
        + arguments
      try process.run()
      process.waitUntilExit()
    }
    return folder
  }

  /// Returns a Boolean value that indicates whether an option is tried with a failure.
  ///
  /// A tool for use starts at once, and all pairs are tried with it. One for debugging checks the
  /// definitions of all options at each start, which takes a tenth of a second. With it, every failure
  /// is tried with the first option of a command, and every other option with one failure of each exit
  /// code, in turn.
  private static func isTried(_ option: String, _ failure: Failure, _ row: Row) -> Bool {
    guard !Tool.isForUse, let index = row.options.firstIndex(of: option), index > 0 else {
      return true
    }
    let equals = Failure.allCases.filter { $0.code == failure.code }
    return equals[index % equals.count] == failure
  }

  @Test("A failing document has the same exit code with every option", arguments: rows)
  func table(row: Row) throws {
    let folder = try Self.project()
    for failure in Failure.allCases {
      for option in row.options where Self.isTried(option, failure, row) {
        let arguments = row.arguments(failure, option)
        let run = try Tool.run(
          arguments, in: folder.path, environment: ["XDG_CACHE_HOME": "\(folder.path)/.cache"])
        let expected = row.exceptions[failure] ?? failure.code
        #expect(run.status == expected, "\(arguments.joined(separator: " ")): \(run.errors)")
        // It is never silent.
        let text = run.errors + run.output
        #expect(expected == 0 || text.contains("error"), "\(arguments.joined(separator: " "))")
      }
    }
  }
}
