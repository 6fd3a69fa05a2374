import Foundation

extension LayoutSnapshot {
  /// The look of a bar where it differs from the system's.
  public struct BarLook: Hashable, Sendable, Codable {
    /// What fills an area of a bar.
    public enum Fill: Hashable, Sendable, Codable {
      /// What the system draws.
      case system
      /// Nothing.
      case none
      /// A color.
      case color(Color)
    }
    /// The background, which extends to the edge of the screen.
    public var background = Fill.system
    /// The image over the background; nil for none.
    public var image: Image?
    /// The line at the edge of the bar.
    public var line = Fill.system
    /// The font of the title; nil for the system's.
    public var titleFont: Font?
    /// The color of the title; nil for the system's.
    public var titleColor: Color?
    /// The distance of the title from its usual place, in points.
    public var titleOffset = CGPoint.zero
    /// The distance of a large title from the left edge in points; nil for 16.
    public var titleMargin: CGFloat?
    /// Creates the look of the system.
    public init() {}
  }

  /// What determines the indicators of a scroll view, apart from the sizes of the view and its
  /// content. All insets are in points.
  public struct ScrollIndicators: Hashable, Sendable, Codable {
    /// The insets of the content, which are not part of the visible area.
    public var contentInsets = UIEdgeInsets.zero
    /// The insets of the vertical indicator; nil if there is none.
    public var vertical: UIEdgeInsets? = .zero
    /// The insets of the horizontal indicator; nil if there is none.
    public var horizontal: UIEdgeInsets? = .zero
    /// Creates two indicators without insets.
    public init() {}
  }
}
