import Foundation
import Testing

@testable import AutoLayout

/// Members that public libraries name and override.
///
/// Oracle: Apple's documentation of the members; hand.
@MainActor
@Suite struct NamedMemberTests {
  @Test func `Section, row and item of an index path can be set`() {
    var path = IndexPath(row: 3, section: 1)
    path.section = 4
    path.row += 2
    #expect(path == IndexPath(row: 5, section: 4))
    path.item = 0
    #expect(path == IndexPath(item: 0, section: 4))
    var empty = IndexPath()
    empty.row = 2
    #expect(empty == IndexPath(row: 2, section: 0))
  }

  @Test func `Content size category limits apply to a view and its descendants`() throws {
    let window = UIWindow(device: try #require(Device(identifier: "retina6_0")))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let outer = UIView()
    let inner = UIView()
    let other = UIView()
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(other.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    outer.maximumContentSizeCategory = nil
    inner.maximumContentSizeCategory = nil
    inner.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test func `A label scales its font up to its maximumContentSizeCategory`() throws {
    let window = UIWindow(device: try #require(Device(identifier: "retina6_0")))
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .large
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    // Body text has 17 points in the size `large`.
    #expect(label.font.pointSize == 17)
    label.maximumContentSizeCategory = nil
    #expect(label.font.pointSize > 17)
  }

  /// A view that draws its layer itself.
  private final class LayerView: UIView {
    var layers: [CALayer] = []
    var rects: [CGRect] = []
    override func draw(_ layer: CALayer, in context: CGContext) {
      layers.append(layer)
      super.draw(layer, in: context)
    }
    override func draw(_ rect: CGRect) { rects.append(rect) }
  }

  @Test func `A view whose layer is used draws through it`() {
    let view = LayerView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    _ = view.layer
    _ = view.layoutSnapshot()
    #expect(view.layers == [view.layer])
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    view.setNeedsDisplay(CGRect(x: 5, y: 5, width: 10, height: 10))
    _ = view.layoutSnapshot()
    #expect(view.rects.last == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test func `keyCommands lists the added key commands`() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(action: Selector("close"), input: UIKeyCommand.inputEscape)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
    #expect(controller.extensionContext == nil)
  }

  @Test func `A plain UIVisualEffect is not drawn`() {
    let view = UIVisualEffectView(effect: UIVisualEffect())
    #expect(view.snapshotContent == .none)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
    #expect(view.snapshotContent == .visualEffect(style: "vibrancy"))
  }

  @Test func `Bar button items of a navigation item can be replaced`() {
    let item = UINavigationItem(title: "A")
    let button = UIBarButtonItem(systemItem: .done)
    item.setRightBarButton(button, animated: true)
    item.setLeftBarButtonItems([button, button], animated: false)
    #expect(item.rightBarButtonItems == [button])
    #expect(item.leftBarButtonItems?.count == 2)
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItem == nil)
  }

  @Test func `Geometry structures are parsed from strings and stored in NSValue`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
    #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5.5, -6]")
    #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5.5, -6]") == transform)
    #expect(NSCoder.cgAffineTransform(for: "one") == .identity)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
  }

  @Test func `A mutable copy of a path is independent of the original`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 2))
    let copy = path.mutableCopy()
    copy?.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox.width == 6)
    #expect(path.boundingBox.width == 1)
    let any: Any = path.copy()
    #expect(any is CGPath?)
  }

  #if !canImport(Darwin)
    @Test func `An image mask requires rows that are long enough for its pixels`() throws {
      let provider = try #require(CGDataProvider(data: NSData()))
      func mask(_ width: Int, _ row: Int) -> CGImage? {
        CGImage(
          maskWidth: width, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: row,
          provider: provider, decode: nil, shouldInterpolate: false)
      }
      let made = try #require(mask(4, 4))
      #expect(made.isMask)
      #expect(mask(4, 3) == nil)
      #expect(mask(0, 3) == nil)
      #expect(mask(.max, .max) == nil)
      let image = try #require(
        UIImage(name: "a", size: CGSize(width: 3, height: 2)).cgImage)
      let masked = try #require(image.masking(made))
      #expect(masked.width == image.width)
      #expect(!masked.isMask)
    }
  #endif
}
