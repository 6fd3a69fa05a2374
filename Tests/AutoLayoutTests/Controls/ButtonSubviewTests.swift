import Foundation
import Testing

@testable import AutoLayout

/// Oracle: dumps of buttons in public test suites.
@MainActor
@Suite struct ButtonSubviewTests {
  private func laidOut(_ button: UIButton, scale: CGFloat = 3, version: Int = 18) -> UIButton {
    button.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: version)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  @Test func `The title of a button is a label subview`() {
    let button = UIButton(type: .system)
    button.setTitle("Layout", for: .normal)
    #expect(
      laidOut(button).recursiveDescription().withoutAddresses == """
        <UIButton; frame = (0 0; 47 30); opaque = NO; gestureRecognizers = <NSArray>; \
        layer = <CALayer>>
           | <UIButtonLabel; frame = (0 6; 47 18); text = 'Layout'; opaque = NO; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
  }

  @Test func `A symbol is shown in an image view of the button`() {
    let button = laidOut(UIButton(type: .contactAdd))
    #expect(
      button.recursiveDescription().withoutAddresses == """
        <UIButton; frame = (0 0; 25.6667 25.6667); opaque = NO; gestureRecognizers = <NSArray>; \
        layer = <CALayer>>
           | <UIImageView; frame = (0 0; 25.6667 25.6667); clipsToBounds = YES; opaque = NO; \
        userInteractionEnabled = NO; image = <UIImage symbol "plus.circle"; (26 26)@3{2}>; \
        layer = <CALayer>>
        """)
  }

  @Test(arguments: [13, 14])
  func `A button without content has a hidden label`(version: Int) {
    let button = UIButton()
    button.setTitle("", for: .normal)
    button.layoutEnvironment = LayoutEnvironment(displayScale: 3, systemVersion: version)
    button.frame.size = CGSize(width: 375, height: 56)
    button.layoutIfNeeded()
    #expect(
      button.recursiveDescription().withoutAddresses == """
        <UIButton; frame = (0 0; 375 56); opaque = NO; layer = <CALayer>>
           | <UIButtonLabel; frame = (0 0; 0 0); hidden = YES; opaque = NO; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
        """)
    button.setTitle("Buy", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.isHidden == false)
    #expect(button.titleLabel?.frame.height == 22)
  }

  @Test func `A button uses the symbol of the window's system version`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layoutEnvironment = LayoutEnvironment(displayScale: 3, systemVersion: 13)
    let button = UIButton(type: .infoDark)
    window.addSubview(button)
    button.sizeToFit()
    window.layoutIfNeeded()
    // Recorded on iOS 13 at three pixels per point, for the button and for the view in it.
    #expect(abs(button.bounds.width - 24.3333) < 0.001)
    #expect(abs(button.bounds.height - 23.6667) < 0.001)
    #expect(button.imageView?.frame == button.bounds)
  }

  /// Oracle: the tests of a public implementation of UIKit that also run on iOS.
  @Test func `A title that is aligned with an edge touches it`() throws {
    let button = UIButton()
    button.setTitle("Short", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 12)
    button.frame.size = CGSize(width: 200, height: 100)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.origin == .zero)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200)
    #expect(label.frame.maxY == 100)
  }

  /// Oracle: the same tests.
  @Test func `The title follows the state of the button`() {
    let button = UIButton()
    button.setTitle("Down", for: .highlighted)
    button.setTitle("Off", for: .disabled)
    button.setTitleShadowColor(.white, for: .normal)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Down")
    #expect(button.currentTitleShadowColor == .white)
    #expect(button.titleLabel?.shadowColor == .white)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `Removing the title shadow color resets that of the label`() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.titleLabel?.shadowColor = .red
    button.isHighlighted = true
    #expect(button.titleLabel?.shadowColor == .red)
    button.setTitleShadowColor(.white, for: .normal)
    #expect(button.titleLabel?.shadowColor == .white)
    button.setTitleShadowColor(nil, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)
  }

  @Test func `The label and the image view follow the state and content of the button`() {
    let button = UIButton(type: .custom)
    #expect(button.subviews.isEmpty)
    button.setTitle("On", for: .selected)
    #expect(button.subviews.isEmpty)
    button.isSelected = true
    #expect(button.subviews == [button.titleLabel])
    #expect(button.titleLabel?.text == "On")
    button.setImage(UIImage(name: "a", size: CGSize(width: 10, height: 10)), for: .normal)
    #expect(button.subviews == [button.imageView, button.titleLabel])
    button.isSelected = false
    #expect(button.titleLabel?.text == nil)
    #expect(button.titleLabel?.textColor == .white)
    button.configuration = .filled()
    button.configuration?.title = "Go"
    #expect(button.titleLabel?.text == "Go")
  }

  @Test func `Layout snapshots contain the button but not its internal subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 10, height: 10)), for: .normal)
    button.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    root.addSubview(button)
    let snapshot = root.layoutSnapshot()
    #expect(snapshot.views.map(\.className) == ["UIView", "UIButton", "UIView"])
    #expect(button.hasIndependentSubviews)
    var visited = 0
    root.forEachInSnapshot { _ in visited += 1 }
    #expect(visited == snapshot.views.count)
  }

  @Test func `Touches reach the button, and its subviews have no ambiguous layout`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    let placed = laidOut(button)
    let label = try #require(placed.titleLabel)
    #expect(placed.hitTest(label.center, with: nil) === placed)
    #expect(!label.hasAmbiguousLayout)
    #expect(!placed.hasAmbiguousLayout)
  }

  @Test func `Constraints can refer to the title label`() throws {
    let views = PinnedViews()
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    views.root.addSubview(button)
    let label = try #require(button.titleLabel)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: button.leftAnchor, constant: 3),
      label.topAnchor.constraint(equalTo: button.topAnchor, constant: 4),
    ])
    views.root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 3, y: 4))
  }

  @Test func `A subclass can move the title label after super`() {
    final class Shifted: UIButton {
      override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let button = Shifted(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(laidOut(button).titleLabel?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
