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

  @Test func `A xib makes registered classes and connects the owner`() throws {
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

  @Test func `The canvas asks for a preview and keeps placeholders`() throws {
    let root = try #require(try DocumentText.xib(Self.card).roots.first)
    let card = try #require(root.instantiate(classes: Self.classes).view as? Card)
    #expect(card.isPreviewed && !card.isAwake)
    #expect(card.constraints.contains { $0.constant == 9 })
    let plain = root.instantiate(classes: InterfaceClasses()).view
    #expect(type(of: plain) == UIView.self && plain.documentClassName == "Card")
  }

  @Test func `A universal storyboard follows its window`() throws {
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
}
