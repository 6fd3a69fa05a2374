import InterfaceBuilder

/// Requests about identifiers.
extension LanguageServer {
  /// Returns the document of a request and the element at its position, or `nil` if there is no
  /// element.
  ///
  /// - Parameter parameters: The text and the position.
  /// - Returns: The open text, its document and the element, or `nil` if the text is not a
  ///   document.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func place(
    _ parameters: JSONValue
  ) throws(LanguageError) -> (OpenDocument, InterfaceDocument, ElementPlace)? {
    let open = try document(parameters)
    let offset = try offset(parameters, in: open)
    guard let document = open.document,
      let place = ElementPlace(offset, in: document.tree)
    else { return nil }
    return (open, document, place)
  }

  /// Returns the location at which the object at a position is declared. For a constraint, these
  /// are the locations of its items, and for an outlet, an action or a segue that of the object at
  /// its other end.
  ///
  /// - Parameter parameters: The text and the position.
  /// - Returns: The locations as JSON, or `null` outside tags.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func definition(_ parameters: JSONValue) throws(LanguageError) -> String {
    guard let (open, document, place) = try place(parameters), place.isInTag else { return "null" }
    var ids: [String] = []
    if let attribute = place.attribute, IdentifierUses.referring.contains(attribute.name) {
      ids = [attribute.value]
    } else if let constraint = ConstraintElement(place.element) {
      ids = [constraint.first, constraint.second].compactMap { $0 }
    } else if let end = ConnectionElement.otherEnd(of: place.element) {
      ids = [end]
    } else if let id = place.element.id {
      ids = [id]
    }
    let places = ids.compactMap { document.element(withIdentifier: $0) }.map { element in
      location(
        element.attribute(ObjectElement.id.name)?.valueRange ?? element.nameRange, in: open)
    }
    return JSONText.array(places)
  }

  /// Returns the locations at which the document refers to the object at a position.
  ///
  /// - Parameter parameters: The text, the position, and a flag that indicates whether the
  ///   declaration is included.
  /// - Returns: The locations as JSON, in the order of the document.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func references(_ parameters: JSONValue) throws(LanguageError) -> String {
    guard let (open, document, place) = try place(parameters), place.isInTag,
      let id = IdentifierUses.identifier(at: place)
    else { return "[]" }
    let uses = IdentifierUses(of: id, in: document)
    var ranges = uses.references.map(\.value)
    if parameters[of: .context]?[of: .includeDeclaration] == .bool(true), let own = uses.declared {
      ranges.insert(own, at: 0)
    }
    return JSONText.array(ranges.map { location($0, in: open) })
  }

  /// Returns the uses of the object at a position in the same text.
  ///
  /// - Parameter parameters: The text and the position.
  /// - Returns: The ranges as JSON. The array is empty outside values that contain the identifier
  ///   of an object.
  /// - Throws: `LanguageError` for a text that is not open, and for a request without a position.
  func highlights(_ parameters: JSONValue) throws(LanguageError) -> String {
    guard let (open, document, place) = try place(parameters), place.isInValue,
      let id = IdentifierUses.identifier(at: place)
    else { return "[]" }
    let uses = IdentifierUses(of: id, in: document)
    let ranges = [uses.declared].compactMap { $0 } + uses.references.map(\.value)
    return JSONText.array(ranges.map { JSONText.object([("range", json($0, in: open))]) })
  }

  // MARK: Renaming

  /// Returns the identifier at a position, if it can be renamed.
  ///
  /// - Parameter parameters: The text and the position.
  /// - Returns: The range of the identifier and the identifier, as JSON.
  /// - Throws: `LanguageError` if there is no identifier that can be renamed.
  func prepareRename(_ parameters: JSONValue) throws(LanguageError) -> String {
    let (open, _, range, id) = try renamed(parameters)
    return JSONText.object([("range", json(range, in: open)), ("placeholder", JSONText.string(id))])
  }

  /// Returns the edits that rename an identifier and all uses of it in the document.
  ///
  /// - Parameter parameters: The text, the position and the new name.
  /// - Returns: The edits of the text, as JSON.
  /// - Throws: `LanguageError` if there is no identifier that can be renamed, and for a name that is
  ///   malformed or in use.
  func rename(_ parameters: JSONValue) throws(LanguageError) -> String {
    let (open, document, _, id) = try renamed(parameters)
    guard let name = parameters[of: .newName]?.string, Self.isIdentifier(name) else {
      throw LanguageError(
        .requestFailed,
        "an identifier may contain only letters, digits and hyphens, as in aBc-De-fGh")
    }
    guard name == id || document.element(withIdentifier: name) == nil else {
      throw LanguageError(.requestFailed, "another object has the identifier '\(name)'")
    }
    let uses = IdentifierUses(of: id, in: document)
    let ranges = [uses.declared].compactMap { $0 } + uses.references.map(\.value)
    let edits = ranges.map { range in
      JSONText.object([("range", json(range, in: open)), ("newText", JSONText.string(name))])
    }
    return JSONText.object([
      ("changes", "{\(JSONText.string(open.uri)):\(JSONText.array(edits))}")
    ])
  }

  /// Returns the identifier at the position of a request, and its range.
  ///
  /// - Throws: `LanguageError` for positions without an identifier, and for identifiers that the
  ///   system defines.
  private func renamed(
    _ parameters: JSONValue
  ) throws(LanguageError) -> (OpenDocument, InterfaceDocument, Range<Int>, String) {
    guard let (open, document, place) = try place(parameters), place.isInValue,
      let attribute = place.attribute, let id = IdentifierUses.identifier(at: place),
      attribute.value == id, document.element(withIdentifier: id) != nil
    else { throw LanguageError(.requestFailed, "no identifier of an object at this position") }
    guard !id.hasPrefix("-") else {
      throw LanguageError(.requestFailed, "'\(id)' is a fixed identifier of Interface Builder")
    }
    return (open, document, attribute.valueRange, id)
  }

  /// Returns a Boolean value that indicates whether a text is a valid identifier.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100 && !text.hasPrefix("-")
      && text.utf8.allSatisfy { MarkupName.isPart($0) && $0 < 0x80 }
  }
}
