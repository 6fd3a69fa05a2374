/// The role of a view in its superview, which determines how it is attached and positioned.
enum ViewSlot: Hashable {
  /// The root, which has no superview in the document.
  case root
  /// An entry of `<subviews>`, which constraints or its mask position.
  case subview
  /// An entry of `<cells>` or `<prototypes>`, which a table or collection view positions.
  case cell
  /// A child that is the value of a property, such as `contentView`.
  case property(String)

  /// The content view of a cell or visual effect view.
  static let contentView = ViewSlot.property(ViewElement.contentView.key ?? "")
}
