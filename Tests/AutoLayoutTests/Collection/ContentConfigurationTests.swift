import Foundation
import Testing

@testable import AutoLayout

/// Contents and backgrounds of cells that configurations describe.
///
/// Oracle: Apple's documentation of UIContentConfiguration and of the cells; frames by hand from the
/// margins of the package.
@MainActor
@Suite struct ContentConfigurationTests {
  private struct Box: UIContentConfiguration {
    var height: CGFloat
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> Box {
      var result = self
      result.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return result
    }
  }

  private final class BoxView: UIView, UIContentView {
    private let bar = UIView()
    private lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ box: Box) {
      configuration = box
      super.init(frame: .zero)
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
      show()
    }
    required init?(coder: NSCoder) { nil }
    private func show() { height.constant = (configuration as? Box)?.height ?? 0 }
  }

  @Test func `A content configuration replaces the content view, and later ones reuse it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Box(height: 10)
    let view = cell.contentView
    #expect(view is BoxView && plain.superview == nil && view.superview === cell)
    cell.contentConfiguration = Box(height: 20)
    #expect(cell.contentView === view)
    cell.layoutIfNeeded()
    #expect(view.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BoxView) && cell.subviews == [cell.contentView])
  }

  @Test func `State changes update the configuration before the next layout`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isSelected) }
    cell.contentConfiguration = Box(height: 10)
    cell.layoutIfNeeded()
    cell.isSelected = true
    #expect(states == [false])
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    #expect((cell.contentConfiguration as? Box)?.isSelected == true)
  }

  @Test func `A background configuration adds an inset view behind the content`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view !== cell.contentView && view.backgroundColor == .red)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `A list content view shows an image, a text and a secondary text`() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "More"
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    let view = UIListContentView(configuration: content)
    view.insetsLayoutMarginsFromSafeArea = false
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Title", "More"])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let texts = labels.map(\.intrinsicContentSize.height).reduce(0, +)
    #expect(abs(size.height - (texts + 3 + 20)) < 1)
    view.frame = CGRect(origin: .zero, size: CGSize(width: 200, height: 100))
    view.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [20, 20] && labels[0].frame.width == 160)
    #expect(labels[1].frame.minY - labels[0].frame.maxY == 3)
    content.secondaryText = nil
    view.configuration = content
    #expect(view.secondaryTextLayoutGuide == nil && labels[1].superview == nil)
  }

  @Test func `Without side-by-side texts, the secondary text can wrap`() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = String(repeating: "word ", count: 30)
    let view = UIListContentView(configuration: content)
    let secondary = try #require(view.subviews.compactMap { $0 as? UILabel }.last)
    #expect(secondary.contentCompressionResistancePriority(for: .horizontal) == .required)
    content.prefersSideBySideTextAndSecondaryText = false
    content.textProperties.adjustsFontSizeToFitWidth = true
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.layoutIfNeeded()
    #expect(secondary.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(secondary.frame.width < 200 && secondary.frame.height > 60)
    #expect(view.subviews.compactMap { $0 as? UILabel }.first?.adjustsFontSizeToFitWidth == true)
  }

  @Test func `A background configuration without a color uses the tint color`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.tintColor = .green
    var background = UIBackgroundConfiguration.clear()
    #expect(background.backgroundColor == .clear)
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    #expect(cell.subviews.first?.backgroundColor == .green)
  }

  /// Two cells of a list, which a test fills.
  private final class ListRows: NSObject, UICollectionViewDataSource {
    let fill: (UICollectionViewListCell, Int) -> Void
    init(_ fill: @escaping (UICollectionViewListCell, Int) -> Void) { self.fill = fill }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewListCell(frame: .zero)
      fill(cell, path.item)
      return cell
    }
  }

  private func list(_ rows: ListRows) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    view.dataSource = rows
    return view
  }

  @Test func `Constraints on the separator layout guide move the separator of a list cell`() throws
  {
    let rows = ListRows { cell, _ in
      cell.contentConfiguration = Box(height: 60)
      cell.separatorLayoutGuide.leadingAnchor.constraint(
        equalTo: cell.leadingAnchor, constant: 70
      ).isActive = true
    }
    let view = list(rows)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    let separators = cell.subviews.filter { $0.backgroundColor == .separator }
    #expect(separators.map(\.frame.minX) == [70] && separators.map(\.frame.maxX) == [200])
    #expect(separators.first?.frame.maxY == 60)
  }

  @Test func `Table rows fit their content configuration`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ table: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Box(height: path.row == 0 ? 60 : 90)
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    table.separatorStyle = .none
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [60, 90])
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
  }

  @Test func `List cells fit their content and have separators and accessories`() throws {
    let rows = ListRows { cell, index in
      cell.contentConfiguration = Box(height: index == 0 ? 60 : 90)
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.accessories = [
        .customView(configuration: .init(customView: accessory, placement: .trailing())), .delete(),
      ]
    }
    let view = list(rows)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [60, 90])
    let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
    view.layoutIfNeeded()
    // 10 for the accessory and 16 on its outer side.
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 174, height: 60))
    let separators = cell.subviews.filter { $0.frame.maxY == 60 && $0.frame.height <= 1 }
    #expect(separators.map(\.frame.minX) == [16])
    view.isEditing = true
    view.layoutIfNeeded()
    // The control that deletes the item appears at the leading edge.
    #expect(cell.contentView.frame.minX == 36 && cell.configurationState.isEditing)
  }
}
