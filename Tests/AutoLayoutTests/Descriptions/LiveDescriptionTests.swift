import Foundation
import Testing

@testable import AutoLayout

/// Oracle of the forms: UIKit's descriptions in public bug reports.
@MainActor
@Suite struct LiveDescriptionTests {
  private let views = PinnedViews()

  /// The text with each object's address replaced by its name.
  private func text(_ constraint: NSLayoutConstraint, _ names: [(AnyObject, String)]) -> String {
    var text = constraint.description
    for (object, name) in names + [(constraint, "self")] {
      text = text.replacingOccurrences(of: ObjectIdentifier(object).addressText, with: name)
    }
    return text
  }

  private func text(_ constraint: NSLayoutConstraint, _ other: AnyObject? = nil) -> String {
    text(
      constraint,
      [(views.root, "root"), (views.child, "child")] + (other.map { [($0, "other")] } ?? []))
  }

  @Test func `Distances from the superview's near and far edges use the visual format`() {
    let (root, child) = (views.root, views.child)
    let leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -2)
    leading.isActive = true
    #expect(
      text(leading)
        == "<NSLayoutConstraint:self H:|-(-2)-[UIView:child]   (active, names: '|':UIView:root )>")
    let bottom = root.bottomAnchor.constraint(
      greaterThanOrEqualTo: child.bottomAnchor, constant: 8.25)
    bottom.priority = .defaultHigh
    bottom.identifier = "low end"
    #expect(
      text(bottom)
        == "<NSLayoutConstraint:self 'low end' V:[UIView:child]-(>=8.25@750)-| priority:750   "
        + "(inactive, names: '|':UIView:root )>")
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    #expect(
      text(left)
        == "<NSLayoutConstraint:self H:|-(0)-[UIView:child](LTR)   (inactive, names: "
        + "'|':UIView:root )>")
  }

  @Test func `Constraints between edges in reverse order are described as equations`() {
    let (root, child) = (views.root, views.child)
    #expect(
      text(root.topAnchor.constraint(equalTo: child.topAnchor))
        == "<NSLayoutConstraint:self UIView:root.top == UIView:child.top   (inactive)>")
    #expect(
      text(child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
        == "<NSLayoutConstraint:self UIView:child.trailing == UIView:root.trailing - 16   (inactive)>"
    )
  }

  @Test func `Spacings between siblings use the visual format`() {
    let label = UILabel()
    label.text = "Please keep this key in a safe place"
    let other = views.add(label)
    #expect(
      text(other.leadingAnchor.constraint(equalTo: views.child.trailingAnchor, constant: 9), other)
        == "<NSLayoutConstraint:self H:[UIView:child]-(9)-[UILabel:other'Please keep this key in a"
        + "...']   (inactive)>")
  }

  @Test func `Constraints on sizes, multipliers, margins and centers are described as equations`() {
    let (root, child) = (views.root, views.child)
    #expect(
      text(child.widthAnchor.constraint(lessThanOrEqualToConstant: 94 + 1.0 / 3))
        == "<NSLayoutConstraint:self UIView:child.width <= 94.3333   (inactive)>")
    #expect(
      text(child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: 1.574))
        == "<NSLayoutConstraint:self UIView:child.width == 1.574*UIView:child.height   (inactive)>")
    let margin = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
      multiplier: 1, constant: 3)
    #expect(
      text(margin)
        == "<NSLayoutConstraint:self UIView:child.top == UIView:root.topMargin + 3   (inactive)>")
    #expect(
      text(child.widthAnchor.constraint(equalToConstant: -16))
        == "<NSLayoutConstraint:self UIView:child.width == - 16   (inactive)>")
  }

  @Test func `A layout guide is described by its identifier, and its owning view by the bar`() {
    let guide = UILayoutGuide()
    views.root.addLayoutGuide(guide)
    #expect(
      text(guide.topAnchor.constraint(equalTo: views.root.topAnchor), guide)
        == "<NSLayoutConstraint:self V:|-(0)-[UILayoutGuide:other'']   (inactive, names: "
        + "'|':UIView:root )>")
    let margins = views.root.layoutMarginsGuide
    #expect(
      text(margins.bottomAnchor.constraint(equalTo: views.child.bottomAnchor), margins)
        == "<NSLayoutConstraint:self UILayoutGuide:other'UIViewLayoutMarginsGuide'.bottom == "
        + "UIView:child.bottom   (inactive)>")
  }

  @Test func `A system spacing between anchors is described by its symbol and value`() {
    let other = views.add()
    #expect(
      text(
        other.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: views.child.bottomAnchor, multiplier: 1), other)
        == "<_UISystemBaselineConstraint:self V:[UIView:child]-(>=NSLayoutAnchorConstraintSpace(8))"
        + "-[UIView:other]   (inactive)>")
  }

  @Test func `The list of names follows the order of the items and ends with the superview`() {
    let other = views.add()
    views.child.accessibilityIdentifier = "child"
    other.accessibilityIdentifier = "a name of more than twenty-five"
    views.root.accessibilityIdentifier = "root"
    #expect(
      text(other.topAnchor.constraint(equalTo: views.child.bottomAnchor, constant: 7), other)
        == "<NSLayoutConstraint:self V:[child]-(7)-[a name of more than twent...]   (inactive, "
        + "names: a name of more than twent...:other, child:child )>")
    #expect(
      text(other.topAnchor.constraint(equalTo: views.root.topAnchor), other)
        == "<NSLayoutConstraint:self V:|-(0)-[a name of more than twent...]   (inactive, names: "
        + "a name of more than twent...:other, root:root, '|':root )>")
  }

  @Test func `Autoresizing mask constraints are described with flexibility and attributes`() {
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    views.root.addSubview(child)
    let texts = NSAutoresizingMaskLayoutConstraint.constraints(for: child).map {
      text($0, [(views.root, "root"), (child, "child")])
    }
    // 20 / (320 - 40) = 0.0714286, times 40 = 2.85714; 480 - 30 - 50 = 400.
    #expect(
      texts
        == [
          "UIView:child.width == 40   (active)>",
          "UIView:child.minX == 0.0714286*UIView:root.width - 2.85714   (active)>",
          "UIView:child.minY == 30   (active, names: '|':UIView:root )>",
          "V:[UIView:child]-(400)-|   (active, names: '|':UIView:root )>",
        ].map { "<NSAutoresizingMaskLayoutConstraint:self h=&-& v=-&- " + $0 })
  }

  // Oracle (log): all 28 recorded lines of views without a mask.
  @Test func `An empty autoresizing mask is described with a flexible far margin`() {
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    views.root.addSubview(child)
    let first = NSAutoresizingMaskLayoutConstraint.constraints(for: child)[0]
    #expect(first.description.contains(" h=--& v=--& UIView:"))
    child.autoresizingMask = .flexibleHeight
    #expect(first.description.contains(" h=--& v=-&- UIView:"))
  }

  @Test func `Content size constraints are described with both priorities`() {
    let view = SizedView(30, 18)
    let constraint = NSContentSizeLayoutConstraint(
      view, .vertical, size: 18, hugging: UILayoutPriority(750),
      compression: UILayoutPriority(999.5))
    #expect(
      text(constraint, [(view, "view")])
        == "<NSContentSizeLayoutConstraint:self \(view.describedClassName):view.height == 18 "
        + "Hug:750 CompressionResistance:999.5   (active)>")
    #expect(view.describedClassName == "AutoLayoutTests.SizedView")
  }

  @Test func `Anchors are described by their item and attribute`() {
    let anchor = views.child.leadingAnchor
    let address = ObjectIdentifier(anchor).addressText
    let item = ObjectIdentifier(views.child).addressText
    #expect(anchor.description == "<NSLayoutXAxisAnchor:\(address) \"UIView:\(item).leading\">")
    #expect(views.child.widthAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
  }

  @Test func `The description of a constraint without items can be parsed`() throws {
    let text = NSLayoutConstraint().description
    #expect(try ConstraintDescription(parsing: text).description == text)
  }

  @Test func `Views and layout guides have UIKit's console descriptions`() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 414, height: 44))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let (own, layer) = (
      ObjectIdentifier(view).addressText, ObjectIdentifier(view.layer).addressText
    )
    let text =
      "<UIView: \(own); frame = (0 0.5; 414 44); autoresize = W+H; layer = <CALayer: \(layer)>>"
    #expect(view.description == text)
    #expect(view.debugDescription == text)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    view.addLayoutGuide(guide)
    #expect(
      guide.description
        == "<UILayoutGuide: \(ObjectIdentifier(guide).addressText) - \"gap\", layoutFrame = "
        + "{{0, 0}, {0, 0}}, owningView = \(text)>")
  }

  @Test func `Constraints, views and anchors can be described off the main thread`() async {
    let constraint = views.child.widthAnchor.constraint(equalToConstant: 5)
    let expected = constraint.description
    let child = views.child
    let texts = await Task.detached {
      [constraint.description, child.description, child.widthAnchorDescription]
    }.value
    #expect(texts[0] == expected)
    #expect(texts[1].hasPrefix("<UIView: 0x"))
    #expect(texts[2].hasPrefix("<NSLayoutDimension:0x"))
  }
}

extension UIView {
  nonisolated fileprivate var widthAnchorDescription: String {
    MainActor.readUnchecked { widthAnchor }.description
  }
}
