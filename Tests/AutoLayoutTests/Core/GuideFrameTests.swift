import Foundation
import Testing

@testable import AutoLayout

/// The frames of a view's layout guides, whenever they are read.
///
/// Oracle: `apple-documentation` of `UIView.safeAreaLayoutGuide`: outside of a view hierarchy the
/// guide's edges equal those of the view, and on screen it is the part that bars do not cover; the
/// margins of a plain view are 8. Numbers by `hand`.
@MainActor
@Suite struct GuideFrameTests {
  private let window = UIWindow(device: Device(identifier: "retina5_9")!)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Guides of a view outside of a window have frames at the first access`() {
    let view = UIView(frame: rect(10, 20, 300, 200))
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 0, 300, 200))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 284, 184))
    #expect(view.readableContentGuide.layoutFrame == rect(8, 8, 284, 184))
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 200, 300, 0))
    view.layoutMargins.left = 50
    view.frame.size.width = 400
    #expect(view.layoutMarginsGuide.layoutFrame == rect(50, 8, 342, 184))
  }

  @Test func `Guides have frames in the first viewDidLayoutSubviews`() {
    final class Reader: UIViewController {
      var frames: [CGRect] = []
      override func viewDidLayoutSubviews() { frames.append(view.safeAreaLayoutGuide.layoutFrame) }
    }
    let reader = Reader()
    window.rootViewController = reader
    window.makeKeyAndVisible()
    // 812 − 44 − 34
    #expect(Set(reader.frames.map { "\($0)" }).count == 1)
    #expect(reader.frames.first == rect(0, 44, 375, 734))
  }

  @Test func `Guides that are created after the layout have frames`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view: UIView = controller.view
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 44, 375, 734))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(16, 44, 343, 734))
    #expect(view.readableContentGuide.layoutFrame == rect(16, 44, 343, 734))
    #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 778, 375, 34))
    let child = UIView(frame: rect(0, 30, 100, 100))
    view.addSubview(child)
    // 44 − 30
    #expect(child.safeAreaLayoutGuide.layoutFrame == rect(0, 14, 100, 86))
  }

  @Test func `A guide follows the keyboard and the insets before the next layout`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view: UIView = controller.view
    let (area, keyboard) = (view.safeAreaLayoutGuide, view.keyboardLayoutGuide)
    window.layoutIfNeeded()
    window.keyboardFrame = rect(0, 512, 375, 300)
    #expect(keyboard.layoutFrame == rect(0, 512, 375, 300))
    controller.additionalSafeAreaInsets.top = 6
    #expect(area.layoutFrame == rect(0, 50, 375, 728))
    window.layoutIfNeeded()
    #expect(area.layoutFrame == rect(0, 50, 375, 728))
  }

  @Test func `Insets that leave no room give a guide without size`() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 0, 0))
  }

  @Test func `A transform that changes the insets schedules a layout`() {
    // Reported for iOS 11 (rdar 35532074): a view that is scaled in the middle of the screen has no
    // insets, and views that are pinned to its safe area fill it.
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    root.view.addSubview(view)
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: area.topAnchor),
      pinned.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      pinned.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 44, 375, 734))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    window.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 0, 375, 812))
    view.transform = CGAffineTransform(translationX: 0, y: 30)
    window.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 14, 375, 764))
    view.transform = .identity
    window.layoutIfNeeded()
    #expect(pinned.frame == rect(0, 44, 375, 734))
  }

  /// Oracle: `log`, an article about safe areas (matrixprojects.net): views of child controllers in
  /// a program's container keep their insets while they move. Views that constraints place have the
  /// part that overlaps them (Stack Overflow 52483010).
  @Test func `A child controller's view keeps its insets when the program moves it`() {
    let (root, child) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.addChild(child)
    let view: UIView = child.view
    view.frame = root.view.bounds
    root.view.addSubview(view)
    child.didMove(toParent: root)
    window.layoutIfNeeded()
    for y in [0, 30, 100, -20] as [CGFloat] {
      view.frame.origin.y = y
      window.layoutIfNeeded()
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    }
    child.additionalSafeAreaInsets.top = 5
    #expect(view.safeAreaInsets.top == 49)
    // Resized views have the part that overlaps them: 34 − (812 − 800) at the bottom.
    view.frame = rect(0, 100, 375, 700)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 22, right: 0))
    let plain = UIView(frame: window.bounds)
    root.view.addSubview(plain)
    window.layoutIfNeeded()
    plain.frame.origin.y = 30
    window.layoutIfNeeded()
    #expect(plain.safeAreaInsets.top == 14)
  }

  @Test func `Sizes are never minus zero`() {
    let (view, label) = (UIView(), UILabel())
    label.text = "x"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == 0 && size.height.sign == .plus)
    label.text = ""
    for size in [label.intrinsicContentSize, label.sizeThatFits(.zero)] {
      #expect(size.width.sign == .plus && size.height.sign == .plus)
    }
  }
}
