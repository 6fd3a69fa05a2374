import AutoLayout
import Foundation
import Testing

/// Oracle: hand, from Apple's documentation of `CALayer.hitTest(_:)`: the farthest descendant that contains a
/// point, which is in the coordinates of the superlayer.
@MainActor
@Suite struct LayerHitTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test func `hitTest returns the deepest layer at a point in superlayer coordinates`() {
    let root = layer(CGRect(x: 100, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let inner = layer(CGRect(x: 20, y: 20, width: 10, height: 10), in: child)
    #expect(root.hitTest(CGPoint(x: 135, y: 35)) === inner)
    #expect(root.hitTest(CGPoint(x: 112, y: 12)) === child)
    #expect(root.hitTest(CGPoint(x: 190, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) == nil)
    #expect(root.contains(CGPoint(x: 35, y: 35)))
    #expect(!root.contains(CGPoint(x: 135, y: 35)))
  }

  @Test func `hitTest prefers the front layer and skips hidden ones`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(root.bounds, in: root)
    let front = layer(root.bounds, in: root)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point) === front)
    back.zPosition = 1
    #expect(root.hitTest(point) === back)
    back.isHidden = true
    #expect(root.hitTest(point) === front)
  }

  @Test func `hitTest does not find a sublayer outside its superlayer's bounds`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = layer(CGRect(x: 150, y: 0, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 160, y: 10)) == nil)
  }
}
