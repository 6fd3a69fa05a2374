/// Finds which objects of two lists are the same.
@MainActor
enum ObjectMatching {
  /// Returns pairs of objects that are equal by the first key that identifies them, then by the
  /// next key. Objects of the second list come first, in their order, followed by those that only
  /// the first list has.
  ///
  /// - Complexity: O(*n* × *k*), where *n* is the number of objects in both lists and *k* is the
  ///   number of keys.
  static func pairs<Object>(
    _ before: [Object], _ after: [Object], by keys: [(Object) -> String?]
  ) -> [(Object?, Object?)] {
    var partner = [Int?](repeating: nil, count: after.count)
    var free = Set(before.indices)
    for key in keys {
      var places: [String: [Int]] = [:]
      for index in before.indices.reversed() where free.contains(index) {
        if let name = key(before[index]) { places[name, default: []].append(index) }
      }
      for index in after.indices where partner[index] == nil {
        guard let name = key(after[index]), let found = places[name]?.popLast() else { continue }
        partner[index] = found
        free.remove(found)
      }
    }
    let kept = after.indices.map { (partner[$0].map { before[$0] }, Optional(after[$0])) }
    return kept + free.sorted().map { (before[$0], nil) }
  }
}
