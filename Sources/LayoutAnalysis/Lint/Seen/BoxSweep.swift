import Foundation

/// The pairs of overlapping rectangles in a list, found without comparing each with all others.
///
/// The rectangles are visited from top to bottom, and each is compared with those that extend below
/// its top edge. On a readable screen, these are few.
struct BoxSweep {
  /// The pairs by their indices in the list, ascending. The second index of a pair is the smaller
  /// one.
  private(set) var pairs: [(upper: Int, lower: Int)] = []
  /// The number of compared pairs.
  private(set) var compared = 0

  /// Finds the pairs whose intersection is wider and higher than `overlap`, or returns `nil` if
  /// more than `limit` pairs would have to be compared.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rectangles, and O(1) for each pair that is compared.
  init?(_ boxes: [CGRect], overlap: CGFloat, limit: Int) {
    // Comparisons with NaN are false.
    let order = boxes.indices.filter { boxes[$0].width > overlap && boxes[$0].height > overlap }
      .sorted { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }
    var open: [Int] = []
    for next in order {
      let box = boxes[next]
      open.removeAll { boxes[$0].maxY - overlap <= box.minY }
      compared += open.count
      guard compared <= limit else { return nil }
      for other in open where boxes[other].overlaps(box, by: overlap) {
        pairs.append((max(next, other), min(next, other)))
      }
      open.append(next)
    }
    pairs.sort { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether the intersection of two rectangles is wider and
  /// higher than `overlap`.
  func overlaps(_ other: CGRect, by overlap: CGFloat) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > overlap
      && min(maxY, other.maxY) - max(minY, other.minY) > overlap
  }
}
