import AutoLayout

extension AttributeForm<UITableView.Style> {
  /// The style of a table.
  static let tableStyle = AttributeForm.names([
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}

extension AttributeForm<UITableViewCell.SeparatorStyle> {
  /// The lines between cells. Etched ones have been plain since iOS 11.
  static let separatorStyle = AttributeForm.names([
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
    "singleLineEtched": .singleLine,
  ])
}

extension AttributeForm<UITableViewCell.AccessoryType> {
  /// The control at the trailing edge of a cell.
  static let accessoryType = AttributeForm.names([
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ])
}

extension AttributeForm<UITableViewCell.SelectionStyle> {
  /// The appearance of a selected cell. The colors have been the default since iOS 7.
  static let selectionStyle = AttributeForm.names([
    "default": .default, "none": .none, "blue": .default, "gray": .default,
  ])
}

extension AttributeForm<UITableViewCell.CellStyle> {
  /// The style of a cell with built-in labels and image.
  static let cellStyle = AttributeForm.names([
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ])
}

extension AttributeForm<UICollectionView.ScrollDirection> {
  /// The direction in which a collection view scrolls.
  static let scrollDirection = AttributeForm.names([
    "vertical": .vertical, "horizontal": .horizontal,
  ])
}
