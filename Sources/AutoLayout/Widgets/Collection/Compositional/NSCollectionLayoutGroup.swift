import Foundation

/// Items of a compositional layout that are arranged in a row, in a column, or by a closure.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangements of the items.
  enum Arrangement {
    /// A row or column that repeats the items until it is full.
    case line(isHorizontal: Bool)
    /// A row or column of equal parts.
    case parts(isHorizontal: Bool, count: Int)
    /// A row or column with a number of equal items.
    case repeated(isHorizontal: Bool, count: Int)
    /// An arrangement by a closure that returns the frames.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items, or `nil` for no distance.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size, subitems, arrangement)
  }

  /// Returns a row that repeats items until it is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .line(isHorizontal: true)) }

  /// Returns a row with a number of items of equal width, which fill it.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .parts(isHorizontal: true, count: count))
  }

  /// Returns a row with a number of items, which keep their size (assumed).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .repeated(isHorizontal: true, count: count))
  }

  /// Returns a column that repeats items until it is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, .line(isHorizontal: false)) }

  /// Returns a column with a number of items of equal height, which fill it.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .parts(isHorizontal: false, count: count))
  }

  /// Returns a column with a number of items, which keep their size (assumed).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, [subitem], .repeated(isHorizontal: false, count: count))
  }

  /// Returns a group in which a closure determines the frames of items.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { make(layoutSize, [], .custom(itemProvider)) }
}

/// A closure that returns the frames of the items in a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame and z-index of an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in points in the group's coordinates.
  public let frame: CGRect
  /// The order from back to front: an item with a higher number covers one with a lower number.
  public let zIndex: Int

  /// Creates an item with a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// The container and the traits of a layout or a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and the insets of a container, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including insets.
  var contentSize: CGSize { get }
  /// The size excluding insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets after adjustments, which equal `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for sections.
@MainActor
final class CompositionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  /// The release and device of the collection view, for metrics of lists.
  var platform: Platform?

  init(
    contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traitCollection: UITraitCollection
  ) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
