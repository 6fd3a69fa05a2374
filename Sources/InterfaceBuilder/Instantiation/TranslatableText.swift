import AutoLayout

/// A text of a document that translations replace, with its key in tables.
///
///     for text in document.roots.flatMap(\.translatableTexts) {
///       print(text.key, text.text)          // LgN-bt-002.normalTitle Create Account
///     }
public struct TranslatableText: Hashable, Sendable {
  /// The kind of object that shows the text, which determines the space for it.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The text of a label.
    case label
    /// The title of a button in its normal state.
    case button
    /// The placeholder of a text field without a text.
    case placeholder
    /// The title of a segment.
    case segment
    /// A text that scrolls in its view, such as that of a text view.
    case scrolling
    /// A title in a bar, which UIKit positions by separate rules.
    case bar
    /// A title of a button for another state or configuration.
    case state
    /// A text that no view of the document shows itself, such as the header of a section.
    case other

    /// A Boolean value that indicates whether a layout determines if the text fits.
    public var isMeasured: Bool {
      switch self {
      case .label, .button, .placeholder, .segment: true
      case .scrolling, .bar, .state, .other: false
      }
    }
  }

  /// The key: the identifier of the object, a dot and the property.
  public let key: String
  /// Other keys of the same text, which are replaced with it.
  public let aliases: [String]
  /// The kind of object that shows the text.
  public let kind: Kind
  /// The identifier of the object.
  public let owner: String
  /// The name of the property, such as `normalTitle`.
  public let property: String
  /// UIKit's name of the object's class.
  public let className: String
  /// The text as it is written.
  public let text: String
  /// The location of the object in the document.
  public let location: SourceLocation
}

extension InterfaceRoot {
  /// The texts of the root that translations replace, in document order.
  ///
  /// Texts without a letter are omitted: they are numbers and symbols.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the root.
  public var translatableTexts: [TranslatableText] {
    element.subtree.flatMap(TranslatableText.of).filter {
      $0.text.contains(where: \.isLetter)
    }
  }
}

extension TranslatableText {
  /// Returns the texts of an object.
  fileprivate static func of(_ element: XMLTree.Element) -> [TranslatableText] {
    guard element.id != nil else { return [] }
    switch element.kind {
    case .label: return [styled(element, .label, "UILabel", LabelElement.text)].compactMap { $0 }
    case .button: return titles(of: element)
    case .textField: return field(element)
    case .textView:
      return [styled(element, .scrolling, "UITextView", TextViewElement.text)].compactMap { $0 }
    case .segmentedControl: return segments(of: element)
    case .searchBar:
      return [SearchBarElement.text, SearchBarElement.placeholder, SearchBarElement.prompt]
        .compactMap { plain(element, .other, "UISearchBar", $0) }
    case .navigationItem, .barButtonItem, .tabBarItem:
      return [plain(element, .bar, barClass(of: element), NavigationItemElement.title)]
        .compactMap { $0 }
    case .tableViewSection:
      return [TableViewSectionElement.headerTitle, TableViewSectionElement.footerTitle]
        .compactMap { plain(element, .other, "UITableViewSection", $0) }
    default: return []
    }
  }

  /// Returns UIKit's class of an item of a bar.
  private static func barClass(of element: XMLTree.Element) -> String {
    switch element.kind {
    case .navigationItem: "UINavigationItem"
    case .tabBarItem: "UITabBarItem"
    default: "UIBarButtonItem"
    }
  }

  /// Returns a text that an attribute or a child of the object contains, or `nil` if there is none.
  private static func plain(
    _ element: XMLTree.Element, _ kind: Kind, _ className: String, _ property: TextProperty
  ) -> TranslatableText? {
    TextReader.ownString(property, of: element).map {
      TranslatableText(element, kind, className, property.name, $0)
    }
  }

  /// Returns the text of a label or a text view, attributed or plain, or `nil` if there is none.
  private static func styled(
    _ element: XMLTree.Element, _ kind: Kind, _ className: String, _ property: TextProperty
  ) -> TranslatableText? {
    guard element[TextElement.usesAttributedText],
      let attributed = element.child(TextElement.attributedText)
    else { return plain(element, kind, className, property) }
    return TranslatableText(
      element, kind, className, "attributedText", content(of: attributed))
  }

  /// Returns the characters of an attributed text.
  package static func content(of attributed: XMLTree.Element) -> String {
    attributed.children.filter { $0.kind == .fragment }.map {
      TextReader.ownString(FragmentElement.content, of: $0) ?? ""
    }.joined()
  }

  /// Returns the texts of a text field. Its placeholder is shown while it has no text.
  private static func field(_ element: XMLTree.Element) -> [TranslatableText] {
    let text = plain(element, .scrolling, "UITextField", TextFieldElement.text)
    let isEmpty = text?.text.isEmpty ?? true
    let placeholder = plain(
      element, isEmpty ? .placeholder : .other, "UITextField", TextFieldElement.placeholder)
    return [text, placeholder].compactMap { $0 }
  }

  /// Returns the titles of the segments. Translations number them from 0.
  private static func segments(of element: XMLTree.Element) -> [TranslatableText] {
    let segments = element.child(SegmentedControlElement.segments)?.children.map { $0 } ?? []
    return segments.enumerated().compactMap { place, segment in
      guard let title = TextReader.ownString(SegmentElement.title, of: segment) else { return nil }
      return TranslatableText(
        element, .segment, "UISegmentedControl", "segmentTitles[\(place)]", title)
    }
  }

  /// Returns the titles of a button. The title of a configuration is also written in the normal
  /// state.
  private static func titles(of element: XMLTree.Element) -> [TranslatableText] {
    var found: [TranslatableText] = []
    let configuration = element.child(ButtonElement.configuration)
    var configured: String?
    if let configuration {
      if let title = configuration.child(ButtonConfigurationElement.attributedTitle) {
        configured = content(of: title)
        found.append(button(element, "configuration.attributedTitle", configured ?? ""))
      } else if let title = TextReader.ownString(
        ButtonConfigurationElement.title, of: configuration)
      {
        configured = title
      }
      if let text = TextReader.ownString(ButtonConfigurationElement.subtitle, of: configuration) {
        found.append(
          TranslatableText(element, .other, "UIButton", "configuration.subtitle", text))
      }
    }
    for state in ButtonState.allCases {
      guard let source = element.child(ButtonElement.state(state)) else { continue }
      let name = state.rawValue
      if let title = source.child(StateElement.attributedTitle) {
        let isShown = state == .normal && configuration == nil
        found.append(
          button(element, name + "AttributedTitle", content(of: title), isShown: isShown))
      } else if let title = TextReader.ownString(StateElement.title, of: source) {
        if state == .normal, title == configured { continue }
        let isShown = state == .normal && configuration == nil
        found.append(button(element, name + "Title", title, isShown: isShown))
      }
    }
    if let configured, configuration?.child(ButtonConfigurationElement.attributedTitle) == nil {
      let isAlsoNormal =
        element.child(ButtonElement.state(.normal)).flatMap {
          TextReader.ownString(StateElement.title, of: $0)
        } == configured
      found.insert(
        TranslatableText(
          element, .button, "UIButton", "configuration.title", configured,
          aliases: isAlsoNormal ? ["normalTitle"] : []), at: 0)
    }
    return found
  }

  /// Returns a title of a button.
  private static func button(
    _ element: XMLTree.Element, _ property: String, _ text: String, isShown: Bool = true
  ) -> TranslatableText {
    TranslatableText(element, isShown ? .button : .state, "UIButton", property, text)
  }

  /// Creates a text of an object with an identifier.
  private init(
    _ element: XMLTree.Element, _ kind: Kind, _ className: String, _ property: String,
    _ text: String, aliases: [String] = []
  ) {
    owner = element.id ?? ""
    self.kind = kind
    self.className = className
    self.property = property
    self.text = text
    key = "\(owner).\(property)"
    let owner = self.owner
    self.aliases = aliases.map { "\(owner).\($0)" }
    location = element.location
  }
}
