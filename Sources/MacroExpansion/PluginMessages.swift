import Foundation

/// The plugin without its input and output.
package enum PluginAnswers {
  /// Returns the answer to a request, both in JSON; nil if it cannot be written.
  package static func answer(to request: Data) -> Data? {
    let known = try? JSONDecoder().decode(PluginRequest.self, from: request)
    return try? JSONEncoder().encode(
      known?.answer ?? PluginAnswer(expandMacroResult: .init(expandedSource: nil)))
  }
}

/// The messages between the compiler and a plugin, as JSON.
///
/// The members are those of the compiler's protocol for plugins. Members that are not needed are not read.
struct PluginRequest: Decodable {
  /// A question about the protocol.
  struct Capability: Decodable {}

  /// The expansion of `#name()`.
  struct Expansion: Decodable {
    /// The macro use that is expanded.
    let macro: Macro
    /// Where it is.
    let syntax: Syntax
  }

  /// The macro that is expanded.
  struct Macro: Decodable {
    /// The name of the type in `#externalMacro(module:type:)`.
    let typeName: String
  }

  /// The text that is expanded, and where it begins.
  struct Syntax: Decodable {
    /// The text, with blanks before it.
    let source: String
    /// Where the text begins.
    let location: Location
  }

  /// A place in a file; the line and the column count from 1.
  struct Location: Decodable {
    /// The path, as the compiler has it.
    let fileName: String
    let line: Int
    let column: Int
  }

  /// Asks for the version of the protocol.
  var getCapability: Capability?
  /// Asks for the expansion of a macro.
  var expandFreestandingMacro: Expansion?

  /// The answer to the request.
  var answer: PluginAnswer {
    if getCapability != nil {
      return PluginAnswer(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
    }
    guard let expansion = expandFreestandingMacro,
      expansion.macro.typeName == "\(VariableNames.self)"
    else { return PluginAnswer(expandMacroResult: .init(expandedSource: nil)) }
    let (location, text) = (expansion.syntax.location, expansion.syntax.source)
    let place = CallPlace(
      file: location.fileName, line: location.line, column: location.column, text: text)
    return PluginAnswer(
      expandMacroResult: .init(expandedSource: VariableNames.expansion(at: place)))
  }
}

/// An answer of the plugin.
struct PluginAnswer: Encodable {
  /// The version of the protocol.
  struct Capability: Encodable {
    struct Version: Encodable { let protocolVersion: Int }
    let capability: Version
  }

  /// The source into which a macro is expanded; nil if it cannot be.
  struct Expansion: Encodable {
    let expandedSource: String?
    /// Messages about the source, of which there are none.
    var diagnostics: [String] = []
  }

  /// The answer to `getCapability`.
  var getCapabilityResult: Capability?
  /// The answer to all other requests.
  var expandMacroResult: Expansion?
}
