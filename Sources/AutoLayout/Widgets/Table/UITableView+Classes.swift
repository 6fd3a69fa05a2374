import Foundation

// Cells, headers and footers of registered classes; see ClassInstantiation.swift.

extension UITableViewCell {
  /// Creates a cell of the class, with the default style.
  @usableFromInline convenience init(ofClassWithReuseIdentifier identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s10AutoLayout15UITableViewCellC26ofClassWithReuseIdentifierACSSSg_tcfC")
  private static func instance(_ identifier: __owned String?) -> UITableViewCell

  /// Creates a cell of a class with `init(style:reuseIdentifier:)`.
  static func make(
    _ type: UITableViewCell.Type, reuseIdentifier identifier: String?
  ) -> UITableViewCell { type.instance(identifier) }
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class.
  @usableFromInline convenience init(ofClassWithReuseIdentifier identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name(
    "$s10AutoLayout023UITableViewHeaderFooterD0C26ofClassWithReuseIdentifierACSSSg_tcfC")
  private static func instance(_ identifier: __owned String?) -> UITableViewHeaderFooterView

  /// Creates a view of a class with `init(reuseIdentifier:)`.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier identifier: String?
  ) -> UITableViewHeaderFooterView { type.instance(identifier) }
}
