import Foundation

@testable import AutoLayout

/// A root of a size with one subview that constraints place.
@MainActor
struct PinnedViews {
  let root: UIView
  let child = UIView()

  init(_ width: CGFloat = 320, _ height: CGFloat = 480, scale: CGFloat = 2) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.layoutEnvironment = LayoutEnvironment(displayScale: scale)
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  /// A further subview of the root that constraints place.
  func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }
}

/// A view whose content has a size.
@MainActor
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Collects what would be raised while `body` runs.
@MainActor
func exceptions(_ body: () -> Void) -> [LayoutException] {
  var raised: [LayoutException] = []
  let old = LayoutException.handler
  LayoutException.handler = { raised.append($0) }
  defer { LayoutException.handler = old }
  body()
  return raised
}

/// Collects what is logged while `body` runs.
@MainActor
func logMessages(_ body: () -> Void) -> [String] {
  var messages: [String] = []
  let old = LayoutLog.handler
  LayoutLog.handler = { messages.append($0) }
  defer { LayoutLog.handler = old }
  body()
  return messages
}
