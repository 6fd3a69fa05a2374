import Foundation

// Cells, headers and footers of registered classes. UIView+Creation.swift explains the declarations.

extension UITableViewCell {
  @_silgen_name("AutoLayout_UITableViewCell_create")
  convenience init(createdWithReuseIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("AutoLayout_UITableViewCell_create")
  private static func create(_ identifier: __owned String?) -> UITableViewCell

  /// Creates a cell of a class with `init(style:reuseIdentifier:)`.
  static func make(
    _ cellClass: UITableViewCell.Type, reuseIdentifier identifier: String?
  ) -> UITableViewCell { cellClass.create(identifier) }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("AutoLayout_UITableViewHeaderFooterView_create")
  convenience init(createdWithReuseIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("AutoLayout_UITableViewHeaderFooterView_create")
  private static func create(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  /// Creates a view of a class with `init(reuseIdentifier:)`.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier identifier: String?
  ) -> UITableViewHeaderFooterView { viewClass.create(identifier) }
}
