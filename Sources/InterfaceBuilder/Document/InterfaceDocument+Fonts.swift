import AutoLayout

extension InterfaceDocument {
  /// Warnings about the fonts of the document that are not in iOS, the project or the table of open
  /// fonts: one for each name, at the first element with it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements, and a search of the project if the
  ///   document has a font that iOS does not have.
  package var missingFonts: [InterfaceDiagnostic] {
    var names: Set<String> = []
    var found: [InterfaceDiagnostic] = []
    for element in tree.allElements
    where element.kind == .fontDescription || element.kind == .font {
      guard let name = element[FontDescriptionElement.name], !name.hasPrefix("."),
        element[FontDescriptionElement.style] == nil, names.insert(name).inserted,
        UIFont(documentName: name, family: element[FontDescriptionElement.family], size: 1) == nil,
        fonts.face(named: name) == nil, UIFont(openFont: name, family: nil, size: 1) == nil
      else { continue }
      let reason = fonts.failure.map { "; a font cannot be read: \($0)" } ?? ""
      found.append(
        InterfaceDiagnostic(
          .missingFont, element,
          "font '\(name)' not found; its text is measured in Helvetica Neue",
          hint:
            "add the font file to the project, or specify its folder with --font-folder\(reason)"))
    }
    return found
  }
}
