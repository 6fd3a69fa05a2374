import Foundation

/// What a view may know of its surroundings: size classes, idiom, scale, direction.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is along the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The direction in which the application's user interface reads.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  init(_ environment: LayoutEnvironment) {
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    userInterfaceIdiom = environment.userInterfaceIdiom
    displayScale = environment.displayScale
    layoutDirection = environment.layoutDirection
  }
}
