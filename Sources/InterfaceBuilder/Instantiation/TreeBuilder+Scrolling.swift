import AutoLayout
import Foundation

extension TreeBuilder {
  /// Sets the properties of a plain scroll view; tables and text views have more.
  func configure(_ view: UIScrollView, _ element: VariedElement) {
    configureScrolling(view, element)
  }

  /// Sets the properties that all scroll views have. Only the adjustment of the content inset and
  /// clipping can change frames or drawing.
  func configureScrolling(_ view: UIScrollView, _ element: VariedElement) {
    view.isScrollEnabled = element[ScrollViewElement.scrollEnabled]
    view.isPagingEnabled = element[ScrollViewElement.pagingEnabled]
    view.bounces = element[ScrollViewElement.bounces]
    view.alwaysBounceHorizontal = element[ScrollViewElement.alwaysBounceHorizontal]
    view.alwaysBounceVertical = element[ScrollViewElement.alwaysBounceVertical]
    view.showsHorizontalScrollIndicator = element[ScrollViewElement.showsHorizontalScrollIndicator]
    view.showsVerticalScrollIndicator = element[ScrollViewElement.showsVerticalScrollIndicator]
    view.contentInsetAdjustmentBehavior =
      element[ScrollViewElement.contentInsetAdjustmentBehavior]
    view.clipsToBounds = element[ViewElement.clipsSubviews]
  }

  // MARK: - Tables

  /// Sets the heights of rows, headers and footers, and the separators of a table, in points.
  func configure(_ table: UITableView, _ element: VariedElement) {
    configureScrolling(table, element)
    table.rowHeight = element[TableViewElement.rowHeight] ?? UITableView.automaticDimension
    table.sectionHeaderHeight = Self.sectionHeight(element[TableViewElement.sectionHeaderHeight])
    table.sectionFooterHeight = Self.sectionHeight(element[TableViewElement.sectionFooterHeight])
    table.separatorStyle = element[TableViewElement.separatorStyle]
    table.separatorColor = color(TableViewElement.separatorColor, of: element)
    table.insetsContentViewsToSafeArea = element[TableViewElement.contentViewInsetsToSafeArea]
    if let inset = insets(TableViewElement.separatorInset, of: element) {
      table.separatorInset = inset
    }
  }

  /// Returns a height of headers or footers. The heights that Xcode writes into new tables mean the
  /// system's own.
  private static func sectionHeight(_ height: CGFloat?) -> CGFloat {
    guard let height, ![10, 18, 22, 28].contains(height) else {
      return UITableView.automaticDimension
    }
    return height
  }

  /// Sets the accessory of a cell, and the height of its row in the document.
  ///
  /// The recorded frames of a cell and its content view are kept; a table arranges them only on
  /// other canvases and in apps.
  func configure(_ cell: UITableViewCell, _ element: VariedElement) {
    // In an app, the cell follows its table.
    cell.keepsContentMargins = purpose == .canvas
    cell.accessoryType = element[TableViewCellElement.accessoryType]
    cell.selectionStyle = element[TableViewCellElement.selectionStyle]
    cell.indentationLevel = 0
    cell.documentRowHeight = element[TableViewCellElement.rowHeight]
    if let inset = insets(TableViewCellElement.separatorInset, of: element) {
      cell.separatorInset = inset
    }
  }

  /// Returns the frame of a cell's content view while its views were laid out, in points in the
  /// cell's coordinates.
  ///
  /// Xcode 8 and 9 wrote a height other than the one with which they laid out: the whole cell's, or
  /// the one on a screen of two pixels per point where the separator was one point high (27
  /// recorded views in 12 documents). The content view then ends at least one pixel above the lower
  /// edge of its cell.
  func contentFrame(_ recorded: CGRect, of cell: UITableViewCell) -> CGRect {
    guard PlatformMetrics.contentLiesAboveSeparator[canvas.platform],
      (cell.superview as? UITableView)?.separatorStyle != UITableViewCell.SeparatorStyle.none
    else { return recorded }
    var frame = recorded
    frame.size.height = min(recorded.height, max(0, cell.bounds.height - 1 / canvas.scale))
    return frame
  }

  // MARK: - Collections

  /// Sets the size of a cell whose size the document states, in points.
  func configure(_ cell: UICollectionViewCell, _ element: VariedElement) {
    cell.documentSize = element.element.size(CollectionViewCellElement.customSize)
  }

  /// Returns the flow layout of a collection view's element, or UIKit's default if the element has
  /// none.
  ///
  /// A negative estimated size represents the automatic size, as Interface Builder writes it.
  ///
  ///     <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8"
  ///                               minimumInteritemSpacing="8" id="abc-De-fGh">
  ///         <size key="itemSize" width="120" height="160"/>
  ///     </collectionViewFlowLayout>
  func collectionLayout(of source: XMLTree.Element) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    guard let element = source.child(CollectionViewElement.layout) else {
      return layout
    }
    layout.scrollDirection = element[FlowLayoutElement.scrollDirection]
    layout.minimumLineSpacing = element[FlowLayoutElement.minimumLineSpacing]
    layout.minimumInteritemSpacing = element[FlowLayoutElement.minimumInteritemSpacing]
    layout.itemSize = element.size(FlowLayoutElement.itemSize) ?? layout.itemSize
    layout.headerReferenceSize = element.size(FlowLayoutElement.headerReferenceSize) ?? .zero
    layout.footerReferenceSize = element.size(FlowLayoutElement.footerReferenceSize) ?? .zero
    if let estimate = element.size(FlowLayoutElement.estimatedItemSize) {
      layout.estimatedItemSize =
        estimate.width < 0 ? UICollectionViewFlowLayout.automaticSize : estimate
    }
    layout.sectionInset =
      insets(FlowLayoutElement.sectionInset, of: VariedElement(element, traits)) ?? .zero
    return layout
  }

  // MARK: - Effects

  /// Returns the effect of a visual effect view: a blur, or vibrancy over a blur, or `nil` if the
  /// element has none.
  static func effect(of element: XMLTree.Element) -> UIVisualEffect? {
    if let vibrancy = element.child(VisualEffectViewElement.vibrancyEffect) {
      return UIVibrancyEffect(blurEffect: blur(vibrancy.child(VisualEffectViewElement.blurEffect)))
    }
    return element.child(VisualEffectViewElement.blurEffect).map { blur($0) }
  }

  /// Returns the blur of an element, which is regular if its style is missing.
  private static func blur(_ element: XMLTree.Element?) -> UIBlurEffect {
    UIBlurEffect(style: element?[BlurEffectElement.style] ?? .regular)
  }
}
