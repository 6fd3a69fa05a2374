import AutoLayout
import Foundation
import LayoutModel
import Testing

/// Masks of layers, and layers in views without a size.
@MainActor
@Suite struct LayerMaskTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func appearance() throws -> LayoutSnapshot.Appearance {
    try #require(view.layoutSnapshot().views.first).appearance
  }

  @Test func aShapeLayerMasksAView() throws {
    #expect(try appearance().maskPath == nil)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 40, height: 40)).cgPath
    mask.position = CGPoint(x: 5, y: 0)
    view.layer.mask = mask
    let path = try #require(try appearance().maskPath)
    // The position of a layer without a size is its origin: 10 + 5.
    #expect(path.boundingBox == CGRect(x: 15, y: 0, width: 40, height: 40))
    #expect(try appearance().maskIsEvenOdd == nil)
  }

  /// A hole is a path by the even-odd rule in a sublayer of the mask; a second sublayer covers the
  /// hole until it is transparent.
  @Test func sublayersOfAMaskAreItsContent() throws {
    let mask = CALayer()
    mask.frame = view.bounds
    let hole = CAShapeLayer()
    hole.fillRule = .evenOdd
    let path = UIBezierPath(rect: view.bounds)
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10)))
    hole.path = path.cgPath
    let cover = CAShapeLayer()
    cover.path = UIBezierPath(rect: view.bounds).cgPath
    mask.addSublayer(hole)
    mask.addSublayer(cover)
    view.layer.mask = mask
    #expect(try appearance().maskIsEvenOdd == nil)
    cover.opacity = 0
    #expect(try appearance().maskIsEvenOdd == true)
    #expect(try #require(try appearance().maskPath).boundingBox == view.bounds)
  }

  /// A layer does not clip its sublayers to its bounds, which can be empty.
  @Test func layersInAnEmptyViewAreDrawn() throws {
    let center = UIView(frame: CGRect(x: 50, y: 25, width: 0, height: 0))
    let circle = CAShapeLayer()
    circle.path = UIBezierPath(ovalIn: CGRect(x: -8, y: -8, width: 16, height: 16)).cgPath
    center.layer.addSublayer(circle)
    view.addSubview(center)
    #expect(try #require(view.layoutSnapshot().views.last).drawing != nil)
  }

  /// UIKit draws nothing for an effect view without an effect.
  @Test func anEffectViewWithoutAnEffectIsTransparent() throws {
    func content(_ effect: UIVisualEffect?) throws -> LayoutSnapshot.Content {
      try #require(UIVisualEffectView(effect: effect).layoutSnapshot().views.first).content
    }
    #expect(try content(nil) == LayoutSnapshot.Content.none)
    #expect(try content(UIBlurEffect(style: .light)) != LayoutSnapshot.Content.none)
  }
}
