import AutoLayout

extension AttributeForm<UITableView.Style> {
  /// The values of the attribute `style` of table views.
  static let tableStyle = AttributeForm.names([
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ])
}

extension AttributeForm<UITableViewCell.SeparatorStyle> {
  /// The values of the attribute `separatorStyle` of table views. Etched lines have been plain
  /// since iOS 11.
  static let separatorStyle = AttributeForm.names([
    "default": .singleLine, "none": .none, "singleLine": .singleLine,
    "singleLineEtched": .singleLine,
  ])
}

extension AttributeForm<UITableViewCell.AccessoryType> {
  /// The values of the attribute `accessoryType` of table view cells.
  static let accessoryType = AttributeForm.names([
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ])
}

extension AttributeForm<UITableViewCell.SelectionStyle> {
  /// The values of the attribute `selectionStyle` of table view cells. The colors have been the
  /// default since iOS 7.
  static let selectionStyle = AttributeForm.names([
    "default": .default, "none": .none, "blue": .default, "gray": .default,
  ])
}

extension AttributeForm<UITableViewCell.CellStyle> {
  /// The values of the attribute `style` of table view cells with built-in labels and image.
  static let cellStyle = AttributeForm.names([
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ])
}

extension AttributeForm<UICollectionView.ScrollDirection> {
  /// The values of the attribute `scrollDirection` of flow layouts.
  static let scrollDirection = AttributeForm.names([
    "vertical": .vertical, "horizontal": .horizontal,
  ])
}
