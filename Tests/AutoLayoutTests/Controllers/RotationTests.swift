import Foundation
import Testing

@testable import AutoLayout

/// Screens of a program that are turned again and again.
///
/// Oracle: the program itself. A screen that was turned must be the one that is made for that side,
/// to the bit, and cost the same each time. Work is counted, not timed.
@MainActor
@Suite struct RotationTests {
  @Test func `A thousand rotations give the frames of new screens at constant cost`() throws {
    try turn(.mixed, times: 1_000)
  }

  @Test(arguments: [Screen.stacks, .form, .table, .tiles])
  func `Rotating larger screens back restores their frames`(_ screen: Screen) throws {
    try turn(screen, times: 20)
  }

  private func turn(_ screen: Screen, times: Int) throws {
    let sides = try Side.both()
    let expected = sides.map { Shown(screen, on: $0).places() }
    #expect(expected[0] != expected[1])
    let shown = Shown(screen, on: sides[1])
    var work: [Work] = []
    for turn in 0..<times {
      let before = shown.work
      shown.window.move(to: sides[turn % 2])
      try #require(shown.places() == expected[turn % 2], "turn \(turn)")
      work.append(shown.work - before)
    }
    var analyses = 0
    for side in 0..<2 {
      // The first turns may learn what the later ones use.
      let turns = stride(from: 4 + side, to: times, by: 2).map { work[$0] }
      #expect(Set(turns.map(\.results)).count == 1)
      // Which of several ways leads to a solution may hang on the last digits that the one before
      // left.
      let pivots = turns.map(\.pivots)
      #expect((pivots.max() ?? 0) - (pivots.min() ?? 0) <= (pivots.max() ?? 0) / 2 + 2)
      // Each change of a large component in place leaves rows in its analysis that nothing needs
      // anymore. Without another analysis from time to time, they would grow with every turn. The
      // changes since the last one pay for it: it replaces one update, and not in every turn.
      let least = turns.map(\.analyses).min() ?? 0
      #expect(turns.allSatisfy { $0.analyses <= least + 1 })
      for turn in turns { analyses += turn.analyses - least }
    }
    #expect(2 * analyses <= times - 4)
  }

  @Test func `Views whose size does not change add no cost to a rotation`() throws {
    let sides = try Side.both()
    let costs = [0, 50].map { count in
      let shown = Shown(.stacks, on: sides[1], fixedViews: count)
      for turn in 0..<6 { shown.window.move(to: sides[turn % 2]) }
      let before = shown.work
      for turn in 0..<2 { shown.window.move(to: sides[turn % 2]) }
      return shown.work - before
    }
    #expect(costs[0] == costs[1])
  }

  @Test func `Doubling the rows at most doubles the work of a rotation`() throws {
    let sides = try Side.both()
    let costs = [14, 28].map { rows in
      let shown = Shown(.table, on: sides[1], rows: rows)
      for turn in 0..<6 { shown.window.move(to: sides[turn % 2]) }
      let before = shown.work
      for turn in 0..<2 { shown.window.move(to: sides[turn % 2]) }
      return shown.work - before
    }
    for (few, many) in zip(costs[0].counts, costs[1].counts) { #expect(many <= 2 * few) }
  }
}

// MARK: - Screens

private typealias Side = UIScreen

extension UIScreen {
  /// Landscape and portrait of a phone with a notch, so that safe areas and bars change too.
  fileprivate static func both() throws -> [UIScreen] {
    let device = try #require(Device(identifier: "retina6_12"))
    return [.init(device: device, orientation: .landscape), .init(device: device)]
  }
}

/// What the screens show.
enum Screen: Sendable {
  /// A stack view, a scroll view and a table beside each other.
  case mixed
  /// Nested stack views of every distribution, with texts that break lines and a hidden view.
  case stacks
  /// A form in a scroll view, by its content guide.
  case form
  /// Rows that are as high as their texts.
  case table
  /// Tiles that flow, with heads.
  case tiles
}

/// Counts of everything that a layout does.
private struct Work: Equatable {
  var counts: [Int]
  var pivots: Int

  /// The components that were analyzed.
  var analyses: Int { counts[3] }

  /// The counts, whether components were analyzed for a solution or their analyses updated.
  var results: [Int] { Array(counts[..<3]) + [counts[3] + counts[4], counts[5]] }

  static func - (a: Work, b: Work) -> Work {
    Work(counts: zip(a.counts, b.counts).map { $0 - $1 }, pivots: a.pivots - b.pivots)
  }
}

/// A screen in a window, inside a navigation controller inside a tab controller.
@MainActor
private final class Shown {
  let window: UIWindow
  private let content: UIViewController

  init(_ screen: Screen, on side: UIScreen, rows: Int = 12, fixedViews: Int = 0) {
    content = Self.content(screen, rows, fixedViews)
    content.title = "Turning"
    window = UIWindow(frame: side.bounds)
    window.move(to: side)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  var work: Work {
    let host = window.activeLayoutHost
    let engine = host.engine.work
    return Work(
      counts: [
        host.statistics.layouts, host.statistics.solutions, host.statistics.lowerings,
        engine.componentsBuilt, engine.componentsUpdated, engine.evaluations,
      ], pivots: engine.pivots)
  }

  /// Geometry, insets and content of every view, in order.
  func places() -> [[CGFloat]] {
    var result: [[CGFloat]] = []
    func add(_ view: UIView) {
      let (bounds, safe, margins) = (view.bounds, view.safeAreaInsets, view.layoutMargins)
      var place = [
        bounds.minX, bounds.minY, bounds.width, bounds.height, view.center.x, view.center.y,
        safe.top, safe.left, safe.bottom, safe.right, margins.left, margins.right,
      ]
      if let scroll = view as? UIScrollView {
        place += [scroll.contentSize.width, scroll.contentSize.height]
      }
      for guide in view.layoutGuides {
        let frame = guide.layoutFrame
        place += [frame.minX, frame.minY, frame.width, frame.height]
      }
      result.append(place)
      for subview in view.subviews { add(subview) }
    }
    add(window)
    return result
  }

  private static func content(_ screen: Screen, _ rows: Int, _ fixedViews: Int) -> UIViewController
  {
    switch screen {
    case .mixed: MixedController()
    case .stacks: StacksController(fixedViews: fixedViews)
    case .form: FormController()
    case .table: RowsController(rows: rows)
    case .tiles: TilesController()
    }
  }

  static let text =
    "The engine makes a choice for you, and it may be another one in the next release."

  static func label(_ words: Int) -> UILabel {
    let label = UILabel()
    label.text = text.split(separator: " ").prefix(words).joined(separator: " ")
    label.numberOfLines = 0
    return label
  }
}

private final class MixedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UIStackView(arrangedSubviews: [Shown.label(9), UISwitch(), Shown.label(2)])
    row.spacing = 7
    row.alignment = .center
    row.arrangedSubviews[2].isHidden = true
    let (scroll, text) = (UIScrollView(), Shown.label(30))
    text.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(text)
    let rows = RowsController(rows: 3)
    addChild(rows)
    let column = UIStackView(arrangedSubviews: [row, scroll, rows.view])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    rows.didMove(toParent: self)
    let (safe, content) = (view.safeAreaLayoutGuide, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor),
      column.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scroll.heightAnchor.constraint(equalTo: rows.view.heightAnchor, multiplier: 0.5),
      text.topAnchor.constraint(equalTo: content.topAnchor),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }
}

private final class StacksController: UIViewController {
  private let fixedViews: Int

  init(fixedViews: Int) {
    self.fixedViews = fixedViews
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let column = UIStackView(arrangedSubviews: distributions.map(row))
    column.axis = .vertical
    column.spacing = 8
    column.isBaselineRelativeArrangement = true
    column.isLayoutMarginsRelativeArrangement = true
    column.insertArrangedSubview(Shown.label(40), at: 2)
    column.setCustomSpacing(20, after: column.arrangedSubviews[2])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let (safe, panel) = (view.safeAreaLayoutGuide, panel())
    view.addSubview(panel)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor),
      column.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 150),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 150),
    ])
  }

  private func row(_ distribution: UIStackView.Distribution) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    let row = UIStackView(arrangedSubviews: [Shown.label(6), Shown.label(11), button, UISwitch()])
    row.distribution = distribution
    row.alignment = distribution == .fillProportionally ? .firstBaseline : .center
    row.spacing = 7
    row.arrangedSubviews[3].isHidden = distribution == .equalSpacing
    return row
  }

  /// Views in a corner that nothing but their own constants place.
  private func panel() -> UIView {
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    for index in 0..<fixedViews {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: CGFloat(index)),
        view.topAnchor.constraint(equalTo: panel.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 3),
        view.heightAnchor.constraint(equalToConstant: 3),
      ])
    }
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 60),
      panel.heightAnchor.constraint(equalToConstant: 10),
    ])
    return panel
  }
}

private final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView()
    let (first, second, field) = (Shown.label(30), Shown.label(9), UITextField())
    field.borderStyle = .roundedRect
    for view in [scroll, first, second, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scroll)
    for view in [first, second, field] { scroll.addSubview(view) }
    let (safe, content) = (view.safeAreaLayoutGuide, scroll.contentLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      first.topAnchor.constraint(equalTo: content.topAnchor, constant: 400),
      first.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      first.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      field.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 400),
      field.topAnchor.constraint(greaterThanOrEqualTo: second.bottomAnchor, constant: 10),
      field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}

private final class RowsController: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (label, side) = (Shown.label(3 + path.row % 14), UISwitch())
    let margins = cell.contentView.layoutMarginsGuide
    for view in [label, side] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      side.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      side.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      side.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    return cell
  }
}

private final class TilesController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 70)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collection: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 23 }

  override func collectionView(
    _ collection: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let label = Shown.label(2 + path.item % 5)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: cell.contentView.widthAnchor),
    ])
    return cell
  }
}
