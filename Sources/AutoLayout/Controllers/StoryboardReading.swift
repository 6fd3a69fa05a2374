import Foundation

/// The type that reads storyboards by name, in the module `InterfaceBuilder`.
@MainActor
package protocol StoryboardReading {
  /// Reads the storyboard of a name from the resources of a bundle or the folders of
  /// `InterfaceSources`.
  static func storyboard(named name: String, in bundle: Bundle?) throws -> any StoryboardContents
}

/// The scenes of a storyboard.
@MainActor
package protocol StoryboardContents {
  /// Creates the controller with which the storyboard begins, or nil if it names none.
  func initialController(
    in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?

  /// Creates the controller of a storyboard identifier, or nil if there is none. The closure creates
  /// that controller itself, unless it returns nil.
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
