import Foundation

/// A type that reads storyboards by name. The module `InterfaceBuilder` provides it.
@MainActor
package protocol StoryboardReading {
  /// Reads the storyboard with a name from the resources of a bundle or the folders of
  /// `InterfaceSources`.
  static func storyboard(named name: String, in bundle: Bundle?) throws -> any StoryboardContents
}

/// The scenes of a storyboard.
@MainActor
package protocol StoryboardContents {
  /// Creates the initial controller of the storyboard, or returns `nil` if there is none.
  func initialController(
    in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Creates the controller with a storyboard identifier, or returns `nil` if there is none. If the
  /// closure returns a controller, that one is used.
  func controller(
    named identifier: String, in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}

/// A storyboard that could not be read.
struct NoScenes: StoryboardContents {
  func initialController(
    in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? { nil }

  func controller(
    named identifier: String, in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? { nil }
}
