import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

/// Expected values are derived by hand from the size classes in which two copies are installed.
@Suite("Lint rule about redundant constraints in size classes")
@MainActor
struct LintRedundancyTests {
  /// Lints a container with two copies, `one` and `two`, of a height. The canvas is compact in width
  /// and regular in height.
  private func lint(
    one: String = "", two: String = "", variations: String = "", connections: String = ""
  ) throws -> [String?] {
    let frame = (20.0, 30.0, 100.0, 50.0)
    let content = """
      <subviews>\(LintFixture.view("aaa-aa-aaa", (0, 0, 40, 40)))</subviews>
      <constraints>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="leading" secondItem="bbb-bb-bbb" \
      secondAttribute="leading" id="aaa-le-adi"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="top" secondItem="bbb-bb-bbb" \
      secondAttribute="top" id="aaa-to-p00"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="width" constant="40" id="aaa-wi-dth"/>
      <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="40" id="one" \(one)
      <constraint firstItem="aaa-aa-aaa" firstAttribute="height" constant="40" id="two" \(two)
      </constraints>
      \(connections)
      \(variations)
      """
    return Linter(.only("redundant-constraint")).lint(
      try LintFixture.document(
        subviews: LintFixture.view("bbb-bb-bbb", frame, content: content),
        constraints: LintFixture.placed("bbb-bb-bbb", frame))
    ).map(\.object.identifier)
  }

  /// A variation that includes or excludes a constraint.
  private static func variation(_ key: String, _ entry: String, _ id: String) -> String {
    """
    <variation key="\(key)"><mask key="constraints"><\(entry) reference="\(id)"/></mask></variation>
    """
  }

  @Test("Of two copies, the one that is installed in fewer size classes is redundant")
  func fewerSizeClasses() throws {
    #expect(try lint(one: "/>", two: "/>") == ["two"])
    for (id, other) in [("one", "two"), ("two", "one")] {
      let variations =
        Self.variation("default", "exclude", id)
        + Self.variation("heightClass=regular", "include", id)
      let found = try lint(one: "/>", two: "/>", variations: variations)
      #expect(found == [id], "\(other) is always installed")
    }
  }

  @Test("Copies of which neither is installed wherever the other is are not redundant")
  func otherSizeClasses() throws {
    let variations = """
      <variation key="default"><mask key="constraints"><exclude reference="one"/>\
      <exclude reference="two"/></mask></variation>
      \(Self.variation("heightClass=regular", "include", "one"))
      \(Self.variation("widthClass=compact", "include", "two"))
      """
    #expect(try lint(one: "/>", two: "/>", variations: variations).isEmpty)
  }

  @Test("A constant that differs between size classes makes a copy significant")
  func variedConstant() throws {
    let varied = #"><variation key="widthClass=regular" constant="60"/></constraint>"#
    #expect(try lint(one: varied, two: "/>").isEmpty)
    #expect(try lint(one: "/>", two: varied).isEmpty)
  }

  @Test("A constraint does not follow from one that is removed at build time")
  func placeholder() throws {
    #expect(try lint(one: #"placeholder="YES"/>"#, two: "/>").isEmpty)
  }

  @Test("Of two copies, the one without an outlet is redundant")
  func outlet() throws {
    func connections(_ ids: String...) -> String {
      let outlets = ids.map {
        #"<outlet property="height\#($0)" destination="\#($0)" id="out-le-\#($0)"/>"#
      }
      return "<connections>\(outlets.joined())</connections>"
    }
    #expect(try lint(one: "/>", two: "/>", connections: connections("one")) == ["two"])
    #expect(try lint(one: "/>", two: "/>", connections: connections("two")) == ["one"])
    #expect(try lint(one: "/>", two: "/>", connections: connections("one", "two")).isEmpty)
  }
}
