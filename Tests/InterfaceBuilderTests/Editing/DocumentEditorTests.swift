import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentEditorTests {
  private func document(_ text: String = SampleDocuments.card) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), name: "test")
  }

  private func changed(
    _ text: String = SampleDocuments.card, _ body: (inout DocumentEditor) throws -> Void
  ) throws -> String {
    let document = try document(text)
    var editor = DocumentEditor(document)
    try body(&editor)
    let edit = try editor.edit()
    let after = try document.applying(edit)
    #expect(edit.inverse.applied(to: after.bytes) == document.bytes)
    return String(decoding: after.bytes, as: UTF8.self)
  }

  private func path(_ text: String) throws -> DocumentPath { try #require(DocumentPath(text)) }

  @Test func aDocumentWithoutAnEditIsItsBytes() throws {
    let edit = try DocumentEditor(document()).edit()
    #expect(edit.isEmpty)
    #expect(edit.applied(to: Array(SampleDocuments.card.utf8)) == Array(SampleDocuments.card.utf8))
  }

  @Test func aValueIsReplacedWhereItStands() throws {
    let after = try changed { try $0.set(path("c2.constant"), to: "12.5") }
    #expect(
      after
        == SampleDocuments.card.replacingOccurrences(
          of: #"constant="10" id="c2""#, with: #"constant="12.5" id="c2""#))
  }

  @Test func newAttributesStandInXcodesOrderAndAreEscaped() throws {
    let after = try changed {
      try $0.set(path("c2.symbolic"), to: "YES")
      try $0.set(path("c2.priority"), to: "999")
      try $0.set(path("c2.identifier"), to: "a\"b<c>&\n'")
    }
    let expected =
      #"secondAttribute="top" priority="999" constant="10" symbolic="YES" "#
      + #"identifier="a&quot;b&lt;c&gt;&amp;&#10;'" id="c2"/>"#
    #expect(after.contains(expected))
  }

  /// In the documents of Xcode, the guides of a scroll view come after its constraints, and colors
  /// before them.
  @Test func aColorStandsBeforeTheGuidesOfAScrollView() throws {
    let guide = #"<viewLayoutGuide key="contentLayoutGuide" id="g"/>"#
    let text = SampleDocuments.card.replacingOccurrences(
      of: "<string key=\"text\">a &lt;b&gt; &amp; &#x41;&#66;</string>", with: guide)
    let after = try changed(text) {
      try $0.setColor(at: path("card.backgroundColor"), to: .system("systemRedColor"))
    }
    let color = #"<color key="backgroundColor" systemColor="systemRedColor"/>"#
    let indentation = String(repeating: " ", count: 20)
    #expect(after == text.replacingOccurrences(of: guide, with: "\(color)\n\(indentation)\(guide)"))
  }

  @Test func childrenAreReachedByNameAndByKey() throws {
    let after = try changed {
      try $0.set(path("card.rect.width"), to: "300")
      try $0.set(path("card.frame.x"), to: "20")
    }
    #expect(after.contains(#"<rect key="frame" x="20" y="0.0" width="300" height="0.0"/>"#))
  }

  @Test func aRemovedAttributeTakesItsSpaceAlong() throws {
    let after = try changed { try $0.remove(path("c2.constant")) }
    #expect(
      after
        == SampleDocuments.card.replacingOccurrences(
          of: #" constant="10" id="c2""#, with: #" id="c2""#))
  }

  @Test func theLastConstraintTakesItsListAlong() throws {
    let after = try changed { try $0.remove(path("c1")) }
    #expect(!after.contains("c1"))
    #expect(
      after.split(separator: "\n").count == SampleDocuments.card.split(separator: "\n").count - 3)
  }

  @Test func aRemovedConstraintIsRemovedFromMasksAndOutletsToo() throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17156">
          <objects>
              <view contentMode="scaleToFill" id="v">
                  <constraints>
                      <constraint firstAttribute="width" constant="1" id="a"/>
                  </constraints>
                  <variation key="default">
                      <mask key="constraints">
                          <exclude reference="a"/>
                      </mask>
                  </variation>
                  <connections>
                      <outlet property="width" destination="a" id="o"/>
                  </connections>
              </view>
          </objects>
      </document>
      """
    let after = try changed(text) { try $0.remove(path("a")) }
    #expect(after.contains("<view contentMode=\"scaleToFill\" id=\"v\"/>"))
    #expect(!after.contains("variation") && !after.contains("connections"))
  }

  /// The comment with the name of a scene stays with its scene. Found by fuzzing.
  @Test func anElementBeforeASceneComesBeforeItsComment() throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17156">
          <scenes>
              <!--First-->
              <scene sceneID="a">
                  <objects/>
              </scene>
          </scenes>
      </document>
      """
    func insert(_ editor: inout DocumentEditor) throws {
      let scene = try #require(
        editor.document.tree.allElements.first { $0["sceneID"] == "a" })
      editor.insert(
        NewElement("scene", [("sceneID", "b")]), into: try #require(scene.parent), before: scene)
    }
    let both = try changed(text) { try insert(&$0) }
    let made = "        <scene sceneID=\"b\"/>\n"
    #expect(both == text.replacing("        <!--First-->", with: made + "        <!--First-->"))
    let one = try changed(text) { editor in
      try insert(&editor)
      editor.remove(
        try #require(editor.document.tree.allElements.first { $0["sceneID"] == "a" }))
    }
    #expect(one.contains("    <scenes>\n" + made + "    </scenes>\n"))
  }

  @Test func aNewConstraintStandsAtItsPlaceInTheOrderOfIdentifiers() throws {
    let after = try changed { editor in
      let made = NewElement(
        "constraint",
        [("id", "c25"), ("constant", "7"), ("firstAttribute", "width"), ("firstItem", "card")])
      let root = try #require(editor.document.element(withIdentifier: "root"))
      editor.addConstraint(made, to: root)
    }
    let line =
      "                <constraint firstItem=\"card\" firstAttribute=\"width\" constant=\"7\" "
      + "id=\"c25\"/>\n"
    let place = try #require(after.range(of: line))
    #expect(after[..<place.lowerBound].contains("c2") && after[place.upperBound...].contains("c3"))
  }

  @Test func aFirstConstraintBringsItsList() throws {
    let text = SampleDocuments.card.replacingOccurrences(of: "\n", with: "\r\n")
    let bare = try changed(text) { try $0.remove(path("c1")) }
    let after = try changed(bare) { editor in
      let card = try #require(editor.document.element(withIdentifier: "card"))
      editor.addConstraint(
        NewElement("constraint", [("firstAttribute", "height"), ("constant", "9"), ("id", "n")]),
        to: card)
    }
    #expect(
      after.contains(
        "<constraints>\r\n                        <constraint firstAttribute=\"height\" "
          + "constant=\"9\" id=\"n\"/>\r\n                    </constraints>\r\n"))
    #expect(!after.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
  }

  @Test func lineEndsAByteOrderMarkAndAMissingLastNewlineSurvive() throws {
    let odd =
      "\u{FEFF}"
      + SampleDocuments.card.replacingOccurrences(of: "\n", with: "\r\n").dropLast(1)
    let after = try changed(String(odd)) { try $0.set(path("c3.constant"), to: "21") }
    #expect(
      after
        == odd.replacingOccurrences(
          of: #"constant="20" id="c3""#, with: #"constant="21" id="c3""#))
  }

  @Test func identifiersHaveXcodesFormAndAreNew() throws {
    var editor = DocumentEditor(try document())
    let made = (0..<500).map { _ in editor.newIdentifier() }
    #expect(Set(made).count == made.count)
    #expect(
      made.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil })
  }

  @Test(arguments: [
    ("c22.constant", "1", "no object has the identifier 'c22'", "did you mean 'c2'?"),
    ("c2.constnat", "1", "no attribute 'constnat'", "did you mean 'constant'?"),
    ("c2.constant", "wide", "invalid value 'wide'", "write a number"),
    (
      "c2.firstAttribute", "laeding", "invalid value 'laeding' for 'firstAttribute'",
      "did you mean 'leading'?"
    ),
    ("card.rec.width", "1", "no child 'rec'", "available: "),
    ("card.id", "x", "identifiers cannot be edited", "refer to an object"),
    ("c2.identifier", "\u{1}", "cannot be written", "control characters"),
  ])
  func aMistakeIsExplained(target: String, value: String, message: String, hint: String) throws {
    let document = try document()
    let error = #expect(throws: InterfaceDocumentError.self) {
      var editor = DocumentEditor(document)
      try editor.set(path(target), to: value)
      _ = try editor.edit()
    }
    #expect(error?.kind == .invalidEdit)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test func anEditOfAnotherStateIsRefused() throws {
    let document = try document()
    var editor = DocumentEditor(document)
    try editor.set(path("c2.constant"), to: "99")
    let edit = try editor.edit()
    let after = try document.applying(edit)
    #expect(throws: InterfaceDocumentError.self) { try after.applying(edit) }
  }

  @Test(arguments: [
    (0.0, "0.0"), (100.0, "100"), (-16.0, "-16"), (20.5, "20.5"),
    (20.333333333333332, "20.333333333333332"),
    // Documents of the corpus: frames, colors and constants have 17 digits.
    (43.66666666666666, "43.666666666666657"), (0.2, "0.20000000000000001"),
    // C: "%.17g".
    (1e-9, "1.0000000000000001e-09"),
  ])
  func numbersAreWrittenAsXcodeDoes(value: Double, text: String) {
    #expect(XcodeStyle.number(CGFloat(value)) == text)
  }

  /// Documents of the corpus: multipliers are written as they were typed.
  @Test(arguments: [(0.8, "0.8"), (1.0 / 3, "0.3333333333333333"), (2.0, "2"), (0.0, "0")])
  func multipliersAreWrittenAsTyped(value: Double, text: String) {
    #expect(XcodeStyle.shortest(CGFloat(value)) == text)
  }
}
