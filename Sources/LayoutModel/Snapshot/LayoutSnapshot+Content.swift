import Foundation

extension LayoutSnapshot {
  /// The name and frame of an image. The files of images in asset catalogs are not part of a
  /// layout; pictures of documents contain those of their projects.
  public struct Image: Hashable, Sendable, Codable {
    /// The name of the image in its asset catalog, or the name of the symbol.
    public var name: String
    /// A Boolean value that indicates whether the name is that of an SF Symbol.
    public var isSymbol: Bool
    /// The frame of the image in the coordinates of the view's bounds, in points.
    public var rect: CGRect
    /// The color of the image. If it is `nil`, the image keeps its original colors, and a symbol
    /// has the color of its surroundings.
    public var tint: Color?
    /// The drawing of an image that a program painted, in a coordinate space of `drawingSize`. It
    /// is `nil` for other images.
    public var drawing: Drawing?
    /// The size of the image of `drawing` in points, which `rect` scales. It is `nil` if there is
    /// no drawing.
    public var drawingSize: CGSize?
    /// The bytes of a PNG, JPEG or SVG file, if the program made the image from them or the project
    /// of a document contains the image.
    public var data: Data?
    /// A Boolean value that indicates whether the opaque parts of `data` are drawn in `tint`, or in
    /// the color of the surroundings if that is `nil`. The value `nil` means false.
    public var isTemplate: Bool?
    /// The edges that keep their size when the image of `data` is resized, or `nil` if there are
    /// none.
    public var slices: Slices?

    /// The edges of a resizable image that keep their size. The area between them is stretched.
    public struct Slices: Hashable, Sendable, Codable {
      /// The widths of the edges, in points.
      public var insets: UIEdgeInsets
      /// The size of the whole image, in points.
      public var size: CGSize
      /// Creates slices from the widths of the edges and the size of the image.
      public init(insets: UIEdgeInsets, size: CGSize) {
        self.insets = insets
        self.size = size
      }
    }

    /// Creates an image from its name and frame.
    public init(name: String, isSymbol: Bool, rect: CGRect, tint: Color? = nil) {
      self.name = name
      self.isSymbol = isSymbol
      self.rect = rect
      self.tint = tint
    }
  }

  /// A button of a bar or a tab, as drawn.
  public struct BarItem: Hashable, Sendable, Codable {
    /// The title, or `nil` if there is none.
    public var title: String?
    /// The name of the image, or `nil` if there is none.
    public var image: String?
    /// The file of the image, if the project of the document contains it. Its rectangle is not
    /// used.
    public var picture: Image?
    /// A Boolean value that indicates whether the item is the selected tab of a tab bar.
    public var isSelected = false
    /// The color of image and title, or `nil` for the system's default.
    public var color: Color?
    /// The color of the title, or `nil` if it is that of the image.
    public var titleColor: Color?
    /// The font of the title, or `nil` for the system's default.
    public var font: Font?
    /// The text in the badge of a tab, or `nil` if there is no badge.
    public var badge: String?
    /// The color of the badge, or `nil` for red.
    public var badgeColor: Color?
    /// The frame of the item in the coordinates of the bar's bounds, in points.
    public var rect: CGRect
    /// Creates an item that is not selected from its content and frame.
    public init(title: String? = nil, image: String? = nil, rect: CGRect) {
      self.title = title
      self.image = image
      self.rect = rect
    }
  }

  /// The content of a view, by its class.
  ///
  /// Contents are stored outside of their views: most views have none, and a button's takes half a
  /// kilobyte.
  public indirect enum Content: Hashable, Sendable, Codable {
    /// No content, as in a plain view or an image view without an image.
    case none
    /// The text of a label.
    case label(Text)
    /// A button. `background` is the background color of filled, tinted and gray configurations.
    case button(title: Text?, image: Image?, background: Color?, isEnabled: Bool)
    /// The image of an image view.
    case image(Image)
    /// A text field. `text` is the text or the placeholder. `border` is Interface Builder's name of
    /// the border style.
    case textField(text: Text?, isPlaceholder: Bool, border: String)
    /// Editable text of several lines.
    case textView(Text)
    /// A switch. `onTint` is the color of the track while the switch is on, or `nil` for the
    /// system's color.
    case toggle(isOn: Bool, onTint: Color?)
    /// A slider with a value from 0 to 1.
    case slider(value: Double)
    /// The two buttons that decrease and increase a value.
    case stepper
    /// A segmented control. `titles` has an empty string for a segment with an image. `selected` is
    /// the zero-based index of the selected segment, or `nil` if no segment is selected.
    case segmentedControl(titles: [String], selected: Int?, font: Font)
    /// A progress view. `value` is the progress, from 0 to 1.
    case progress(value: Double)
    /// A spinning activity indicator of large or standard size. If `color` is `nil`, it has the
    /// system's color.
    case activityIndicator(isLarge: Bool, color: Color?)
    /// A page control. `count` is the number of dots, and `current` the zero-based index of the
    /// current one.
    case pageControl(count: Int, current: Int)
    /// A date picker. `style` and `mode` are Interface Builder's names, such as `compact` and
    /// `dateAndTime`.
    case datePicker(style: String, mode: String)
    /// A wheel of rows.
    case pickerView
    /// A search field. `placeholder` is its text, or the placeholder if it has no text.
    case searchBar(placeholder: String?)
    /// A navigation bar with its title, which is small or large, and its buttons.
    case navigationBar(title: String?, isLarge: Bool, items: [BarItem])
    /// The buttons of a toolbar.
    case toolbar(items: [BarItem])
    /// A tab bar with one item per tab.
    case tabBar(items: [BarItem])
    /// A table view. `separatorInset` is the inset in points from the leading edge of the cells, or
    /// `nil` if there are no separators.
    case table(isGrouped: Bool, separatorInset: CGFloat?)
    /// A table view cell. `accessory` is Interface Builder's name: `disclosureIndicator`,
    /// `checkmark`, …
    case tableCell(accessory: String?)
    /// A collection view.
    case collection
    /// A map view.
    case map
    /// A web view.
    case web
    /// A blur or vibrancy effect. `style` is the name of the blur style, `vibrancy`, or empty for
    /// no effect.
    case visualEffect(style: String)
    /// A scroll view that is not of a more specific class.
    case scroll
    /// A stack view. `axis` is `horizontal` or `vertical`.
    case stack(axis: String)
    /// A view of an unknown class that draws itself.
    case custom
  }
}

extension LayoutSnapshot {
  /// The appearance of a bar, as far as it differs from the system's default.
  public struct BarLook: Hashable, Sendable, Codable {
    /// The fill of an area of a bar.
    public enum Fill: Hashable, Sendable, Codable {
      /// The default fill of the system.
      case system
      /// No fill.
      case none
      /// The whole bar in one color.
      case color(Color)
    }
    /// The background, which extends to the edge of the screen.
    public var background = Fill.system
    /// The image over the background, or `nil` if there is none.
    public var image: Image?
    /// The line at the edge of the bar.
    public var line = Fill.system
    /// The font of the title, or `nil` for the system's default.
    public var titleFont: Font?
    /// The color of the title, or `nil` for the system's default.
    public var titleColor: Color?
    /// The offset of the title from its default position, in points.
    public var titleOffset = CGPoint.zero
    /// The distance of a large title from the left edge in points, or `nil` for 16.
    public var titleMargin: CGFloat?
    /// Creates the system's default appearance.
    public init() {}
  }

  /// The properties that determine the indicators of a scroll view, together with the sizes of the
  /// view and its content. All insets are in points.
  public struct ScrollIndicators: Hashable, Sendable, Codable {
    /// The insets of the content, which are not part of the visible area.
    public var contentInsets = UIEdgeInsets.zero
    /// The insets of the vertical indicator, or `nil` if there is none.
    public var vertical: UIEdgeInsets? = .zero
    /// The insets of the horizontal indicator, or `nil` if there is none.
    public var horizontal: UIEdgeInsets? = .zero
    /// Creates two indicators without insets.
    public init() {}
  }
}
