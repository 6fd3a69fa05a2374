import Testing

@testable import AutoLayout

/// References that keep nothing alive. Oracle: hand, as weak references answer.
@MainActor
@Suite struct ItemLifeTests {
  @Test func `A constraint references its items and its owner weakly`() {
    var view: UIView? = UIView()
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.firstItem == nil)
    let width = view?.widthAnchor.constraint(equalToConstant: 1)
    width?.isActive = true
    #expect(width?.firstItem != nil && width?.holder != nil)
    view = nil
    #expect(width?.firstItem == nil && width?.holder == nil)
  }

  @Test func `A guide references its view weakly, and a constraint its guide`() {
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    let width = guide?.widthAnchor.constraint(equalToConstant: 1)
    if let guide { view?.addLayoutGuide(guide) }
    #expect(guide?.owningView != nil && width?.firstItem != nil)
    view = nil
    #expect(guide?.owningView == nil && width?.firstItem != nil)
    guide = nil
    #expect(width?.firstItem == nil)
  }

  @Test func `A subview references its superview weakly, and a layer its view`() {
    var view: UIView? = UIView()
    let (child, layer) = (UIView(), view?.layer)
    view?.addSubview(child)
    #expect(child.superview != nil && layer?.view != nil)
    view = nil
    #expect(child.superview == nil && layer?.view == nil)
  }
}
