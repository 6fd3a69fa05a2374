import Foundation

extension IndexPath {
  /// The place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item in a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section; 0 where the path has none.
  public var section: Int { first ?? 0 }

  /// The index within the section; 0 where the path has none.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The index within the section; 0 where the path has none.
  public var item: Int { row }
}
