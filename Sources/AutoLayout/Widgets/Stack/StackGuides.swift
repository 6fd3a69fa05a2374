import Foundation

/// A rectangle that the system adds next to or around views, such as a stack view's spanner.
@preconcurrency @MainActor
class _UILayoutSpacer: UILayoutGuide {
  convenience init(identifier: String) {
    self.init()
    self.identifier = identifier
  }
}

/// The gap between two items of a stack view. Constraints make the gaps equal.
@preconcurrency @MainActor
final class _UIOLAGapGuide: UILayoutGuide {}
