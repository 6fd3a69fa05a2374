import Foundation
import Testing

@testable import AutoLayout

/// The rows for the content of views, whose constraints are created when they are requested.
/// Oracle: `hand`.
@MainActor
@Suite("Engine rows for intrinsic content sizes")
struct ContentRowTests {
  /// Adds a view to a root, at a distance from its left and top edges, and lays it out.
  private static func place(_ view: UIView, in root: UIView, at distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: distance),
    ])
    root.layoutIfNeeded()
  }

  /// A view with a size, in a corner of a root.
  @MainActor
  private struct Tree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view: SizedView

    init(_ width: CGFloat, _ height: CGFloat) {
      view = SizedView(width, height)
      ContentRowTests.place(view, in: root, at: 0)
    }

    var host: LayoutHost { root.activeLayoutHost }
    var record: LayoutRecord? { host.record(of: view) }
    var constraints: [NSContentSizeLayoutConstraint] {
      view.constraints.compactMap { $0 as? NSContentSizeLayoutConstraint }
    }
  }

  @Test("A layout pass creates no content size constraints")
  func notRequested() {
    let tree = Tree(30, 20)
    #expect(tree.view.frame.size == CGSize(width: 30, height: 20))
    #expect(tree.record?.contentConstraints.isEmpty == true)
    #expect(tree.record?.contentRows.horizontal != nil)
    #expect(tree.record?.contentRows.vertical != nil)
  }

  @Test("Content size constraints have the sizes and priorities of the rows")
  func requested() throws {
    let tree = Tree(30, 20)
    tree.view.setContentHuggingPriority(.init(300), for: .horizontal)
    tree.view.setContentCompressionResistancePriority(.required, for: .vertical)
    tree.root.layoutIfNeeded()
    let constraints = tree.constraints
    try #require(constraints.count == 2)
    #expect(constraints.map(\.axis) == [.horizontal, .vertical])
    #expect(constraints.map(\.constant) == [30, 20])
    #expect(constraints.map(\.huggingPriority.rawValue) == [300, 250])
    #expect(constraints.map(\.compressionResistancePriority.rawValue) == [750, 1000])
  }

  @Test("Requested content size constraints remain the same objects")
  func identity() throws {
    let tree = Tree(30, 20)
    let first = tree.constraints
    tree.view.size = CGSize(width: 40, height: 20)
    tree.root.layoutIfNeeded()
    let second = tree.constraints
    try #require(first.count == 2 && second.count == 2)
    #expect(first[0] === second[0] && first[1] === second[1])
    #expect(second.map(\.constant) == [40, 20])
    #expect(tree.view.frame.size == CGSize(width: 40, height: 20))
  }

  @Test("Requesting content size constraints changes neither the system nor the layout")
  func sameSystem() {
    let tree = Tree(30, 20)
    let rows = tree.host.engine.liveConstraints
    let count = tree.host.rowCount
    _ = tree.constraints
    #expect(tree.host.engine.liveConstraints == rows)
    #expect(tree.host.rowCount == count)
    #expect(!tree.host.isSystemChanged)
  }

  @Test("Changing the intrinsic size adds no rows", arguments: [false, true])
  func size(isRequested: Bool) {
    let tree = Tree(30, 20)
    if isRequested { _ = tree.constraints }
    let rows = tree.host.engine.liveConstraints
    tree.view.size = CGSize(width: 50, height: 10)
    tree.root.layoutIfNeeded()
    #expect(tree.view.frame.size == CGSize(width: 50, height: 10))
    #expect(tree.host.engine.liveConstraints == rows)
  }

  @Test("A view can lose and regain its intrinsic size along an axis", arguments: [false, true])
  func axes(isRequested: Bool) {
    let tree = Tree(30, 20)
    if isRequested { _ = tree.constraints }
    let count = tree.host.engine.liveConstraints.count
    tree.view.size = CGSize(width: UIView.noIntrinsicMetric, height: 20)
    tree.root.layoutIfNeeded()
    #expect(tree.host.engine.liveConstraints.count == count - 2)
    #expect(tree.constraints.map(\.axis) == [.vertical])
    tree.view.size = CGSize(width: 35, height: 20)
    tree.root.layoutIfNeeded()
    #expect(tree.host.engine.liveConstraints.count == count)
    #expect(tree.view.frame.size == CGSize(width: 35, height: 20))
  }

  @Test("Rows have the content priorities of the view", arguments: [false, true])
  func priorities(isRequested: Bool) {
    let tree = Tree(30, 20)
    let wide = tree.view.widthAnchor.constraint(equalToConstant: 60)
    wide.priority = .init(500)
    wide.isActive = true
    tree.root.layoutIfNeeded()
    #expect(tree.view.frame.width == 60)
    if isRequested { _ = tree.constraints }
    tree.view.setContentHuggingPriority(.init(600), for: .horizontal)
    tree.root.layoutIfNeeded()
    #expect(tree.view.frame.width == 30)
  }

  @Test("Removing a view removes its rows", arguments: [false, true])
  func removal(isRequested: Bool) {
    let tree = Tree(30, 20)
    let other = SizedView(10, 10)
    let rows = tree.host.engine.liveConstraints
    let count = tree.host.rowCount
    tree.root.addSubview(other)
    tree.root.layoutIfNeeded()
    #expect(tree.host.rowCount == count + 2)
    if isRequested { #expect(other.constraints.count == 2) }
    other.removeFromSuperview()
    tree.root.layoutIfNeeded()
    #expect(tree.host.engine.liveConstraints == rows)
    #expect(tree.host.rowCount == count)
  }

  @Test("A conflict creates the content size constraint that is reported")
  func conflict() {
    let tree = Tree(30, 20)
    tree.view.setContentHuggingPriority(.required, for: .horizontal)
    let wide = tree.view.widthAnchor.constraint(equalToConstant: 60)
    let messages = logMessages {
      wide.isActive = true
      tree.root.layoutIfNeeded()
    }
    #expect(messages.contains { $0.contains("<NSContentSizeLayoutConstraint:") })
    #expect(tree.view.frame.width == 30)
    wide.isActive = false
    tree.view.size = CGSize(width: 45, height: 20)
    tree.root.layoutIfNeeded()
    #expect(tree.view.frame.width == 45)
  }

  /// A view whose alignment rectangle is inset from its frame.
  private final class FramedView: UIView {
    var inset: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }
  }

  @Test("A layout pass applies changed alignment rect insets")
  func insets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = FramedView()
    view.inset = 8
    Self.place(view, in: root, at: 50)
    #expect(view.frame == CGRect(x: 42, y: 42, width: 46, height: 36))
    view.inset = 0
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 50, width: 30, height: 20))
    view.inset = 4
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 46, y: 46, width: 38, height: 28))
    view.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.activeLayoutHost.loweredAlignmentInsets.isEmpty)
  }

  @Test("An image view uses the alignment rect insets of its image")
  func picture() {
    func image(_ insets: UIEdgeInsets) -> UIImage {
      UIImage(name: "", size: CGSize(width: 40, height: 40), alignmentRectInsets: insets)
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIImageView(image: image(.zero))
    Self.place(view, in: root, at: 50)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 40, height: 40))
    // Both insets have the same sum, and the size of the content is the same.
    view.image = image(UIEdgeInsets(top: 4, left: 6, bottom: 4, right: 0))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 44, y: 46, width: 40, height: 40))
    view.image = image(UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 6))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 50, width: 40, height: 40))
  }
}
