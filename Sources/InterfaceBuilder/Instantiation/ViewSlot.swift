/// What a view is to its superview, which decides how it is attached and who places it.
enum ViewSlot: Hashable {
  /// The root, which has no superview in the document.
  case root
  /// An entry of `<subviews>`, which constraints or its mask place.
  case subview
  /// An entry of `<cells>` or `<prototypes>`, which a table or collection view places.
  case cell
  /// A child that is the value of a property, such as `contentView`.
  case property(String)

  /// The content view of a cell or visual effect view.
  static let contentView = ViewSlot.property(ViewElement.contentView.key ?? "")
}
