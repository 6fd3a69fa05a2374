import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// What views of documents are in an application, beside what the canvas shows. Oracle: `runtime`.
@MainActor
@Suite struct RuntimeLoadingTests {
  /// Places a view in the middle before there is a window.
  private final class CenteringController: UIViewController {
    var sizeInViewDidLoad = CGSize.zero
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 325, height: 10))

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeInViewDidLoad = view.bounds.size
      badge.center.x = view.bounds.midX
      view.addSubview(badge)
    }
  }

  private static var classes: InterfaceClasses {
    var classes = InterfaceClasses()
    classes.register("CenteringController") { _ in CenteringController() }
    return classes
  }

  private static let views = """
    <subviews>
      \(DocumentText.view("pinned"))
      <view contentMode="scaleToFill" id="wide">\(DocumentText.frame(0, 0, 375, 50))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      </view>
    </subviews>
    """

  private func document() throws -> InterfaceDocument {
    try DocumentText.storyboard(
      DocumentText.scene(
        "vc", view: Self.views,
        attributes: "storyboardIdentifier=\"vc\" customClass=\"CenteringController\""))
  }

  private func controller() throws -> CenteringController {
    let storyboard = UIStoryboard(document: try document(), classes: Self.classes)
    return try #require(
      storyboard.instantiateViewController(withIdentifier: "vc") as? CenteringController)
  }

  @Test func `A storyboard's view has the bounds of the screen before viewDidLoad`() throws {
    let controller = try controller()
    let screen = UIScreen.main.bounds
    #expect(screen.width == 390)
    #expect(controller.view.frame == screen)
    #expect(controller.sizeInViewDidLoad == screen.size)
    // 32.5 in the middle of 390, where the canvas of 375 would give 25.
    #expect(controller.badge.frame.minX == 32.5)
    let wide = controller.view.subviews.first { $0.documentIdentifier == "wide" }
    #expect(wide?.frame.width == 390)
  }

  @Test func `The canvas keeps the size that the document records`() throws {
    let root = try #require(try document().roots.first)
    #expect(root.instantiate().view.frame.size == CGSize(width: 375, height: 667))
  }

  @Test func `A xib's view keeps its size until it is added to a superview`() throws {
    let nib = UINib(
      document: try DocumentText.xib(
        "<view contentMode=\"scaleToFill\" id=\"v\">\(DocumentText.frame(0, 0, 414, 896))</view>"))
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.frame.size == CGSize(width: 414, height: 896))
  }

  @Test func `Views without a recorded autoresizing mask have flexible right and bottom margins`()
    throws
  {
    let view = try #require(try controller().view)
    let masks = view.subviews.map(\.autoresizingMask)
    #expect(masks == [[.flexibleRightMargin, .flexibleBottomMargin], .flexibleWidth, []])
    let root = try #require(try document().roots.first)
    #expect(root.instantiate().view.subviews.map(\.autoresizingMask) == [[], .flexibleWidth])
  }

  // MARK: - Tables

  private static let table = """
    <subviews>
      <tableView contentMode="scaleToFill" rowHeight="50" id="table" \
      contentViewInsetsToSafeArea="NO">
        \(DocumentText.frame(0, 0, 375, 667))
        <sections><tableViewSection id="s"><cells>
          <tableViewCell contentMode="scaleToFill" id="cell">\(DocumentText.frame(0, 28, 375, 50))
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              \(DocumentText.frame(0, 0, 375, 50))
            </tableViewCellContentView>
          </tableViewCell>
        </cells></tableViewSection></sections>
      </tableView>
    </subviews>
    """

  @Test func `Cells have separators in an app but not on the canvas`() throws {
    let document = try DocumentText.storyboard(
      DocumentText.scene("vc", view: Self.table, attributes: "storyboardIdentifier=\"vc\""))
    func rows(_ view: UIView?) -> [UITableViewCell] {
      let table = view?.subviews.first as? UITableView
      table?.layoutIfNeeded()
      return table?.visibleCells ?? []
    }
    let controller = UIStoryboard(document: document).instantiateViewController(
      withIdentifier: "vc")
    #expect(rows(controller.view).map(\.subviews.count) == [2])
    #expect(rows(controller.view).map(\.autoresizingMask) == [.flexibleWidth])
    let root = try #require(document.roots.first)
    #expect(rows(root.instantiate().view).map(\.subviews.count) == [1])
  }

  @Test func `insetsContentViewsToSafeArea is read from the document`() throws {
    let document = try DocumentText.storyboard(DocumentText.scene("vc", view: Self.table))
    let view = try #require(document.roots.first).instantiate().view
    #expect((view.subviews.first as? UITableView)?.insetsContentViewsToSafeArea == false)
  }
}
