import Testing

@testable import AutoLayout

/// The records of items, which a host keeps alive with one reference each. Oracle: `hand`.
@MainActor
@Suite("Lifetime of layout records")
struct RecordLifetimeTests {
  /// A root and a view that constraints place in it.
  private func makeTree() -> (root: UIView, child: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    return (root, child)
  }

  @Test("A record is deallocated with its view hierarchy")
  func tree() {
    weak var record: LayoutRecord?
    do {
      let tree = makeTree()
      record = tree.root.layoutHost?.record(of: tree.child)
      #expect(record != nil)
    }
    #expect(record == nil)
  }

  @Test("A record is deallocated with its layout host even if the view remains")
  func host() {
    weak var record: LayoutRecord?
    let child: UIView
    do {
      let tree = makeTree()
      child = tree.child
      record = tree.root.layoutHost?.record(of: child)
      #expect(record != nil)
    }
    #expect(record == nil)
    #expect(child.recordReference == nil)
  }

  @Test("A record is deallocated when its view is removed from the hierarchy")
  func removal() {
    let tree = makeTree()
    weak var record: LayoutRecord?
    record = tree.root.layoutHost?.record(of: tree.child)
    #expect(record != nil)
    tree.child.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(record == nil)
    #expect(tree.child.recordReference == nil)
  }
}
