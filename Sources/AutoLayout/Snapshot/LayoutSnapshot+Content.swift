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

  /// Text broken into lines and placed.
  public struct Text: Hashable, Sendable, Codable {
    /// A stretch of a line in one font and colour.
    public struct Piece: Hashable, Sendable, Codable {
      /// The characters.
      public var string: String
      /// The left end in points, in the coordinates of the view's bounds.
      public var x: CGFloat
      /// Width in points, as measured.
      public var width: CGFloat
      /// The font of the stretch.
      public var font: Font
      /// The colour of the stretch.
      public var color: Color
      /// A stretch by its characters, its place, and its look.
      public init(string: String, x: CGFloat, width: CGFloat, font: Font, color: Color) {
        self.string = string
        self.x = x
        self.width = width
        self.font = font
        self.color = color
      }
    }
    /// One line of text as it is drawn.
    public struct Line: Hashable, Sendable, Codable {
      /// The characters of the line, with the ellipsis where it was cut.
      public var string: String
      /// Left end of the baseline in points, in the coordinates of the view's bounds.
      public var origin: CGPoint
      /// Width in points, as measured.
      public var width: CGFloat
      /// The stretches of the line, from left to right, where fonts or colours change within the text;
      /// nil where one font and colour serve.
      public var pieces: [Piece]?
      /// A line by its characters, the left end of its baseline, and its width.
      public init(string: String, origin: CGPoint, width: CGFloat) {
        self.string = string
        self.origin = origin
        self.width = width
      }
    }
    /// The whole text, before line breaking and truncation.
    public var string: String
    /// The font that the text is drawn in.
    public var font: Font
    /// The colour of the text.
    public var color: Color
    /// The lines that are shown, from top to bottom.
    public var lines: [Line]
    /// Whether something of the text is not shown.
    public var isTruncated = false
    /// Text that is shown whole, with its lines.
    public init(string: String, font: Font, color: Color, lines: [Line]) {
      self.string = string
      self.font = font
      self.color = color
      self.lines = lines
    }
  }

  /// A picture by name; the pixels are not part of a layout.
  public struct Image: Hashable, Sendable, Codable {
    /// The picture's name in its catalogue, or the symbol's.
    public var name: String
    /// Whether the name is one of Apple's symbols.
    public var isSymbol: Bool
    /// Where the picture goes, in the coordinates of the view's bounds, in points.
    public var rect: CGRect
    /// The colour that the picture is painted in; nil keeps its own colours, or leaves a symbol to
    /// what is around it.
    public var tint: Color?
    /// A picture by its name and place.
    public init(name: String, isSymbol: Bool, rect: CGRect, tint: Color? = nil) {
      self.name = name
      self.isSymbol = isSymbol
      self.rect = rect
      self.tint = tint
    }
  }

  /// A button or tab of a bar, as it is drawn.
  public struct BarItem: Hashable, Sendable, Codable {
    /// The text; nil for none.
    public var title: String?
    /// The name of the picture; nil for none.
    public var image: String?
    /// Whether the item is the chosen one of a tab bar.
    public var isSelected = false
    /// Where the item goes, in the coordinates of the bar's bounds, in points.
    public var rect: CGRect
    /// An item that is not chosen, by what it shows and its place.
    public init(title: String? = nil, image: String? = nil, rect: CGRect) {
      self.title = title
      self.image = image
      self.rect = rect
    }
  }

  /// What a view of a known class shows.
  public enum Content: Hashable, Sendable, Codable {
    /// Nothing of its own, as in a plain view or an image view without an image.
    case none
    /// The text of a label.
    case label(Text)
    /// `background` is the colour of the platter of filled, tinted and gray configurations.
    case button(title: Text?, image: Image?, background: Color?, isEnabled: Bool)
    /// The picture of an image view.
    case image(Image)
    /// `text` is the text or the placeholder; `border` is Interface Builder's name of the style.
    case textField(text: Text?, isPlaceholder: Bool, border: String)
    /// Text of several lines that a person can edit.
    case textView(Text)
    /// A switch; `onTint` is the color of its track while it is on, and nil is the system's.
    case toggle(isOn: Bool, onTint: Color?)
    /// `value` from 0 to 1.
    case slider(value: Double)
    /// The two buttons that decrease and increase a value.
    case stepper
    /// `titles` has an empty text for a segment with a picture; `selected` counts from 0, and is
    /// nil if no segment is chosen.
    case segmentedControl(titles: [String], selected: Int?, font: Font)
    /// The bar of a progress view; `value` is the finished share, from 0 to 1.
    case progress(value: Double)
    /// A wheel of large or standard size; without a `color` it has the system's.
    case activityIndicator(isLarge: Bool, color: Color?)
    /// A row of dots; `count` is their number, and `current` counts from 0.
    case pageControl(count: Int, current: Int)
    /// `style` and `mode` are Interface Builder's names, such as `compact` and `dateAndTime`.
    case datePicker(style: String, mode: String)
    /// A wheel of rows to choose from.
    case pickerView
    /// A field for search terms; `placeholder` is its text, or the placeholder if it has none.
    case searchBar(placeholder: String?)
    /// The title, small or large, and the buttons of a navigation bar.
    case navigationBar(title: String?, isLarge: Bool, items: [BarItem])
    /// The buttons of a toolbar.
    case toolbar(items: [BarItem])
    /// One item for each tab, of which one can be selected.
    case tabBar(items: [BarItem])
    /// `separatorInset` in points from the leading edge of the cells; nil when there are no lines.
    case table(isGrouped: Bool, separatorInset: CGFloat?)
    /// `accessory` is Interface Builder's name: `disclosureIndicator`, `checkmark`, …
    case tableCell(accessory: String?)
    /// A collection view.
    case collection
    /// A map view.
    case map
    /// A view that shows a web page.
    case web
    /// A blur or vibrancy; `style` is the name of the blur style, `vibrancy`, or empty for no
    /// effect.
    case visualEffect(style: String)
    /// A scroll view that is not of a more special class.
    case scroll
    /// A stack view; `axis` is `horizontal` or `vertical`.
    case stack(axis: String)
    /// A class of which no more is known than that it draws itself.
    case custom
  }
}
