import Foundation

extension UIFont {
  /// The weight of a font in UIKit's scale, from -1 to 1 with regular at 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra light weight, 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight, 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight, 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text, 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight, 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines, 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight, 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight, 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    /// UIKit's nine named weights in order, with CSS values from 100 to 900.
    private static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest CSS weight, from 100 to 900 in steps of 100; regular is 400.
    package var cssWeight: Int {
      let nearest = Self.named.enumerated().min {
        abs($0.element.rawValue - rawValue) < abs($1.element.rawValue - rawValue)
      }
      return 100 * ((nearest?.offset ?? 3) + 1)
    }

    /// Creates the weight of a CSS value. Values outside 100…900 are replaced by the nearest of
    /// these.
    package init(cssWeight: Int) {
      self = Self.named[min(max(cssWeight / 100, 1), 9) - 1]
    }
  }
}
