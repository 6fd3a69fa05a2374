#if SnapshotTesting
  import SnapshotTesting
  import UIKit
  import UIKitSnapshots

  /// Pictures of views, which are SVG drawings.
  ///
  /// `precision`, `perceptualPrecision` and `drawHierarchyInKeyWindow` account for graphics
  /// hardware. Drawings are equal on every machine, so these arguments have no effect.
  extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy that compares drawings of a view.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings of a view.
    ///
    /// The size is in points; `nil` keeps the size of the view. The view gets the traits from a
    /// controller that is created for it.
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision).pullback { view in
        ViewSnapshot.image(of: view, size: size, traits: traits)
      }
    }
  }

  /// Pictures of controllers' views, which are SVG drawings. Precisions have no effect.
  extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy that compares drawings of a controller's view.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings of a controller's view. The size is in points;
    /// `nil` keeps the size of the view.
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
      .image(on: ViewImageConfig(), size: size, traits: traits)
    }

    /// Returns a strategy that compares drawings of a controller's view on a device. The size is in
    /// points; `nil` keeps the size of the device.
    public static func image(
      on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
      perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision).pullback { controller in
        ViewSnapshot.image(of: controller, on: config.resized(to: size), traits: traits)
      }
    }
  }

  /// Pictures of layers, which are SVG drawings. Precisions have no effect.
  extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A strategy that compares drawings of a layer.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings of a layer.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
      SimplySnapshotting<UIImage>.image(precision: precision).pullback { layer in
        ViewSnapshot.image(of: layer, traits: traits)
      }
    }
  }

  /// Pictures drawn by `ViewSnapshot`. Precisions and the scale have no effect.
  extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy that compares drawings.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that compares drawings.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
      Snapshotting(
        pathExtension: SnapshotPicture.pathExtension, diffing: .image(precision: precision))
    }
  }

  /// The comparison of drawings.
  ///
  /// It is exact. A reference that was recorded on a phone is not compared, and the message says
  /// so.
  extension Diffing where Value == UIImage {
    /// A comparison of drawings.
    public static var image: Diffing { .image() }

    /// Returns a comparison of drawings.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
      Diffing(
        toData: { SnapshotPicture.data(of: $0) }, fromData: { SnapshotPicture.image(from: $0) },
        diff: { reference, image in
          SnapshotPicture.difference(reference, image).map { message in
            let pictures = [reference, image].map { SnapshotPicture.data(of: $0) }
            return (
              message,
              pictures.map { XCTAttachment(data: $0, uniformTypeIdentifier: "public.svg-image") }
            )
          }
        })
    }
  }
#endif
