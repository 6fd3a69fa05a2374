import Foundation
import Testing

@testable import AutoLayout

/// Oracle: traces and descriptions that UIKit printed, as the fact sheet quotes them.
@MainActor
@Suite struct TraceTests {
  private func address(_ object: AnyObject) -> String { ObjectIdentifier(object).addressText }

  @Test func `The trace marks the layout host and the views with constraints or masks`() {
    let views = PinnedViews()
    let masked = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    views.root.addSubview(masked)
    let plain = UIView()
    masked.addSubview(plain)
    NSLayoutConstraint.activate([
      views.child.leftAnchor.constraint(equalTo: masked.rightAnchor),
      views.child.widthAnchor.constraint(equalToConstant: 5),
      views.child.heightAnchor.constraint(equalToConstant: 5),
    ])
    let host = views.root.activeLayoutHost
    views.root.layoutIfNeeded()
    let y = host.record(of: views.child)?.y.index ?? -1
    let child = "UIView:\(address(views.child))"
    #expect(
      views.root._autolayoutTrace() == """
        •UIView:\(address(views.root))
        |   *\(child)- AMBIGUOUS LAYOUT for \(child).minY{id: \(y)}
        |   +UIView:\(address(masked))
        |   |   UIView:\(address(plain))

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
  }

  @Test func `The trace shows a layout guide's description below its owning view`() {
    let views = PinnedViews()
    let guide = UILayoutGuide()
    views.root.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: views.root.leftAnchor).isActive = true
    let lines = views.root._autolayoutTrace().split(separator: "\n")
    #expect(lines[1].hasPrefix("|   *<UILayoutGuide: \(address(guide)) - \"\", layoutFrame = "))
    #expect(lines[1].contains("- AMBIGUOUS LAYOUT for UILayoutGuide:\(address(guide)).minY{id: "))
  }

  /// Oracle: dumps of three levels of public test suites.
  @Test func `The recursive description indents views by their depth`() {
    let root = UIView()
    let middle = UIView()
    let leaf = UIView()
    let last = UIView()
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.addSubview(last)
    #expect(
      root.recursiveDescription() == """
        \(root)
           | \(middle)
           |    | \(leaf)
           | \(last)
        """)
  }

  /// Oracle: dumps of a public test suite on iOS 13, and of an app on iOS 12.
  @Test func `The recursive description includes layers without a view`() {
    let root = UIView()
    let below = CALayer()
    below.addSublayer(CAGradientLayer())
    root.layer.addSublayer(below)
    let view = UIView()
    root.addSubview(view)
    #expect(
      root.recursiveDescription().withoutAddresses
        == """
        \(root)
           | <CALayer> (layer)
           |    | <CAGradientLayer> (layer)
           | \(view)
        """.withoutAddresses)
  }
}
