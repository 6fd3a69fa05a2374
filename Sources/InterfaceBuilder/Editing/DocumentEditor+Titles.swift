import AutoLayout

/// A text of an object that is edited on the canvas, such as the title of a button or a segment.
package struct ObjectText: Sendable, Equatable {
  /// The text, or an empty string if there is none.
  package var text: String
  /// A Boolean value that indicates whether the text may have several lines.
  package var isMultiline = false
}

extension XMLTree.Element {
  /// The texts of an object that are edited on the canvas, in the order in which it shows them.
  ///
  /// A segmented control has one for each segment, and a bar one for each title. The array is empty
  /// for other objects, and for those that show an attributed text instead.
  package var objectTexts: [ObjectText] {
    textHolders.map { holder in
      let text = Self.text(of: holder.property, in: holder.element)
      return ObjectText(text: text ?? "", isMultiline: holder.isMultiline)
    }
  }

  /// An element with a text.
  struct TextHolder {
    /// The element.
    var element: XMLTree.Element
    /// The property of the element that contains the text.
    var property: TextProperty
    /// A Boolean value that indicates whether the text may have several lines.
    var isMultiline = false
  }

  /// The elements with the texts of an object.
  var textHolders: [TextHolder] {
    switch kind {
    case .label, .textField, .textView:
      return showsAttributedText ? [] : [textHolder]
    case .button:
      return [titleHolder].compactMap { $0 }
    case .segmentedControl:
      return (child(SegmentedControlElement.segments)?.children.map { $0 } ?? []).map {
        TextHolder(element: $0, property: SegmentElement.title)
      }
    case .navigationItem, .barButtonItem, .tabBarItem:
      return [TextHolder(element: self, property: NavigationItemElement.title)]
    case .navigationBar, .toolbar, .tabBar:
      return (child(BarElement.items)?.children.map { $0 } ?? []).flatMap(\.titledItems)
    default: return []
    }
  }

  /// A Boolean value that indicates whether an attributed text replaces the plain text of a label,
  /// text field or text view.
  package var showsAttributedText: Bool {
    self[TextElement.usesAttributedText] && child(TextElement.attributedText) != nil
  }

  /// The text of a label, text field or text view, or the placeholder of a text field without text.
  private var textHolder: TextHolder {
    switch kind {
    case .label: return TextHolder(element: self, property: LabelElement.text, isMultiline: true)
    case .textView:
      return TextHolder(element: self, property: TextViewElement.text, isMultiline: true)
    default:
      let isEmpty = (Self.text(of: TextFieldElement.text, in: self) ?? "").isEmpty
      let hasPlaceholder = Self.text(of: TextFieldElement.placeholder, in: self) != nil
      return TextHolder(
        element: self,
        property: isEmpty && hasPlaceholder ? TextFieldElement.placeholder : TextFieldElement.text)
    }
  }

  /// The title of a button: that of its configuration, or otherwise of the normal state. It is
  /// `nil` if there is neither, or if the title is attributed.
  private var titleHolder: TextHolder? {
    if let configured = child(ButtonElement.configuration) {
      return configured.child(ButtonConfigurationElement.attributedTitle) == nil
        ? TextHolder(element: configured, property: ButtonConfigurationElement.title) : nil
    }
    guard let state = child(ButtonElement.state(.normal)),
      state.child(StateElement.attributedTitle) == nil
    else { return nil }
    return TextHolder(element: state, property: StateElement.title)
  }

  /// The titles of an item of a bar and of the buttons in it.
  private var titledItems: [TextHolder] {
    guard text(of: TabBarItemElement.systemItem) == nil else { return [] }
    let own = textHolders
    guard kind == .navigationItem else { return own }
    return own
      + children.flatMap { child in
        child.kind == .barButtonItem ? child.titledItems : child.children.flatMap(\.titledItems)
      }
  }

  /// Returns a text that an attribute or a child contains, or `nil` if there is none.
  private static func text(of property: TextProperty, in element: XMLTree.Element) -> String? {
    if let text = element[property.name] { return text }
    for child in property.children {
      if let child = element.child(child) { return TextReader.string(child) }
    }
    return nil
  }
}

extension DocumentEditor {
  /// Sets a text of an object, by its index in `objectTexts`.
  ///
  /// A button with a configuration also has its title in the normal state, as Xcode writes it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the object.
  ///   - place: The index of the text, from 0.
  ///   - text: The new text, which may have several lines if the object shows several.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object or text.
  package mutating func setText(
    of id: String, at place: Int, to text: String
  ) throws(InterfaceDocumentError) {
    guard let object = document.element(withIdentifier: id), object.textHolders.indices ~= place
    else {
      throw document.invalidEdit(
        "'\(id)' has no text at index \(place)", hint: "edit the text of a label or button")
    }
    let holder = object.textHolders[place]
    set(holder.property, of: holder.element, to: text)
    if object.kind == .button, let state = object.child(ButtonElement.state(.normal)),
      state != holder.element
    {
      set(StateElement.title, of: state, to: text)
    }
  }

  /// Sets a text, which replaces a child that contains it.
  private mutating func set(_ property: TextProperty, of element: XMLTree.Element, to text: String)
  {
    for child in element.children
    where property.children.contains(where: {
      $0.name == child.kind && $0.key == child[ObjectElement.key]
    }) {
      remove(child)
    }
    set(property.name, of: element, to: text)
  }
}
