import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// Loading documents in a program. Oracle: Apple's documentation of nib loading (hand).
@MainActor
@Suite struct LoadingTests {
  private final class Card: UIView {
    var radius: CGFloat = 0
    var name = ""
    var labels: [UILabel] = []
    var width: NSLayoutConstraint?
    var isAwake = false
    var isPreviewed = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = width != nil
    }
    override func prepareForInterfaceBuilder() { isPreviewed = true }
  }

  private final class Owner { var card: Card? }

  private static var classes: InterfaceClasses {
    var classes = InterfaceClasses()
    classes.register("Card", Card.self)
      .attribute("radius", \.radius).attribute("name", \.name)
      .outletCollection("labels", \.labels).outlet("width", \.width)
    classes.register("Owner") { _ in Owner() }.outlet("card", \.card)
    return classes
  }

  private static let card = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections><outlet property="card" destination="card" id="o0"/></connections>
    </placeholder>
    <view contentMode="scaleToFill" id="card" customClass="Card">
      \(DocumentText.frame(0, 0, 200, 100))
      <subviews>
        \(DocumentText.view("a", "label", "text=\"A\""))
        \(DocumentText.view("b", "label", "text=\"B\""))
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="width" constant="50" id="w"/>
        <constraint firstItem="b" firstAttribute="width" constant="9" placeholder="YES" id="p"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
          <real key="value" value="4.5"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="card"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outletCollection property="labels" destination="b" id="o1"/>
        <outletCollection property="labels" destination="a" id="o2"/>
        <outlet property="width" destination="w" id="o3"/>
      </connections>
    </view>
    """

  @Test func `Instantiating a xib creates registered classes and connects the owner's outlets`()
    throws
  {
    let nib = UINib(document: try DocumentText.xib(Self.card), classes: Self.classes)
    let owner = Owner()
    let card = try #require(nib.instantiate(withOwner: owner).first as? Card)
    #expect(owner.card === card)
    #expect(card.radius == 4.5 && card.name == "card")
    #expect(card.labels.map(\.text) == ["B", "A"])
    #expect(card.width?.constant == 50)
    #expect(card.isAwake && !card.isPreviewed)
    // The placeholder is there for the canvas alone.
    #expect(!card.constraints.contains { $0.constant == 9 })
  }

  @Test func `The canvas calls prepareForInterfaceBuilder() and keeps placeholder constraints`()
    throws
  {
    let root = try #require(try DocumentText.xib(Self.card).roots.first)
    let card = try #require(root.instantiate(classes: Self.classes).view as? Card)
    #expect(card.isPreviewed && !card.isAwake)
    #expect(card.constraints.contains { $0.constant == 9 })
    let plain = root.instantiate(classes: InterfaceClasses()).view
    #expect(type(of: plain) == UIView.self && plain.documentClassName == "Card")
  }

  @Test func `A universal storyboard adapts when its window rotates`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Documents/Universal.storyboard").standardized
    let storyboard = UIStoryboard(document: try InterfaceDocument(contentsOf: file))
    let device = try #require(Device(identifier: "retina6_0"))
    func frames(_ controller: UIViewController) -> [CGRect] {
      var found: [CGRect] = []
      controller.view.forEachInSubtree { found.append($0.frame) }
      return found
    }
    func fresh(_ orientation: Device.Orientation) throws -> [CGRect] {
      let window = UIWindow(device: device, orientation: orientation)
      window.rootViewController = storyboard.instantiateInitialViewController()
      window.makeKeyAndVisible()
      return frames(try #require(window.rootViewController))
    }
    let window = UIWindow(device: device)
    let controller = try #require(storyboard.instantiateInitialViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let expected = [try fresh(.landscape), try fresh(.portrait)]
    #expect(expected[0] != expected[1])
    for turn in 0..<20 {
      let orientation: Device.Orientation = turn.isMultiple(of: 2) ? .landscape : .portrait
      window.move(to: UIScreen(device: device, orientation: orientation))
      #expect(frames(controller) == expected[turn % 2])
    }
  }

  @Test func `View controllers get the bar button items of their storyboard`() throws {
    let document = try DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="vc" id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">\(DocumentText.frame(0, 0, 375, 667))</view>
          <navigationItem key="navigationItem" title="Post" prompt="New" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
            <rightBarButtonItems>
              <barButtonItem systemItem="add" id="r"/>
              <barButtonItem title="More" style="done" id="q"/>
            </rightBarButtonItems>
          </navigationItem>
          <toolbarItems><barButtonItem title="Sort" id="t"/></toolbarItems>
        </viewController>
      </objects></scene>
      """)
    let controller = UIStoryboard(document: document).instantiateViewController(
      withIdentifier: "vc")
    let item = controller.navigationItem
    #expect(item.prompt == "New" && item.title == "Post")
    #expect(item.leftBarButtonItem?.documentIdentifier == "l")
    #expect(item.rightBarButtonItems?.map(\.title) == [nil, "More"])
    #expect(item.rightBarButtonItems?.last?.style == .done)
    #expect(controller.toolbarItems?.map(\.title) == ["Sort"])
  }

  @Test(arguments: ["extendedEdge", "rectEdge"])
  func `A controller's edgesForExtendedLayout is read from the document`(
    _ name: String
  ) throws {
    let document = try DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="vc" id="vc" sceneMemberID="viewController">
          <\(name) key="edgesForExtendedLayout" bottom="YES"/>
        </viewController>
      </objects></scene>
      """)
    let controller = UIStoryboard(document: document).instantiateViewController(
      withIdentifier: "vc")
    #expect(controller.edgesForExtendedLayout == .bottom)
  }

  @Test func `Fonts that adjust for the content size category are updated when it changes`() throws
  {
    func label(_ id: String, _ attributes: String) -> String {
      DocumentText.view(
        id, "label", "text=\"Text\" \(attributes)",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    }
    let document = try DocumentText.storyboard(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="vc" id="vc" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">\(DocumentText.frame(0, 0, 375, 667))
            <subviews>
              \(label("a", "adjustsFontForContentSizeCategory=\"YES\""))\(label("b", ""))
            </subviews>
          </view>
        </viewController>
      </objects></scene>
      """)
    let controller = UIStoryboard(document: document).instantiateViewController(
      withIdentifier: "vc")
    let labels = controller.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.font.pointSize) == [17, 17])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(labels.map(\.font.pointSize) == [53, 17])
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    window.layoutIfNeeded()
    #expect(labels.map(\.font.pointSize) == [14, 17])
  }
}
