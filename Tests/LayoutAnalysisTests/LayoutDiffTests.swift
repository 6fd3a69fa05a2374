import Foundation
import InterfaceBuilder
import LayoutAnalysis
import Testing

@Suite("Layout differences") @MainActor
struct LayoutDiffTests {
  private func document(_ x: Double, id: String = "box-00-001") throws -> InterfaceDocument {
    try LintFixture.document(
      subviews: LintFixture.label(id, "Name", (x, 20, 100, 44)),
      constraints: LintFixture.placed(id, (x, 20, 100, 44)))
  }

  // By hand: the leading constant grows by 8.
  @Test("A view that moves on all canvases is reported as one movement")
  func moved() throws {
    let diff = LayoutDiff(from: try document(20), to: try document(28))
    let view = try #require(diff.roots.first?.views.first)
    #expect(view.movements.count == 1)
    #expect(view.movements.first?.x == 8)
    #expect(view.movements.first?.place == "everywhere")
    #expect(view.sentence == "8 pt further right everywhere; leading constraint now 28 (was 20)")
  }

  @Test("A view with a new identifier is matched by class and label")
  func renamed() throws {
    let diff = LayoutDiff(
      from: try document(20), to: try document(28, id: "box-00-002"), canvases: [.document])
    let view = try #require(diff.roots.first?.views.first)
    #expect(diff.roots.first?.views.count == 1)
    #expect(view.status == .changed)
    #expect(view.movements.first?.x == 8)
  }

  // By hand: 24 points from the trailing edge of a root 320 points wide; on the others the root keeps
  // its width only where the device has another than the document's.
  @Test("Canvases are summarized in words")
  func words() throws {
    func document(_ constraint: String) throws -> InterfaceDocument {
      try LintFixture.document(
        subviews: LintFixture.view("box-00-001", (0, 0, 100, 44)),
        constraints: constraint + """
          <constraint firstItem="box-00-001" firstAttribute="top" secondItem="roo-tV-iew" \
          secondAttribute="top" id="box-00-00y"/>
          <constraint firstItem="box-00-001" firstAttribute="height" constant="44" id="box-00-00h"/>
          <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="roo-tV-iew" \
          secondAttribute="leading" id="box-00-00x"/>
          """)
    }
    let fixed = try document(
      "<constraint firstItem=\"box-00-001\" firstAttribute=\"width\" constant=\"320\" id=\"w\"/>")
    let whole = try document(
      """
      <constraint firstAttribute="trailing" secondItem="box-00-001" secondAttribute="trailing" \
      id="w"/>
      """)
    let canvases = DiffCanvas.all.filter {
      $0 == .document || ["retina4_0", "retina6_1"].contains($0.device?.id)
    }
    let diff = LayoutDiff(from: fixed, to: whole, canvases: canvases)
    let view = try #require(diff.roots.first?.views.first)
    // 320 → 320 on the canvas and the small phone upright, 568, 414 and 896 elsewhere.
    #expect(
      view.movements.map { "\($0.width) \($0.place)" }.sorted() == [
        "248 on retina4_0 landscape", "576 on retina6_1 landscape", "94 on retina6_1 portrait",
      ])
  }

  @Test("Added and removed views and roots are reported")
  func addedAndRemoved() throws {
    let (with, without) = (try document(20), try LintFixture.document(subviews: ""))
    let added = LayoutDiff(from: without, to: with, canvases: [.document])
    #expect(added.roots.first?.views.map(\.status) == [.added])
    let removed = LayoutDiff(from: with, to: without, canvases: [.document])
    #expect(removed.roots.first?.views.map(\.status) == [.removed])
    #expect(LayoutDiff(from: nil, to: with, canvases: [.document]).roots.map(\.status) == [.added])
    #expect(
      LayoutDiff(from: with, to: nil, canvases: [.document]).roots.map(\.status) == [.removed])
    #expect(LayoutDiff(from: with, to: with).isEmpty)
  }

  /// A header, and labels below it that are each placed by the one before.
  private func column(header: Double, labels: Int) throws -> InterfaceDocument {
    var views = LintFixture.view("hea-de-r00", (0, 0, 320, header))
    var constraints = """
      <constraint firstItem="hea-de-r00" firstAttribute="top" secondItem="roo-tV-iew" \
      secondAttribute="top" id="hea-00-00y"/>
      <constraint firstItem="hea-de-r00" firstAttribute="leading" secondItem="roo-tV-iew" \
      secondAttribute="leading" id="hea-00-00x"/>
      <constraint firstItem="hea-de-r00" firstAttribute="width" constant="320" id="hea-00-00w"/>
      <constraint firstItem="hea-de-r00" firstAttribute="height" constant="\(Int(header))" \
      id="hea-00-00h"/>
      """
    var last = "hea-de-r00"
    for index in 0..<labels {
      let id = "lab-00-00\(index)"
      views += LintFixture.view(id, (0, header + Double(20 * index), 320, 20))
      for (attribute, other) in [("top", "bottom"), ("leading", "leading"), ("width", "width")] {
        constraints += """
          <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="\(last)" \
          secondAttribute="\(other)" id="\(id)\(attribute.prefix(1))"/>
          """
      }
      constraints += """
        <constraint firstItem="\(id)" firstAttribute="height" constant="20" id="\(id)h"/>
        """
      last = id
    }
    return try LintFixture.document(subviews: views, constraints: constraints)
  }

  // By hand: the header is 20 points higher, so that all views below it are 20 points lower.
  @Test("Views that move together are grouped, with the cause")
  func groups() throws {
    let diff = LayoutDiff(
      from: try column(header: 44, labels: 4), to: try column(header: 64, labels: 4),
      canvases: [.document])
    let root = try #require(diff.roots.first)
    #expect(root.groups.count == 1)
    #expect(root.groups.first?.views.count == 4)
    #expect(root.groups.first?.sentence == "20 pt lower everywhere")
    #expect(root.groups.first?.cause == "UIView: height constraint now 64 (was 44)")
    #expect(root.ungrouped.map(\.identifier) == ["hea-de-r00"])
    // A view below that was edited, too, only moved along.
    let edited = try column(header: 64, labels: 5)
    let text = String(decoding: edited.bytes, as: UTF8.self).replacing(
      "id=\"lab-00-004\"", with: "customClass=\"Badge\" id=\"lab-00-004\"")
    let both = LayoutDiff(
      from: try column(header: 44, labels: 5),
      to: try InterfaceDocument(data: Data(text.utf8), name: "Test.xib"), canvases: [.document])
    #expect(
      both.roots.first?.groups.first?.cause == "UIView: height constraint now 64 (was 44)")
    // Two are short enough on their own.
    let few = LayoutDiff(
      from: try column(header: 44, labels: 2), to: try column(header: 64, labels: 2),
      canvases: [.document])
    #expect(few.roots.first?.groups.isEmpty == true)
    #expect(few.roots.first?.ungrouped.count == 3)
  }
}
