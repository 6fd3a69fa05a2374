import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// The size of scrolled content follows from the equations of its guide: x and y are 0, so that a
/// determined right or bottom edge determines the size. Expected values are derived by hand; that
/// Xcode does not flag a content that is also pinned to a view outside is recorded in two documents
/// of two projects.
@Suite("Lint rule about scrolled content")
@MainActor
struct LintScrollContentTests {
  private static func constraint(
    _ first: String, _ attribute: String, _ second: String, _ other: String? = nil
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other ?? attribute)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  private static func size(_ id: String, _ attribute: String, _ length: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(length)" \
    id="\(id)-\(attribute)"/>
    """
  }

  /// Lints a scroll view of 100 × 50 points with a view in it. The content guide is as high as the frame.
  private func lint(
    _ inside: String, outside: String = "", content: String? = nil,
    presets: Set<LintPreset> = [.recommended]
  ) throws -> [LintFinding] {
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="scr-ol-l00"><rect key="frame" x="20" y="30" width="100" height="50"/>
      <subviews>\(content ?? LintFixture.view("aaa-aa-aaa", (0, 0, 80, 40)))</subviews>
      <constraints>
      \(Self.constraint("con-te-nt0", "height", "fra-me-000"))
      \(inside)</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="con-te-nt0"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fra-me-000"/></scrollView>
      """
    var configuration = LintConfiguration()
    configuration.presets = presets
    let frame = (20.0, 30.0, 100.0, 50.0)
    return Linter(configuration).lint(
      try LintFixture.document(
        subviews: scroll, constraints: LintFixture.placed("scr-ol-l00", frame) + outside)
    ).filter { ["ambiguous-layout", "ambiguous-scroll-content"].contains($0.rule) }
  }

  private static let vertical =
    constraint("aaa-aa-aaa", "top", "con-te-nt0") + size("aaa-aa-aaa", "height", 40)

  @Test("A view that is pinned to the content and to a view outside determines the content")
  func pinnedOutside() throws {
    let trailing = Self.constraint("aaa-aa-aaa", "trailing", "scr-ol-l00")
    let width = Self.constraint("aaa-aa-aaa", "width", "scr-ol-l00")
    let inside = Self.vertical + trailing + width
    // Without a place in the frame, the content may be of any width.
    #expect(try lint(inside).map(\.rule) == ["ambiguous-scroll-content"])
    let outside = """
      <constraint firstItem="aaa-aa-aaa" firstAttribute="trailing" secondItem="roo-tV-iew" \
      secondAttribute="leading" constant="120" id="out-si-de0"/>
      """
    #expect(try lint(inside, outside: outside).isEmpty)
    let frameGuide = Self.constraint("aaa-aa-aaa", "trailing", "fra-me-000")
    #expect(try lint(inside + frameGuide).isEmpty)
  }

  @Test("An edge of the frame layout guide is not an edge of the content")
  func frameGuide() throws {
    let inside =
      Self.vertical + Self.constraint("aaa-aa-aaa", "leading", "con-te-nt0")
      + Self.constraint("aaa-aa-aaa", "trailing", "fra-me-000")
    let found = try lint(inside)
    #expect(found.map(\.message) == ["Has ambiguous scrollable content width"])
  }

  @Test("A content without a size is reported once, at the view that fills it")
  func contentWithoutSize() throws {
    let inside =
      Self.vertical + Self.constraint("aaa-aa-aaa", "leading", "con-te-nt0")
      + Self.constraint("aaa-aa-aaa", "trailing", "con-te-nt0")
    #expect(try lint(inside).map(\.rule) == ["ambiguous-layout"])
    let strict = try lint(inside, presets: [.strict])
    #expect(strict.map(\.rule) == ["ambiguous-scroll-content", "ambiguous-layout"])
  }

  @Test("Nothing is reported where a view in the scroll view has a fixed frame")
  func fixedFrame() throws {
    let fixed = LintFixture.view("bbb-bb-bbb", (0, 0, 80, 40), attributes: #"fixedFrame="YES""#)
    let view = LintFixture.view("aaa-aa-aaa", (0, 0, 80, 40))
    let inside =
      Self.vertical + Self.constraint("aaa-aa-aaa", "leading", "con-te-nt0")
      + Self.size("aaa-aa-aaa", "width", 80)
    #expect(try lint(inside).map(\.rule) == ["ambiguous-scroll-content"])
    #expect(try lint(inside, content: view + fixed).isEmpty)
  }
}
