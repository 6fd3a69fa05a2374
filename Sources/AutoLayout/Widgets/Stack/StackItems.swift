import Foundation

/// The arranged views of a stack view and their visibility.
@MainActor
struct StackItems {
  /// All arranged views, in order.
  let all: [UIView]
  /// For each view of `all`, whether it takes up space.
  let isVisible: [Bool]

  /// The arranged views that take up space, in order.
  var visible: [UIView] { zip(all, isVisible).filter(\.1).map(\.0) }

  /// The values that determine whether constraints remain valid.
  struct Key: Equatable {
    /// The items in order.
    let views: [ObjectIdentifier]
    /// For each item, whether it takes up space.
    let isVisible: [Bool]
  }

  /// The values on which the constraints of the items depend.
  var key: Key { Key(views: all.map { ObjectIdentifier($0) }, isVisible: isVisible) }
}

/// A view whose text may need more lines if it becomes narrower.
@MainActor
package protocol LineBreakingView: UIView {
  /// The maximum number of lines, or 0 for as many as needed.
  var numberOfLines: Int { get }
}

extension UILabel: LineBreakingView {}
