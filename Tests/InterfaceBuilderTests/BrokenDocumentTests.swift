import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Documents with a broken piece: the rest is laid out, and the piece is reported with its place.
@MainActor
@Suite struct BrokenDocumentTests {
  private func instantiate(_ subviews: String, _ constraints: String) throws -> InstantiatedRoot {
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc", view: "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>"))
    return try #require(document.roots.first).instantiate()
  }

  @Test func `A constraint that refers to a missing identifier is dropped and reported`() throws {
    let result = try instantiate(
      DocumentText.view("a"),
      DocumentText.equal("a", "top", "nowhere", "top") + DocumentText.size("a", "width", 9))
    let finding = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(finding.kind == .danglingReference)
    #expect(finding.identifier == "a-top-nowhere-top")
    #expect(finding.message.contains("nowhere"))
    #expect(finding.description.hasPrefix("test:\(finding.location.line):"))
    #expect(result.snapshot().views[1].frame.width == 9)
  }

  @Test(arguments: [
    DocumentText.equal("a", "top", "vc-view", "leading"), DocumentText.size("a", "nothing", 1),
    DocumentText.equal("a", "width", "vc-view", "top"),
    DocumentText.equal("a", "top", "vc-view", "top", 0, "relation=\"near\""),
    DocumentText.size("a", "top", 5),
  ])
  func `A constraint that UIKit would refuse is dropped and reported`(_ text: String) throws {
    let result = try instantiate(DocumentText.view("a"), text)
    #expect(result.diagnostics.map(\.kind) == [.illegalConstraint])
    // The same text in every run: reports of two machines are compared.
    #expect(!result.diagnostics.contains { $0.message.contains("0x") })
    _ = result.snapshot()
  }

  @Test func `A constraint that UIKit would refuse remains dropped when size classes change`()
    throws
  {
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "vc",
        view: """
          <subviews>\(DocumentText.view("a"))</subviews>
          <constraints>\(DocumentText.equal("a", "top", "vc-view", "leading"))</constraints>
          <variation key="heightClass=compact"><mask key="constraints">
            <exclude reference="a-top-vc-view-leading"/></mask></variation>
          """))
    let result = try #require(document.roots.first).instantiate()
    #expect(result.diagnostics.map(\.kind) == [.illegalConstraint])
    let builder = try #require(result.view.liveContent as? TreeBuilder)
    for heightClass in [Device.SizeClass.compact, .regular] {
      let traits = VariationTraits(horizontal: builder.traits.horizontal, vertical: heightClass)
      builder.apply(traits, to: result.view)
      #expect(result.view.constraints.allSatisfy { $0.documentIdentifier == nil })
      result.view.layoutIfNeeded()
    }
  }

  @Test(arguments: ["NaN", "1e308", "-inf", "x", "1e9"])
  func `An invalid number is reported, and the default is used`(_ text: String) throws {
    let result = try instantiate(
      """
      <view contentMode="scaleToFill" id="a">
        <rect key="frame" x="\(text)" y="2" width="3" height="4"/>
      </view>
      """,
      "<constraint firstItem=\"vc-view\" firstAttribute=\"width\" constant=\"375\" priority=\"\(text)\" id=\"c\"/>"
    )
    #expect(result.diagnostics.map(\.kind) == [.invalidValue, .invalidValue])
    #expect(result.snapshot().views[1].frame == CGRect(x: 0, y: 2, width: 3, height: 4))
  }

  @Test(arguments: ["1:0", "1/0", "a:b", ":", "", "1:2:3", "NaN", "1e308:1e-308"])
  func `An invalid multiplier is reported`(_ text: String) throws {
    let result = try instantiate(
      DocumentText.view("a"),
      DocumentText.equal("a", "width", "vc-view", "width", 0, "multiplier=\"\(text)\""))
    #expect(result.diagnostics.map(\.kind) == [.invalidValue])
    #expect(result.snapshot().views[1].frame.width == 375)
  }

  // Oracle: hand. Without a recorded frame only the constraints place a view.
  @Test func `A view without a recorded frame is reported and laid out from its constraints`()
    throws
  {
    let result = try instantiate(
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"></view>"#
        + #"<label text="" translatesAutoresizingMaskIntoConstraints="NO" id="b"></label>"#,
      DocumentText.equal("a", "leading", "vc-view", "leading", 20)
        + DocumentText.equal("a", "top", "vc-view", "top", 30)
        + DocumentText.size("a", "width", 40) + DocumentText.size("a", "height", 50))
    #expect(result.diagnostics.map(\.kind) == [.missingFrame, .missingFrame])
    #expect(result.diagnostics.map(\.identifier) == ["a", "b"])
    let views = result.snapshot().views
    #expect(views[1].frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(views[2].frame.size == .zero)
  }

  @Test func `A duplicate identifier is reported`() throws {
    let result = try instantiate(DocumentText.view("a") + DocumentText.view("a"), "")
    #expect(result.diagnostics.map(\.kind) == [.duplicateIdentifier])
    #expect(result.snapshot().views.count == 3)
  }

  @Test func `An element of an unknown class becomes a plain view and is reported once`() throws {
    let result = try instantiate(
      DocumentText.view("a", "holoView") + DocumentText.view("b", "holoView"),
      DocumentText.size("a", "width", 5))
    #expect(result.diagnostics.map(\.kind) == [.unknownElement])
    #expect(result.diagnostics.first?.severity == .note)
    #expect(result.snapshot().views[1].frame.width == 5)
  }

  @Test func `Instantiation ends for controllers that embed each other`() throws {
    func scene(_ id: String, embeds other: String) -> String {
      DocumentText.scene(
        id,
        view: """
          <subviews><containerView contentMode="scaleToFill" id="\(id)-c">
            \(DocumentText.frame(0, 0, 100, 100))
            <connections><segue destination="\(other)" kind="embed" id="\(id)-e"/></connections>
          </containerView></subviews>
          """)
    }
    let document = try DocumentText.storyboard(
      scene("a", embeds: "b") + scene("b", embeds: "a") + scene("c", embeds: "c"))
    let phone = try #require(Device(identifier: "retina6_9"))
    for root in document.roots {
      _ = root.instantiate().snapshot()
      _ = root.instantiate(on: .device(phone)).snapshot()
    }
  }

  @Test func `An embedded controller has the size of its container on another device`() throws {
    let outer = DocumentText.scene(
      "outer",
      view: """
        <subviews><containerView contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="box">\(DocumentText.frame(0, 0, 375, 200))
          <connections><segue destination="inner" kind="embed" id="e"/></connections>
        </containerView></subviews>
        <constraints>
          \(DocumentText.equal("box", "top", "outer-view", "top"))
          \(DocumentText.equal("box", "leading", "outer-view", "leading", 10))
          \(DocumentText.equal("box", "trailing", "outer-view", "trailing"))
          \(DocumentText.size("box", "height", 200))
        </constraints>
        """)
    let document = try DocumentText.storyboard(
      outer + DocumentText.scene("inner", width: 365, height: 200))
    let phone = try #require(Device(identifier: "retina6_9"))
    let inner = try #require(document.root(withIdentifier: "inner-view"))
    #expect(
      inner.instantiate(on: .device(phone)).view.bounds.size == CGSize(width: 430, height: 200))
  }
}
