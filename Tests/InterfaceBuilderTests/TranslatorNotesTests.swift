import Foundation
import Testing

@testable import InterfaceBuilder

/// Expected bytes are written by hand: the old ones with the notes where the formats have them.
struct TranslatorNotesTests {
  private func notes(_ keys: String...) -> TranslatorNotes {
    TranslatorNotes(
      keys.map {
        TranslatorNotes.Entry(
          key: $0, document: "Main", file: "App/Main.storyboard", source: "A & B",
          origin: "Class = \"UILabel\";", note: "at most 3 characters")
      })
  }

  private func catalog(_ old: String, _ keys: String...) throws -> (String, Int) {
    let entries = keys.map {
      TranslatorNotes.Entry(
        key: $0, document: "Main", file: "", source: "", origin: "", note: "at most 3")
    }
    let written = try TranslatorNotes(entries).catalog(Array(old.utf8), name: "Main.xcstrings")
    return (String(decoding: written.bytes, as: UTF8.self), written.missing)
  }

  @Test func commentsAreAddedAndEverythingElseStays() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a.text" : {
            "extractionState" : "manual",  "x":[1,{"comment":"no"}]
          },
          "b.text" : {

          },
          "c.text" : { "comment" : "Says \\"hi\\"\\/", "shouldTranslate" : false },
          "d.text" : {"comment":"first\\nBudget: at most 9\\nlast"}
        },
        "version" : "1.0"
      }
      """
    let (new, missing) = try catalog(old, "a.text", "b.text", "c.text", "d.text", "e.text")
    #expect(missing == 1)
    #expect(
      new == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a.text" : {
              "comment" : "Budget: at most 3",
              "extractionState" : "manual",  "x":[1,{"comment":"no"}]
            },
            "b.text" : {
              "comment" : "Budget: at most 3"
            },
            "c.text" : { "comment" : "Says \\"hi\\"/\\nBudget: at most 3", "shouldTranslate" : false },
            "d.text" : {"comment":"first\\nBudget: at most 3\\nlast"}
          },
          "version" : "1.0"
        }
        """)
    #expect(try catalog(new, "a.text", "b.text", "c.text", "d.text").0 == new)
  }

  @Test func notesFollowTheLastChildOfAUnitAndReplaceTheirOwn() throws {
    let old = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\r
        <file original="App/Base.lproj/Main.storyboard" source-language="en">\r
          <body>\r
            <trans-unit id="a.text">\r
              <source>A</source>\r
              <note>Class = "UILabel";</note>\r
            </trans-unit>\r
            <trans-unit id="b.text"><source>B</source><note from="autolayout">old</note></trans-unit>
            <trans-unit id="c.text"><source>C</source></trans-unit>
          </body>
        </file>
        <file original="App/Other.xib"><body><trans-unit id="a.text"><source>A</source></trans-unit>
        </body></file>
      </xliff>
      """
    let written = try notes("a.text", "b.text", "z.text").xliff(Array(old.utf8), name: "de.xliff")
    let note = #"<note from="autolayout">Budget: at most 3 characters</note>"#
    let expected =
      old
      .replacingOccurrences(
        of: "UILabel\";</note>\r\n", with: "UILabel\";</note>\r\n        \(note)\r\n"
      )
      .replacingOccurrences(of: #"<note from="autolayout">old</note>"#, with: note)
    #expect(String(decoding: written.bytes, as: UTF8.self) == expected)
    #expect(written.missing == 1)
    let again = try notes("a.text", "b.text").xliff(written.bytes, name: "de.xliff")
    #expect(again.bytes == written.bytes)
  }

  @Test func aCatalogHasTheTextsOfTheDocumentOfItsNameAndEachOnce() throws {
    let notes = TranslatorNotes(
      [("a.text", "Main"), ("b.text", "Other"), ("b.text", "Copy"), ("b.text", "Other")].map {
        TranslatorNotes.Entry(
          key: $0, document: $1, file: "", source: $1, origin: "", note: "at most 3")
      })
    func keys(_ name: String) throws -> [String: String]? {
      let bytes = try notes.catalog(nil, name: name).bytes
      #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "b.text").count <= 2)
      return try InterfaceLocalization.texts(ofCatalog: Data(bytes), name: name)["en"]
    }
    #expect(try keys("App/Main.xcstrings") == ["a.text": "Main"])
    #expect(try keys("Other.xcstrings") == ["b.text": "Other"])
    #expect(try keys("All.xcstrings") == ["a.text": "Main", "b.text": "Other"])
    let old = #"{"sourceLanguage":"en","strings":{"a.text":{}},"version":"1.0"}"#
    #expect(try notes.catalog(Array(old.utf8), name: "Main.xcstrings").missing == 0)
    #expect(try notes.catalog(Array(old.utf8), name: "All.xcstrings").missing == 1)
  }

  @Test func newFilesAreReadable() throws {
    let catalog = try notes("a.text").catalog(nil, name: "Main.xcstrings").bytes
    let texts = try InterfaceLocalization.texts(ofCatalog: Data(catalog), name: "Main.xcstrings")
    #expect(texts == ["en": ["a.text": "A & B"]])
    let xliff = try notes("a.text").xliff(nil, name: "de.xliff").bytes
    let units = try XLIFFReader(xliff, name: "de.xliff").units
    #expect(units.map(\.key) == ["a.text"])
    #expect(units.map(\.document) == ["Main"])
  }

  @Test(arguments: ["", "[]", "{", "{\"strings\":[]}", "{\"strings\":{\"a\":{\"comment\":\"x}}"])
  func brokenCatalogsAreRefused(text: String) {
    #expect(throws: InterfaceDocumentError.self) {
      try notes("a").catalog(Array(text.utf8), name: "x")
    }
  }

  @Test(arguments: ["", "<a/>", "<xliff><file>", "<!DOCTYPE x><xliff/>"])
  func brokenXLIFFIsRefused(text: String) {
    #expect(throws: InterfaceDocumentError.self) {
      try notes("a").xliff(Array(text.utf8), name: "x")
    }
  }
}

/// Lines and columns are counted by hand.
struct TranslationTableTests {
  private func tables(_ text: String, _ name: String) throws -> [TranslationTable] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tables-\(UUID().uuidString)/de.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let tables = try TranslationTable.read(at: file.path)
    #expect(try TranslationTable.read(at: folder.path) == tables)
    return tables
  }

  private func places(_ table: TranslationTable) -> [String] {
    table.translations.map { "\($0.key) \($0.text) \($0.location.line):\($0.location.column)" }
  }

  @Test func stringsHaveThePlacesOfTheirKeys() throws {
    let tables = try tables(
      "/* é\n */ \"b\" = \"1\";\n  a = \"é\"; \"c\" = \"2\";\n", "Main.strings")
    #expect(tables.map(\.language) == ["de"])
    #expect(tables.map(\.document) == ["Main"])
    // Columns are bytes: the line begins with 2 spaces, a, space, =, space and "é"; of 5 bytes and a space.
    #expect(places(tables[0]) == ["b 1 2:5", "a é 3:3", "c 2 3:13"])
  }

  @Test func catalogsHaveATableForEachLanguageButTheSource() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{
       "de":{"stringUnit":{"state":"translated","value":"A"}},
       "en":{"stringUnit":{"state":"translated","value":"E"}}}}},"version":"1.0"}
      """
    let tables = try tables(text, "Main.xcstrings")
    #expect(tables.map(\.language) == ["de"])
    #expect(places(tables[0]) == ["a A 2:2"])
  }

  @Test func xliffHasTheTargets() throws {
    let text = """
      <xliff version="1.2"><file original="a/Main.storyboard" target-language="fr"><body>
      <trans-unit id="k"><source>S</source><target>T &amp; U</target></trans-unit>
      <trans-unit id="l"><source>S</source></trans-unit></body></file></xliff>
      """
    let tables = try tables(text, "fr.xliff")
    #expect(tables.map(\.language) == ["fr"])
    #expect(tables.map(\.document) == ["Main"])
    #expect(places(tables[0]) == ["k T & U 2:38"])
  }

  /// Section 2.4 of XLIFF 1.2: inline elements mark or format parts of a text, or hold its codes.
  @Test func targetsHaveTheTextOfInlineElements() throws {
    let text = """
      <xliff version="1.2"><file original="Main.storyboard" target-language="fr"><body>
      <trans-unit id="k"><target>A <g id="1">b<mrk mtype="x">c</mrk></g> <g id="2">&lt;d</g><!-- n -->\
      <ph id="3">%@</ph><x id="4" equiv-text="%d"/><x id="5"/><![CDATA[<e>]]> f</target></trans-unit>
      </body></file></xliff>
      """
    #expect(places(try tables(text, "fr.xliff")[0]) == ["k A bc <d%@%d<e> f 2:20"])
  }
}
