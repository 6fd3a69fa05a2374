import Foundation
import Testing

@testable import AutoLayout
@testable import InterfaceBuilder

/// What a program shows of a document on a device, and what the layout of the document for that device
/// gives. Oracle: `hand`, from Apple's documentation of `edgesForExtendedLayout` and
/// `extendedLayoutIncludesOpaqueBars` and from the heights of bars (iPhone 15: safe area 59 and 34,
/// navigation bar 44, tab bar 49). The bar covers 5⅓ points of the safe area under the Dynamic Island
/// (`navigation-bar.island-overlap` of the table).
@MainActor
@Suite struct LoadedDeviceTests {
  private static let phone = Device(identifier: "retina6_12") ?? Device.all[0]
  /// The safe area below a navigation bar.
  private static let belowBar: CGFloat = 59 + (44 - 16.0 / 3)
  private static let pad = Device(identifier: "ipad10_9rounded") ?? Device.all[0]

  /// The frame and the safe area of the view of `vc` in a program, after those of its document for a
  /// device.
  private func views(
    _ scenes: String, initial: String, on device: Device = phone
  ) throws -> [(size: CGSize, insets: UIEdgeInsets)] {
    let document = try DocumentText.storyboard(scenes, tools: "21701", initial: initial)
    let root = try #require(document.roots.first { $0.controller?.id == "vc" })
    let canvas = root.instantiate(on: .device(device)).canvas
    UIScreen.main = UIScreen(device: device)
    defer { UIScreen.main = UIScreen(device: .defaultDevice) }
    let window = UIWindow(device: device)
    let route = SceneRoute(to: try #require(root.controller), in: document)
    let first = try #require(route.makeStart(from: UIStoryboard(document: document)))
    window.rootViewController = first
    window.makeKeyAndVisible()
    let view = try #require(route.follow(from: first)?.view)
    return [(canvas.size, canvas.safeAreaInsets), (view.bounds.size, view.safeAreaInsets)]
  }

  private func bar(_ name: String, _ attributes: String) -> String {
    "<\(name) key=\"\(name)\" contentMode=\"scaleToFill\" id=\"bar\" \(attributes)/>"
  }

  private func navigation(_ attributes: String, to id: String = "vc") -> String {
    DocumentText.container("nav", "navigationController", "rootViewController", id)
      .replacingOccurrences(
        of: "<connections>", with: bar("navigationBar", attributes) + "<connections>")
  }

  @Test func `A view ends at opaque bars`() throws {
    let scene = DocumentText.scene("vc")
    for (size, insets) in try views(navigation("translucent=\"NO\"") + scene, initial: "nav") {
      #expect(size == CGSize(width: 393, height: 852 - Self.belowBar))
      #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
    let tabs = DocumentText.container("tabs", "tabBarController", "viewControllers", "vc")
      .replacingOccurrences(
        of: "<connections>", with: bar("tabBar", "translucent=\"NO\"") + "<connections>")
    for (size, insets) in try views(tabs + scene, initial: "tabs") {
      #expect(size == CGSize(width: 393, height: 769))
      #expect(insets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `A view can extend below opaque bars`() throws {
    let scene = DocumentText.scene("vc", attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"")
    for (size, insets) in try views(navigation("translucent=\"NO\"") + scene, initial: "nav") {
      #expect(size == CGSize(width: 393, height: 852))
      #expect(insets == UIEdgeInsets(top: Self.belowBar, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `A view without extended edges ends at the bars of all containers`() throws {
    let tabs = DocumentText.container("tabs", "tabBarController", "viewControllers", "nav")
    let scene = DocumentText.scene(
      "vc", controller: "<extendedEdge key=\"edgesForExtendedLayout\"/>")
    for (size, insets) in try views(tabs + navigation("") + scene, initial: "tabs") {
      #expect(size == CGSize(width: 393, height: 852 - Self.belowBar - 83))
      #expect(insets == .zero)
    }
  }

  @Test func `A view without extended edges ends at the navigation bar of a sheet`() throws {
    let source = DocumentText.scene(
      "source",
      controller: "<connections>\(DocumentText.segue("presentation", to: "nav"))</connections>")
    let scene = DocumentText.scene(
      "vc", controller: "<extendedEdge key=\"edgesForExtendedLayout\"/>")
    for (size, insets) in try views(source + navigation("") + scene, initial: "source") {
      #expect(size == CGSize(width: 393, height: 727))
      #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }

  // `sheet.navigation-bar` of the table: 56.
  @Test func `The navigation bar of a sheet has the same height on iPad as on iPhone`() throws {
    let source = DocumentText.scene(
      "source",
      controller: "<connections>\(DocumentText.segue("presentation", to: "nav"))</connections>")
    let scenes = source + navigation("") + DocumentText.scene("vc")
    for (size, insets) in try views(scenes, initial: "source", on: Self.pad) {
      #expect(size.width == 712)
      #expect(insets == UIEdgeInsets(top: 56, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `A form sheet on iPad has its default size or the preferred content size`() throws {
    let style = "modalPresentationStyle=\"formSheet\""
    let segue = DocumentText.segue("presentation", to: "vc", style)
    let source = DocumentText.scene("source", controller: "<connections>\(segue)</connections>")
    let preferred = "<size key=\"preferredContentSize\" width=\"400\" height=\"300\"/>"
    for (controller, size) in [
      ("", CGSize(width: 540, height: 620)), (preferred, CGSize(width: 400, height: 300)),
    ] {
      let scenes = source + DocumentText.scene("vc", controller: controller)
      for view in try views(scenes, initial: "source", on: Self.pad) { #expect(view.size == size) }
    }
  }

  // Apple, documentation of `safeAreaInsets`: what bars and rounded corners cover of the view.
  @Test
  func `An embedded view has the safe area insets that overlap its container view`()
    throws
  {
    let embed = "<connections>\(DocumentText.segue("embed", to: "vc"))</connections>"
    let container = """
      <subviews><containerView contentMode="scaleToFill" id="box">
        \(DocumentText.frame(0, 200, 375, 467))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(embed)
      </containerView></subviews>
      """
    let outer = DocumentText.scene("outer", view: container)
    let scenes = outer + DocumentText.scene("vc", height: 467)
    let found = try views(scenes, initial: "outer")
    #expect(found[0].size == found[1].size)
    for (size, insets) in found {
      #expect(size.width == 393)
      #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
    // Margins are wide from 400 points, whatever size the document records.
    let document = try DocumentText.storyboard(scenes, tools: "21701", initial: "outer")
    let root = try #require(document.roots.first { $0.controller?.id == "vc" })
    #expect(root.instantiate(on: .device(Self.phone)).canvas.sideMargin == 16)
    #expect(root.instantiate(on: .device(Self.pad)).canvas.sideMargin == 20)
  }

  // Apple, documentation of `UIStackView`: hidden views take no space. The canvas keeps that of
  // indicators, which documents mark as hidden.
  @Test func `A stopped activity indicator in a stack view takes space only on the canvas`() throws
  {
    let document = try DocumentText.xib(
      """
      <stackView contentMode="scaleToFill" axis="vertical" id="root">
        \(DocumentText.frame(0, 0, 300, 40))
        <subviews>
          <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium" id="wait"/>
          <view contentMode="scaleToFill" id="below"/>
        </subviews>
      </stackView>
      """)
    #expect(try document.frames()["below"]?.minY == 20)
    let root = try #require(document.roots.first)
    var tree = root.instantiate(on: .device(Self.phone))
    for choice in [CanvasChoice.device(Self.phone), .document, .device(Self.phone)] {
      tree.move(to: choice)
      let below = tree.snapshot().views.first { $0.identifier == "below" }
      #expect(below?.frame.minY == (choice == .document ? 20 : 0))
    }
  }

  // `toolbar.height` of the table: 49 on devices with a home indicator.
  @Test func `A toolbar above the home indicator has the same height in a sheet as on the screen`()
    throws
  {
    let toolbar = """
      <subviews><toolbar contentMode="scaleToFill" id="bar" \
      translatesAutoresizingMaskIntoConstraints="NO">\(DocumentText.frame(0, 0, 375, 44))
      </toolbar></subviews>
      <constraints>
        \(DocumentText.equal("bar", "leading", "vc-view", "leading"))
        \(DocumentText.equal("bar", "trailing", "vc-view", "trailing"))
        \(DocumentText.equal("bar", "bottom", "vc-view", "bottom"))
      </constraints>
      """
    let segue = DocumentText.segue("presentation", to: "vc")
    let source = DocumentText.scene("source", controller: "<connections>\(segue)</connections>")
    let scenes = source + DocumentText.scene("vc", view: toolbar)
    let document = try DocumentText.storyboard(scenes, tools: "21701", initial: "source")
    #expect(try document.frames(root: "vc-view", on: .device(Self.pad))["bar"]?.height == 49)
  }

  /// A view 300 wide with a view in its margins.
  private func xib(owner: String = "", element: String = "view") throws -> InterfaceDocument {
    try DocumentText.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
      <\(element) contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 300, 200))
        <subviews>\(DocumentText.view("inner"))</subviews>
        <constraints>
          \(DocumentText.equal("inner", "leading", "root", "leadingMargin"))
          \(DocumentText.equal("inner", "top", "root", "topMargin"))
        </constraints>
      </\(element)>
      """)
  }

  // Apple, documentation of `layoutMargins`: 8 points at each side; the root view of a controller has
  // larger ones.
  @Test func `A xib's top-level view has a plain view's margins on a device`() throws {
    let frames = try xib().frames(on: .device(Self.phone))
    #expect(frames["inner"]?.origin == CGPoint(x: 8, y: 8))
    let view = try #require(UINib(document: try xib()).instantiate(withOwner: nil).first as? UIView)
    let window = UIWindow(device: Self.phone)
    view.frame.origin.y = 100
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.subviews.first?.frame.origin == CGPoint(x: 8, y: 8))
  }

  @Test func `The root view of a xib for a controller has a controller's margins on a device`()
    throws
  {
    let outlet = """
      <connections><outlet property="view" destination="root" id="o"/></connections>
      """
    let frames = try xib(owner: outlet).frames(on: .device(Self.phone))
    #expect(frames["inner"]?.origin == CGPoint(x: 16, y: 0))
  }
}
