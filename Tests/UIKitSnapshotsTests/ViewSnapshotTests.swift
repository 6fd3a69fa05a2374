import Foundation
import Testing
import UIKit

@testable import UIKitSnapshots

/// Texts and pictures of views, controllers and layers.
@MainActor
struct ViewSnapshotTests {
  private final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }

    /// The frame of the bar.
    var barFrame: CGRect { view.subviews[0].frame }
  }

  @Test(arguments: [
    ("<UIView: 0x7f8d; layer = <CALayer: 0x1a>>", "<UIView; layer = <CALayer>>"),
    ("<UILabel 0x7f8d>, state", "<UILabel>, state"),
    ("<NSArray: 0x60> end", "<NSArray> end"), ("text = '0:10'", "text = '0:10'"),
  ])
  func `Addresses are removed together with the preceding colon`(text: String, expected: String) {
    #expect(SnapshotText.withoutAddresses(text) == expected)
  }

  @Test func `A view's text snapshot has the given size and no addresses`() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 20))
    let text = ViewSnapshot.recursiveDescription(
      of: view, size: CGSize(width: 30, height: 40), traits: UITraitCollection())
    #expect(text.hasPrefix("<UIView; frame = (5 6; 30 40);"))
    #expect(!text.contains("0x"))
  }

  @Test func `A controller is laid out with the device's size, safe area and traits`() {
    let card = Card()
    _ = ViewSnapshot.recursiveDescription(
      of: card, on: .iPhoneX(.landscape), traits: UITraitCollection(userInterfaceStyle: .dark))
    // iPhone X in landscape: 44 points at the sides and, in swift-snapshot-testing, 24 at the bottom.
    #expect(card.barFrame == CGRect(x: 44, y: 0, width: 724, height: 351))
    #expect(card.view.window == nil)
    #expect(card.parent == nil)
  }

  @Test func `A navigation controller's view excludes the status bar`() {
    let card = Card()
    let navigation = UINavigationController(rootViewController: card)
    let text = ViewSnapshot.recursiveDescription(
      of: navigation, on: .iPhoneX, traits: UITraitCollection())
    // 812 points without the 44 of the status bar.
    #expect(text.contains("frame = (0 0; 375 768)"))
  }

  @Test func `The controller hierarchy lists appearance states and container views`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: pages),
      UINavigationController(rootViewController: UIViewController()),
    ]
    // The format that swift-snapshot-testing's own suite recorded on a simulator.
    let expected = """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
         |    |    | <UIViewController>, state: appeared, view: <UIView>
         | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
      """
    #expect(ViewSnapshot.hierarchy(of: tabs) == expected)
  }

  @Test func `A presented controller is listed after its presenter's children`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let presenter = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let presented = UINavigationController(rootViewController: UIViewController())
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    // The pattern of an output in an article of PSPDFKit's about debugging.
    let expected = """
      <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
         | <UIViewController>, state: disappeared, view: <UIView> not in the window
         + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, \
      presented with: <_UIFullscreenPresentationController>
         |    | <UIViewController>, state: appeared, view: <UIView>
      """
    #expect(SnapshotText.withoutAddresses(presenter._printHierarchy()) == expected)
  }

  @Test func `Images of equal views are equal, and images of different views differ`() throws {
    func picture(width: CGFloat) -> UIImage {
      let view = UIView(frame: CGRect(x: 3, y: 0, width: width, height: 10))
      view.backgroundColor = .red
      defer { #expect(view.frame.minX == 3) }
      return ViewSnapshot.image(of: view, traits: UITraitCollection())
    }
    let reference = SnapshotPicture.image(from: SnapshotPicture.data(of: picture(width: 10)))
    #expect(SnapshotPicture.difference(reference, picture(width: 10)) == nil)
    let message = try #require(SnapshotPicture.difference(reference, picture(width: 12)))
    #expect(message.contains("width=\"12\""))
    #expect(picture(width: 12).size == CGSize(width: 12, height: 10))
  }

  @Test func `PNG images recorded on phones and images without pixels are not compared`() throws {
    let png = SnapshotPicture.image(from: Data([0x89, 0x50, 0x4e, 0x47]))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = ViewSnapshot.image(of: view, traits: UITraitCollection())
    #expect(try #require(SnapshotPicture.difference(png, picture)).contains("phones"))
    let name = UIImage(systemName: "star") ?? UIImage()
    #expect(try #require(SnapshotPicture.difference(picture, name)).contains("no pixels"))
  }

  @Test func `A layer without a view is drawn`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.position = CGPoint(x: 7, y: 9)
    layer.backgroundColor = UIColor.red.cgColor
    let picture = ViewSnapshot.image(of: layer, traits: UITraitCollection())
    let svg = String(decoding: SnapshotPicture.data(of: picture), as: UTF8.self)
    // Once, with the upper-left corner at the origin, wherever the layer is.
    #expect(svg.components(separatedBy: "fill=\"#ff0000\"").count == 2)
    #expect(svg.contains("M0 0L40 0L40 30L0 30Z"))
    #expect(layer.position == CGPoint(x: 7, y: 9) && layer.superlayer == nil)
  }

  @Test func `Colors follow the interface style of the traits`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .systemBackground
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    let picture = ViewSnapshot.image(of: view, traits: traits)
    let svg = String(decoding: SnapshotPicture.data(of: picture), as: UTF8.self)
    #expect(svg.contains("fill=\"#000000\""))
  }

  // Oracle: a text that swift-snapshot-testing recorded on a simulator (its test of `CGPath`).
  @Test func `The text of a path matches a recorded snapshot`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
    path.addCurve(
      to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    path.addCurve(
      to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
    path.addLine(to: .zero)
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (0.0, 60.0)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      QuadCurveTo (56.25, 86.25) (60.0, 60.0)
      CurveTo (75.0, 60.0) (90.0, 45.0) (90.0, 30.0)
      CurveTo (90.0, 15.0) (75.0, 0.0) (60.0, 0.0)
      LineTo (0.0, 0.0)
      Close\u{20}

      MoveTo (90.0, 75.0)
      CurveTo (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)
      CurveTo (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)
      CurveTo (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)
      CurveTo (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)
      Close\u{20}

      """
    let text = ViewSnapshot.elementsDescription(of: path)
    #expect(text == expected)

    let rounding = NumberFormatter()
    rounding.maximumFractionDigits = 0
    let rounded = ViewSnapshot.elementsDescription(of: path, numberFormatter: rounding)
    #expect(rounded.hasPrefix("MoveTo (0, 0)\nLineTo (0, 60)"))
    #expect(ViewSnapshot.elementsDescription(of: CGMutablePath()) == "")
  }

  @Test func `An image of a path has its bounds and its drawing mode`() throws {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
    let filled = ViewSnapshot.image(of: path)
    #expect(filled.size == CGSize(width: 30, height: 40))
    let stroked = ViewSnapshot.image(of: path, drawingMode: .stroke)
    #expect(SnapshotPicture.data(of: filled) != SnapshotPicture.data(of: stroked))
    #expect(ViewSnapshot.image(of: CGMutablePath()).size == .zero)
  }
}
