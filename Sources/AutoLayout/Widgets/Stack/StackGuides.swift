import Foundation

/// A rectangle that the system puts beside or around views, such as a stack view's spanner.
///
/// The name is the one that UIKit's logs show.
@preconcurrency @MainActor
class _UILayoutSpacer: UILayoutGuide {
  convenience init(identifier: String) {
    self.init()
    self.identifier = identifier
  }
}

/// The room between two items of a stack view that makes gaps comparable.
///
/// The name is the one that UIKit's logs show.
@preconcurrency @MainActor
final class _UIOLAGapGuide: UILayoutGuide {}
