import Foundation
import Testing

@testable import AutoLayout

/// Oracle of the texts: exceptions quoted in public bug reports.
@MainActor
@Suite(.serialized) struct ExceptionTests {
  @Test func `Constraining a location to a constant raises an exception`() {
    let view = UIView()
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 8)
    }
    #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      raised[0].reason.hasSuffix(
        "creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs."))
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left, "Use leading"),
    (.rightMargin, .trailing, "Use leading"),
    (.width, .centerX, "Invalid pairing"), (.centerY, .height, "Invalid pairing"),
  ])
  func `Constraining incompatible attributes raises an exception`(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ text: String
  ) {
    let (a, b) = (UIView(), UIView())
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second, multiplier: 1,
        constant: 0)
    }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains(text) == true)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.left),
    (.centerX, .leading), (.width, .height), (.lastBaseline, .top), (.topMargin, .bottom),
  ])
  func `Compatible attributes can be constrained`(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    let (a, b) = (UIView(), UIView())
    #expect(
      exceptions {
        _ = NSLayoutConstraint(
          item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second,
          multiplier: 1, constant: 0)
      }.isEmpty)
  }

  @Test func `Constraint items that are not views or guides raise an exception`() {
    let raised = exceptions {
      _ = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
    #expect(
      raised.first?.reason
        == "NSLayoutConstraint for text: Constraint items must each be a view or layout guide.")
  }

  @Test func `Constants and multipliers that are not finite raise exceptions`() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let raised = exceptions {
      width.constant = .infinity
      _ = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: .nan)
    }
    #expect(
      raised.map(\.reason).first?.hasPrefix(
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:<"
          + "NSLayoutDimension:0x") == true)
    #expect(
      raised.map(\.reason).last == "Multiplier is not finite!  That's illegal.  multiplier:nan")
    #expect(width.constant == 5)
  }

  @Test func `Since iOS 13, a required priority can change while the constraint is active`() {
    let (container, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let wish = view.widthAnchor.constraint(equalToConstant: 7)
    wish.priority = UILayoutPriority(500)
    width.isActive = true
    wish.isActive = true
    container.layoutIfNeeded()
    #expect(view.bounds.width == 5)
    #expect(exceptions { width.priority = UILayoutPriority(250) }.isEmpty)
    container.layoutIfNeeded()
    // The wish of 500 beats the one of 250 and, once this is required again, loses to it.
    #expect(view.bounds.width == 7)
    width.priority = .required
    container.layoutIfNeeded()
    #expect(view.bounds.width == 5)
  }

  @Test func `Up to iOS 12, changing a required priority while active raises an exception`() {
    let view = UIView()
    view.layoutEnvironment = LayoutEnvironment(systemVersion: 12)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    let raised = exceptions { width.priority = UILayoutPriority(250) }
    #expect(
      raised.map(\.reason) == [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority 250 and the existing priority was 1000."
      ])
    #expect(width.priority == .required)
    width.isActive = false
    #expect(exceptions { width.priority = UILayoutPriority(250) }.isEmpty)
  }

  @Test(arguments: [0, -1, 1000.5] as [Float])
  func `Priorities outside the valid range raise an exception`(_ value: Float) {
    let width = UIView().widthAnchor.constraint(equalToConstant: 5)
    let raised = exceptions { width.priority = UILayoutPriority(value) }
    #expect(raised.first?.reason.hasPrefix("It's illegal to set priority:") == true)
    #expect(width.priority == .required)
  }

  @Test func `Constraining views without a common ancestor raises an exception`() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.centerXAnchor.constraint(equalTo: b.centerXAnchor)
    let raised = exceptions { constraint.isActive = true }
    #expect(raised.map(\.name) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasSuffix(
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal.") == true)
    #expect(!constraint.isActive)
  }

  // Oracle (log): forkingdog/FDStackView#35 and woocommerce/woocommerce-ios#2133 contain the message,
  // the description with `(inactive)`, and the exception that follows when the constraint is resolved.
  @Test func `A constraint added to a view that does not contain its items raises in layout`() {
    let views = PinnedViews()
    let other = UIView()
    let constraint = other.leftAnchor.constraint(equalTo: views.child.leftAnchor, constant: 3)
    var logged: [String] = []
    var raised: [LayoutException] = []
    withLog(
      { logged.append($0) }, do: { raised = exceptions { views.child.addConstraint(constraint) } })
    #expect(raised.isEmpty)
    #expect(logged.count == 1)
    #expect(
      logged.first?.hasPrefix("The view hierarchy is not prepared for the constraint: <") == true)
    #expect(logged.first?.contains("(inactive") == true)
    #expect(logged.first?.hasSuffix("_viewHierarchyUnpreparedForConstraint:] to debug.") == true)
    #expect(constraint.isActive)
    raised = exceptions { views.root.layoutIfNeeded() }
    #expect(
      raised == [
        LayoutException(
          name: "NSInternalInconsistencyException",
          reason: "Impossible to set up layout with view hierarchy unprepared for constraint.")
      ])
  }

  @Test func `A constraint is valid if its items enter the view before the layout pass`() {
    let views = PinnedViews()
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    let constraint = other.leftAnchor.constraint(equalTo: views.child.leftAnchor, constant: 3)
    withLog({ _ in }, do: { views.child.addConstraint(constraint) })
    views.child.addSubview(other)
    #expect(exceptions { views.root.layoutIfNeeded() }.isEmpty)
    #expect(other.frame.minX == 3)
  }

  // Oracle (log): SnapKit/SnapKit#154.
  @Test func `A constraint with a guide outside the view has its own exception message`() {
    let views = PinnedViews()
    let guide = UILayoutGuide()
    let constraint = views.child.leftAnchor.constraint(equalTo: guide.leftAnchor)
    withLog({ _ in }, do: { views.child.addConstraint(constraint) })
    #expect(
      exceptions { views.root.layoutIfNeeded() }.map(\.reason)
        == ["UILayoutGuide's owningView hierarchy unprepared for constraint."])
  }

  private func withLog(_ handler: @escaping (String) -> Void, do body: () -> Void) {
    let old = LayoutLog.handler
    LayoutLog.handler = handler
    defer { LayoutLog.handler = old }
    body()
  }

  private final class Forgetful: UIView {
    override func layoutSubviews() {}
  }

  @Test func `Omitting super in layoutSubviews raises before iOS 8 and is tolerated since`() {
    func layout(_ version: Int) -> (CGRect, [LayoutException]) {
      let root = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: version)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      child.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      let raised = exceptions { root.layoutIfNeeded() }
      return (child.frame, raised)
    }
    #expect(layout(18).0.width == 100)
    #expect(layout(18).1.isEmpty)
    #expect(
      layout(7).1.first?.reason
        == "Auto Layout still required after executing -layoutSubviews. Forgetful's implementation "
        + "of -layoutSubviews needs to call super.")
  }

  @Test func `A constant beyond the limit is clamped and logged once`() {
    // Other tests of the process may have had the message.
    LayoutLog.saidOnce = []
    var messages: [String] = []
    let old = LayoutLog.handler
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = old }
    let width = UIView().widthAnchor.constraint(equalToConstant: 1e300)
    width.constant = -1e200
    #expect(width.constant == -NSLayoutConstraint.constantLimit)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("This NSLayoutConstraint is being configured") == true)
  }

  /// Oracle: `log`. A stack view around a view whose intrinsic width is the greatest number has this
  /// width (a Stack Overflow answer), and views of iOS 26.1 grow no further (SnapKit 841).
  @Test func `Content that is too long has the greatest length of UIKit`() {
    final class Wide: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20)
      }
    }
    let old = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = old }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let stack = UIStackView(arrangedSubviews: [Wide()])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 2_777_777)
  }
}
