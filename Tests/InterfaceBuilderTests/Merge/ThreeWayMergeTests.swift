import Foundation
import Testing

@testable import InterfaceBuilder

/// The rules by which two versions of a document are merged, one small document for each.
@Suite struct ThreeWayMergeTests {
  /// A document with the view `top`, its subviews, its constraints and what else it has.
  private static func text(
    _ subviews: [String], constraints: [String] = [], more: String = "", tools: String = "14000"
  ) -> String {
    let list = subviews.map { "            \($0)\n" }.joined()
    let rules = constraints.map { "                <constraint \($0)/>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <view contentMode="scaleToFill" id="top-vi-ew1">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
      \(list.replacing("            <", with: "                <"))            </subviews>
      \(rules.isEmpty ? "" : "            <constraints>\n\(rules)            </constraints>\n")\(more)        </view>
          </objects>
      </document>

      """
  }

  /// A label with a frame.
  private static func label(_ id: String, _ text: String = "a", x: Int = 0, more: String = "")
    -> String
  {
    """
    <label opaque="NO" text="\(text)"\(more) id="\(id)"><rect key="frame" x="\(x)" y="0.0" width="9" height="9"/></label>
    """
  }

  /// The merge of three texts.
  private func merge(
    _ base: String?, _ ours: String, _ theirs: String
  ) throws -> (text: String, conflicts: [MergeConflict]) {
    func document(_ text: String) throws -> InterfaceDocument {
      try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    }
    let merge = ThreeWayMerge(
      merging: try base.map(document), try document(ours), try document(theirs))
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts)
  }

  private let a = label("aaa-aa-aaa")
  private let b = label("bbb-bb-bbb")

  @Test func `Different attributes that each side changes are merged`() throws {
    let (text, conflicts) = try merge(
      Self.text([a]), Self.text([Self.label("aaa-aa-aaa", "ours")]),
      Self.text([Self.label("aaa-aa-aaa", "a", more: " numberOfLines=\"0\"")]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([Self.label("aaa-aa-aaa", "ours", more: " numberOfLines=\"0\"")]))
  }

  @Test func `An attribute that both sides change is a conflict, and ours is kept`() throws {
    let ours = Self.text([Self.label("aaa-aa-aaa", "ours")])
    let (text, conflicts) = try merge(
      Self.text([a]), ours, Self.text([Self.label("aaa-aa-aaa", "theirs")]))
    #expect(text == ours)
    #expect(conflicts.map(\.kind) == [.attribute])
    #expect(conflicts.first?.identifier == "aaa-aa-aaa")
    #expect(conflicts.first?.attribute == "text")
    #expect(
      [conflicts.first?.base, conflicts.first?.ours, conflicts.first?.theirs] == [
        "a", "ours", "theirs",
      ])
  }

  @Test func `Recorded frames never conflict`() throws {
    let ours = Self.text([Self.label("aaa-aa-aaa", x: 1)])
    let (text, conflicts) = try merge(
      Self.text([a]), ours, Self.text([Self.label("aaa-aa-aaa", x: 2)]))
    #expect(conflicts.isEmpty)
    #expect(text == ours)
    let theirs = Self.text([Self.label("aaa-aa-aaa", x: 2)])
    #expect(try merge(Self.text([a]), Self.text([a]), theirs).text == theirs)
  }

  @Test func `The newer tools version is kept`() throws {
    let (text, conflicts) = try merge(
      Self.text([a]), Self.text([a], tools: "14100"), Self.text([a], tools: "22500"))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([a], tools: "22500"))
    let older = try merge(
      Self.text([a]), Self.text([a], tools: "22500"), Self.text([a], tools: "14100"))
    #expect(older.text == Self.text([a], tools: "22500"))
  }

  @Test func `Views that both sides add are kept, ours first`() throws {
    let (text, conflicts) = try merge(
      Self.text([a]), Self.text([a, Self.label("our-ou-our")]),
      Self.text([b, a, Self.label("the-th-the")]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([b, a, Self.label("our-ou-our"), Self.label("the-th-the")]))
  }

  @Test func `Reordering on one side is merged with an addition on the other`() throws {
    let c = Self.label("ccc-cc-ccc")
    let (text, conflicts) = try merge(
      Self.text([a, b]), Self.text([a, b, c]), Self.text([b, a]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([b, a, c]))
  }

  @Test func `Different orders on both sides are a conflict`() throws {
    let c = Self.label("ccc-cc-ccc")
    let (text, conflicts) = try merge(
      Self.text([a, b, c]), Self.text([b, a, c]), Self.text([a, c, b]))
    #expect(conflicts.map(\.kind) == [.order])
    #expect(text == Self.text([b, a, c]))
  }

  @Test func `An object is removed if the other side only changes its frame`() throws {
    let (text, conflicts) = try merge(
      Self.text([a, b]), Self.text([Self.label("aaa-aa-aaa", x: 7), b]), Self.text([b]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([b]))
  }

  @Test func `Removing an object that the other side changes is a conflict`() throws {
    let changed = Self.text([Self.label("aaa-aa-aaa", "new"), b])
    let kept = try merge(Self.text([a, b]), changed, Self.text([b]))
    #expect(kept.conflicts.map(\.kind) == [.removal])
    #expect(kept.text == changed)
    let gone = try merge(Self.text([a, b]), Self.text([b]), changed)
    #expect(gone.conflicts.map(\.kind) == [.removal])
    #expect(gone.text == Self.text([b]))
  }

  private let width = """
    firstItem="aaa-aa-aaa" firstAttribute="width" constant="10" id="wid-th-con"
    """

  @Test func `A constraint whose item the other side removes is a conflict`() throws {
    let (text, conflicts) = try merge(
      Self.text([a, b]), Self.text([b]), Self.text([a, b], constraints: [width]))
    #expect(conflicts.map(\.kind) == [.reference])
    #expect(text == Self.text([b]))
  }

  @Test func `An object that a new constraint of ours refers to is not removed`() throws {
    let ours = Self.text([a, b], constraints: [width])
    let (text, conflicts) = try merge(Self.text([a, b]), ours, Self.text([b]))
    #expect(conflicts.map(\.kind) == [.removal])
    #expect(text == ours)
  }

  @Test func `Constraints of both sides are sorted by identifier`() throws {
    func rule(_ id: String) -> String { "firstAttribute=\"width\" constant=\"5\" id=\"\(id)\"" }
    let (text, conflicts) = try merge(
      Self.text([a]), Self.text([a], constraints: [rule("bbb-00-000"), rule("ddd-00-000")]),
      Self.text([a], constraints: [rule("aaa-00-000"), rule("ccc-00-000")]))
    #expect(conflicts.isEmpty)
    let names = ["aaa-00-000", "bbb-00-000", "ccc-00-000", "ddd-00-000"]
    #expect(text == Self.text([a], constraints: names.map(rule)))
  }

  @Test func `Changes of a constraint's item and its constant on different sides are merged`()
    throws
  {
    func rule(_ first: String, _ constant: Int) -> String {
      "firstItem=\"\(first)\" firstAttribute=\"width\" constant=\"\(constant)\" id=\"wid-th-con\""
    }
    let base = Self.text([a, b], constraints: [rule("aaa-aa-aaa", 1)])
    let both = try merge(
      base, Self.text([a, b], constraints: [rule("bbb-bb-bbb", 1)]),
      Self.text([a, b], constraints: [rule("aaa-aa-aaa", 2)]))
    #expect(both.conflicts.isEmpty)
    #expect(both.text == Self.text([a, b], constraints: [rule("bbb-bb-bbb", 2)]))
  }

  @Test func `The components of a color are merged as one value`() throws {
    func color(_ values: String) -> String {
      "            <color key=\"backgroundColor\" \(values)/>\n"
    }
    let ours = Self.text([a], more: color("white=\"1\" alpha=\"0.5\""))
    let (text, conflicts) = try merge(
      Self.text([a], more: color("white=\"1\" alpha=\"1\"")), ours,
      Self.text([a], more: color("white=\"0.5\" alpha=\"1\"")))
    #expect(conflicts.map(\.kind) == [.attribute])
    #expect(text == ours)
  }

  @Test func `Different elements for one property are a conflict`() throws {
    func value(_ element: String) -> String { "            \(element)\n" }
    let ours = Self.text([a], more: value("<nil key=\"tintColor\"/>"))
    let (text, conflicts) = try merge(
      Self.text([a]), ours, Self.text([a], more: value("<color key=\"tintColor\" white=\"1\"/>")))
    #expect(conflicts.map(\.kind) == [.attribute])
    #expect(text == ours)
  }

  @Test func `Different objects with the same identifier get different identifiers`() throws {
    let button = "<button id=\"new-ne-new\"/>"
    let rule = "firstItem=\"new-ne-new\" firstAttribute=\"width\" constant=\"1\" id=\"wid-th-con\""
    let (text, conflicts) = try merge(
      Self.text([a]), Self.text([a, Self.label("new-ne-new")]),
      Self.text([a, button], constraints: [rule]))
    #expect(conflicts.isEmpty)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(document.element(withIdentifier: "new-ne-new")?.name == "label")
    let other = document.tree.allElements.first { $0.name == "button" }?.id
    #expect(other != nil && other != "new-ne-new")
    #expect(document.element(withIdentifier: "wid-th-con")?["firstItem"] == other)
  }

  @Test func `Moving two views into each other is a conflict`() throws {
    func nested(_ outer: String, _ inner: String) -> String {
      "<view id=\"\(outer)\"><subviews><view id=\"\(inner)\"/></subviews></view>"
    }
    let (one, two) = ("one-on-one", "two-tw-two")
    let ours = Self.text([nested(one, two)])
    let (text, conflicts) = try merge(
      Self.text(["<view id=\"\(one)\"/>", "<view id=\"\(two)\"/>"]), ours,
      Self.text([nested(two, one)]))
    #expect(conflicts.map(\.kind) == [.parent])
    #expect(text == ours)
  }

  @Test func `A view that one side moves into another view keeps the other side's changes`() throws
  {
    func boxed(_ view: String) -> String {
      "<view id=\"box-bo-box\"><subviews>\(view)</subviews></view>"
    }
    let (text, conflicts) = try merge(
      Self.text([a, b]), Self.text([Self.label("aaa-aa-aaa", "new"), b]), Self.text([boxed(a), b]))
    #expect(conflicts.isEmpty)
    #expect(text.contains("text=\"new\""))
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    #expect(document.element(withIdentifier: "aaa-aa-aaa")?.superview?.id == "box-bo-box")
  }

  @Test func `A document that both sides add is merged without a common ancestor`() throws {
    let (text, conflicts) = try merge(nil, Self.text([a]), Self.text([a, b]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([a, b]))
  }

  @Test func `Additions at the same position of a stack view are a conflict`() throws {
    func stack(_ views: [String]) -> String {
      Self.text([]).replacing("<view contentMode", with: "<stackView contentMode")
        .replacing("</view>", with: "</stackView>")
        .replacing(
          "<subviews>\n", with: "<subviews>\n" + views.map { "                \($0)\n" }.joined())
    }
    let ours = stack([a, Self.label("our-ou-our")])
    let (_, conflicts) = try merge(stack([a]), ours, stack([a, Self.label("the-th-the")]))
    #expect(conflicts.map(\.kind) == [.order])
  }

  @Test func `Line endings and indentation are those of ours`() throws {
    let ours = Self.text([a]).replacing("\n", with: "\r\n")
    let (text, conflicts) = try merge(Self.text([a]), ours, Self.text([a, b]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([a, b]).replacing("\n", with: "\r\n"))
  }

  @Test func `Comments before elements are merged and never conflict`() throws {
    func commented(_ comment: String, _ views: [String]) -> String {
      Self.text(views).replacing("    <objects>", with: "    <!--\(comment)-->\n    <objects>")
    }
    let (text, conflicts) = try merge(
      commented("Old", [a]), commented("Old", [a, b]), commented("New", [a]))
    #expect(conflicts.isEmpty)
    #expect(text == commented("New", [a, b]))
    let both = try merge(commented("Old", [a]), commented("Ours", [a]), commented("Theirs", [a]))
    #expect(both.conflicts.isEmpty)
    #expect(both.text == commented("Ours", [a]))
  }

  @Test func `Attributes can be replaced with other attributes`() throws {
    func view(_ attributes: String) -> String { "<label \(attributes) id=\"aaa-aa-aaa\"/>" }
    let (text, conflicts) = try merge(
      Self.text([view("tag=\"1\" alpha=\"0.5\"")]),
      Self.text([view("tag=\"1\" alpha=\"0.5\""), b]),
      Self.text([view("hidden=\"YES\" opaque=\"NO\" alpha=\"0.5\"")]))
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([view("hidden=\"YES\" opaque=\"NO\" alpha=\"0.5\""), b]))
  }

  @Test func `A number that differs only in its notation is unchanged`() throws {
    func color(_ blue: String) -> String {
      "            <color key=\"backgroundColor\" red=\"0.5\" green=\"0.5\" blue=\"\(blue)\" alpha=\"1\"/>\n"
    }
    let base = Self.text([a], more: color("0.66666666666666663"))
    let theirs = Self.text([a], more: color("0.66666722297668457"))
    // Written again by theirs, removed by ours; written again by both; changed by ours.
    #expect(try merge(base, Self.text([a]), theirs).conflicts.isEmpty)
    let both = try merge(base, Self.text([a], more: color("0.66666666670000002")), theirs)
    #expect(both.conflicts.isEmpty)
    let changed = try merge(base, Self.text([a], more: color("0.25")), theirs)
    #expect(changed.conflicts.isEmpty)
    #expect(changed.text == Self.text([a], more: color("0.25")))
    // A difference of a step of a color with 8 bits is a change.
    let other = Self.text([a], more: color("0.6705"))
    #expect(try merge(base, Self.text([a], more: color("0.25")), other).conflicts.count == 1)
  }

  @Test func `Similar identifiers, names, and integers are different values`() throws {
    // Documents of Xcode 4 have numbers as identifiers.
    func document(_ item: Int, _ color: String, tag: Int, more: String = "") -> String {
      Self.text(
        [
          Self.label("975951072", more: " tag=\"\(tag)\""), Self.label("975951073", more: more),
        ],
        constraints: [
          "firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"1\" id=\"wid-th-con\""
        ], more: "            <color key=\"backgroundColor\" name=\"\(color)\"/>\n")
    }
    // Ours changes another view, so that the documents are merged object by object.
    let hidden = " hidden=\"YES\""
    let (text, conflicts) = try merge(
      document(975_951_072, "1", tag: 16_711_935),
      document(975_951_072, "1", tag: 16_711_935, more: hidden),
      document(975_951_073, "1.0", tag: 16_711_936))
    #expect(conflicts.isEmpty)
    #expect(text == document(975_951_073, "1.0", tag: 16_711_936, more: hidden))
  }

  // A chain in which each constraint refers to the next one takes time in proportion to its length; with a
  // pass over the document for each constraint, this length took minutes.
  @Test
  func `Long chains of references take linear time`() throws {
    let count = 2_000
    func chain(_ constant: Int, last: String) -> [String] {
      (0..<count).map { index in
        let item = index + 1 < count ? "c\(index + 1)" : last
        return
          "firstItem=\"\(item)\" firstAttribute=\"width\" constant=\"\(index == 0 ? constant : 0)\" "
          + "id=\"c\(index)\""
      }
    }
    // Theirs adds a chain to what ours removes.
    let dropped = try merge(
      Self.text([a, b]), Self.text([b]),
      Self.text([a, b], constraints: chain(0, last: "aaa-aa-aaa")))
    #expect(dropped.conflicts.count == count)
    #expect(dropped.text == Self.text([b]))
    // Theirs removes a chain whose first constraint ours changes.
    let ours = Self.text([a, b], constraints: chain(1, last: "aaa-aa-aaa"))
    let kept = try merge(
      Self.text([a, b], constraints: chain(0, last: "aaa-aa-aaa")), ours, Self.text([b]))
    #expect(kept.conflicts.map(\.kind) == [.removal])
    #expect(kept.text == ours)
  }

  @Test func `An explicit first item that equals the implicit one is not a change`() throws {
    func rule(_ first: String, _ constant: Int) -> String {
      "\(first)firstAttribute=\"width\" constant=\"\(constant)\" id=\"wid-th-con\""
    }
    let base = Self.text([a], constraints: [rule("", 1)])
    let written = Self.text([a], constraints: [rule("firstItem=\"top-vi-ew1\" ", 1)])
    #expect(try merge(base, Self.text([a]), written).conflicts.isEmpty)
    let (text, conflicts) = try merge(
      base, Self.text([a], constraints: [rule("", 2)]), written)
    #expect(conflicts.isEmpty)
    #expect(text == Self.text([a], constraints: [rule("", 2)]))
    // Theirs makes it a constraint of the view that it is in, and writes that as Xcode does.
    let inner = Self.text([a], constraints: [rule("firstItem=\"aaa-aa-aaa\" ", 1)])
    let changed = try merge(
      inner, Self.text([a], constraints: [rule("firstItem=\"aaa-aa-aaa\" ", 2)]), base)
    #expect(changed.conflicts.isEmpty)
    #expect(changed.text == Self.text([a], constraints: [rule("", 2)]))
  }

  @Test func `A constraint that moves to an ancestor keeps its implicit first item`() throws {
    let rule = "<constraint firstAttribute=\"width\" constant=\"1\" id=\"wid-th-con\"/>"
    func boxed(_ inner: String, _ outer: String, _ name: String = "") -> String {
      Self.text([
        "<view id=\"box-bo-box\"\(name)><constraints>\(inner)</constraints></view>"
      ]).replacing("        </view>", with: "        <constraints>\(outer)</constraints></view>")
    }
    let keep =
      "<constraint firstItem=\"box-bo-box\" firstAttribute=\"height\" constant=\"1\" id=\"hei-gh-con\"/>"
    let moved = rule.replacing("<constraint ", with: "<constraint firstItem=\"box-bo-box\" ")
    let (text, conflicts) = try merge(
      boxed(rule + keep, keep.replacing("hei-gh", with: "out-er")),
      boxed(rule + keep, keep.replacing("hei-gh", with: "out-er"), " tag=\"1\""),
      boxed(keep, keep.replacing("hei-gh", with: "out-er") + moved))
    #expect(conflicts.isEmpty)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.xib")
    let constraint = document.element(withIdentifier: "wid-th-con")
    #expect(constraint?.parent?.parent?.id == "top-vi-ew1")
    #expect(constraint?["firstItem"] == "box-bo-box")
  }

  @Test func `Names in the document outline never conflict`() throws {
    func named(_ name: String) -> String {
      Self.text([Self.label("aaa-aa-aaa", more: " userLabel=\"\(name)\"")])
    }
    let (text, conflicts) = try merge(named("Old"), named("Ours"), named("Theirs"))
    #expect(conflicts.isEmpty)
    #expect(text == named("Ours"))
  }

  /// A storyboard with a scene that leads to another one.
  private static func storyboard(
    first: Bool = true, second: Bool = true, color: String = "", exit: Bool = false,
    breaker: Bool = false, segue: Bool = true
  ) -> String {
    let link =
      segue
      ? "<connections><segue destination=\"two-tw-two\" kind=\"show\" id=\"seg-se-seg\"/></connections>"
      : ""
    let way = exit ? "<exit id=\"exi-ex-exi\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>" : ""
    let scenes = [
      first
        ? "<scene sceneID=\"sce-ne-one\"><objects><viewController id=\"one-on-one\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"vie-on-one\"\(color)/>\(link)</viewController>\(way)</objects></scene>"
        : "",
      second
        ? "<scene sceneID=\"sce-ne-two\"><objects><viewController id=\"two-tw-two\" sceneMemberID=\"viewController\"/></objects></scene>"
        : "",
      "<scene sceneID=\"sce-ne-thr\"><objects><viewController id=\"thr-th-thr\" sceneMemberID=\"viewController\"/></objects></scene>",
    ]
    let breakers =
      breaker
      ? "<inferredMetricsTieBreakers><segue reference=\"seg-se-seg\"/></inferredMetricsTieBreakers>"
      : ""
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14000" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes>\(breakers)</document>
      """
  }

  @Test func `Objects that Xcode adds automatically do not keep a removed scene`() throws {
    let (text, conflicts) = try merge(
      Self.storyboard(), Self.storyboard(first: false), Self.storyboard(exit: true))
    #expect(conflicts.isEmpty)
    #expect(text == Self.storyboard(first: false))
    let (kept, _) = try merge(
      Self.storyboard(), Self.storyboard(exit: true), Self.storyboard(first: false))
    #expect(!kept.contains("one-on-one"))
  }

  @Test func `A scene that is restored also restores the scenes that it refers to`() throws {
    let ours = Self.storyboard(color: " alpha=\"0.5\"")
    let (text, conflicts) = try merge(
      Self.storyboard(), ours, Self.storyboard(first: false, second: false))
    #expect(conflicts.map(\.kind) == [.removal])
    #expect(text == ours)
  }

  @Test func `An inferred metrics tiebreaker is removed with its segue`() throws {
    let ours = Self.storyboard(segue: false)
    let (text, conflicts) = try merge(Self.storyboard(), ours, Self.storyboard(breaker: true))
    #expect(conflicts.isEmpty)
    #expect(!text.contains("seg-se-seg"))
  }

  @Test(arguments: ["Login", "Settings", "Universal"])
  func `Merging with an unchanged or equal side gives the other side`(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Examples/Documents/\(name).storyboard").standardized
    let base = try String(contentsOf: url, encoding: .utf8)
    // Other constants, without the last constraint of each longer list.
    let changed = base.replacing("constant=\"20\"", with: "constant=\"21\"")
      .replacing(/(\n *<constraint [^\n]*)\n *<constraint [^\n]*(\n *<\/constraints>)/) {
        "\($0.1)\($0.2)"
      }
    #expect(changed != base)
    let kept = try merge(base, changed, base)
    #expect(kept.text == changed && kept.conflicts.isEmpty)
    #expect(
      try merge(base, base, changed).text.split(separator: "\n").sorted()
        == changed.split(separator: "\n").sorted())
    #expect(try merge(base, changed, changed).text == changed)
  }
}
