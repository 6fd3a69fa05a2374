import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// What views show, as the document says.
@MainActor
@Suite struct ContentTests {
  private func view(_ element: String, resources: String = "") throws -> UIView {
    let document = try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))
        <subviews>\(element)</subviews>
      </view>
      """, resources: resources)
    let root = try #require(document.roots.first).instantiate()
    #expect(root.diagnostics.isEmpty)
    return try #require(root.view.descendant(withDocumentIdentifier: "a"))
  }

  private func label(_ attributes: String, _ inner: String = "") throws -> UILabel {
    try #require(
      view("<label contentMode=\"left\" id=\"a\" \(attributes)>\(inner)</label>") as? UILabel)
  }

  @Test func `Text is read from attributes, elements, Base64, and attributed strings`() throws {
    #expect(try label("text=\"one &amp; two\"").text == "one & two")
    #expect(try label("", "<string key=\"text\">one\ntwo</string>").text == "one\ntwo")
    // "Container" after the control character U+0010, which XML cannot hold; padding is left out.
    let coded = "<string key=\"text\" base64-UTF8=\"YES\">\nEENvbnRhaW5lcg\n</string>"
    #expect(try label("", coded).text == "\u{10}Container")
    let styled = """
      <attributedString key="attributedText">
        <fragment content="one "><attributes><font key="NSFont" metaFont="system" size="20"/></attributes></fragment>
        <fragment content="two"><attributes><font key="NSFont" name="HelveticaNeue" size="10"/></attributes></fragment>
      </attributedString>
      """
    #expect(try label("usesAttributedText=\"YES\"", styled).attributedText?.string == "one two")
  }

  @Test func `System fonts, text styles, and named fonts are read`() throws {
    func font(_ description: String) throws -> UIFont {
      try #require(label("", "<fontDescription key=\"fontDescription\" \(description)/>").font)
    }
    #expect(try font("type=\"boldSystem\" pointSize=\"13\"") == .boldSystemFont(ofSize: 13))
    #expect(
      try font("type=\"system\" weight=\"light\" pointSize=\"13\"")
        == .systemFont(ofSize: 13, weight: .light))
    #expect(try font("style=\"UICTFontTextStyleBody\"").pointSize == 17)
    #expect(
      try font("name=\"Futura-Medium\" family=\"Futura\" pointSize=\"9\"").familyName == "Futura")
    #expect(try font("type=\"system\" pointSize=\"1e300\"").pointSize.isFinite)
  }

  /// Xcode 15.3 and later write an element for images that have a symbol scale or a rendering mode.
  @Test(arguments: [("", 37.0), (" symbolScale=\"large\"", 48.0), (" symbolScale=\"small\"", 29.0)])
  func `An image is read from an imageReference element`(_ scale: String, _ height: Double) throws {
    let resources = """
      <resources><image name="star" width="12" height="34"/>\
      <image name="doc" catalog="system" width="128" height="128"/></resources>
      """
    let plain = try view(
      "<imageView contentMode=\"center\" id=\"a\"><imageReference key=\"image\" image=\"star\"\(scale)/></imageView>",
      resources: resources)
    #expect((plain as? UIImageView)?.image?.size == CGSize(width: 12, height: 34))
    let symbol = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" id="a"><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain">
          <imageReference key="image" image="doc" catalog="system"\(scale)/>
        </buttonConfiguration>
      </button>
      """, resources: resources)
    let image = (symbol as? UIButton)?.configuration?.image
    // 1.1 times the size of the font, in pixels of a canvas with two a point.
    #expect(image.map { abs($0.size.height * 2 - height) <= 1 } == true)
  }

  @Test func `Colors are read from components, system color names, and named colors`() throws {
    func color(_ attributes: String) throws -> LayoutSnapshot.Color? {
      try view(
        "<view contentMode=\"center\" id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
          + "<color key=\"backgroundColor\" \(attributes)/></view>",
        resources: """
          <resources><namedColor name="Brand">
            <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </namedColor></resources>
          """
      ).backgroundColor?.snapshotColor
    }
    #expect(try color("white=\"0.5\" alpha=\"0.25\"") == .init(light: .init(0.5, 0.5, 0.5, 0.25)))
    #expect(try color("name=\"Brand\"") == .init(light: .init(1, 0, 0)))
    #expect(try color("systemColor=\"systemBackgroundColor\"")?.dark == .init(0, 0, 0))
    // The red of Display P3 lies outside sRGB: it is cut to its red, up to rounding.
    let red = try color("red=\"1\" green=\"0\" blue=\"0\" customColorSpace=\"displayP3\"")
    let wide = try #require(red)
    #expect(abs(wide.light.red - 1) < 1e-9 && wide.light.green == 0 && wide.light.blue == 0)
  }

  @Test func `A button's titles for states, insets, and image sizes are read`() throws {
    let button = try #require(
      view(
        """
        <button contentMode="scaleToFill" buttonType="system" id="a">
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="Go" image="star"/><state key="disabled" title="Wait"/>
        </button>
        """,
        resources: "<resources><image name=\"star\" width=\"12\" height=\"34\"/></resources>")
        as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Wait")
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.image(for: .normal)?.size == CGSize(width: 12, height: 34))
  }

  @Test func `Values of controls are read`() throws {
    let toggle = try view("<switch contentMode=\"center\" on=\"YES\" id=\"a\"/>") as? UISwitch
    #expect(toggle?.isOn == true)
    let slider = try #require(
      view("<slider contentMode=\"center\" minValue=\"2\" maxValue=\"9\" value=\"4\" id=\"a\"/>")
        as? UISlider)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (2, 4, 9))
    let segments = try #require(
      view(
        """
        <segmentedControl contentMode="center" selectedSegmentIndex="1" id="a">
          <segments><segment title="x"/><segment title="y"/></segments>
        </segmentedControl>
        """) as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "y")
  }

  @Test func `A configuration title that the app sets replaces the document's attributed title`()
    throws
  {
    let button = try #require(
      view(
        """
        <button contentMode="scaleToFill" buttonType="system" id="a">
          <buttonConfiguration key="configuration" style="plain">
            <attributedString key="attributedTitle"><fragment content="a document's title">
              <attributes><font key="NSFont" metaFont="system" size="20"/></attributes>
            </fragment></attributedString>
          </buttonConfiguration>
        </button>
        """) as? UIButton)
    let title = try #require(button.configuration?.attributedTitle)
    #expect(String(title.characters) == "a document's title")
    #expect(title.runs.first?.uiKit.font == .systemFont(ofSize: 20))
    let width = button.intrinsicContentSize.width
    button.configuration?.title = "New"
    #expect(button.configuration?.attributedTitle == nil)
    let plain = button.intrinsicContentSize.width
    #expect(plain < width / 2)
    button.configuration?.attributedTitle = title
    #expect(button.intrinsicContentSize.width == width)
    button.configuration?.attributedTitle = AttributedString("New")
    #expect(button.configuration?.title == "New" && button.intrinsicContentSize.width == plain)
  }

  /// Oracle: `interface-builder`: 18 labels of Xcode 5 to 7 in 3 repositories.
  @Test(
    arguments: [
      ("5056", 16), ("9531", 16), ("11762", 17), ("17156", 17), ("19162", 14), ("21507", 17),
    ] as [(String, CGFloat)])
  func `Text styles have the font size of the Xcode version's canvas`(
    tools: String, size: CGFloat
  ) throws {
    let document = try DocumentText.xib(
      """
      <label contentMode="left" text="a" id="a">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """, tools: tools, device: nil)
    let label = try #require(document.roots.first).instantiate().view as? UILabel
    #expect(label?.font.pointSize == size)
  }

  /// Oracle: `interface-builder`: a button of 56 points with a picture of 32 points.
  @Test func `A button configuration replaces the normal state`() throws {
    let button = try #require(
      view(
        """
        <button contentMode="scaleToFill" buttonType="system" id="a">
          <state key="normal" title="Button" image="star"/><state key="disabled" title="Wait"/>
          <buttonConfiguration key="configuration" style="plain" image="play"/>
        </button>
        """,
        resources: """
          <resources><image name="star" width="9" height="9"/>
          <image name="play" width="32" height="32"/></resources>
          """) as? UIButton)
    #expect(button.intrinsicContentSize == CGSize(width: 56, height: 46))
    #expect(button.title(for: .disabled) == "Wait")
  }

  /// Oracle: `interface-builder`: five roots whose primary buttons are as wide as headlines.
  @Test func `The title of a button with the primary role is semibold`() throws {
    func font(_ attributes: String) throws -> UIFont? {
      let button =
        try view(
          """
          <button contentMode="scaleToFill" buttonType="system" id="a" \(attributes)>
            <buttonConfiguration key="configuration" style="filled" title="Go"/>
          </button>
          """) as? UIButton
      return button?.configuration?.titleFont
    }
    #expect(try font("role=\"primary\"")?.cssWeight == 600)
    #expect(try font("")?.cssWeight == 400)
  }
}
