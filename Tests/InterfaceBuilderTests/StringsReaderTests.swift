import Foundation
import Testing

@testable import InterfaceBuilder

/// Expected values follow from the format that Apple describes in its Internationalization guide.
struct StringsReaderTests {
  private func read(_ text: String) throws -> [String: String] {
    try StringsReader.read(Data(text.utf8), name: "Main.strings")
  }

  @Test func textsAreReadWithCommentsEscapesAndBareWords() throws {
    let texts = try read(
      #"""
      /* Class = "UILabel"; text = "Name"; ObjectID = "abc-De-fGh"; */
      "abc-De-fGh.text" = "N\U00e9 \"x\"\n2";
      // a line
      bare.key = bareValue;
      'single' = 'a''; alone;
      """#.replacingOccurrences(of: "'a''", with: "'a'"))
    #expect(
      texts == [
        "abc-De-fGh.text": "Né \"x\"\n2", "bare.key": "bareValue", "single": "a", "alone": "alone",
      ])
  }

  @Test func theLastTextOfAKeyCounts() throws {
    #expect(try read("a = b; a = c;") == ["a": "c"])
  }

  @Test func bracesAroundTheListAndAMissingLastSemicolonAreAllowed() throws {
    #expect(try read("{ a = b; c = d }") == ["a": "b", "c": "d"])
    #expect(try read("a = b") == ["a": "b"])
  }

  @Test func escapedSurrogatesMakeOneCharacter() throws {
    #expect(try read(#""a" = "\Ud83d\Ude00\101";"#) == ["a": "😀A"])
  }

  @Test(arguments: [true, false]) func utf16IsToldWithAndWithoutMark(hasMark: Bool) throws {
    for isBig in [true, false] {
      let units = (hasMark ? [0xFEFF] : []) + Array("a = \"é\";".utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? pair : pair.reversed()
      }
      #expect(try StringsReader.read(Data(bytes), name: "Main.strings") == ["a": "é"])
    }
  }

  @Test func anErrorNamesItsLineAndColumn() throws {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try read("a = b;\n\"c\" = \"open")
    }
    #expect(error?.location?.line == 2)
    #expect(error?.location?.column == 7)
    #expect(error?.kind == .syntax)
  }

  @Test(arguments: ["a = ", "= b;", "a b", "{ a = b;", "/* open", "\u{0}", "a = b = c;"])
  func brokenTablesAreRefused(text: String) {
    #expect(throws: InterfaceDocumentError.self) { try read(text) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: InterfaceDocumentError.self) {
      try StringsReader.read(Data([0x61, 0xFF, 0x62, 0xC0]), name: "x")
    }
  }
}

struct StringCatalogTests {
  @Test func textsAreReadByLanguageAndOneFormOfVariations() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "abc.text": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
          "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "un"}}, "other": {"stringUnit": {"value": "deux"}}}}}
        }}, "empty": {}}}
      """
    let catalog = try StringCatalogReader(Data(json.utf8), name: "Main.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.tables == ["de": ["abc.text": "Eins"], "fr": ["abc.text": "deux"]])
  }

  @Test(arguments: ["", "[]", "{\"strings\": []}", "{", "\u{0}"])
  func whatIsNoCatalogIsRefused(text: String) {
    #expect(throws: InterfaceDocumentError.self) {
      try StringCatalogReader(Data(text.utf8), name: "Main.xcstrings")
    }
  }

  @Test func deepJSONIsRefusedOrRead() {
    let deep = String(repeating: "{\"strings\":", count: 100_000)
    #expect(throws: InterfaceDocumentError.self) {
      try StringCatalogReader(Data(deep.utf8), name: "Main.xcstrings")
    }
  }

  private func text(_ value: String, _ substitutions: [String: [String: Any]]) throws -> String? {
    let localization: [String: Any] = [
      "stringUnit": ["value": value], "substitutions": substitutions,
    ]
    let json = try JSONSerialization.data(
      withJSONObject: ["strings": ["t": ["localizations": ["en": localization]]]])
    return try StringCatalogReader(json, name: "Main.xcstrings").tables["en"]?["t"]
  }

  private func form(_ text: String) -> [String: Any] { ["stringUnit": ["value": text]] }

  /// Nested forms would be 10^25 bytes, repeated ones 10^10.
  @Test func substitutionsAddNoMoreThanTheLimit() throws {
    let names = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var nested: [String: [String: Any]] = [:]
    for (name, next) in zip(names, names.dropFirst()) {
      nested[name] = form(String(repeating: "%#@\(next)@", count: 10))
    }
    // What is put in is not read again.
    #expect(try text("%#@a@", nested) == String(repeating: "%#@b@", count: 10))

    let limit = StringCatalogReader.maxTextLength
    let many = String(repeating: "%#@a@", count: limit / 10)
    let grown = try #require(try text(many, ["a": form(String(repeating: "x", count: 100))]))
    #expect(grown.utf8.count <= limit && grown.hasPrefix("xxx") && grown.hasSuffix("%#@a@"))
    let huge = String(repeating: "x", count: 100_000)
    #expect(try text("%#@a@ %#@b@", ["a": form(huge), "b": form("c")]) == "%#@a@ c")
    let argued = form(String(repeating: "%arg", count: 1000))
    let specified = argued.merging(["formatSpecifier": huge]) { $1 }
    #expect(try text("%#@a@", ["a": specified]) == "%#@a@")
    let long = String(repeating: "%#@a@", count: 100_000)
    #expect(try text(long, ["a": form("c")]) == long)
  }

  @Test func tokensWithoutSubstitutionStay() throws {
    let forms = ["n": form("%arg things"), "m": form("more")]
    #expect(try text("%#@n@, %#@x@ and %#@m@", forms) == "%@ things, %#@x@ and more")
    #expect(try text("%#@n", forms) == "%#@n" && text("%#@%#@n@@", forms) == "%#@%@ things@")
  }
}
