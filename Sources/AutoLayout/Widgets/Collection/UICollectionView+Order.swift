import Foundation

/// The order of subviews from back to front.
extension UICollectionView {
  /// Sorts the subviews with a depth from back to front. Subviews of equal depth keep their order,
  /// and all other subviews keep their positions.
  ///
  /// - Complexity: O(*n*) if the order does not change, where *n* is the number of subviews.
  func orderSubviews(by depths: [ObjectIdentifier: Int]) {
    func depth(_ view: UIView) -> Int? { depths[ObjectIdentifier(view)] }
    let places = subviews.indices.filter { depth(subviews[$0]) != nil }
    let current = places.map { (depth: depth(subviews[$0]) ?? 0, view: subviews[$0]) }
    guard zip(current, current.dropFirst()).contains(where: { $0.depth > $1.depth }) else { return }
    let wanted = current.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    var order = subviews
    for (place, item) in zip(places, wanted) { order[place] = item.element.view }
    subviews = order
  }
}
