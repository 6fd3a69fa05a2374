import Foundation
import Testing

@testable import AutoLayout

/// The subviews that a layout visits because they are marked.
///
/// Oracle: the visit of all subviews in their order, which a view with few subviews makes.
@MainActor
@Suite struct MarkedSubviewTests {
  /// A view that records its layouts.
  private final class RecordedView: UIView {
    var action: () -> Void = {}
    var record: (Int) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      record(tag)
      action()
    }
  }

  /// A view with numbered subviews, which was laid out twice, so that the marked subviews are listed.
  @MainActor
  private final class List {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private(set) var views: [RecordedView] = []
    private(set) var layouts: [Int] = []

    init(count: Int) {
      for tag in 0..<count { add(tag: tag) }
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      layouts = []
    }

    func add(tag: Int) {
      let view = RecordedView(frame: .zero)
      view.tag = tag
      view.record = { [unowned self] in layouts.append($0) }
      views.append(view)
      root.addSubview(view)
    }

    /// Returns the subviews that are laid out after a change, in order.
    func laidOut(_ change: () -> Void) -> [Int] {
      layouts = []
      change()
      root.layoutIfNeeded()
      return layouts
    }
  }

  /// Few subviews, which are all visited, and more, of which those that are marked are listed.
  nonisolated private static let counts = [10, 40]

  @Test(arguments: counts) func `Subviews that need layout are laid out in subview order`(
    count: Int
  ) {
    let list = List(count: count)
    #expect(
      list.laidOut { for tag in [7, 2, 9, 2] { list.views[tag].setNeedsLayout() } } == [2, 7, 9])
    #expect(
      list.laidOut { for view in list.views.reversed() { view.setNeedsLayout() } }
        == Array(0..<count))
    #expect(list.laidOut { list.views[4].setNeedsLayout() } == [4])
    #expect(list.laidOut {} == [])
  }

  @Test(arguments: counts)
  func `A subview that an earlier one marks is laid out in the same pass`(
    count: Int
  ) {
    let list = List(count: count)
    var passes = 0
    list.views[3].action = {
      passes += 1
      list.views[6].setNeedsLayout()
    }
    #expect(list.laidOut { list.views[3].setNeedsLayout() } == [3, 6])
    list.views[6].action = { if list.layouts.count < 5 { list.views[3].setNeedsLayout() } }
    #expect(list.laidOut { list.views[6].setNeedsLayout() } == [6, 3, 6, 3, 6])
    #expect(passes == 3)
  }

  @Test(arguments: counts) func `A descendant that needs layout is laid out`(count: Int) {
    let list = List(count: count)
    let inner = RecordedView(frame: .zero)
    inner.tag = 100
    inner.record = list.views[5].record
    list.views[5].addSubview(inner)
    list.root.layoutIfNeeded()
    #expect(list.laidOut { inner.setNeedsLayout() } == [100])
  }

  @Test(arguments: counts)
  func `A removed subview is released, and an added one is laid out`(
    count: Int
  ) {
    let list = List(count: count)
    weak var left: UIView?
    #expect(
      list.laidOut {
        let view = RecordedView(frame: .zero)
        view.tag = 200
        view.record = list.views[0].record
        left = view
        list.root.addSubview(view)
        view.removeFromSuperview()
        list.add(tag: 300)
      } == [300])
    #expect(left == nil)
    #expect(list.laidOut { list.root.insertSubview(list.views[count], at: 0) } == [])
    #expect(
      list.laidOut { for tag in [0, count] { list.views[tag].setNeedsLayout() } } == [300, 0])
  }

  @Test(arguments: counts) func `Only a subview that needs it updates its constraints`(count: Int) {
    final class Updated: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let list = List(count: count)
    let (first, second) = (Updated(), Updated())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      list.root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    list.root.layoutIfNeeded()
    (first.updates, second.updates) = (0, 0)
    second.setNeedsUpdateConstraints()
    list.root.layoutIfNeeded()
    #expect(first.updates == 0)
    #expect(second.updates == 1)
  }

  @Test func `Views below a label that grows are moved once`() {
    final class Moved: UIView {
      var moves = 0
      override var center: CGPoint {
        get { super.center }
        set {
          moves += 1
          super.center = newValue
        }
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (label, below) = (UILabel(), Moved())
    label.numberOfLines = 0
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    below.moves = 0
    label.text = "A text that is so long that it needs several lines in a view of this width"
    root.layoutIfNeeded()
    #expect(below.frame.minY > 50)
    #expect(below.moves == 1)
  }
}
