import AutoLayout

/// A `<tableView>`.
package enum TableViewElement {
  /// The kind of cells: ``staticCells``, `prototypes`, or those of a data source.
  static let dataMode = UnreadAttribute("dataMode", .text)
  /// The value of ``dataMode`` for sections of static cells.
  static let staticCells = "static"
  package static let style = DefaultedAttribute("style", .tableStyle, default: .plain)
  /// The row height in points. It is negative for heights that follow from the content.
  package static let rowHeight = SchemaAttribute("rowHeight", .number)
  /// The height of section headers in points.
  package static let sectionHeaderHeight = SchemaAttribute("sectionHeaderHeight", .number)
  /// The height of section footers in points.
  package static let sectionFooterHeight = SchemaAttribute("sectionFooterHeight", .number)
  /// The style of the lines between the rows.
  package static let separatorStyle = DefaultedAttribute(
    "separatorStyle", .separatorStyle, default: .singleLine)
  /// A flag that indicates whether content views stay in the safe area.
  package static let contentViewInsetsToSafeArea = DefaultedAttribute(
    "contentViewInsetsToSafeArea", .flag, default: true)
  package static let separatorColor = SchemaChild(.color, key: "separatorColor")
  /// The space on both sides of separators, in points.
  package static let separatorInset = SchemaChild(.inset, key: "separatorInset")
  /// Cells that a program fills with its data.
  package static let prototypes = SchemaChild(.prototypes)
  /// The sections of a table with static cells.
  package static let sections = SchemaChild(.sections)
  /// The view above all rows or items.
  package static let header = SchemaChild(key: "tableHeaderView")
  /// The view below all rows or items.
  package static let footer = SchemaChild(key: "tableFooterView")
}

/// A `<tableViewSection>`.
package enum TableViewSectionElement {
  package static let headerTitle = TextProperty("headerTitle")
  package static let footerTitle = TextProperty("footerTitle")
  package static let cells = SchemaChild(.cells)
}

/// A `<tableViewCell>`.
package enum TableViewCellElement {
  package static let style = SchemaAttribute("style", .cellStyle)
  /// The control at the trailing edge.
  package static let accessoryType = DefaultedAttribute(
    "accessoryType", .accessoryType, default: .none)
  package static let selectionStyle = DefaultedAttribute(
    "selectionStyle", .selectionStyle, default: .default)
  /// The row height in points, or `nil` for that of the table.
  package static let rowHeight = SchemaAttribute("rowHeight", .number)
  /// The identifier of the label of a built-in style.
  package static let textLabel = SchemaAttribute("textLabel", .text)
  /// The identifier of the second label of a built-in style.
  package static let detailTextLabel = SchemaAttribute("detailTextLabel", .text)
  /// The identifier of the image view of a built-in style.
  package static let imageView = SchemaAttribute("imageView", .text)
  /// The space on both sides of separators, in points.
  package static let separatorInset = SchemaChild(.inset, key: "separatorInset")
}

/// Attributes of all cells, headers and footers that are created for rows and items.
package enum ReusableElement {
  /// The identifier with which a data source dequeues the view.
  package static let reuseIdentifier = SchemaAttribute("reuseIdentifier", .text)
}

/// A `<collectionView>`.
package enum CollectionViewElement {
  /// The layout of the items.
  package static let layout = SchemaChild(
    .collectionViewFlowLayout, key: "collectionViewLayout")
  package static let cells = SchemaChild(.cells)
  /// The view above all rows or items.
  package static let header = SchemaChild(key: "sectionHeaderView")
  /// The view below all rows or items.
  package static let footer = SchemaChild(key: "sectionFooterView")
  /// The prefix of the keys of headers and footers.
  static let supplementaryKeyPrefix = "section"
}

/// A `<collectionViewCell>`.
package enum CollectionViewCellElement {
  /// The size of the cell on the canvas, if it differs from the item size of the layout.
  package static let customSize = SchemaChild(.size, key: "customSize")
}

/// A `<collectionViewFlowLayout>`. Lengths are in points.
package enum FlowLayoutElement {
  /// The direction in which lines follow each other.
  package static let scrollDirection = DefaultedAttribute(
    "scrollDirection", .scrollDirection, default: .vertical)
  /// The minimum space between lines.
  package static let minimumLineSpacing = DefaultedAttribute(
    "minimumLineSpacing", .number, default: 10)
  /// The minimum space between the items of a line.
  package static let minimumInteritemSpacing = DefaultedAttribute(
    "minimumInteritemSpacing", .number, default: 10)
  package static let itemSize = SchemaChild(.size, key: "itemSize")
  /// The estimated item size. It is negative for sizes that follow from the content.
  package static let estimatedItemSize = SchemaChild(.size, key: "estimatedItemSize")
  package static let headerReferenceSize = SchemaChild(.size, key: "headerReferenceSize")
  package static let footerReferenceSize = SchemaChild(.size, key: "footerReferenceSize")
  /// The space around a section.
  package static let sectionInset = SchemaChild(.inset, key: "sectionInset")
}
