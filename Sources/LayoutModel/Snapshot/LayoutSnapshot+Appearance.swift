import Foundation

extension LayoutSnapshot {
  /// A colour with its values in light and dark appearance.
  public struct Color: Hashable, Sendable, Codable {
    /// sRGB components from 0 to 1.
    public struct RGBA: Hashable, Sendable, Codable {
      /// The components, from 0 to 1.
      public var red, green, blue, alpha: Double
      /// A colour by its components from 0 to 1; opaque unless said.
      public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
    }
    /// The value in light appearance.
    public var light: RGBA
    /// The value in dark appearance.
    public var dark: RGBA
    /// A colour by its two values; without a dark one it is the same in both appearances.
    public init(light: RGBA, dark: RGBA? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }

  /// How a view is painted, whatever its class.
  public struct Appearance: Hashable, Sendable, Codable {
    /// The colour behind the content; nil for none.
    public var backgroundColor: Color?
    /// The colour of what can be tapped; nil for the superview's.
    public var tintColor: Color?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points, drawn inside the frame; 0 for no border.
    public var borderWidth: CGFloat = 0
    /// The colour of the border; nil for black.
    public var borderColor: Color?
    /// Nothing painted: no colours, square corners, no border.
    public init() {}
  }

  /// A font by its description; metrics are `AutoLayout`'s business.
  public struct Font: Hashable, Sendable, Codable {
    /// Nil for the system font, otherwise the family name.
    public var family: String?
    /// In points.
    public var size: CGFloat
    /// 100…900 as in CSS; regular is 400.
    public var weight: Int
    /// Whether letters slant.
    public var isItalic: Bool
    /// Whether all characters are equally wide.
    public var isMonospaced: Bool
    /// A font by its description; the system font in regular without more than a size.
    public init(
      family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
      isMonospaced: Bool = false
    ) {
      self.family = family
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
    }
  }
}
