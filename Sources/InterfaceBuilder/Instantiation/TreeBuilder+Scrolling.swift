import AutoLayout
import Foundation

extension TreeBuilder {
  func configure(_ view: UIScrollView, _ element: VariedElement) {
    configureScrolling(view, element)
  }

  /// What all scroll views share.
  func configureScrolling(_ view: UIScrollView, _ element: VariedElement) {
    view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    view.isPagingEnabled = element.flag("pagingEnabled") ?? false
    view.bounces = element.flag("bounces") ?? true
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    view.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    view.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    view.contentInsetAdjustmentBehavior =
      Self.adjustments[element["contentInsetAdjustmentBehavior"] ?? ""] ?? .automatic
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
  }

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
  ]

  // MARK: - Tables

  static func tableStyle(_ name: String?) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  func configure(_ table: UITableView, _ element: VariedElement) {
    configureScrolling(table, element)
    table.rowHeight = element.number("rowHeight") ?? UITableView.automaticDimension
    table.sectionHeaderHeight = Self.sectionHeight(element.number("sectionHeaderHeight"))
    table.sectionFooterHeight = Self.sectionHeight(element.number("sectionFooterHeight"))
    table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    table.separatorColor = color("separatorColor", of: element)
    table.insetsContentViewsToSafeArea = element.flag("contentViewInsetsToSafeArea") ?? true
    if let inset = insets("separatorInset", of: element) { table.separatorInset = inset }
  }

  /// A height of heads or feet; those that Xcode writes into new tables stand for the system's own.
  private static func sectionHeight(_ height: CGFloat?) -> CGFloat {
    guard let height, ![10, 18, 22, 28].contains(height) else {
      return UITableView.automaticDimension
    }
    return height
  }

  /// The recorded frames of a cell and its content view are kept; a table arranges them only on
  /// other canvases and in applications.
  func configure(_ cell: UITableViewCell, _ element: VariedElement) {
    // In an application the cell follows its table.
    cell.keepsContentMargins = purpose == .canvas
    cell.accessoryType = Self.accessories[element["accessoryType"] ?? ""] ?? .none
    cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
    cell.indentationLevel = 0
    cell.documentRowHeight = element.number("rowHeight")
    if let inset = insets("separatorInset", of: element) { cell.separatorInset = inset }
  }

  /// The frame that the content view of a cell had while its views were laid out, in points in the
  /// cell's coordinates.
  ///
  /// Xcode 8 and 9 wrote another height than they laid out with: the whole cell's, or the one on a
  /// screen of two pixels a point where the separator was a point high (27 recorded views in 12
  /// documents).
  func contentFrame(_ recorded: CGRect, of cell: UITableViewCell) -> CGRect {
    guard PlatformMetrics.contentLiesAboveSeparator[canvas.platform],
      (cell.superview as? UITableView)?.separatorStyle != UITableView.CellSeparatorStyle.none
    else { return recorded }
    var frame = recorded
    frame.size.height = min(recorded.height, max(0, cell.bounds.height - 1 / canvas.scale))
    return frame
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  // MARK: - Collections

  func configure(_ cell: UICollectionViewCell, _ element: VariedElement) {
    cell.documentSize = element.element.size(key: "customSize")
  }

  func collectionLayout(of source: XMLTree.Element) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    guard let element = source.child("collectionViewFlowLayout", key: "collectionViewLayout") else {
      return layout
    }
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    layout.itemSize = element.size(key: "itemSize") ?? layout.itemSize
    layout.headerReferenceSize = element.size(key: "headerReferenceSize") ?? .zero
    layout.footerReferenceSize = element.size(key: "footerReferenceSize") ?? .zero
    if let estimate = element.size(key: "estimatedItemSize") {
      layout.estimatedItemSize =
        estimate.width < 0 ? UICollectionViewFlowLayout.automaticSize : estimate
    }
    layout.sectionInset = insets("sectionInset", of: VariedElement(element, traits)) ?? .zero
    return layout
  }

  // MARK: - Effects

  static func effect(of element: XMLTree.Element) -> UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      return UIVibrancyEffect(blurEffect: blur(vibrancy.child("blurEffect")))
    }
    return element.child("blurEffect").map { blur($0) }
  }

  private static func blur(_ element: XMLTree.Element?) -> UIBlurEffect {
    UIBlurEffect(style: blurStyles[element?["style"] ?? ""] ?? .regular)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
