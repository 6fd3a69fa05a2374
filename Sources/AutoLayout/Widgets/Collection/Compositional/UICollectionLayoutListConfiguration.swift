import Foundation

/// The properties of a list: a section of a compositional layout that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Cells fill the width.
    case plain = 0
    /// Sections are visibly separate.
    case grouped = 1
    /// Sections are inset from the sides.
    case insetGrouped = 2
    /// The list next to the content of a split view.
    case sidebar = 3
    /// A sidebar without a background.
    case sidebarPlain = 4
  }
  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// Sections have no header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item of a section looks like a header.
    ///
    /// - Remark: Inert. The first item is a cell like the others.
    case firstItemInSection = 2
  }
  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// Sections have no footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }
  /// A closure that returns the actions of a swipe on an item.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look of the list: plain, grouped or a sidebar.
  public let appearance: Appearance
  /// A Boolean value that indicates whether cells have separators. List cells of the section show
  /// them.
  public var showsSeparators: Bool
  /// The color behind the list, or nil for that of the appearance.
  ///
  /// - Remark: Inert. Programs set the background color of the collection view.
  public var backgroundColor: UIColor?
  /// The actions of a swipe from the leading edge.
  ///
  /// - Remark: Inert. There are no swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of a swipe from the trailing edge.
  ///
  /// - Remark: Inert. There are no swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the header is.
  public var headerMode = HeaderMode.none
  /// What the footer is.
  public var footerMode = FooterMode.none
  /// The distance above headers in points, or nil for the standard.
  ///
  /// - Remark: Inert. There is no distance above headers.
  public var headerTopPadding: CGFloat?

  /// Creates a list with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}

extension NSCollectionLayoutSection {
  /// The estimated height of list cells, headers and footers in points: the default height of rows.
  private static let estimatedHeight: CGFloat = 44
  /// Half of the distance between grouped sections in points: that of grouped tables without headers
  /// (assumed).
  private static let groupSpacing: CGFloat = 17.5

  /// Returns a section that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimatedHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    if configuration.appearance == .insetGrouped,
      let platform = (layoutEnvironment as? CompositionEnvironment)?.platform
    {
      let side = CellMargins(
        platform: platform, screenWidth: layoutEnvironment.container.contentSize.width,
        cellWidth: layoutEnvironment.container.contentSize.width
      ).side
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    if [.grouped, .insetGrouped].contains(configuration.appearance) {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : groupSpacing
      section.contentInsets.bottom = groupSpacing
    }
    if configuration.headerMode == .supplementary {
      let head = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      head.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(head)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections look like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
