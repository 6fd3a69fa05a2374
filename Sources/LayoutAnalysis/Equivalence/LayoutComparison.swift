import AutoLayout

/// The differences between two layouts at one width.
@MainActor
struct LayoutComparison {
  /// The matched views.
  let matching: ViewMatching
  /// Differences that do not depend on frames.
  private(set) var fixed: Set<EquivalenceFact> = []

  /// The number of points by which frames may differ because of arithmetic alone.
  nonisolated static let allowance = CGFloat(AffinePiece.allowance)

  /// Compares what two layouts show, apart from frames.
  init(_ matching: ViewMatching) {
    self.matching = matching
    for index in matching.missing.first {
      fixed.insert(
        EquivalenceFact(
          kind: .missing, first: matching.first.names[index], second: nil, order: index))
    }
    for index in matching.missing.second {
      fixed.insert(
        EquivalenceFact(
          kind: .missing, first: nil, second: matching.second.names[index], order: index))
    }
    let hidden = (Self.hidden(matching.first.views), Self.hidden(matching.second.views))
    for (a, b) in matching.pairs {
      let words = ContentDifference(
        matching.first.views[a], matching.second.views[b],
        areHidden: (hidden.0[a], hidden.1[b])
      ).words
      for words in words { fixed.insert(fact(.content(words), a, b)) }
    }
  }

  /// Returns the differences between frames.
  ///
  /// - Parameters:
  ///   - first: The frames of the first side in the coordinates of the root, by view.
  ///   - second: The frames of the second side.
  /// - Returns: One difference for each pair of views with different frames.
  func frames(_ first: [CGRect], _ second: [CGRect]) -> Set<EquivalenceFact> {
    frames(of: matching.pairs, first, second)
  }

  /// Returns the differences between the frames of some pairs.
  func frames(
    of pairs: [(first: Int, second: Int)], _ first: [CGRect], _ second: [CGRect]
  ) -> Set<EquivalenceFact> {
    var found: Set<EquivalenceFact> = []
    for (a, b) in pairs where !first[a].isNear(second[b], within: Self.allowance) {
      found.insert(fact(.frame, a, b))
    }
    return found
  }

  /// Returns a difference of a pair.
  private func fact(_ kind: EquivalenceFact.Kind, _ a: Int, _ b: Int) -> EquivalenceFact {
    EquivalenceFact(
      kind: kind, first: matching.first.names[a], second: matching.second.names[b], order: a)
  }

  /// Returns, for each view, whether it is hidden or a descendant of a hidden view.
  private static func hidden(_ views: [LayoutSnapshot.View]) -> [Bool] {
    var found: [Bool] = []
    for view in views {
      found.append(view.isHidden || (view.parent.map { found[$0] } ?? false))
    }
    return found
  }
}

extension LayoutSnapshot {
  /// The frames of all views in the coordinates of the root.
  var framesInRoot: [CGRect] {
    let origin = views.first?.frame.origin ?? .zero
    return views.map { $0.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}
