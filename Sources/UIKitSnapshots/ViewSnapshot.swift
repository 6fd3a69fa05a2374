import Foundation
import UIKit

/// Snapshots of views, controllers and layers, as text that is equal to UIKit's and as pictures.
///
/// Each function shows its object in a separate window, lays it out, and removes it again. Call the
/// functions on the main actor.
public enum ViewSnapshot {
  /// Returns the descriptions of a view and its subviews without addresses, one per line.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the view in points, or `nil` to keep its size.
  ///   - traits: The traits that the view gets from its controller.
  /// - Returns: The descriptions, indented by level.
  public static func recursiveDescription(
    of view: UIView, size: CGSize? = nil, traits: UITraitCollection
  ) -> String {
    onMainActor {
      let host = SnapshotHost(view: view, size: size, traits: traits)
      defer { host.dispose() }
      return SnapshotText.withoutAddresses(view.recursiveDescription())
    }
  }

  /// Returns the descriptions of a controller's view and its subviews without addresses, one per
  /// line.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - config: The device on which the controller is shown.
  ///   - traits: Traits in addition to those of the device.
  /// - Returns: The descriptions, indented by level.
  public static func recursiveDescription(
    of controller: UIViewController, on config: ViewImageConfig = .init(),
    traits: UITraitCollection
  ) -> String {
    onMainActor {
      let host = SnapshotHost(controller: controller, on: config, traits: traits)
      defer { host.dispose() }
      return SnapshotText.withoutAddresses(controller.view.recursiveDescription())
    }
  }

  /// Returns a controller, its children and their appearance states without addresses, one per
  /// line.
  public static func hierarchy(of controller: UIViewController) -> String {
    onMainActor {
      let host = SnapshotHost(controller: controller, on: .init(), traits: .init())
      defer { host.dispose() }
      return SnapshotText.withoutAddresses(controller._printHierarchy())
    }
  }

  /// Runs a closure that uses views.
  ///
  /// Stops the program outside the main actor, where Swift Testing runs tests without `@MainActor`.
  /// Being on the main thread is not required: on Linux, another thread serves the main queue of an
  /// asynchronous program.
  package static func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    MainActor.assumeIsolated(body)
  }
}
