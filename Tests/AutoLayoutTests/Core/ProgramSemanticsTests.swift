import AutoLayout
import Foundation
import Testing

/// Small things that compile and mean the same as with UIKit.
@MainActor
@Suite(.serialized) struct ProgramSemanticsTests {
  private final class Fitting: UIView {
    var targets: [CGSize] = []
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      targets.append(targetSize)
      return CGSize(width: 7, height: 8)
    }
    var tints = 0
    override func tintColorDidChange() { tints += 1 }
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Selector("special") || super.responds(to: aSelector)
    }
  }

  @Test func fittingIsOverridable() {
    let view: UIView = Fitting()
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
  }

  @Test func namesOfMethodsAreOverridable() {
    let view = Fitting()
    #expect(view.responds(to: Selector("special")) && !view.responds(to: Selector("other")))
    // As an object of any class, and through the protocol.
    let object: NSObject = view
    #expect(object.responds(to: Selector("special")))
    let any: any NSObjectProtocol = view
    #expect(any.responds(to: Selector("special")))
  }

  @Test func tintColorsAreInherited() {
    let root = UIView()
    let middle = Fitting()
    let leaf = Fitting()
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .tintColor)
    root.tintColor = .red
    #expect(leaf.tintColor == .red && middle.tints == 1 && leaf.tints == 1)
    leaf.tintColor = .green
    root.tintColor = nil
    #expect(middle.tintColor == .tintColor && leaf.tintColor == .green)
    #expect(middle.tints == 2 && leaf.tints == 2)
    // The type is implicitly unwrapped: this compiles without a question mark.
    let color: CGColor = leaf.tintColor.cgColor
    #expect(color == UIColor.green.cgColor)
  }

  @Test func literalsMakeColors() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let inferred = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(inferred == UIColor.blue)
    let image = #imageLiteral(resourceName: "cat")
    #expect(image.name == "cat")
  }

  @Test func prioritiesAreOrdered() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority(751) > .defaultHigh)
    #expect(UILayoutPriority(999) <= .required)
    #expect(UILayoutPriority.required >= .required)
  }

  @Test func anchorsAreObjects() {
    let view = UIView()
    let other = UIView()
    view.addSubview(other)
    let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(constraint.firstAnchor === view.widthAnchor)
    #expect(constraint.secondAnchor === other.widthAnchor)
    let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
      .constraint(equalToConstant: 8)
    #expect(distance.firstItem == nil)
  }

  @Test func guidesWithoutOwnerWait() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalTo: guide.heightAnchor)
    constraint.isActive = true
    #expect(constraint.isActive)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func siblingsMayBeMissing() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: UIView())
    #expect(view.subviews == [first, second])
  }

  @Test func rootsWithoutSuperviewHaveNoConflict() {
    let handler = LayoutLog.handler
    defer { LayoutLog.handler = handler }
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
    ])
    view.layoutIfNeeded()
    #expect(messages == [])
    #expect(inner.frame.width == CGFloat(40))
  }

  @Test func transformsApplyToConversionsAndTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // The center stays at 100: the corners move to 75 and 125.
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 75, y: 75))
    #expect(root.convert(CGPoint(x: 125, y: 125), to: view) == CGPoint(x: 100, y: 100))
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 80, y: 80), with: nil) === view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 200, height: 200))
  }
}
