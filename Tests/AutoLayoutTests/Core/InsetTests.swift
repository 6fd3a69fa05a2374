import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the rules of UIKit's margins and safe area as Apple documents them; numbers by hand.
@MainActor
@Suite struct InsetTests {
  @Test func `A plain view has layout margins of 8 points`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `The safe area is added to layout margins unless the view disables it`() {
    let views = PinnedViews()
    views.root.layoutEnvironment.safeAreaInsets = UIEdgeInsets(
      top: 44, left: 0, bottom: 34, right: 0)
    #expect(views.root.layoutMargins.top == 52)
    views.root.insetsLayoutMarginsFromSafeArea = false
    #expect(views.root.layoutMargins.top == 8)
  }

  @Test func `A subview inherits the part of the safe area that it overlaps`() {
    let views = PinnedViews()
    views.root.layoutEnvironment.safeAreaInsets = UIEdgeInsets(
      top: 44, left: 0, bottom: 34, right: 0)
    views.child.frame = CGRect(x: 0, y: 30, width: 320, height: 430)
    // 44 − 30 at the top; 34 − (480 − 460) at the bottom.
    #expect(views.child.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 14, right: 0))
  }

  @Test func `Preserved superview margins apply as far as they overlap the view`() {
    let views = PinnedViews()
    views.root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    views.child.preservesSuperviewLayoutMargins = true
    views.child.frame = CGRect(x: 10, y: 0, width: 305, height: 100)
    // 40 − 10 on the left, 40 − 5 on the right, its own 8 elsewhere.
    #expect(views.child.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 35))
  }

  @Test func `System minimum margins replace the default and limit explicit margins`() {
    let view = UIView()
    view.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 30, bottom: 5, trailing: 3)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 16))
  }

  @Test func `Directional margins follow the layout direction`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `Margin attributes and layoutMarginsGuide agree and follow changes`() {
    let views = PinnedViews()
    let other = views.add()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: views.child, attribute: .leading, relatedBy: .equal, toItem: views.root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      other.leadingAnchor.constraint(equalTo: views.root.layoutMarginsGuide.leadingAnchor),
    ])
    views.root.layoutIfNeeded()
    #expect(views.child.frame.minX == 8 && other.frame.minX == 8)
    views.root.layoutMargins.left = 25
    views.root.layoutIfNeeded()
    #expect(views.child.frame.minX == 25 && other.frame.minX == 25)
  }

  @Test func `The safe area layout guide excludes the bars of the screen`() {
    let device = Device(identifier: "retina5_9")!
    let window = UIWindow(device: device)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    let guide = window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    // 812 − 34 − 44
    #expect(bar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
    window.move(to: UIScreen(device: device, orientation: .landscape))
    // 812 × 375, 44 at the sides and 21 below: 375 − 21 − 44.
    #expect(bar.frame == CGRect(x: 44, y: 310, width: 724, height: 44))
  }

  @Test func `The readable content guide is centered in a wide view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    view.layoutIfNeeded()
    let guide = view.readableContentGuide
    view.layoutIfNeeded()
    // Recorded by Interface Builder for 1024 points: 176 on either side.
    #expect(guide.layoutFrame.minX == 176 && guide.layoutFrame.width == 672)
  }

  @Test func `The keyboard layout guide begins at the safe area or at the keyboard`() {
    let window = UIWindow(device: Device(identifier: "retina5_9")!)
    let guide = window.keyboardLayoutGuide
    window.layoutIfNeeded()
    // 812 − 34
    #expect(guide.layoutFrame.minY == 778)
    guide.keyboardHeight = 300
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 512, width: 375, height: 300))
  }

  @Test func `A view that moves to another hierarchy gets its insets, regardless of layout order`()
  {
    let roots = [20, 40].map { margin in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      return root
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.preservesSuperviewLayoutMargins = true
    for root in roots { root.layoutIfNeeded() }
    roots[0].addSubview(view)
    roots[0].layoutIfNeeded()
    #expect(view.announcedLayoutMargins?.top == 20)
    view.layoutMargins.left = 1
    roots[1].addSubview(view)
    for root in roots { root.layoutIfNeeded() }
    #expect(view.announcedLayoutMargins?.top == 40)
  }
}
