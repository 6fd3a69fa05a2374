import Testing

@testable import AutoLayout

/// Views that are noted for an update of their insets when they enter another tree. Oracle: `hand`.
@MainActor
@Suite("Pending inset updates")
struct NotedInsetsTests {
  private final class Observer: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  /// A root with a safe area of 20 points at the top.
  private func makeRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutEnvironment.safeAreaInsets.top = 20
    root.layoutIfNeeded()
    return root
  }

  /// A container that has a view at its top, which is noted in the host of `tree`.
  private func makeNoted(in tree: UIView?) -> (container: UIView, observer: Observer) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observer = Observer(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    container.addSubview(observer)
    tree?.addSubview(container)
    (tree ?? container).layoutIfNeeded()
    observer.insetsLayoutMarginsFromSafeArea = false
    #expect(observer.needsInsetAnnouncement)
    return (container, observer)
  }

  @Test("A view that moves from another hierarchy is notified about its safe area")
  func otherTree() {
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (container, observer) = makeNoted(in: old)
    let root = makeRoot()
    root.addSubview(container)
    root.layoutIfNeeded()
    #expect(observer.safeAreaInsets.top == 20)
    #expect(observer.changes == 1)
  }

  @Test("A view that was laid out before it was added is notified about its safe area")
  func ownTree() {
    let (container, observer) = makeNoted(in: nil)
    let root = makeRoot()
    root.addSubview(container)
    root.layoutIfNeeded()
    #expect(observer.changes == 1)
    #expect(!observer.needsInsetAnnouncement)
  }
}
