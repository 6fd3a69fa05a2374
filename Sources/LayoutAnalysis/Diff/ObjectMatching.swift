/// Finds which objects of two lists are the same.
@MainActor
enum ObjectMatching {
  /// Pairs by the first key that tells, then by the next: objects of the second list in their order, and
  /// after them those that only the first has. Linear in the lists for each key.
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
