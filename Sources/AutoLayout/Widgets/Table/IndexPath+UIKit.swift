import Foundation

extension IndexPath {
  /// Creates the index path of a row in a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section, or 0 if the path is empty. Setting it keeps the row.
  public var section: Int {
    get { first ?? 0 }
    set { setIndex(newValue, at: 0) }
  }

  /// The index of the row within the section, or 0 if the path has none. Setting it keeps the
  /// section.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { setIndex(newValue, at: 1) }
  }

  /// The index of the item within the section, or 0 if the path has none. Setting it keeps the
  /// section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Replaces the index at a position. A path that is too short is filled with zeros.
  private mutating func setIndex(_ index: Int, at position: Int) {
    while count <= position { append(0) }
    self[position] = index
  }
}

extension NSIndexPath {
  /// Creates the index path of a row in a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item in a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section, or 0 if the path is empty.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The index of the row within the section, or 0 if the path has none.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The index of the item within the section, or 0 if the path has none.
  public var item: Int { row }
}
