/// The place of a view in its superview's element.
enum ViewSlot: Hashable {
  /// The root.
  case root
  /// An entry of `<subviews>`.
  case subview
  /// An entry of `<cells>` or `<prototypes>`.
  case cell
  /// A child that is the value of a property, such as `contentView`.
  case property(String)

  /// The content view of a cell or visual effect view.
  static let contentView = ViewSlot.property(ViewElement.contentView.key ?? "")
}
