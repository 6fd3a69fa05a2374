import AutoLayout
import Foundation
import Testing

/// The size that fits a cell, which layouts of programs ask for directly.
@MainActor
@Suite struct CellFittingTests {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = String(repeating: "several words ", count: 6)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func height(_ cell: Cell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 150, height: 40), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Records the size that a cell has when it is asked for attributes.
  private final class AskedCell: UICollectionViewCell {
    static var sizes: [CGSize] = []

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.sizes.append(bounds.size)
      setNeedsLayout()
      layoutIfNeeded()
      let size = contentView.systemLayoutSizeFitting(attributes.size)
      attributes.frame.size.height = size.height.rounded(.up)
      return attributes
    }
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
      let (label, content) = (UILabel(), cell.contentView)
      label.text = "text"
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      return cell
    }
  }

  /// Oracle: `hand`. The pattern of accepted answers (Stack Overflow 25895311, IGListKit 260 and
  /// 1192) lays out the cell before it measures the content: the cell has the size of its
  /// attributes by then, and no constraint conflicts.
  @Test func cellsHaveTheEstimatedSizeWhenTheyAreAsked() {
    AskedCell.sizes = []
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 50)
    let grid = Grid(collectionViewLayout: layout)
    grid.collectionView.register(AskedCell.self, forCellWithReuseIdentifier: "c")
    let window = UIWindow(device: Device(identifier: "retina4_7")!)
    window.rootViewController = grid
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let size = CGSize(width: 300, height: 50)
    #expect(AskedCell.sizes == [size, size])
    // The line of 20.5 points, with 10 above and below, rounded up.
    #expect(grid.collectionView.visibleCells.map(\.frame.height) == [41, 41])
    #expect(window.layoutSnapshot().conflicts.isEmpty)
  }

  /// Layouts that size only the height set the width of the content view before they ask. Changed
  /// bounds keep the center, so that the content view no longer fills the cell, and its margins
  /// would be added to the width of the text.
  @Test(arguments: [100, 398] as [CGFloat])
  func changedBoundsOfTheContentViewAreNoMargins(width: CGFloat) {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    let expected = height(cell)
    #expect(expected > 60)
    cell.contentView.bounds.size.width = 150
    #expect(height(cell) == expected)
  }
}
