import Foundation

@testable import AutoLayout

/// Scroll views, lists and layouts of a program that return what `HostileAnswer` says.
extension HostileViews {
  final class ContentSize: UIScrollView {
    override var contentSize: CGSize {
      get { HostileAnswer.size(super.contentSize) }
      set { super.contentSize = newValue }
    }
  }

  final class ContentInset: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets {
      HostileAnswer.insets(super.adjustedContentInset)
    }
  }

  final class TextInset: UITextView {
    override var textContainerInset: UIEdgeInsets {
      get { HostileAnswer.insets(super.textContainerInset) }
      set { super.textContainerInset = newValue }
    }
  }

  final class FittingRow: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { HostileAnswer.size(CGSize(width: 300, height: 40)) }
  }

  final class PreferredItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size = HostileAnswer.size(CGSize(width: 40, height: 20))
      attributes.alpha = HostileAnswer.number(1)
      return attributes
    }
  }

  /// Items one below another, with frames and a content size of the program.
  final class ItemFrames: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
      HostileAnswer.size(CGSize(width: 300, height: 900))
    }
    override func layoutAttributesForItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let y = CGFloat(50 * path.item)
      attributes.frame = HostileAnswer.rect(CGRect(x: 0, y: y, width: 100, height: 40))
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<HostileList.count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      HostileAnswer.point(offset)
    }
  }
}

/// The data source and delegate of the lists. The named answers are hostile, and the others sane.
@MainActor
final class HostileList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  static let count = 8
  /// The answers of the delegate that `HostileAnswer` replaces.
  enum Part { case none, rows, estimates, heads, items, insets, spacings, references }
  let part: Part

  init(_ part: Part) { self.part = part }

  private func number(_ sane: CGFloat, _ part: Part) -> CGFloat {
    self.part == part ? HostileAnswer.number(sane) : sane
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      part == .none
      ? HostileViews.FittingRow(style: .default, reuseIdentifier: nil)
      : UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(path.row)"
    return cell
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    part == .rows ? HostileAnswer.number(44) : UITableView.automaticDimension
  }
  func tableView(_ table: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    number(44, .estimates)
  }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    number(28, .heads)
  }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    number(28, .heads)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "item", for: path) }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: number(50, .items), height: number(50, .items)) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { part == .insets ? HostileAnswer.insets(.zero) : .zero }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { number(10, .spacings) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { number(10, .spacings) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { part == .references ? HostileAnswer.size(.zero) : .zero }
}
