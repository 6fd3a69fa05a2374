import Foundation
import Testing

@testable import InterfaceBuilder

/// Oracle: the schema, which has what Xcode wrote into public documents.
@Suite struct ViewTemplateTests {
  @Test(arguments: ViewTemplate.names)
  func `A template's attributes are in the schema and in normalized notation`(name: String) throws {
    let template = try #require(ViewTemplate.named(name))
    var open = [
      template.element(
        id: "aaa-aa-aaa", frame: CGRect(x: 0, y: 0, width: 9, height: 9), isArranged: false)
    ]
    while let element = open.popLast() {
      let schema = try #require(Schema.element(ElementName(element.name)), "\(element.name)")
      for attribute in element.attributes {
        let place = Comment("\(element.name) \(attribute.name)=\(attribute.value)")
        let known = try #require(schema.attribute(named: attribute.name), place)
        #expect(known.normalized(attribute.value) == attribute.value, place)
      }
      open += element.children
    }
  }

  @Test func `Defaults are written where Xcode writes them`() {
    let slider = ViewTemplate.slider.element(id: "a", frame: .zero, isArranged: true)
    #expect(slider["minValue"] == "0.0" && slider["maxValue"] == "1" && slider["value"] == "0.5")
    let label = ViewTemplate.label.element(id: "a", frame: .zero, isArranged: true)
    #expect(label["textAlignment"] == "natural" && label["lineBreakMode"] == "tailTruncation")
    #expect(label["opaque"] == "NO" && label["adjustsFontSizeToFit"] == "NO")
  }

  /// interface-builder: 405 of 406 tables, all of 108 text views and all of 69 collection views have none (held
  /// out all of 240 and 63, and 53 of 54).
  @Test(arguments: ViewTemplate.names)
  func `Of all view templates, only scroll views have layout guides`(name: String) throws {
    let element = try #require(ViewTemplate.named(name))
      .element(id: "aaa-aa-aaa", frame: .zero, isArranged: false)
    let guides = element.children.filter { $0.name == "viewLayoutGuide" }.map { $0["key"] }
    #expect(guides == (name == "scrollView" ? ["contentLayoutGuide", "frameLayoutGuide"] : []))
  }

  @Test func `Stack view alignments of both axes are valid and keep their names`() {
    for name in ["top", "leading", "bottom", "trailing"] {
      #expect(StackViewElement.alignment.normalized(name) == name)
    }
    #expect(StackViewElement.alignment.normalized("left") == nil)
    #expect(ViewElement.contentMode.normalized("topLeft") == "TopLeft")
  }
}
