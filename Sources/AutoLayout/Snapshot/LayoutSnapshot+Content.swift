import Foundation

extension LayoutSnapshot {
  /// A colour with its values in light and dark appearance.
  public struct Color: Hashable, Sendable, Codable {
    /// sRGB components from 0 to 1.
    public struct RGBA: Hashable, Sendable, Codable {
      public var red, green, blue, alpha: Double
      public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
    }
    public var light: RGBA
    public var dark: RGBA
    public init(light: RGBA, dark: RGBA? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }

  /// How a view is painted, whatever its class.
  public struct Appearance: Hashable, Sendable, Codable {
    public var backgroundColor: Color?
    public var tintColor: Color?
    /// In points.
    public var cornerRadius: CGFloat = 0
    public var borderWidth: CGFloat = 0
    public var borderColor: Color?
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
    public var isItalic: Bool
    public var isMonospaced: Bool
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

  /// Text broken into lines and placed.
  public struct Text: Hashable, Sendable, Codable {
    public struct Line: Hashable, Sendable, Codable {
      public var string: String
      /// Left end of the baseline in points, in the coordinates of the view's bounds.
      public var origin: CGPoint
      /// Width in points, as measured.
      public var width: CGFloat
      public init(string: String, origin: CGPoint, width: CGFloat) {
        self.string = string
        self.origin = origin
        self.width = width
      }
    }
    /// The whole text, before line breaking and truncation.
    public var string: String
    public var font: Font
    public var color: Color
    public var lines: [Line]
    /// Whether something of the text is not shown.
    public var isTruncated = false
    public init(string: String, font: Font, color: Color, lines: [Line]) {
      self.string = string
      self.font = font
      self.color = color
      self.lines = lines
    }
  }

  /// A picture by name; the pixels are not part of a layout.
  public struct Image: Hashable, Sendable, Codable {
    public var name: String
    /// Whether the name is one of Apple's symbols.
    public var isSymbol: Bool
    /// Where the picture goes, in the coordinates of the view's bounds, in points.
    public var rect: CGRect
    public var tint: Color?
    public init(name: String, isSymbol: Bool, rect: CGRect, tint: Color? = nil) {
      self.name = name
      self.isSymbol = isSymbol
      self.rect = rect
      self.tint = tint
    }
  }

  /// An item of a bar.
  public struct BarItem: Hashable, Sendable, Codable {
    public var title: String?
    public var image: String?
    public var isSelected = false
    /// Where the item goes, in the coordinates of the bar's bounds, in points.
    public var rect: CGRect
    public init(title: String? = nil, image: String? = nil, rect: CGRect) {
      self.title = title
      self.image = image
      self.rect = rect
    }
  }

  /// What a view of a known class shows.
  public enum Content: Hashable, Sendable, Codable {
    case none
    case label(Text)
    /// `isFilled` is a button with a coloured platter (filled, tinted, gray configurations).
    case button(title: Text?, image: Image?, background: Color?, isEnabled: Bool)
    case image(Image)
    /// `text` is the text or the placeholder; `border` is Interface Builder's name of the style.
    case textField(text: Text?, isPlaceholder: Bool, border: String)
    case textView(Text)
    case toggle(isOn: Bool, onTint: Color?)
    /// `value` from 0 to 1.
    case slider(value: Double)
    case stepper
    case segmentedControl(titles: [String], selected: Int?, font: Font)
    case progress(value: Double)
    case activityIndicator(isLarge: Bool, color: Color?)
    case pageControl(count: Int, current: Int)
    case datePicker(style: String, mode: String)
    case pickerView
    case searchBar(placeholder: String?)
    case navigationBar(title: String?, isLarge: Bool, items: [BarItem])
    case toolbar(items: [BarItem])
    case tabBar(items: [BarItem])
    /// `separatorInset` in points from the leading edge of the cells; nil when there are no lines.
    case table(isGrouped: Bool, separatorInset: CGFloat?)
    /// `accessory` is Interface Builder's name: `disclosureIndicator`, `checkmark`, …
    case tableCell(accessory: String?)
    case collection
    case map
    case web
    case visualEffect(style: String)
    case scroll
    case stack(axis: String)
    /// A class of which no more is known than that it draws itself.
    case custom
  }
}
