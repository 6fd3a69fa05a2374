import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Parts of documents in which containers hold buttons and labels, and their findings.
///
/// The root fills its screen: it is 320 × 568 in the document and on the small phone in portrait, and
/// 568 × 320 in landscape.
@MainActor
enum SeenFixture {
  /// A frame as x, y, width and height.
  typealias Frame = (Double, Double, Double, Double)

  /// A button with a title and a frame.
  static func button(_ id: String, _ title: String, _ frame: Frame) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    <state key="normal" title="\(title)"/>
    </button>
    """
  }

  /// A view that holds others.
  static func container(
    _ id: String, _ frame: Frame, attributes: String = "", color: String = "",
    _ subviews: String, _ constraints: String
  ) -> String {
    LintFixture.view(
      id, frame, attributes: attributes,
      content: "<subviews>\(subviews)</subviews>\(color)<constraints>\(constraints)</constraints>")
  }

  /// The background of a sheet.
  static let background = """
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    """

  /// A constraint between the same attributes of two views.
  static func equal(
    _ first: String, _ attribute: String, _ second: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(first)-\(second)-\(attribute)"/>
    """
  }

  /// Constraints that give a view a place in another one, `distance` from its edge `vertical`, and a size.
  static func placed(
    _ id: String, in parent: String, _ distance: Double, _ frame: Frame,
    from vertical: String = "top"
  ) -> String {
    equal(id, "leading", parent, frame.0) + equal(id, vertical, parent, distance)
      + """
      <constraint firstItem="\(id)" firstAttribute="width" constant="\(frame.2)" id="\(id)w"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="\(frame.3)" id="\(id)h"/>
      """
  }

  /// Constraints that make a view as large as another one.
  static func filling(_ id: String, _ parent: String) -> String {
    ["leading", "trailing", "top", "bottom"].map { equal(id, $0, parent) }.joined()
  }

  /// A bar of 60 points at the bottom of the root, with a button in it.
  static let footer = container(
    "foo-te-r00", (0, 508, 320, 60), button("mor-e0-000", "More", (20, 8, 100, 44)),
    placed("mor-e0-000", in: "foo-te-r00", 8, (20, 8, 100, 44)))

  /// The constraints of the footer.
  static let footerConstraints =
    ["leading", "trailing", "bottom"].map { equal("foo-te-r00", $0, "roo-tV-iew") }.joined()
    + #"<constraint firstItem="foo-te-r00" firstAttribute="height" constant="60" id="foo-te-r0h"/>"#

  /// The messages of a rule on the small phone in landscape, or on other canvases.
  static func messages(
    _ rule: String, _ subviews: String, _ constraints: String,
    on orientations: LintCanvases.Orientations? = .landscape
  ) throws -> [String] {
    var configuration = LintConfiguration.only(rule)
    if let orientations {
      configuration.canvases.includesDocumentCanvas = false
      configuration.canvases.devices = ["retina4_0"]
      configuration.canvases.orientations = orientations
    }
    let text = LintFixture.text(subviews: subviews, constraints: constraints)
      .replacing("width=\"320\" height=\"480\"", with: "width=\"320\" height=\"568\"")
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    return Linter(configuration).lint(document).map(\.message)
  }
}
