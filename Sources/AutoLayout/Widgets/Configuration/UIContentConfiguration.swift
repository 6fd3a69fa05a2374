import Foundation

/// A value that describes the content of a view, and creates views that show it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the view.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns a Boolean value that indicates whether the view can show a configuration. Otherwise a
  /// new view is created.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether the configuration has the same type as the
  /// current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A value that describes the background of a cell.
///
/// - Remark: Partial. The background has a color, a corner radius, insets and a custom view;
///   images, strokes and effects are stored.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// A view that fills the background.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the cell in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color, or `nil` for the tint color of the cell.
  public var backgroundColor: UIColor?
  /// A transformer that replaces the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect of the background.
  public var visualEffect: UIVisualEffect?
  /// The image of the background.
  public var image: UIImage?
  /// The color of the edge.
  public var strokeColor: UIColor?
  /// The width of the edge in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the edge from the background in points.
  public var strokeOutset: CGFloat = 0

  /// Returns a background without content.
  public static func clear() -> UIBackgroundConfiguration { colored(.clear) }
  /// Returns the background of cells in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Returns the background of cells.
  public static func listCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  /// Returns the background of cells in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground)
  }
  /// Returns the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of headers and footers in grouped lists.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of headers in sidebars.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of cells in sidebars.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = color
    return result
  }

  /// Returns the configuration for a state, which is always the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the color of the background for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(color) ?? color
  }
}

/// A function of colors.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// A reference to the function, which is equal only to itself, because functions cannot be
  /// compared.
  private final class Transform: Sendable {
    let call: @Sendable (UIColor) -> UIColor
    init(_ call: @escaping @Sendable (UIColor) -> UIColor) { self.call = call }
  }

  private let function: Transform
  /// The function.
  public var transform: @Sendable (UIColor) -> UIColor { function.call }
  /// Creates a transformer from a function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    function = Transform(transform)
  }
  /// Returns the color that replaces another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { function.call(input) }

  public static func == (a: Self, b: Self) -> Bool { a.function === b.function }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}
