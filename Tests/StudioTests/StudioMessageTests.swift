import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

/// The form of messages, as Documentation/StudioMessages.md describes it.
@Suite("Messages between page and studio")
@MainActor
struct StudioMessageTests {
  @Test("Edits survive a round trip as messages")
  func edits() throws {
    for recorded in RecordedEdits.all {
      guard let data = try? JSONEncoder().encode(recorded.edit) else {
        // JSON has no infinite numbers.
        #expect(["frame that is no number", "infinite constant"].contains(recorded.name))
        continue
      }
      #expect(try JSONDecoder().decode(StudioEdit.self, from: data) == recorded.edit)
      let members = try #require(
        JSONSerialization.jsonObject(with: data) as? [String: Any], "\(recorded.name)")
      #expect(members["type"] is String && members["_0"] == nil)
    }
  }

  @Test(
    "Edits are read from messages with their type and members",
    arguments: [
      (
        #"{"type":"changeConstraint","constraint":"c","change":{"constant":20}}"#,
        StudioEdit.changeConstraint("c", .init(constant: 20))
      ),
      (
        #"{"type":"setAttribute","path":"v.text","value":null}"#,
        .setAttribute(path: "v.text", value: nil)
      ),
      (
        #"{"type":"embed","views":["a","b"],"in":"scrollView"}"#,
        .embed(["a", "b"], in: .scrollView)
      ),
      (
        #"{"type":"vary","object":"c","property":"constant","sizeClass":"widthClass=compact"}"#,
        .vary("c", property: "constant", sizeClass: "widthClass=compact", value: nil)
      ),
      (
        #"{"type":"resolve","command":"addMissing","views":["v"]}"#,
        .resolve(.addMissing, views: ["v"])
      ),
      (
        #"{"type":"all","edits":[{"type":"deleteViews","views":["v"]}]}"#,
        .all([.deleteViews(["v"])])
      ),
    ])
  func members(_ text: String, _ edit: StudioEdit) throws {
    #expect(try JSONDecoder().decode(StudioEdit.self, from: Data(text.utf8)) == edit)
  }

  @Test(
    "Edits with an unknown type, missing members, or Swift's own coding are refused",
    arguments: [
      #"{"type":"setColor","view":"v"}"#, #"{"type":"setFrame","view":"v"}"#, #"{"view":"v"}"#,
      #"{"deleteViews":{"_0":["v"]}}"#, #"{"type":"all","edits":[{}]}"#,
    ])
  func refusals(_ text: String) throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StudioEdit.self, from: Data(text.utf8))
    }
  }

  // hand: a message of a few kilobytes can nest edits more deeply than the stack has room for.
  @Test("Deeply nested edits are refused", arguments: [1_000, 100_000])
  func nestedEdits(_ depth: Int) {
    let opening = #"{"type":"inSizeClass","sizeClass":"widthClass=compact","edit":"#
    let text =
      String(repeating: opening, count: depth) + #"{"type":"removeObjects","objects":[]}"#
      + String(repeating: "}", count: depth)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StudioEdit.self, from: Data(text.utf8))
    }
  }

  @Test("The first message must state a supported version")
  func version() throws {
    let answers = Answers()
    let workspace = StudioWorkspace(paths: [ExampleCopy.original("Login")], isReadOnly: true)
    let window = workspace.openWindow { answers.texts.append(String(decoding: $0, as: UTF8.self)) }
    for (message, answer) in [
      (#"{"id":1,"ask":{"type":"undo"}}"#, "the first message has no version"),
      (
        #"{"id":2,"version":2,"ask":{"type":"workspace"}}"#,
        "the page uses message version 2, the studio version 1"
      ),
      (#"{"id":3,"version":0,"ask":{"type":"new"}}"#, "message version 0,"),
      (#"{"id":4,"ask":{"type":"workspace"}}"#, "the first message has no version"),
      (#"{"id":5,"version":1,"ask":{"type":"workspace"}}"#, #""documents""#),
      (#"{"id":6,"ask":{"type":"open","document":0}}"#, #""scene""#),
      (#"{"id":7,"version":3,"ask":{"type":"undo"}}"#, "message version 3,"),
    ] {
      window.receive(Array(message.utf8))
      let text = try #require(answers.texts.last)
      #expect(text.contains(answer), "\(message) \(text.prefix(200))")
      #expect(text.contains(#""re":\#(message.split(separator: ",")[0].dropFirst(6))"#))
    }
    window.close()
  }

  /// What a window sends.
  private final class Answers: @unchecked Sendable { var texts: [String] = [] }
}
