import Foundation
import Testing

@testable import AutoLayout

/// Oracle: expectations of a public test suite that also runs on iOS, and `UIView`'s documentation
/// of `frame`, `center` and `convert(_:to:)`.
@MainActor
@Suite struct TransformedFrameTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
  private let subview = UIView()

  init() { view.addSubview(subview) }

  @Test func `The frame of a scaled view is its bounding box`() {
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(subview.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(subview.bounds.size == CGSize(width: 30, height: 20))
    #expect(subview.center == CGPoint(x: 40, y: 30))
    let point = CGPoint(x: 60, y: 20)
    #expect(view.convert(point, to: subview) == CGPoint(x: 25, y: 5))
    #expect(subview.convert(CGPoint(x: 25, y: 5), to: view) == point)
  }

  @Test func `Setting the frame of a translated view excludes the translation from its center`() {
    subview.transform = CGAffineTransform(translationX: 7, y: -3)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(subview.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(subview.center == CGPoint(x: 33, y: 33))
  }

  @Test func `A rotation by 90 degrees exchanges width and height`() {
    subview.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(subview.frame == CGRect(x: 10, y: 10, width: 60, height: 40))
    #expect(subview.bounds.size == CGSize(width: 40, height: 60))
  }

  @Test func `Setting the frame under a singular transform has no effect`() {
    subview.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    subview.transform = CGAffineTransform(scaleX: 0, y: 0)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    subview.transform = .identity
    #expect(subview.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `Converting to nil uses the coordinates of the window`() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    window.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 4, y: 5))
    #expect(inner.convert(CGPoint(x: 4, y: 5), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: nil) == inner.frame)
    let loose = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(loose.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 4, y: 5))
  }

  @Test func `Hit testing considers transforms`() {
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)
    subview.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    #expect(view.hitTest(CGPoint(x: 69, y: 29), with: nil) === subview)
    #expect(view.hitTest(CGPoint(x: 71, y: 29), with: nil) === view)
    view.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(view.hitTest(CGPoint(x: 69, y: 29), with: nil) === subview)
  }
}
