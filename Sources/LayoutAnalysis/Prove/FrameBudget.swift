/// The work that a proof may still do between its layouts, shared by all of its pieces.
///
/// The unit is a frame that is computed, or a pair of siblings that is compared.
@MainActor
final class FrameBudget {
  private(set) var left: Int

  /// Work that a proof may do: about a minute's, at a microsecond for a frame. Only hostile documents
  /// have hundreds of views with edges that jump at hundreds of places in every piece.
  static let usual = 50_000_000

  init(_ work: Int = FrameBudget.usual) { left = work }

  /// Takes work from the budget, which does not go below 0.
  func spend(_ work: Int) { left = max(0, left - work) }

  var isSpent: Bool { left == 0 }
}
