import InterfaceBuilder

/// A kind of segue that can begin at an object.
struct SegueOffer: Encodable, Equatable {
  /// The kind, as edits name it.
  var segue: SegueLink
  /// The title in Interface Builder's menu.
  var title: String

  /// Returns the kinds that can begin at an object, in the order of the menu.
  static func all(from source: XMLTree.Element) -> [SegueOffer] {
    SegueLink.offered(from: source).map { SegueOffer(segue: $0, title: $0.title) }
  }
}
