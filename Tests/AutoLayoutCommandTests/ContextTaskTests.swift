import AutoLayout
import Foundation
import Testing

@testable import AutoLayoutCommand

/// The protocol is that of the specification at modelcontextprotocol.io; Scripts/mcp tests the tools
/// with another implementation of it.
@MainActor
@Suite("Messages of the Model Context Protocol")
struct ContextTaskTests {
  /// The response to a line in a folder.
  private func response(
    to line: String, in folder: ScratchFolder? = nil, isReadOnly: Bool = false
  ) throws -> JSONValue? {
    let folder = try folder ?? ScratchFolder()
    let answer = ContextTask(isReadOnly: isReadOnly).answer(
      line: Data(line.utf8), number: 1, in: ProjectBoundary(folder: folder.path))
    #expect(answer.hasSuffix("\n") && answer.dropLast().allSatisfy { $0 != "\n" })
    return answer == ContextTask.nothing
      ? nil : try JSONValue(parsing: Data(answer.dropLast().utf8))
  }

  /// The code of the error that answers a line.
  private func code(of line: String) throws -> JSONValue? {
    try response(to: line)?["error"]?["code"]
  }

  @Test("initialize returns the requested revision, or the latest that can be negotiated")
  func revisions() throws {
    for (requested, expected) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2031-01-01", "2025-11-25"),
    ] {
      let response = try response(
        to: """
          {"jsonrpc":"2.0","id":1,"method":"initialize",\
          "params":{"protocolVersion":"\(requested)","capabilities":{}}}
          """)
      #expect(response?["result"]?["protocolVersion"] == .string(expected))
      #expect(response?["result"]?["serverInfo"]?["name"] == .string("autolayout"))
    }
  }

  @Test("A request that declares its revision gets a result with a type, and others do not")
  func discovery() throws {
    let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
    let result = try response(
      to: #"{"jsonrpc":"2.0","id":"a","method":"server/discover","params":{\#(meta)}}"#)
    #expect(result?["id"] == .string("a"))
    #expect(result?["result"]?["resultType"] == .string("complete"))
    let ping = try response(to: #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#)
    #expect(ping == .object(["jsonrpc": .string("2.0"), "id": .number(7), "result": .object([:])]))
  }

  @Test("An unknown revision is rejected with the supported revisions")
  func unknownRevision() throws {
    let error = try response(
      to: """
        {"jsonrpc":"2.0","id":1,"method":"tools/list",\
        "params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}
        """)?["error"]
    #expect(error?["code"] == .number(-32022))
    #expect(error?["data"]?["requested"] == .string("1999-01-01"))
  }

  @Test("Notifications and responses are not answered")
  func notifications() throws {
    #expect(try response(to: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    #expect(try response(to: #"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
  }

  @Test("Malformed lines are answered with JSON-RPC errors")
  func malformed() throws {
    #expect(try code(of: "") == .number(-32700))
    #expect(try code(of: String(repeating: "[", count: 10_000)) == .number(-32700))
    #expect(try code(of: #"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#) == .number(-32700))
    #expect(try code(of: "[]") == .number(-32600))
    #expect(try code(of: #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#) == .number(-32600))
    #expect(try code(of: #"{"jsonrpc":"2.0","id":1}"#) == .number(-32600))
    #expect(try code(of: #"{"jsonrpc":"2.0","id":1,"method":"x"}"#) == .number(-32601))
    #expect(
      try code(of: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#)
        == .number(-32602))
  }

  @Test("A failed worker's call is answered with a result, and another request with an error")
  func failedWorker() throws {
    let failure = DocumentFailure(file: "A.xib", message: "a crash", status: .fault)
    let task = ContextTask(isReadOnly: false)
    let call = #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"layout"}}"#
    let answer = try JSONValue(
      parsing: Data(task.answer(of: failure, to: Data(call.utf8)).dropLast().utf8))
    #expect(answer["id"] == .number(3) && answer["result"]?["isError"] == .bool(true))
    let list = #"{"jsonrpc":"2.0","id":4,"method":"tools/list"}"#
    let other = try JSONValue(
      parsing: Data(task.answer(of: failure, to: Data(list.utf8)).dropLast().utf8))
    #expect(other["id"] == .number(4) && other["error"]?["code"] == .number(-32603))
  }

  @Test("An edit writes the file, and a dry run does not")
  func edit() throws {
    let folder = try ScratchFolder()
    let call = { (name: String, arguments: String) in
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(name)","#
        + #""arguments":\#(arguments)}}"#
    }
    let made = try response(
      to: call("new_document", #"{"kind":"view","path":"Badge"}"#), in: folder)
    #expect(made?["result"]?["isError"] == .bool(false))
    let path = folder.path + "/Badge.xib"
    let before = try String(contentsOfFile: path, encoding: .utf8)
    let tried = try response(
      to: call("edit", #"{"path":"Badge.xib","add":["label Count"],"dry_run":true}"#), in: folder)
    #expect(tried?["result"]?["structuredContent"]?["written"] == .bool(false))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    let edited = try response(
      to: call("edit", #"{"path":"Badge.xib","add":["label Count"]}"#), in: folder)
    #expect(edited?["result"]?["structuredContent"]?["written"] == .bool(true))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Count"))
    let refused = try response(
      to: call("edit", #"{"path":"Badge.xib","add":["label More"]}"#), in: folder,
      isReadOnly: true)
    #expect(refused?["error"]?["code"] == .number(-32602))
  }

  // By hand: the folder of all files is the boundary of the project, whose mark is above it.
  @Test("A saved picture contains images of the folder, but not of folders above it")
  func images() throws {
    let project = try ScratchFolder()
    let text = try String(contentsOfFile: Tool.example("Settings.storyboard"), encoding: .utf8)
    try project.write("", to: "App.xcodeproj/project.pbxproj")
    for folder in ["Portraits", "Full"] {
      let set = "\(folder)/Media.xcassets/portrait.imageset"
      try project.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'></svg>", to: "\(set)/a.svg")
      try project.write(
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#, to: "\(set)/Contents.json")
    }
    for (folder, hasImage) in [("Empty", false), ("Full", true)] {
      try project.write(text, to: "\(folder)/Settings.storyboard")
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"picture","#
        + #""arguments":{"path":"Settings.storyboard","format":"svg","save_as":"picture.svg"}}}"#
      let inner = "\(project.path)/\(folder)"
      let answer = ContextTask(isReadOnly: false).answer(
        line: Data(line.utf8), number: 1, in: ProjectBoundary(folder: inner))
      #expect(answer.contains(#""isError":false"#), "\(answer)")
      let picture = try String(contentsOfFile: inner + "/picture.svg", encoding: .utf8)
      #expect(picture.contains("data:image/svg+xml") == hasImage)
    }
  }

  // By hand: the button of the example is 32 points below the text field, and 33 in the copy.
  @Test("The equivalent tool proves equivalence or returns the smallest difference")
  func equivalent() throws {
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    let folder = try ScratchFolder()
    try folder.write(text, to: "A.storyboard")
    try folder.write(
      text.replacing(
        "constant=\"32\" id=\"LgN-c2-010\"", with: "constant=\"33\" id=\"LgN-c2-010\""),
      to: "B.storyboard")
    func answer(_ other: String, _ more: String = "") throws -> JSONValue? {
      try response(
        to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"prove_equivalent","#
          + #""arguments":{"path":"A.storyboard","other_path":"\#(other)","width":"320...330","#
          + #""content_sizes":["L"],"direction":"ltr"\#(more)}}}"#, in: folder
      )?["result"]?["structuredContent"]
    }
    #expect(try answer("A.storyboard")?["equivalent"] == .bool(true))
    let moved = try answer("B.storyboard")
    #expect(moved?["equivalent"] == .bool(false))
    #expect(moved?["counterexample"]?["id"] == .string("LgN-bt-001"))
    #expect(moved?["counterexample"]?["width"] == .number(320))
    let ignored = try answer("B.storyboard", #","ignore":["LgN-bt-001"]"#)
    #expect(ignored?["equivalent"] == .bool(true))
    let unknown = try answer("B.storyboard", #","match":["no=no"]"#)
    #expect(unknown?["error"] != nil)
  }

  // The oracle is the command, whose budgets have tests of their own.
  @Test("The budget tool returns the tightest budgets first and checks translations")
  func budget() throws {
    let text = try String(contentsOfFile: Tool.example("Login.storyboard"), encoding: .utf8)
    let folder = try ScratchFolder()
    try folder.write(text, to: "Base.lproj/Login.storyboard")
    try folder.write(
      "\"LgN-bt-002.normalTitle\" = \"Benutzerkonto anlegen\";\n", to: "de.lproj/Login.strings")
    func answer(_ more: String) throws -> JSONValue? {
      try response(
        to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"budget","#
          + #""arguments":{"path":"Base.lproj/Login.storyboard","devices":["retina4_0"],"#
          + #""orientation":"portrait"\#(more)}}}"#, in: folder
      )?["result"]?["structuredContent"]
    }
    guard case .array(let texts) = try answer("")?["texts"] else {
      Issue.record("there are no texts")
      return
    }
    let run = try Tool.run(
      "budget", Tool.example("Login.storyboard"), "--device", "retina4_0", "--orientation",
      "portrait", "--format", "json")
    let expected = try #require(try run.objects().first?["texts"] as? [[String: Any]])
    #expect(texts.count == expected.count)
    #expect(texts.first?["key"] == .string("LgN-bt-003.normalTitle"))
    for text in texts {
      let same = expected.first { $0["key"] as? String == text["key"]?.string }
      #expect(text["most"] == (same?["most"] as? Int).map { .number(Double($0)) })
      #expect(text["limit"]?.string?.hasSuffix(" on retina4_0 portrait") == true)
    }
    let checked = try answer(#","translations":"de.lproj/""#)
    #expect(checked?["count"] == .number(1))
    guard case .array(let findings) = checked?["findings"] else { return }
    #expect(findings[0]["key"] == .string("de LgN-bt-002.normalTitle"))
    #expect(findings[0]["file"] == .string("de.lproj/Login.strings"))
    let refused = try answer(#","translations":"..""#)
    #expect(refused?["error"]?.string?.contains("is outside the project folder") == true)
    let absent = try answer(#","translations":"Base.lproj""#)
    #expect(absent?["error"]?.string?.contains("has no table for the document") == true)
  }

  @Test("Every tool that returns the start of a list accepts the next offset")
  func offsets() throws {
    var offset = 0
    var names: [JSONValue?] = []
    for _ in 0..<20 {
      let answer = try response(
        to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"devices","#
          + #""arguments":{"offset":\#(offset)}}}"#)?["result"]?["structuredContent"]
      guard case .array(let devices) = answer?["devices"] else { break }
      names += devices.map { $0["id"] }
      guard case .number(let next) = answer?["next"] else { break }
      offset = Int(next)
    }
    #expect(names == Device.all.map { .string($0.id) })
    // hand: the tools whose answers are not lists, or lists without a continuation.
    let others = ["new_document", "edit", "fix", "picture"]
    for tool in ContextTools.all {
      let takesOffset = tool.parameters.contains { $0.name == .offset }
      #expect(takesOffset != others.contains(tool.name))
    }
  }

  @Test("A bounded list ends before its limit but always contains its first element")
  func boundedList() {
    let list = BoundedList(["aaaa", "bbbb", "cccc"], longest: 10)
    #expect(list.array == "[aaaa,bbbb]" && list.next == 2)
    #expect(BoundedList(["aaaa", "bbbb", "cccc"], from: 2, longest: 10).next == nil)
    #expect(BoundedList(["aaaa"], longest: 1).array == "[aaaa]")
    #expect(BoundedList([], from: 5).array == "[]")
  }
}
