import AutoLayout
import Foundation

/// The content of a table view: prototypes, which a data source uses, or sections of static cells.
///
/// A change moves the cells. Interface Builder reads static tables without sections and tables with
/// prototypes and sections as damaged documents.
struct TableContent {
  /// The number of cells in the section of a table that had none (assumed: those of Xcode).
  private static let cellCount = 3

  /// The identifier of the table view.
  let table: String

  /// Moves the cells of the table to the list that the content needs.
  ///
  /// - Parameters:
  ///   - isStatic: A Boolean value that indicates whether the cells belong to sections afterwards.
  ///   - steps: The steps of the edit.
  /// - Throws: `InterfaceDocumentError` if there is no such table view, or if the result is not a
  ///   document.
  func change(toStatic isStatic: Bool, _ steps: inout EditSteps) throws {
    let element = try steps.document.view(withIdentifier: table)
    let old = element.child(isStatic ? TableViewElement.prototypes : TableViewElement.sections)
    let new = element.child(isStatic ? TableViewElement.sections : TableViewElement.prototypes)
    guard new == nil else { return }
    if let old {
      let cells = Array(old.subtree.filter { $0.kind == .tableViewCell })
      if isStatic || !cells.isEmpty {
        let section = DocumentEditor.newSection(in: steps.document, of: table)
        try steps.makeMoves([moving(cells, from: old, to: isStatic ? section : nil)])
      } else {
        try steps.make { $0.remove(old) }
      }
    } else if isStatic {
      try steps.make { $0.addSection(of: Self.cellCount, to: element) }
    }
  }

  /// Returns the patch that replaces a list of cells with the other list.
  ///
  /// - Parameters:
  ///   - cells: The cells of the list.
  ///   - list: A `<prototypes>` or `<sections>` element.
  ///   - section: The identifier of the new section, or `nil` for prototypes.
  /// - Returns: The patch.
  private func moving(
    _ cells: [XMLTree.Element], from list: XMLTree.Element, to section: String?
  ) -> DocumentPatch {
    let lines = ElementLines(list)
    let unit = lines.isWhole ? DocumentLayoutStyle(list.tree).unit : ""
    let tags: [(start: String, end: String)] =
      section.map { id in
        [
          ("<\(ElementName.sections)>", "</\(ElementName.sections)>"),
          (
            "<\(ElementName.tableViewSection) \(ObjectElement.id.name)=\"\(id)\">",
            "</\(ElementName.tableViewSection)>"
          ), ("<\(ElementName.cells)>", "</\(ElementName.cells)>"),
        ]
      } ?? [("<\(ElementName.prototypes)>", "</\(ElementName.prototypes)>")]
    func line(_ text: String, _ level: Int) -> [UInt8] {
      lines.indentation + Array((String(repeating: unit, count: level) + text).utf8) + lines.end
    }
    var new: [UInt8] = []
    for (level, tag) in tags.enumerated() { new += line(tag.start, level) }
    let indentation = lines.indentation + Array(String(repeating: unit, count: tags.count).utf8)
    for cell in cells { new += ElementLines(cell).indented(by: indentation) }
    for (level, tag) in tags.enumerated().reversed() { new += line(tag.end, level) }
    return lines.patch(inserted: new)
  }
}

extension DocumentEditor {
  /// Gives an object with a new custom class the module of the document's other classes, as Xcode
  /// does for classes of the target, or removes the module with the class.
  ///
  /// An object that has a module keeps it. A document without classes of the target has no module
  /// to give.
  fileprivate mutating func setModule(of element: XMLTree.Element, hasClass: Bool) {
    let (module, provider) = (
      ObjectElement.customModule.name, ObjectElement.customModuleProvider.name
    )
    guard hasClass else {
      set(module, of: element, to: nil)
      return set(provider, of: element, to: nil)
    }
    guard element[module] == nil else { return }
    let modules = document.tree.allElements.filter { $0[provider] == Self.targetProvider }
      .compactMap { $0[module] }
    let counts = Dictionary(grouping: modules, by: \.self).mapValues(\.count)
    // The most frequent module; names decide between equals, so that the edit is deterministic.
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let name = best?.key else { return }
    set(module, of: element, to: name)
    set(provider, of: element, to: Self.targetProvider)
  }

  /// The provider of the modules of classes in the target that contains the document.
  private static let targetProvider = "target"
}

extension EditSteps {
  /// Sets an attribute at a path, or removes it with `nil`, with the children that it requires:
  /// sections or prototypes of the content of a table view, labels of the style of a cell, and the
  /// module of a custom class.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if there is no such object, if the
  ///   object cannot have the attribute, or if the attribute cannot have the value.
  @MainActor
  package mutating func setAttribute(_ path: DocumentPath, to value: String?) throws {
    let element = try document.element(at: path)
    guard let name = path.attribute else {
      throw document.invalidEdit("'\(path)' is not an attribute path", hint: "write ID.ATTRIBUTE")
    }
    if element.kind == .tableViewCell, name == TableViewCellElement.style.name {
      try make { try $0.setStyle(value, of: element) }
      return try element.id.map { try recordLabels(ofCell: $0) } ?? ()
    }
    if element.kind == .tableView, name == TableViewElement.dataMode.name, let id = element.id {
      let isStatic = value == TableViewElement.staticCells
      if isStatic || element[name] == TableViewElement.staticCells {
        try TableContent(table: id).change(toStatic: isStatic, &self)
      }
    }
    try make { editor in
      if name == ObjectElement.customClass.name {
        editor.setModule(of: element, hasClass: value != nil)
      }
      if let value {
        try editor.set(path, to: value)
      } else if try editor.document.element(at: path)[name] != nil {
        try editor.remove(path)
      }
    }
  }

  /// Records the frames that the labels of a cell have by its style. The canvas leaves views with an
  /// autoresizing mask where they are recorded.
  @MainActor
  private mutating func recordLabels(ofCell id: String) throws {
    guard let element = document.element(withIdentifier: id),
      let style = element[TableViewCellElement.style],
      let frame = element.child(ViewElement.contentView)?.recordedFrame ?? element.recordedFrame
    else { return }
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(origin: .zero, size: frame.size)
    let labels = [
      (element[TableViewCellElement.textLabel], cell.textLabel),
      (element[TableViewCellElement.detailTextLabel], cell.detailTextLabel),
    ].compactMap { id, label in
      id.flatMap { document.element(withIdentifier: $0) }.flatMap { element in
        label.map { (element: element, label: $0) }
      }
    }
    let release = Release(toolsVersion: document.tree.root[DocumentElement.toolsVersion])
    let fonts = FontReader(Platform(release, on: .canvas))
    for (element, label) in labels {
      label.text = TextReader.ownString(LabelElement.text, of: element)
      if let font = element.child(TextElement.fontDescription) {
        label.font = fonts.font(font)
      }
    }
    cell.layoutIfNeeded()
    try make { editor in
      for (element, label) in labels { editor.record(label.frame, of: element) }
    }
  }
}
