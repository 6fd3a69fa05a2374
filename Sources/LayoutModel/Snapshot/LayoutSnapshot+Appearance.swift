import Foundation

extension LayoutSnapshot {
  /// A color with its values in light and dark appearance.
  public struct Color: Hashable, Sendable, Codable {
    /// sRGB components from 0 to 1.
    public struct RGBA: Hashable, Sendable, Codable {
      /// The components, from 0 to 1.
      public var red, green, blue, alpha: Double
      /// Creates a color from its components, from 0 to 1. The default is opaque.
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
    /// Creates a color from its two values. Without a dark value, the light value applies to both
    /// appearances.
    public init(light: RGBA, dark: RGBA? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }

  /// The visual properties that every class of view has.
  public struct Appearance: Hashable, Sendable, Codable {
    /// The background color, or `nil` if there is none.
    public var backgroundColor: Color?
    /// The color of controls, or `nil` if it is that of the superview.
    public var tintColor: Color?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The width of the border in points. The border is drawn inside the frame. The default is 0.
    public var borderWidth: CGFloat = 0
    /// The color of the border, or `nil` for black.
    public var borderColor: Color? {
      get { boxedBorderColor?.value }
      set { boxedBorderColor = newValue.map(Boxed.value) }
    }
    /// The storage of `borderColor`.
    private var boxedBorderColor: Boxed<Color>?
    /// The shadow of the view and its subviews, or `nil` if there is none.
    public var shadow: Drawing.Shadow? {
      get { boxedShadow?.value }
      set { boxedShadow = newValue.map(Boxed.value) }
    }
    /// The storage of `shadow`.
    private var boxedShadow: Boxed<Drawing.Shadow>?
    /// The outline of the shadow in the coordinates of the view's bounds. If it is `nil`, the
    /// shadow is that of the visible content.
    public var shadowPath: Drawing.Path?
    /// The mask of the view, its subviews and its shadow, in the coordinates of the view's bounds,
    /// or `nil` if they are not masked.
    public var maskPath: Drawing.Path?
    /// A Boolean value that indicates whether the even-odd rule determines the inside of the mask.
    /// The value `nil` means false.
    public var maskIsEvenOdd: Bool?

    /// The names of the properties in encoded snapshots.
    private enum CodingKeys: String, CodingKey {
      case backgroundColor, tintColor, cornerRadius, borderWidth, boxedBorderColor = "borderColor",
        boxedShadow = "shadow", shadowPath, maskPath, maskIsEvenOdd
    }

    /// Creates an appearance without colors or a border, and with square corners.
    public init() {}
  }

  /// The description of a font. `AutoLayout` has the metrics.
  public struct Font: Hashable, Sendable, Codable {
    /// The family name, or `nil` for the system font.
    public var family: String?
    /// The size, in points.
    public var size: CGFloat
    /// The weight from 100 to 900, as in CSS. Regular is 400.
    public var weight: Int
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic: Bool
    /// A Boolean value that indicates whether all characters have the same width.
    public var isMonospaced: Bool
    /// Creates a font from its description. The default is the regular system font.
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
