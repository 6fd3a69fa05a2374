import Foundation

/// The images and the appearance of a bar.
struct BarLook {
  /// The position and the height of a bar with a background.
  struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics

    init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
      self.position = position
      self.metrics = metrics
    }
  }

  /// The backgrounds.
  var backgrounds: [Key: UIImage] = [:]
  /// The line at the edge, or `nil` for the default.
  var shadowImage: UIImage?
  /// The lines at edges, by position.
  var shadows: [UIBarPosition: UIImage] = [:]
  /// The vertical offsets of titles from their default position.
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]
  /// The scroll view below a controller's bar.
  weak var content: UIScrollView?
  /// A Boolean value that indicates whether the bar belongs to a controller. Content is never
  /// considered to be at the edge of other bars.
  var hasController = false
  /// The distance of large titles from the leading edge, in points.
  var titleMargin: CGFloat = 16
  /// The custom views of items that the bar shows.
  var shownViews: [WeakView] = []
  /// The appearance, created on first use.
  private(set) var standard: UIBarAppearance?
  /// A Boolean value that indicates whether the app set the appearance.
  private var isStandardSet = false

  /// A Boolean value that indicates whether content is scrolled to the edge of the bar, or does not
  /// scroll.
  @MainActor var isAtEdge: Bool {
    guard hasController else { return false }
    guard let content else { return true }
    return content.contentOffset.y <= 0.5 - content.adjustedContentInset.top
  }

  /// A Boolean value that indicates whether the app set the appearance, or changed the background
  /// of the one that it read.
  @MainActor var isStandardChanged: Bool {
    isStandardSet || standard.map { !$0.hasDefaultBackground } ?? false
  }

  /// Replaces the appearance.
  mutating func setStandard(_ appearance: UIBarAppearance) {
    standard = appearance
    isStandardSet = true
  }

  /// Returns the appearance, which is created on first use.
  mutating func standard<Appearance: UIBarAppearance>(
    _ type: Appearance.Type, _ make: () -> Appearance
  ) -> Appearance {
    if let known = standard as? Appearance { return known }
    let made = make()
    standard = made
    return made
  }
}
