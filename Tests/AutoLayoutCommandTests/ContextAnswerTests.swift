import Foundation
import Testing

@testable import AutoLayoutCommand

/// Every tool and method, with every kind of outcome, in every revision of the protocol. The
/// expectation is the specification's (`ContextSchema`).
@MainActor
@Suite("MCP answers conform to the protocol's schema")
struct ContextAnswerTests {
  /// The revisions that a request can declare; nil for those before 2026-07-28, which are negotiated.
  private nonisolated static let revisions: [String?] = [nil, "2026-07-28"]

  /// Arguments with which each tool succeeds on copies of the examples.
  private static let arguments: [String: String] = [
    "new_document": #"{"kind":"view","path":"New"}"#,
    "outline": #"{"path":"Login.storyboard"}"#,
    "edit": #"{"path":"Login.storyboard","add":["label Note"],"dry_run":true}"#,
    "fix": #"{"path":"Login.storyboard","command":"safe-fixes","dry_run":true}"#,
    "layout": #"{"path":"Login.storyboard"}"#,
    "lint": #"{"path":"Login.storyboard"}"#,
    "explain_conflict": #"{"path":"Login.storyboard"}"#,
    "prove": #"{"path":"Login.storyboard","width":"320...330"}"#,
    "prove_equivalent":
      #"{"path":"Login.storyboard","other_path":"Login.storyboard","width":"320...321","#
      + #""content_sizes":["L"],"direction":"ltr"}"#,
    "budget":
      #"{"path":"Login.storyboard","devices":["retina4_0"],"orientation":"portrait"}"#,
    "picture": #"{"path":"Login.storyboard","format":"svg"}"#,
    "compare_boxes": #"{"path":"Login.storyboard","boxes":[{"box":[0,0,10,10]}]}"#,
    "devices": "{}",
  ]

  /// A request as a line.
  private static func line(
    _ method: String, _ members: [String] = [], id: String = "1", revision: String?
  ) -> String {
    let meta = revision.map {
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"\#($0)"}"#
    }
    let params = (members + [meta].compactMap(\.self)).joined(separator: ",")
    return #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)}}"#
  }

  /// The call of a tool as a line.
  private static func call(
    _ tool: String, _ arguments: String, id: String = "1", revision: String?
  ) -> String {
    line(
      "tools/call", [#""name":"\#(tool)""#, #""arguments":\#(arguments)"#], id: id,
      revision: revision)
  }

  /// The answer to a line in a project.
  private static func answer(_ line: String, _ folder: ScratchFolder) throws -> JSONValue {
    let text = ContextTask(isReadOnly: false).answer(
      line: Data(line.utf8), number: 1, in: ProjectBoundary(folder: folder.path))
    return try JSONValue(parsing: Data(text.dropLast().utf8))
  }

  /// A project with a copy of an example, and with a file that is not a document.
  private static func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    try folder.write(text, to: "Login.storyboard")
    try folder.write("<document", to: "Damaged.storyboard")
    return folder
  }

  @Test(
    "Calls that succeed, have wrong arguments, or name unreadable files get valid answers",
    arguments: revisions)
  func calls(revision: String?) throws {
    #expect(Set(ContextTools.all.map(\.name)) == Set(Self.arguments.keys))
    for tool in ContextTools.all {
      let folder = try Self.project()
      let arguments = try #require(Self.arguments[tool.name])
      var cases: [(arguments: String, fails: Bool)] = [
        (arguments, false), (#"{"unknown":1}"#, true), ("[]", true), (#"{"path":7}"#, true),
      ]
      for path in ["Missing.storyboard", "Damaged.storyboard", "../Login.storyboard", "."] {
        let other = arguments.replacing(#""path":"Login.storyboard""#, with: #""path":"\#(path)""#)
        if other != arguments { cases.append((other, true)) }
      }
      for (arguments, fails) in cases {
        let answer = try Self.answer(Self.call(tool.name, arguments, revision: revision), folder)
        ContextSchema(revision: revision).check(
          answer, id: .number(1), method: "tools/call", "\(tool.name) \(arguments)")
        #expect(
          answer["result"]?["isError"] == .bool(fails), "\(tool.name) \(arguments) \(answer)")
      }
    }
  }

  @Test("Methods, unknown tools, and malformed requests get valid answers", arguments: revisions)
  func methods(revision: String?) throws {
    let folder = try Self.project()
    let requests: [(method: String, members: [String])] = [
      ("initialize", [#""protocolVersion":"2025-06-18""#]), ("server/discover", []), ("ping", []),
      ("tools/list", []), ("resources/list", []), ("resources/templates/list", []),
      ("resources/read", [#""uri":"autolayout://guide""#]), ("resources/read", [#""uri":"x""#]),
      ("resources/read", []), ("tools/call", [#""name":"no_such_tool""#]), ("tools/call", []),
      ("tools/call", [#""name":7"#]), ("no/such/method", []),
    ]
    for (method, members) in requests {
      for id in ["0", "-7", "9007199254740992", #""a\"b""#] {
        let line = Self.line(method, members, id: id, revision: revision)
        ContextSchema(revision: revision).check(
          try Self.answer(line, folder), id: try JSONValue(parsing: Data(id.utf8)), method: method,
          "\(members)")
      }
    }
  }

  // The specification: an identifier is a string or an integer, and not null. An answer can repeat
  // no other one.
  @Test(
    "A request with an unsupported identifier is answered with an error without identifier",
    arguments: [
      "1.5", "1e300", "-9223372036854775808", "9007199254740994", "null", "true", "{}", "[1]",
    ])
  func identifiers(id: String) throws {
    let answer = try Self.answer(
      Self.line("tools/list", id: id, revision: nil), try ScratchFolder())
    ContextSchema().check(answer, id: .null, method: "tools/list", id)
    #expect(answer["error"]?["code"] == .number(-32600))
  }

  /// A worker that hangs, crashes or closes its output, as the identifier of the request says.
  private static let worker = #"""
    read -r assignment
    while read -r number line; do
      case $line in
        *crash*) kill -SEGV $$ ;;
        *closes*) exec >&-; exec sleep 60 ;;
        *) exec sleep 60 ;;
      esac
    done
    """#

  /// The answers to lines whose worker fails.
  private static func answers(to lines: [String]) throws -> [JSONValue] {
    let folder = try ScratchFolder()
    let path = try folder.write(lines.map { $0 + "\n" }.joined(), to: "input")
    let input = try #require(FileHandle(forReadingAtPath: path))
    var launch = WorkerProcess.Launch()
    launch.executable = URL(fileURLWithPath: "/bin/sh")
    launch.arguments = ["-c", worker]
    var session = StreamSession(
      task: ContextTask(isReadOnly: false), project: ProjectBoundary(folder: folder.path),
      workers: 1, input: input.fileDescriptor, limit: 0.2, launch: launch)
    var answers: [Data] = []
    #expect(session.run { answers.append($0.dropLast()) } == .fine)
    return try answers.map { try JSONValue(parsing: $0) }
  }

  @Test(
    "A call whose worker exceeds the time limit, crashes, or closes its output gets an answer",
    arguments: revisions, ["hangs", "crashes", "closes"])
  func failures(revision: String?, failure: String) throws {
    let tools = ContextTools.all.map(\.name)
    let answers = try Self.answers(
      to: tools.map { Self.call($0, "{}", id: #""\#(failure) \#($0)""#, revision: revision) })
    #expect(answers.count == tools.count)
    for (tool, answer) in zip(tools, answers) {
      ContextSchema(revision: revision).check(
        answer, id: .string("\(failure) \(tool)"), method: "tools/call")
      #expect(answer["result"]?["isError"] == .bool(true))
      let error = answer["result"]?["structuredContent"]?["error"]?.string
      #expect(error?.contains("exceeded the timeout of 0.2 s") == (failure == "hangs"), "\(answer)")
    }
  }

  @Test("A request other than a call whose worker fails is answered with an error")
  func otherFailures() throws {
    let lines = [
      Self.line("tools/list", id: "7", revision: "2026-07-28"),
      #"{"jsonrpc":"2.0","id":8,"method":"tools/call","params":[]}"#,
      #"{"jsonrpc":"2.0","id":9}"#,
    ]
    let answers = try Self.answers(to: lines)
    for (id, answer) in zip([7.0, 8, 9], answers) {
      ContextSchema().check(answer, id: .number(id), method: "")
      #expect(answer["error"] != nil)
    }
    // Notifications and responses have no answer, also if the worker fails.
    let task = ContextTask(isReadOnly: false)
    let failure = DocumentFailure(file: "A.xib", message: "a crash", status: .fault)
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ] {
      #expect(task.answer(of: failure, to: Data(line.utf8)) == ContextTask.nothing)
    }
  }
}
