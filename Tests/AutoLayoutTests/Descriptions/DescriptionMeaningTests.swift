import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutModel

@Suite struct DescriptionMeaningTests {
  private func meaning(_ text: String) throws -> String {
    let description = try ConstraintDescription(parsing: text)
    var equation = description.meaning
    var writer = DescriptionWriter()
    try equation.transcribe(&writer)
    return writer.text
  }

  /// Oracle: hand, by the rule that the later edge comes first.
  @Test(
    "Visual-format and equation descriptions are converted to equations",
    arguments: [
      ("H:|-(8)-[A:0x2]   (active, names: '|':B:0x3 )", "A:0x2.leading == B:0x3.leading + 8"),
      ("V:[A:0x2]-(>=-8)-|", "|.bottom >= A:0x2.bottom - 8"),
      ("H:[A:0x2]-(0)-[B:0x3](LTR)", "B:0x3.left == A:0x2.right"),
      ("H:[A:0x2]-(5)-[B:0x3](RTL)", "A:0x2.left == B:0x3.right + 5"),
      ("V:[A:0x2(<=44)]", "A:0x2.height <= 44"),
      ("A:0x2.width == B:0x3.width * 0.5 - 3", "A:0x2.width == 0.5*B:0x3.width - 3"),
      ("A:0x2.width == - 16", "A:0x2.width == - 16"),
    ])
  func forms(text: String, expected: String) throws {
    #expect(
      try meaning("<NSLayoutConstraint:0x1 \(text)>") == expected)
  }

  /// Oracle: the list of names, in which no view appears twice.
  @Test func `Two views with the same name get their addresses from the list of names`() throws {
    let description = try ConstraintDescription(
      parsing: "<A:0x1 V:[x]-(7)-[x]   (active, names: x:0x2, x:0x3 )>")
    #expect(description.addresses.first == "0x2")
    #expect(description.addresses.second == "0x3")
  }

  /// Oracle: another reader's findings, stored with the logs.
  @Test(
    "Descriptions in real logs have the meaning that another parser found",
    .enabled(if: !SharedDescriptions.logged.isEmpty))
  func logs() throws {
    for logged in SharedDescriptions.logged {
      let description = try ConstraintDescription(parsing: logged.description)
      let meaning = description.meaning
      let text = Comment(rawValue: logged.description)
      #expect(meaning.first.attribute == logged.first.attribute, text)
      // The other reader takes two views of one name for the same.
      if meaning.first.item != meaning.second?.item || meaning.first.item.address != nil {
        #expect(description.addresses.first == logged.first.address, text)
      }
      #expect(meaning.second?.attribute == logged.second?.attribute, text)
      #expect(description.addresses.second == logged.second?.address, text)
      #expect(meaning.multiplier?.number.value ?? 1 == logged.multiplier, text)
      #expect(meaning.constant?.value ?? 0 == logged.constant, text)
      #expect(DescriptionGrammar.relations.first { $0.0 == meaning.relation }?.1 == logged.relation)
      #expect(description.priorityValue == logged.priority, text)
      #expect(description.name == logged.identifier, text)
    }
  }
}
