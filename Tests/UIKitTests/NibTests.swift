import Testing
import UIKit

/// A class that documents name with its module, which no program registers.
final class NibTestCell: UITableViewCell {
  var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// A view that sets its outlets itself and is the target of an action.
final class NibTestCard: UIView, OutletConnecting, SelectorDispatching {
  var label: UILabel?
  var taps = 0

  func connectOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "label" else { return false }
    label = value as? UILabel
    return true
  }

  nonisolated func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
    guard dispatches(selector) else { return false }
    MainActor.assumeIsolated { taps += 1 }
    return true
  }

  nonisolated func dispatches(_ selector: Selector) -> Bool { selector == Selector("tapped:") }
}

/// Finds `NibTestView.xib`, which is named after it.
final class NibTestViewController: UIViewController {}

/// Nibs for code that imports UIKit alone. Oracle: Apple's documentation of nib loading (hand).
@MainActor
@Suite(.serialized) struct NibTests {
  private static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_1" orientation="portrait"/>
    <objects>\(objects)</objects></document>
    """
  }

  private static let cell = xib(
    """
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" rowHeight="60" id="c" \
    customClass="NibTestCell" customModule="UIKitTests">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
      </tableViewCellContentView>
    </tableViewCell>
    """)

  private static let card = xib(
    """
    <view contentMode="scaleToFill" id="card" customClass="NibTestCard" customModule="UIKitTests">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label text="A" id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
        <button buttonType="system" id="b"><rect key="frame" x="0" y="50" width="50" height="20"/>
          <connections>
            <action selector="tapped:" destination="card" eventType="touchUpInside" id="x"/>
          </connections>
        </button>
      </subviews>
      <connections><outlet property="label" destination="a" id="o"/></connections>
    </view>
    """)

  /// Calls a function with a folder of files that documents are searched in.
  private func withFiles(_ files: [String: String], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = InterfaceSources.folders
    InterfaceSources.folders = [folder]
    defer {
      InterfaceSources.folders = old
      try? FileManager.default.removeItem(at: folder)
    }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body()
  }

  @Test func `A table creates cells from a registered nib`() throws {
    try withFiles(["Cell.xib": Self.cell]) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
      let cell = try #require(
        table.dequeueReusableCell(withIdentifier: "cell") as? NibTestCell)
      #expect(cell.isAwake)
      #expect(cell.reuseIdentifier == "cell")
      let none: UINib? = nil
      table.register(none, forCellReuseIdentifier: "cell")
      #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }
  }

  @Test func `A nib connects outlets and actions by name`() throws {
    let nib = UINib(data: Data(Self.card.utf8), bundle: nil)
    let card = try #require(nib.instantiate(withOwner: nil).first as? NibTestCard)
    #expect(card.label?.text == "A")
    let button = card.subviews.lazy.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    #expect(card.taps == 1)
  }

  @Test func `A controller loads the nib with its nib name or its class name`() throws {
    try withFiles(["NibTestView.xib": Self.card, "Other.xib": Self.cell]) {
      #expect(NibTestViewController().view is NibTestCard)
      let other = UIViewController(nibName: "Other", bundle: nil)
      #expect(other.view is NibTestCell && other.nibName == "Other")
      #expect(type(of: UIViewController().view!) == UIView.self)
    }
  }

  @Test func `A nib name cannot refer outside the interface folders`() throws {
    try withFiles(["Card.xib": Self.card]) {
      let folder = try #require(InterfaceSources.folders.first)
      InterfaceSources.folders = [folder.appendingPathComponent("inner")]
      try FileManager.default.createDirectory(
        at: InterfaceSources.folders[0], withIntermediateDirectories: true)
      var raised: LayoutException?
      LayoutException.handler = { raised = $0 }
      defer { LayoutException.handler = nil }
      #expect(UINib(nibName: "../Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(raised?.name == "NSInternalInconsistencyException")
    }
  }

  @Test func `A storyboard calls the creator to instantiate a view controller`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="vc"><scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Detail" id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    try withFiles(["Main.storyboard": storyboard]) {
      let main = UIStoryboard(name: "Main", bundle: nil)
      let made: NibTestViewController = main.instantiateViewController(identifier: "Detail") {
        NibTestViewController(coder: $0)
      }
      #expect(made.storyboard === main)
      let first = main.instantiateInitialViewController { NibTestViewController(coder: $0) }
      #expect(first != nil)
      let plain = main.instantiateInitialViewController()
      #expect(plain.map { type(of: $0) == UIViewController.self } == true)
    }
  }
}
