import AutoLayout

/// The work that a proof may still do between its layouts, shared by all of its pieces.
///
/// The unit is a frame that is computed, a pair of siblings that is compared, or some characters of
/// a text that is laid out.
@MainActor
final class FrameBudget {
  /// The work that remains allowed, in the unit of the budget; at least 0.
  private(set) var left: Int

  /// The default budget: about a minute, at a microsecond per frame. Only documents constructed for
  /// the purpose have hundreds of views with edges that jump at hundreds of parameters in every
  /// piece.
  static let usual = 50_000_000

  /// The number of characters that are laid out in the time of a frame: a text of 5,000 on one line
  /// takes 0.15 ms.
  private static let charactersOfFrame = 32

  /// Returns the work of laying out a view's text at another size, or 0 if its layout is not
  /// needed.
  static func work(ofText view: LayoutSnapshot.View) -> Int {
    guard let text = view.fullyShownText else { return 0 }
    return 1 + text.string.utf16.count / charactersOfFrame
  }

  /// Creates a budget.
  init(_ work: Int = FrameBudget.usual) { left = work }

  /// Deducts work from the budget, which does not fall below 0.
  func spend(_ work: Int) { left = max(0, left - work) }

  /// A Boolean value that indicates whether the budget is exhausted.
  var isSpent: Bool { left == 0 }
}
