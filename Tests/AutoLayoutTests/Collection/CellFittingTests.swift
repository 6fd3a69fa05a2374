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
