import UIKit

/// The size, safe area and traits of a device on which a snapshot shows a view or a controller.
///
/// The names and numbers are those of the swift-snapshot-testing package, so that texts recorded
/// with it on a simulator compare equal.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// The width is greater than the height.
    case landscape
    /// The height is greater than the width.
    case portrait
  }

  /// The orientation of a tablet and the app's share of its screen.
  public enum TabletOrientation: Sendable {
    /// The app's share of the width in portrait.
    public enum PortraitSplits: Sendable {
      /// The narrow side of a split screen.
      case oneThird
      /// The wide side of a split screen.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The app's share of the width in landscape.
    public enum LandscapeSplits: Sendable {
      /// The narrow side of a split screen.
      case oneThird
      /// Either side of an evenly split screen.
      case oneHalf
      /// The wide side of a split screen.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The width of the screen is greater than its height.
    case landscape(splitView: LandscapeSplits)
    /// The height of the screen is greater than its width.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the window in points, or `nil` for the size of the view.
  public var size: CGSize?
  /// The traits that the controller gets from its parent.
  public var traits: UITraitCollection

  /// Creates a configuration. The default has no safe area and the size of the view.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Creates a configuration without traits. The default has no safe area and the size of the view.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil) {
    let traits = MainActor.readUnchecked { UITraitCollection() }
    self.init(safeArea: safeArea, size: size, traits: traits)
  }
}
