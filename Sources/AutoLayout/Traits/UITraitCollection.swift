import Foundation

/// What a view may know of its surroundings: size classes, idiom, scale, direction.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point.
  public let displayScale: CGFloat
  public let layoutDirection: UIUserInterfaceLayoutDirection

  init(_ environment: LayoutEnvironment) {
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    userInterfaceIdiom = environment.userInterfaceIdiom
    displayScale = environment.displayScale
    layoutDirection = environment.layoutDirection
  }
}
