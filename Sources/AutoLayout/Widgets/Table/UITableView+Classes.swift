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

  @_silgen_name("AutoLayout_UITableViewCell_createStyled")
  convenience init(createdWithStyle style: CellStyle, reuseIdentifier identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  @_silgen_name("AutoLayout_UITableViewCell_createStyled")
  private static func create(
    _ style: CellStyle, _ identifier: __owned String?
  ) -> UITableViewCell

  /// Creates a cell of a class with `init(style:reuseIdentifier:)`, which need not be `required` as
  /// in a call on a metatype or a generic type.
  public static func create<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> Cell {
    unsafeDowncast(
      (cellClass as UITableViewCell.Type).create(style, reuseIdentifier), to: Cell.self)
  }
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

  /// Creates a header or footer of a class with `init(reuseIdentifier:)`, which need not be
  /// `required` as in a call on a metatype or a generic type.
  public static func create<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type, reuseIdentifier: String?
  ) -> View {
    unsafeDowncast(
      (viewClass as UITableViewHeaderFooterView.Type).create(reuseIdentifier), to: View.self)
  }
}
