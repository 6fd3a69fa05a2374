import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's Auto Layout Guide, "Working with Scroll Views", and Interface Builder's recorded
/// frames of scroll views.
@MainActor
@Suite struct ScrollViewTests {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
  }

  private func pin(to item: UIView) {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: item.topAnchor, constant: 20),
      item.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 30),
      item.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 40),
    ])
  }

  private func size(_ width: CGFloat, _ height: CGFloat) {
    content.widthAnchor.constraint(equalToConstant: width).isActive = true
    content.heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  @Test func `For subviews, the edges of a scroll view are those of its content`() {
    pin(to: scroll)
    size(500, 600)
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 20, width: 500, height: 600))
    #expect(scroll.contentSize == CGSize(width: 540, height: 660))
  }

  @Test func `For subviews, the size and center of a scroll view are those of its frame`() {
    let small = UIView()
    small.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(small)
    NSLayoutConstraint.activate([
      small.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
      small.heightAnchor.constraint(equalToConstant: 30),
      small.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      small.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    scroll.layoutIfNeeded()
    #expect(small.frame == CGRect(x: 50, y: 135, width: 100, height: 30))
    // Centered views stay where they are on the screen.
    scroll.contentOffset = CGPoint(x: 7, y: 11)
    scroll.layoutIfNeeded()
    #expect(small.frame == CGRect(x: 57, y: 146, width: 100, height: 30))
  }

  @Test func `Scrolling does not change the frames of views pinned to the content`() {
    pin(to: scroll)
    size(500, 600)
    scroll.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 50, y: 60)
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 20, width: 500, height: 600))
    #expect(scroll.contentSize == CGSize(width: 540, height: 660))
  }

  @Test func `The content and frame layout guides represent the content size and the frame`() {
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      // The content guide ends 300 below, as in a recorded document.
      scroll.contentLayoutGuide.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: 300),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(scroll.contentSize == CGSize(width: 200, height: 350))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentOffset.y = 25
    scroll.layoutIfNeeded()
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 25, width: 200, height: 300))
    #expect(scroll.contentLayoutGuide.layoutFrame.origin == .zero)
  }

  @Test func `A subview constrained to a view outside stays in place when the content scrolls`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.frame.origin = CGPoint(x: 20, y: 40)
    root.addSubview(scroll)
    size(50, 50)
    content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25).isActive = true
    content.topAnchor.constraint(equalTo: root.topAnchor, constant: 45).isActive = true
    root.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 5, y: 5))
    scroll.contentOffset = CGPoint(x: 3, y: 100)
    root.layoutIfNeeded()
    #expect(content.frame.origin == CGPoint(x: 8, y: 105))
  }

  @Test func `A content size set in code holds until constraints determine it`() {
    scroll.contentSize = CGSize(width: 900, height: 800)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
    pin(to: scroll)
    size(100, 100)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 140, height: 160))
  }

  @Test func `A scroll view adds the safe area to its insets instead of its content`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.layoutEnvironment = LayoutEnvironment(
      displayScale: 2, safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    root.addSubview(scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor),
    ])
    size(100, 1000)
    root.layoutIfNeeded()
    #expect(content.frame.origin == .zero)
    #expect(content.safeAreaInsets == .zero)
    #expect(scroll.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(scroll.safeAreaInsets.top == 44)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentInset.top = 6
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset.top == 6)
  }

  @Test func `scrollRectToVisible scrolls as little as needed`() {
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
  }

  @Test func `Margins preserved through a scroll view exclude the safe area`() {
    // Interface Builder: below a navigation bar that covers 64 points a stack view in a scroll view
    // kept the margins of 20 of the root, not 84.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.layoutEnvironment = LayoutEnvironment(
      displayScale: 2, safeAreaInsets: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    scroll.frame = root.bounds
    scroll.preservesSuperviewLayoutMargins = true
    content.preservesSuperviewLayoutMargins = true
    root.addSubview(scroll)
    pin(to: scroll)
    size(300, 40)
    root.layoutIfNeeded()
    #expect(root.layoutMargins.top == 84)
    #expect(scroll.layoutMargins.top == 20)
    #expect(content.layoutMargins == UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 8))
  }

  @Test func `The content offset is clamped when the scroll view or its content changes size`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroll)
    window.isHidden = false
    scroll.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    scroll.contentSize = CGSize(width: 100, height: 500)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -5) && scroll.contentOffset.x.sign == .plus)
    // The end: 500 + 7 - 200.
    scroll.contentOffset.y = 307
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 307)
    scroll.frame.size.height = 300
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 207)
    scroll.contentSize.height = 400
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 107)
    scroll.contentSize.height = 100
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -5)
    // A program may go beyond.
    scroll.contentOffset.y = -40
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -40)
  }

  /// Oracle: Apple's documentation of `ContentInsetAdjustmentBehavior.automatic`. 47 points of status
  /// bar and 44 of navigation bar, 34 of home indicator.
  @Test func `A controller's scroll view is adjusted for bars even without scrolling`() throws {
    func insets(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) throws -> UIEdgeInsets {
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = behavior
      let controller = UIViewController()
      controller.view = scroll
      let window = UIWindow(device: try #require(Device(identifier: "retina6_0")))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      return scroll.adjustedContentInset
    }
    let adjusted = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
    #expect(try insets(.automatic) == adjusted)
    #expect(try insets(.always) == adjusted)
    #expect(try insets(.scrollableAxes) == .zero)
    #expect(try insets(.never) == .zero)
  }

  /// Oracle: UIKit adjusts the scroll view that is a controller's view or its first subview, and no
  /// other. The insets are those of the test above.
  @Test func `A controller's first subview is adjusted for bars even without scrolling`()
    throws
  {
    let controller = UIViewController()
    let scrolls = [UIScrollView(), UIScrollView()]
    for scroll in scrolls {
      scroll.frame = controller.view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(scroll)
    }
    let window = UIWindow(device: try #require(Device(identifier: "retina6_0")))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(scrolls[0].adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(scrolls[0].contentOffset.y == -91)
    #expect(scrolls[1].adjustedContentInset == .zero)
  }
}
