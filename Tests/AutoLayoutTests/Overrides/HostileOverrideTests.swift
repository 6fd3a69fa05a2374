import Foundation
import Testing

@testable import AutoLayout

/// Values that a program returns from overrides and delegates. UIKit raises exceptions for constants
/// of constraints, and for none of these.
///
/// Oracle: the program itself. With sane values the screen must come back as it was.
@MainActor
@Suite(.serialized) struct HostileOverrideTests {
  /// A view that asks the program, and a label that is aligned with it, in a window.
  @MainActor
  private final class Screen {
    let window: UIWindow
    private let root = UIView()
    private let view: UIView
    private let label = UILabel()
    private let list: HostileList?
    private let sides: [UIScreen]

    init(_ screen: HostileScreen) throws {
      let device = try #require(Device(identifier: "retina6_12"))
      sides = [.init(device: device), .init(device: device, orientation: .landscape)]
      window = UIWindow(frame: sides[0].bounds)
      window.move(to: sides[0])
      (view, list) = screen.makeView()
      label.text = "A label beside the view"
      root.addSubview(view)
      root.addSubview(label)
      place()
      let controller = UIViewController()
      controller.view = root
      window.rootViewController = controller
      window.isHidden = false
    }

    private func place() {
      let inner = UIView()
      for view in [view, label, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
      if !(view is UIScrollView || view is UIStackView) { view.addSubview(inner) }
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -120),
        label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      ])
      let height = view.heightAnchor.constraint(equalToConstant: 200)
      height.priority = view is UIScrollView ? .required : UILayoutPriority(100)
      height.isActive = true
      guard inner.superview != nil else { return }
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        inner.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      ])
    }

    /// Asks the program for everything again, lays out, measures and turns the screen there and back.
    func exercise() {
      for side in sides.reversed() {
        invalidate(view)
        window.move(to: side)
        window.layoutIfNeeded()
        _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        _ = view.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
        _ = view.sizeThatFits(CGSize(width: 100, height: 100))
        _ = window.layoutSnapshot()
      }
    }

    private func invalidate(_ view: UIView) {
      view.invalidateIntrinsicContentSize()
      view.setNeedsUpdateConstraints()
      view.setNeedsInsetsUpdate()
      view.setNeedsLayout()
      (view as? UITableView)?.reloadData()
      (view as? UICollectionView)?.reloadData()
      (view as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }

    /// The frames of the view, the label and what the view shows.
    var frames: [CGRect] {
      if let scroll = view as? UIScrollView, !(view is UITextView) { scroll.contentOffset = .zero }
      window.layoutIfNeeded()
      return [view.frame, label.frame] + view.subviews.map(\.frame).sorted { "\($0)" < "\($1)" }
    }
  }

  @Test(arguments: HostileScreen.allCases)
  func `Hostile return values of overridden members do not stop the program`(
    _ screen: HostileScreen
  ) throws {
    var raised: [LayoutException] = []
    LayoutException.handler = { raised.append($0) }
    let write = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer {
      HostileAnswer.current = nil
      LayoutException.handler = nil
      LayoutLog.handler = write
    }
    let shown = try Screen(screen)
    shown.exercise()
    shown.exercise()
    let sane = shown.frames
    for value in HostileAnswer.values {
      HostileAnswer.current = value
      shown.exercise()
      HostileAnswer.current = nil
      shown.exercise()
      shown.exercise()
      #expect(shown.frames == sane, "after \(value.number)")
    }
    // And in the first layout.
    for value in HostileAnswer.values {
      HostileAnswer.current = value
      try Screen(screen).exercise()
    }
    // A spacing is the constant of a constraint, for which UIKit raises an exception of this text.
    let isUIKits = { (reason: String) in
      screen == .stackSpacing && reason.contains("constant is not finite!  That's illegal.")
    }
    #expect(raised.allSatisfy { isUIKits($0.reason) })
  }
}
