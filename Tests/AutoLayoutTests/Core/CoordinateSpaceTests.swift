import AutoLayout
import Foundation
import Testing

/// Coordinates of screens and views, and structures as objects.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test func `Points are converted between views and the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    window.addSubview(view)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(view.convert(rect, from: screen) == rect.offsetBy(dx: -10, dy: -20))
    let other = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    window.addSubview(other)
    let space: any UICoordinateSpace = other
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 5, y: 15))
  }

  @Test func `NSValue preserves geometry structures`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test func `NSCoder converts geometry structures to and from strings`() {
    #expect(NSCoder.cgPoint(for: "{10, -2.5}") == CGPoint(x: 10, y: -2.5))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgSize(for: "10") == .zero)
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4.5)) == "{{1, 2}, {3, 4.5}}")
  }

  @Test func `makeKey changes the key window`() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    first.makeKey()
    #expect(first.isKeyWindow)
    #expect(!second.isKeyWindow)
    #expect(UIApplication.shared.keyWindow === first)
    first.isHidden = true
    second.isHidden = true
  }

  @Test func `The image of a graphics context has its pixel size, and a layer its point size`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
    let context = UIGraphicsGetCurrentContext()!
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = context.makeImage()
    let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
    layer?.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    if let layer { context.draw(layer, at: CGPoint(x: 1, y: 1)) }
    UIGraphicsEndImageContext()
    #expect(image?.width == 20)
    #expect(image?.height == 40)
    #expect(layer?.size == CGSize(width: 4, height: 4))
  }

  @Test func `A header's background view fills it and is behind the content`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let background = UIView()
    header.backgroundView = background
    #expect(header.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    header.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test func `The presentation layer has the class of the layer`() {
    let layer = CAShapeLayer()
    layer.lineWidth = 3
    #expect(layer.presentation()?.lineWidth == 3)
    #expect(layer.presentation()?.model() === layer)
  }
}
