import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Classes of a program that documents name. Oracle: Apple's documentation of nib loading and of
/// user defined runtime attributes (hand).
@MainActor
@Suite struct RegisteredClassTests {
  private final class Panel: UIView {
    var flag = false
    var ratio = 0.0
    var count = 1
    var name: String?
    var point = CGPoint.zero
    var size = CGSize.zero
    var rect = CGRect.zero
    var range = NSRange()
    var tint: UIColor? = .green
    var line = UIColor.black
    var picture: UIImage?
    var labels: [UILabel] = []
    var height: CGFloat = 30 { didSet { invalidateIntrinsicContentSize() } }
    private var extra: UIView?
    private(set) var updates = 0
    private(set) var laidOut = CGSize.zero

    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    override func updateConstraints() {
      updates += 1
      if extra == nil {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 7),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        extra = view
      }
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut = bounds.size
    }
    var extraX: CGFloat? { extra?.frame.minX }
  }

  private static func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)\
    </userDefinedRuntimeAttribute>
    """
  }

  private static let attributes = """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
      \(attribute("number", "ratio", "<real key=\"value\" value=\"0.25\"/>"))
      \(attribute("number", "count", "<integer key=\"value\" value=\"3\"/>"))
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="Title"/>
      \(attribute("point", "point", "<point key=\"value\" x=\"1\" y=\"2\"/>"))
      \(attribute("size", "size", "<size key=\"value\" width=\"3\" height=\"4\"/>"))
      \(attribute("rect", "rect", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
      \(attribute("range", "range", "<range key=\"value\" location=\"5\" length=\"6\"/>"))
      <userDefinedRuntimeAttribute type="nil" keyPath="tint"/>
      \(attribute("color", "line", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"))
      <userDefinedRuntimeAttribute type="image" keyPath="picture" value="logo"/>
    </userDefinedRuntimeAttributes>
    """

  private static func document(
    _ more: String = attributes, customClass: String = "Panel"
  ) throws -> InterfaceDocument {
    try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))
        <subviews>
          \(DocumentText.view("panel", "view", "customClass=\"\(customClass)\"", more))
          \(DocumentText.view("below", "label", "text=\"A\""))
        </subviews>
        <constraints>
          \(DocumentText.equal("panel", "top", "root", "top", 50))
          \(DocumentText.equal("panel", "leading", "root", "leading"))
          \(DocumentText.equal("below", "top", "panel", "bottom", 10))
          \(DocumentText.equal("below", "leading", "root", "leading"))
        </constraints>
      </view>
      """,
      resources: "<resources><image name=\"logo\" width=\"12\" height=\"9\"/></resources>")
  }

  private static func classes(all: Bool = true) -> InterfaceClasses {
    var classes = InterfaceClasses()
    let panel = classes.register("Panel", Panel.self)
    guard all else { return classes }
    panel.attribute("flag", \.flag).attribute("ratio", \.ratio).attribute("count", \.count)
      .attribute("name", \.name).attribute("point", \.point).attribute("size", \.size)
      .attribute("rect", \.rect).attribute("range", \.range).attribute("tint", \.tint)
      .attribute("line", \.line).attribute("picture", \.picture)
      .outletCollection("labels", \.labels)
    return classes
  }

  private func panel(
    _ document: InterfaceDocument, _ choice: CanvasChoice = .document, all: Bool = true
  ) throws -> (Panel, InstantiatedRoot) {
    let root = try #require(document.roots.first)
    let made = root.instantiate(on: choice, classes: Self.classes(all: all))
    return (try #require(made.view.subviews.first as? Panel), made)
  }

  @Test func `User-defined runtime attributes of all types set their properties`() throws {
    let (panel, made) = try panel(try Self.document())
    #expect(panel.flag && panel.ratio == 0.25 && panel.count == 3 && panel.name == "Title")
    #expect(panel.point == CGPoint(x: 1, y: 2) && panel.size == CGSize(width: 3, height: 4))
    #expect(panel.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(panel.range == NSRange(location: 5, length: 6))
    #expect(panel.tint == nil && panel.line == .red)
    #expect(panel.picture?.size == CGSize(width: 12, height: 9))
    #expect(made.diagnostics.isEmpty)
  }

  private final class Pill: UIView {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      backgroundColor = .red
      clipsToBounds = true
      contentMode = .center
      tintColor = .green
      accessibilityLabel = "Pill"
    }
  }

  // apple-documentation: `init(coder:)` of UIView has read the document when the class's own goes on.
  @Test func `Values set in init(coder:) remain unless the document sets the property`()
    throws
  {
    var classes = InterfaceClasses()
    classes.register("Panel", Pill.self)
    let more = """
      <accessibility key="accessibilityConfiguration" identifier="pill"/>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      """
    let document = try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))
        <subviews>
          \(DocumentText.view(
            "panel", "view", "customClass=\"Panel\" alpha=\"0.5\" opaque=\"NO\"", more))
        </subviews>
      </view>
      """)
    let root = try #require(document.roots.first)
    let view = try #require(root.instantiate(classes: classes).view.subviews.first as? Pill)
    #expect(view.backgroundColor == .red && view.clipsToBounds && view.contentMode == .center)
    #expect(view.alpha == 0.5 && !view.isOpaque)
    #expect(view.tintColor == .green && view.accessibilityLabel == "Pill")
    #expect(view.accessibilityIdentifier == "pill")
  }

  @Test func `Strings of user-defined runtime attributes are localized`() throws {
    var choice = CanvasChoice.document
    choice.localization = InterfaceLocalization(
      locale: "de",
      texts: ["panel.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Titel"])
    #expect(try panel(try Self.document(), choice).0.name == "Titel")
  }

  /// 50 - 5 of the alignment; 30 high with those 5; 45 + 35 of the frame + 10 = 85... the frame is
  /// 35 high because its intrinsic size is that of the alignment rectangle.
  @Test func `Layout uses the methods and properties that a registered class overrides`() throws {
    let (panel, made) = try panel(try Self.document())
    made.view.layoutIfNeeded()
    #expect(panel.frame == CGRect(x: 0, y: 45, width: 100, height: 35))
    #expect(made.view.subviews[1].frame.minY == 90)
    #expect(panel.updates > 0 && panel.laidOut == CGSize(width: 100, height: 35))
    #expect(panel.extraX == 93)
    panel.height = 40
    made.view.layoutIfNeeded()
    #expect(made.view.subviews[1].frame.minY == 100)
  }

  @Test func `An unregistered class causes a warning if other classes are registered`() throws {
    let document = try Self.document("", customClass: "Missing")
    let root = try #require(document.roots.first)
    let found = root.instantiate(classes: Self.classes()).diagnostics
    #expect(found.map(\.kind) == [.unknownClass] && found.first?.severity == .warning)
    #expect(found.first?.message == "class 'Missing' is not registered")
    // The tool knows no classes, and a document that names some is none the worse.
    #expect(root.instantiate(classes: InterfaceClasses()).diagnostics.isEmpty)
    var log: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { log.append($0) }
    defer { LayoutLog.handler = handler }
    _ = UINib(document: document, classes: InterfaceClasses()).instantiate(withOwner: nil)
    #expect(log.count == 1 && log.first?.contains("class 'Missing' is not registered") == true)
  }

  @Test func `Unknown properties and outlet collections of another type cause warnings`() throws {
    let (_, made) = try panel(try Self.document(), all: false)
    #expect(made.diagnostics.count == 11)
    #expect(made.diagnostics.allSatisfy { $0.kind == .unknownProperty })
    let connections = """
      <connections>
        <outletCollection property="labels" destination="below" id="o1"/>
        <outletCollection property="labels" destination="root" id="o2"/>
        <outlet property="none" destination="below" id="o3"/>
        <outlet property="delegate" destination="below" id="o4"/>
      </connections>
      """
    let (panel, connected) = try panel(try Self.document(connections))
    #expect(panel.labels.count == 1)
    #expect(Set(connected.diagnostics.map(\.kind)) == [.invalidValue, .unknownProperty])
    #expect(connected.diagnostics.count == 2)
  }

  @Test func `Runtime attributes are set on controllers, and missing properties are reported`()
    throws
  {
    final class Screen: UIViewController { var picture: UIImage? }
    func bare(_ name: String) throws -> InterfaceDocument {
      try DocumentText.storyboard(
        DocumentText.scene(
          "main", controller: "",
          attributes: "customClass=\"\(name)\" storyboardIdentifier=\"main\""))
    }
    let document = try DocumentText.storyboard(
      DocumentText.scene(
        "main",
        controller: """
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="nil" keyPath="picture"/>
            <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
          </userDefinedRuntimeAttributes>
          """, attributes: "customClass=\"Screen\" storyboardIdentifier=\"main\""))
    var classes = InterfaceClasses()
    classes.register("Screen", Screen.self).attribute("picture", \.picture)
    var log: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { log.append($0) }
    defer { LayoutLog.handler = handler }
    let board = UIStoryboard(document: document, classes: classes)
    let screen = board.instantiateViewController(withIdentifier: "main")
    #expect(screen is Screen)
    #expect(log.count == 1 && log[0].contains("Screen has no registered property 'nothing'"))
    classes.register("Screen", make: { _ -> Screen? in nil })
    let failing = UIStoryboard(document: try bare("Screen"), classes: classes)
    #expect(!(failing.instantiateViewController(withIdentifier: "main") is Screen))
    #expect(
      log.count == 2
        && log.last?.contains(
          "'Screen' does not create a view controller") == true
    )
    let unknown = UIStoryboard(document: try bare("Unknown"), classes: classes)
    _ = unknown.instantiateViewController(withIdentifier: "main")
    #expect(log.count == 3 && log.last?.contains("'Unknown' is not registered") == true)
  }
}
