import Foundation

/// The arranged views of a stack view as its arrangements see them.
@MainActor
struct StackItems {
  /// All arranged views, in order.
  let all: [UIView]
  /// For each of `all` whether it takes room.
  let isVisible: [Bool]

  /// The arranged views that take room, in order.
  var visible: [UIView] { zip(all, isVisible).filter(\.1).map(\.0) }

  /// What has to be the same for constraints to stay as they are.
  struct Key: Equatable {
    /// The items in order.
    let views: [ObjectIdentifier]
    /// Which of them are not hidden.
    let isVisible: [Bool]
  }

  /// What the constraints of the items depend on.
  var key: Key { Key(views: all.map { ObjectIdentifier($0) }, isVisible: isVisible) }
}

/// A view whose text may take more lines when it gets narrower.
@MainActor
package protocol LineBreakingView: UIView {
  /// The greatest number of lines; 0 is as many as needed.
  var numberOfLines: Int { get }
}

extension UILabel: LineBreakingView {}
