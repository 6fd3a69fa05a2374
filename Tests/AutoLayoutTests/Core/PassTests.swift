import Foundation
import Testing

@testable import AutoLayout

/// Oracle: the order and triggers of UIKit's passes as Apple documents them.
@MainActor
@Suite struct PassTests {
  final class Recorder: UIView {
    let name: String
    nonisolated(unsafe) static var log: [String] = []

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      Self.log.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      Self.log.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  @Test func `Constraints are updated from leaf to root, and views are laid out from root to leaf`()
  {
    let root = Recorder("root")
    let middle = Recorder("middle")
    let leaf = Recorder("leaf")
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.widthAnchor.constraint(equalToConstant: 5).isActive = true
    Recorder.log = []
    root.layoutIfNeeded()
    #expect(
      Recorder.log == [
        "update leaf", "update middle", "update root", "layout root", "layout middle",
        "layout leaf",
      ])
    Recorder.log = []
    root.layoutIfNeeded()
    #expect(Recorder.log.isEmpty)
  }

  @Test func `A change lays out only the superviews of moved views`() {
    let views = PinnedViews()
    let others = (0..<10).map { _ in views.add(to: views.child) }
    NSLayoutConstraint.activate(
      others.flatMap {
        [
          $0.leftAnchor.constraint(equalTo: views.child.leftAnchor),
          $0.widthAnchor.constraint(equalToConstant: 5),
        ]
      })
    let inner = views.add(to: others[3])
    let left = inner.leftAnchor.constraint(equalTo: others[3].leftAnchor)
    left.isActive = true
    views.root.layoutIfNeeded()
    let before = views.root.activeLayoutHost.statistics.layouts
    left.constant = 2
    views.root.layoutIfNeeded()
    // The holder of the constraint, which is also the superview of the one view that moves.
    #expect(views.root.activeLayoutHost.statistics.layouts - before == 1)
  }

  final class Restless: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func `A layout that never settles ends at the pass limit`() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.activeLayoutHost.statistics.feedbackLoops == 1)
    #expect(view.activeLayoutHost.statistics.layouts == LayoutHost.passLimit)
  }

  @Test func `systemLayoutSizeFitting does not change the layout`() {
    let views = PinnedViews()
    let sized = SizedView(70, 30)
    views.child.addSubview(sized)
    NSLayoutConstraint.activate([
      sized.leftAnchor.constraint(equalTo: views.child.leftAnchor, constant: 10),
      sized.topAnchor.constraint(equalTo: views.child.topAnchor, constant: 5),
      views.child.rightAnchor.constraint(equalTo: sized.rightAnchor, constant: 10),
      views.child.bottomAnchor.constraint(equalTo: sized.bottomAnchor, constant: 5),
    ])
    #expect(
      views.child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 40))
    #expect(
      views.child.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 40))
    #expect(views.child.frame == .zero)
  }

  @Test func `Views are released with their constraints`() {
    weak var gone: UIView?
    do {
      let views = PinnedViews()
      NSLayoutConstraint.activate([
        views.child.leftAnchor.constraint(equalTo: views.root.layoutMarginsGuide.leftAnchor)
      ])
      views.root.layoutIfNeeded()
      gone = views.child
    }
    #expect(gone == nil)
  }

  /// Hears of changes the way UIKit's subclasses do.
  final class Listener: UIView {
    var heard: [String] = []
    override var bounds: CGRect { didSet { heard.append("bounds \(bounds.width)") } }
    override var center: CGPoint { didSet { heard.append("center \(center.x)") } }
    override var frame: CGRect { didSet { heard.append("frame") } }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
  }

  @Test func `Layout sets bounds and center, and overridden margins are used`() {
    let views = PinnedViews()
    let listener = Listener()
    listener.translatesAutoresizingMaskIntoConstraints = false
    views.root.addSubview(listener)
    views.child.removeFromSuperview()
    listener.addSubview(views.child)
    NSLayoutConstraint.activate([
      listener.leftAnchor.constraint(equalTo: views.root.leftAnchor, constant: 10),
      listener.widthAnchor.constraint(equalToConstant: 30),
      NSLayoutConstraint(
        item: views.child, attribute: .left, relatedBy: .equal, toItem: listener,
        attribute: .leftMargin, multiplier: 1, constant: 0),
    ])
    views.root.layoutIfNeeded()
    #expect(listener.heard == ["bounds 30.0", "center 25.0"])
    #expect(views.child.frame.minX == 2)
  }
}
