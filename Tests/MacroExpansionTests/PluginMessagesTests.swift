import Foundation
import Testing

@testable import MacroExpansion

/// Oracle: hand; requests that the compiler of Swift 6.3 wrote, without members that are not read.
@Suite struct PluginMessagesTests {
  /// The answer to a request.
  private func answer(_ request: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let answer = try JSONDecoder().decode(PluginRequest.self, from: Data(request.utf8)).answer
    return String(decoding: try encoder.encode(answer), as: UTF8.self)
  }

  @Test func `The protocol version is returned`() throws {
    #expect(
      try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `A default argument is expanded`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).swift")
    try "let x = 1\n  NSDictionaryOfVariableBindings(title, field)\n".write(
      to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let blanks = String(repeating: " ", count: 32)
    let request = #"""
      {"expandFreestandingMacro":{"discriminator":"f","lexicalContext":[],
       "macro":{"moduleName":"AutoLayoutMacros","name":"variableNames","typeName":"VariableNames"},
       "macroRole":"expression","syntax":{"kind":"expression","location":{"column":1,"fileID":"m/f.swift",
       "fileName":"\#(file.path)","line":1,"offset":0},"source":"\n\#(blanks)#variableNames()"}}}
      """#
    #expect(
      try answer(request)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"[0: [\"title\", \"field\"]]"}}"#
    )
  }

  @Test(
    arguments: [
      "{}", #"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#,
      #"{"expandAttachedMacro":{}}"#,
    ])
  func `Other requests expand to nothing`(_ request: String) throws {
    #expect(try answer(request) == #"{"expandMacroResult":{"diagnostics":[]}}"#)
  }
}
