import Foundation

extension LayoutSnapshot {
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
