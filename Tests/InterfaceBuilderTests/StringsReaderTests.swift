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
  func whatIsNoCatalogueIsRefused(text: String) {
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
}
