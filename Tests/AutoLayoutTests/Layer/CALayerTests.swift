import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand, from Apple's documentation of the methods.
@MainActor
@Suite struct CALayerTests {
  private let parent = CALayer()
  private let layers = ["a", "b", "c", "d"].map { name in
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var names: String { (parent.sublayers ?? []).compactMap(\.name).joined() }

  @Test func `Inserting a layer above or below a sibling moves it from any position`() {
    layers.forEach(parent.addSublayer)
    let (a, c, d) = (layers[0], layers[2], layers[3])
    parent.insertSublayer(a, above: c)
    #expect(names == "bcad")
    parent.insertSublayer(d, below: c)
    #expect(names == "bdca")
    parent.insertSublayer(layers[1], below: a)
    #expect(names == "dcba")
    parent.insertSublayer(a, above: d)
    #expect(names == "dacb")
    parent.insertSublayer(a, above: a)
    #expect(names == "dacb")
  }

  @Test func `A layer added last stays in front of existing subviews`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.layer.addSublayer(layers[0])
    view.addSubview(second)
    view.layer.insertSublayer(layers[1], at: 0)
    view.layer.addSublayer(layers[2])
    view.layer.addSublayer(layers[0])
    let order = [layers[1], first.layer, second.layer, layers[2], layers[0]]
    #expect(view.layer.sublayers == order)
    view.bringSubviewToFront(first)
    #expect(
      view.layer.sublayers == [layers[1], second.layer, layers[2], layers[0], first.layer])
  }

  @Test func `A layer cannot be added to its own descendant`() {
    let view = UIView()
    let (a, b) = (layers[0], layers[1])
    a.addSublayer(b)
    b.addSublayer(a)
    #expect(a.superlayer == nil && b.sublayers == nil && b.superlayer === a)
    view.layer.addSublayer(a)
    b.insertSublayer(a, at: 0)
    #expect(a.superlayer === view.layer && view.layer.sublayers == [a])
  }

  @Test func `Sublayers keep their order among the layers of subviews`() throws {
    let (view, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    for (subview, name) in [(first, "1"), (second, "2"), (third, "3")] { subview.layer.name = name }
    var order: String { (view.layer.sublayers ?? []).compactMap(\.name).joined() }
    view.layer.addSublayer(layers[0])
    view.addSubview(first)
    view.layer.addSublayer(layers[1])
    view.addSubview(second)
    view.layer.insertSublayer(layers[2], below: second.layer)
    view.layer.insertSublayer(layers[3], at: 2)
    #expect(order == "a1dbc2")
    view.insertSubview(third, aboveSubview: first)
    #expect(order == "a13dbc2")
    view.bringSubviewToFront(first)
    #expect(order == "a3dbc21")
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == "a1dbc23")
    first.removeFromSuperview()
    #expect(order == "adbc23")
    view.insertSubview(first, at: 0)
    #expect(order == "adbc123")
    view.layer.insertSublayer(layers[0], above: second.layer)
    view.layer.insertSublayer(layers[1], at: .max)
    #expect(order == "dc12a3b")
    view.layer.sublayers?.remove(at: 4)
    #expect(order == "dc123b" && layers[0].superlayer == nil)
    view.layer.sublayers = nil
    #expect(order == "123" && layers[1].superlayer == nil)
  }

  @Test func `Animations without a key do not replace each other`() {
    let layer = layers[0]
    layer.add(CAAnimation(), forKey: "animation1")
    let added = (0..<3).map { _ in CAAnimation() }
    layer.add(added[0], forKey: nil)
    layer.add(added[1], forKey: nil)
    layer.removeAnimation(forKey: "animation1")
    layer.add(added[2], forKey: nil)
    let kept = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    #expect(kept == added)
  }

  @Test func `The presentation layer has the values of its model layer`() {
    let layer = layers[0]
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 5, y: 6)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    layer.isHidden = true
    layer.masksToBounds = true
    let shown = layer.presentation()
    #expect(shown?.frame == layer.frame && shown?.bounds == layer.bounds)
    #expect(shown?.affineTransform() == layer.affineTransform())
    #expect(shown?.backgroundColor == layer.backgroundColor)
    #expect(shown?.isHidden == true && shown?.masksToBounds == true && shown?.name == "a")
    #expect(shown?.model() === layer)
  }

  @Test func `The presentation layer has its view's background color, visibility and clipping`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = .red
    view.isHidden = true
    view.clipsToBounds = true
    let shown = view.layer.presentation()
    #expect(shown?.backgroundColor == UIColor.red.cgColor)
    #expect(shown?.isHidden == true && shown?.masksToBounds == true)
    #expect(shown?.frame == view.frame)
  }

  // Source: Core Animation Programming Guide, "Layers Have a Frame": the frame is derived from the
  // bounds, the position, the anchor point and the transform.
  @Test func `A layer's frame is derived from bounds, position, anchor point and transform`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 60)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 40, y: 40, width: 20, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 60, width: 20, height: 40))
    layer.frame = CGRect(x: 0, y: 10, width: 40, height: 60)
    #expect(layer.bounds.size == CGSize(width: 20, height: 30))
    #expect(layer.position == CGPoint(x: 0, y: 10))
    #expect(layer.frame == CGRect(x: 0, y: 10, width: 40, height: 60))

    // A layer without an area keeps its place.
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    layer.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
    #expect(layer.position == CGPoint(x: 0, y: 10))
  }
}
