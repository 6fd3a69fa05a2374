import Foundation
import LayoutRendering
import UIKit

/// Pictures are drawn by `LayoutRendering`, so they are equal on every machine. They do not match
/// those of a phone pixel by pixel, and are compared only with pictures of this module.
extension ViewSnapshot {
  /// Returns a picture of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the view in points, or `nil` to keep its size.
  ///   - traits: The traits that the view gets from its controller.
  /// - Returns: The picture, at the scale of the view's screen.
  public static func image(
    of view: UIView, size: CGSize? = nil, traits: UITraitCollection
  ) -> UIImage {
    onMainActor {
      let frame = view.frame
      let host = SnapshotHost(view: view, size: size, traits: traits)
      defer {
        host.dispose()
        view.frame = frame
      }
      return drawing(of: view)
    }
  }

  /// Returns a picture of a controller's view. The status bar and home indicator are not drawn.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - config: The device on which the controller is shown.
  ///   - traits: Traits in addition to those of the device.
  /// - Returns: The picture, at the scale of the device.
  public static func image(
    of controller: UIViewController, on config: ViewImageConfig = .init(),
    traits: UITraitCollection
  ) -> UIImage {
    onMainActor {
      let host = SnapshotHost(controller: controller, on: config, traits: traits)
      defer { host.dispose() }
      return drawing(of: controller.view)
    }
  }

  /// Returns a picture of a layer: of its view, or of an empty view that temporarily contains it.
  public static func image(of layer: CALayer, traits: UITraitCollection) -> UIImage {
    onMainActor {
      if let view = layer.delegate as? UIView { return image(of: view, traits: traits) }
      let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      defer {
        layer.removeFromSuperlayer()
        layer.position = position
      }
      layer.position = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
      view.layer.addSublayer(layer)
      return image(of: view, traits: traits)
    }
  }

  /// Draws a view that is in a window.
  @MainActor
  private static func drawing(of view: UIView) -> UIImage {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    var options = SVGRenderer.Options.rasterized(isDark ? .dark : .light)
    options.showsSystemBars = false
    let snapshot = view.layoutSnapshot()
    let svg = SVGRenderer(options: options).svg(for: snapshot)
    return SnapshotPicture.image(
      from: Data(svg.utf8), size: snapshot.canvas.size, scale: snapshot.canvas.scale)
  }
}
