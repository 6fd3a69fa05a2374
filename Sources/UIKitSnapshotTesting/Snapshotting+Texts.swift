#if SnapshotTesting
  import SnapshotTesting
  import UIKit
  import UIKitSnapshots

  /// Text for views, in UIKit's format and without addresses.
  extension Snapshotting where Value == UIView, Format == String {
    /// A strategy that compares the descriptions of a view and its subviews.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Returns a strategy that compares the descriptions of a view and its subviews. The size is in
    /// points; `nil` keeps the size of the view.
    public static func recursiveDescription(
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
      SimplySnapshotting<String>.lines.pullback { view in
        ViewSnapshot.recursiveDescription(of: view, size: size, traits: traits)
      }
    }
  }

  /// Text for controllers, in UIKit's format and without addresses.
  extension Snapshotting where Value == UIViewController, Format == String {
    /// A strategy that compares a controller, its children and their appearance states.
    public static var hierarchy: Snapshotting {
      SimplySnapshotting<String>.lines.pullback { ViewSnapshot.hierarchy(of: $0) }
    }

    /// A strategy that compares the descriptions of a controller's views.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Returns a strategy that compares the descriptions of a controller's views on a device. The
    /// size is in points; `nil` keeps the size of the device.
    public static func recursiveDescription(
      on config: ViewImageConfig = .init(), size: CGSize? = nil,
      traits: UITraitCollection = .init()
    ) -> Snapshotting {
      SimplySnapshotting<String>.lines.pullback { controller in
        ViewSnapshot.recursiveDescription(
          of: controller, on: config.resized(to: size), traits: traits)
      }
    }
  }

  extension ViewImageConfig {
    /// Returns the configuration with another size in points, or unchanged if `size` is `nil`.
    func resized(to size: CGSize?) -> ViewImageConfig {
      var config = self
      config.size = size ?? config.size
      return config
    }
  }
#endif
