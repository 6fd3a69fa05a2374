/// Values of properties.
extension ElementName {
  /// A frame: `x`, `y`, `width` and `height` in points, in the coordinates of the superview.
  package static let rect = ElementName("rect")
  /// Distances to the edges of the superview, which Xcode 8.0 wrote instead of a `<rect>`.
  package static let frame = ElementName("frame")
  /// The colors of the layers of a symbol.
  package static let hierarchicalColors = ElementName("hierarchicalColors")
  /// The locale of a date picker.
  package static let locale = ElementName("locale")
  /// Guides that were added manually on the canvas. They have no effect on the layout.
  package static let userGuides = ElementName("userGuides")
  /// A guide that was added manually on the canvas.
  package static let userLayoutGuide = ElementName("userLayoutGuide")
  /// `width` and `height` in points.
  package static let size = ElementName("size")
  /// `x` and `y` in points.
  package static let point = ElementName("point")
  /// Insets as `minX`, `minY`, `maxX` and `maxY`, in points.
  package static let inset = ElementName("inset")
  /// Margins by `top`, `left`, `bottom` and `right`, in points.
  package static let edgeInsets = ElementName("edgeInsets")
  /// Margins by `top`, `leading`, `bottom` and `trailing`, in points.
  package static let directionalEdgeInsets = ElementName("directionalEdgeInsets")
  /// An offset of a title in a bar, in points.
  package static let offsetWrapper = ElementName("offsetWrapper")
  /// A color: a system color, one of an asset catalog, or components.
  package static let color = ElementName("color")
  /// The absence of a value, as for the default color of a label.
  package static let nilValue = ElementName("nil")
  /// The font of a view.
  package static let fontDescription = ElementName("fontDescription")
  /// The font of a fragment of attributed text.
  package static let font = ElementName("font")
  /// A text that an attribute cannot contain, or the value of a list.
  package static let string = ElementName("string")
  /// A text in documents of older releases.
  package static let mutableString = ElementName("mutableString")
  /// An attributed text, as fragments.
  package static let attributedString = ElementName("attributedString")
  /// A part of an attributed text with the same attributes.
  package static let fragment = ElementName("fragment")
  /// The attributes of a fragment: font, color, paragraph style and others.
  package static let attributes = ElementName("attributes")
  /// The alignment, line breaks and spacing of a fragment.
  package static let paragraphStyle = ElementName("paragraphStyle")
  /// The tab stops of a paragraph style.
  package static let tabStops = ElementName("tabStops")
  /// A tab stop.
  package static let textTab = ElementName("textTab")
  /// Further values of a tab stop.
  package static let options = ElementName("options")
  /// A number with a fraction.
  package static let real = ElementName("real")
  /// A whole number.
  package static let integer = ElementName("integer")
  /// A Boolean value.
  package static let bool = ElementName("bool")
  /// A location and a length.
  package static let range = ElementName("range")
  /// A date in seconds since the beginning of 2001.
  package static let date = ElementName("date")
  /// A list of values.
  package static let array = ElementName("array")
  /// A list of values in documents of older releases.
  package static let mutableArray = ElementName("mutableArray")
  /// Bytes in Base64, such as those of an image.
  package static let mutableData = ElementName("mutableData")
  /// A size in points, which older releases wrote.
  package static let value = ElementName("value")
  /// An image with options that an attribute cannot contain.
  package static let imageReference = ElementName("imageReference")
  /// The size, weight and scale of a symbol.
  package static let preferredSymbolConfiguration = ElementName("preferredSymbolConfiguration")
  /// The title, images and colors of a button in one state.
  package static let state = ElementName("state")
  /// The configuration of a button, which replaces titles, images and insets.
  package static let buttonConfiguration = ElementName("buttonConfiguration")
  /// The background of a configured button or cell.
  package static let backgroundConfiguration = ElementName("backgroundConfiguration")
  /// The content of a cell in the form of a list.
  package static let listContentConfiguration = ElementName("listContentConfiguration")
  /// The font and the color of the titles of a bar.
  package static let textAttributes = ElementName("textAttributes")
  /// The traits of text input: keyboard, capitalization, correction.
  package static let textInputTraits = ElementName("textInputTraits")
  /// The kinds of data that a text view converts to links.
  package static let dataDetectorType = ElementName("dataDetectorType")
  /// The kinds of data that a web view converts to links.
  package static let dataDetectorTypes = ElementName("dataDetectorTypes")
  /// The properties of a view that assistive programs read.
  package static let accessibility = ElementName("accessibility")
  /// The traits that assistive programs read.
  package static let accessibilityTraits = ElementName("accessibilityTraits")
  /// The blur of a visual effect view.
  package static let blurEffect = ElementName("blurEffect")
  /// The vibrancy of a visual effect view.
  package static let vibrancyEffect = ElementName("vibrancyEffect")
  /// The flow layout of a collection view.
  package static let collectionViewFlowLayout = ElementName("collectionViewFlowLayout")
  /// A collection view layout of a custom class.
  package static let collectionViewLayout = ElementName("collectionViewLayout")
  /// The appearance of a navigation bar since iOS 13.
  package static let navigationBarAppearance = ElementName("navigationBarAppearance")
  /// The appearance of a toolbar since iOS 13.
  package static let toolbarAppearance = ElementName("toolbarAppearance")
  /// The appearance of a tab bar since iOS 13.
  package static let tabBarAppearance = ElementName("tabBarAppearance")
  /// The appearance of a map since iOS 16.
  package static let standardMapConfiguration = ElementName("standardMapConfiguration")
  package static let hybridMapConfiguration = ElementName("hybridMapConfiguration")
  package static let imageryMapConfiguration = ElementName("imageryMapConfiguration")
  /// The settings of a web view.
  package static let wkWebViewConfiguration = ElementName("wkWebViewConfiguration")
  /// The preferences of a web view.
  package static let wkPreferences = ElementName("wkPreferences")
  /// The media that do not start without a touch.
  package static let audiovisualMediaTypes = ElementName("audiovisualMediaTypes")
}
