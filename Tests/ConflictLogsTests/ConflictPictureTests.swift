import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import ConflictLogs

/// Oracle: by hand; the derivation stands beside each number.
@Suite struct ConflictPictureTests {
  /// 10 + 90 + 10 = 110 in 100.
  private static let wide = ConflictExplanation(
    ConflictLog([
      "<NSLayoutConstraint:0x1 H:|-(10)-[UILabel:0xb'A<b>&\"']   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 UILabel:0xb'A<b>&\"'.width == 90   (active)>",
      "<NSLayoutConstraint:0x3 H:[UILabel:0xb'A<b>&\"']-(10)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 100   (active)>",
    ]))

  @Test func `Boxes are nested and to scale, and the broken constraint shows both lengths`() throws
  {
    let panel = try #require(
      PicturePanel(Self.wide, isHorizontal: true, ItemLabels(Self.wide.names)))
    // 100 points are 640 units: the label runs from 10 to 90 points.
    #expect(panel.boxes.map(\.start) == [0, 64])
    #expect(panel.boxes.map(\.end) == [640, 576])
    #expect(panel.boxes[0].near < panel.boxes[1].near && panel.boxes[1].far < panel.boxes[0].far)
    #expect(panel.measures.map(\.label) == ["[0] 10", "[1] 90, has 80", "[2] 10", "[3] 100"])
    #expect(panel.measures.map(\.isBroken) == [false, true, false, false])
    #expect(PicturePanel(Self.wide, isHorizontal: false, ItemLabels(Self.wide.names)) == nil)
  }

  @Test func `The SVG is well-formed whatever the views' names are`() throws {
    let parser = XMLParser(data: Data(ConflictPicture([Self.wide, Self.wide]).svg.utf8))
    #expect(parser.parse())
  }

  @Test func `Without a conflict, the picture is a sentence`() {
    let fine = ConflictExplanation(
      ConflictLog(["<NSLayoutConstraint:0x1 UIView:0xa.width == 9>"]))
    #expect(ConflictPicture([fine]).svg.contains("1 constraint listed"))
  }
}
