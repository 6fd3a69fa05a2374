import Foundation

/// The arranged views of a stack view and their visibility.
@MainActor
struct StackItems {
  /// All arranged views, in order.
  let all: [UIView]
  /// For each view of `all`, a Boolean value that indicates whether it takes up space.
  let isVisible: [Bool]
  /// The arranged views that take up space, in order.
  let visible: [UIView]
  /// The identities of `all`.
  let identities: [ObjectIdentifier]

  /// Creates the items of arranged views. Views in `roomKeepers` take up space even while they are
  /// hidden.
  init(_ views: [UIView], roomKeepers: Set<ObjectIdentifier>) {
    var isVisible: [Bool] = []
    var visible: [UIView] = []
    var identities: [ObjectIdentifier] = []
    isVisible.reserveCapacity(views.count)
    visible.reserveCapacity(views.count)
    identities.reserveCapacity(views.count)
    for view in views {
      let identity = ObjectIdentifier(view)
      let takesSpace = !view.isHidden || !roomKeepers.isEmpty && roomKeepers.contains(identity)
      identities.append(identity)
      isVisible.append(takesSpace)
      if takesSpace { visible.append(view) }
    }
    all = views
    self.isVisible = isVisible
    self.visible = visible
    self.identities = identities
  }
}

/// A view whose text can require more lines if it becomes narrower.
@MainActor
package protocol LineBreakingView: UIView {
  /// The maximum number of lines, or 0 for no limit.
  var numberOfLines: Int { get }
}

extension UILabel: LineBreakingView {}
