import AutoLayout
import Foundation

/// The labels of table view cells with a built-in style.
extension DocumentEditor {
  /// Sets the style of a table view cell, and adds or removes the labels that the style has, as
  /// Xcode does: they are subviews of the content view, and attributes of the cell contain their
  /// identifiers.
  ///
  /// A label of both styles keeps its text and gets the font and the alignment of the new style,
  /// unless it has others than the old style gives. Other subviews stay.
  ///
  /// - Parameters:
  ///   - style: The style as documents name it, such as `IBUITableViewCellStyleValue1`, or `nil` for
  ///     cells with content of their own.
  ///   - cell: A `<tableViewCell>`.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for other styles.
  mutating func setStyle(
    _ style: String?, of cell: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    let known = style.flatMap { AttributeForm<UITableViewCell.CellStyle>.cellStyle.read($0) }
    if let style, known == nil {
      throw cell.tree.error(
        .invalidEdit, at: cell.range.lowerBound,
        "invalid value '\(style)' for '\(TableViewCellElement.style.name)'",
        hint: TableViewCellElement.style.hint(for: style) ?? "choose a style from the inspector")
    }
    set(TableViewCellElement.style.name, of: cell, to: style)
    let old = cell[TableViewCellElement.style].map(StyleLabel.all) ?? []
    let new = known.map(StyleLabel.all) ?? []
    let labels = Dictionary(
      uniqueKeysWithValues: StyleLabel.references.compactMap { name in
        cell[name].flatMap { document.element(withIdentifier: $0) }.map { (name, $0) }
      })
    let lost = labels.filter { name, _ in !new.contains { $0.reference.name == name } }
    try removeViews(lost.values.compactMap(\.id).sorted())
    for name in lost.keys { set(name, of: cell, to: nil) }
    var added: [NewElement] = []
    for label in new {
      guard let existing = labels[label.reference.name] else {
        let id = newIdentifier(for: "\(label.reference.name) \(cell.id ?? "")")
        set(label.reference.name, of: cell, to: id)
        added.append(label.element(id: id))
        continue
      }
      let before = old.first { $0.reference.name == label.reference.name }
      try restyle(existing, from: before, to: label)
    }
    insert(labels: added, into: cell, keeps: labels.count > lost.count)
  }

  /// Gives a label the font and the alignment of another style, unless its own differ from those of
  /// the old style.
  private mutating func restyle(
    _ label: XMLTree.Element, from old: StyleLabel?, to new: StyleLabel
  ) throws(InterfaceDocumentError) {
    guard let old, let id = label.id else { return }
    if label[TextElement.textAlignment] == old.alignment {
      // Xcode writes the natural alignment as well, which is the default.
      set(
        TextElement.textAlignment.name, of: label,
        to: TextElement.textAlignment.form.write(new.alignment))
    }
    let font = label.child(TextElement.fontDescription).flatMap { DocumentFont($0) }
    guard font == old.font, new.font != old.font, var path = DocumentPath(id) else { return }
    path.attribute = TextElement.fontDescription.key
    try setFont(at: path, to: new.font)
  }

  /// Inserts labels in front of the subviews of a cell's content view.
  ///
  /// - Parameters:
  ///   - labels: The new labels.
  ///   - cell: The cell. One without a content view gets none.
  ///   - keeps: A Boolean value that indicates whether labels of the old style remain, so that the
  ///     list of subviews does.
  private mutating func insert(labels: [NewElement], into cell: XMLTree.Element, keeps: Bool) {
    guard !labels.isEmpty, let content = cell.child(ViewElement.contentView) else { return }
    let list = content.child(ViewElement.subviews)
    let remains = list.map { list in keeps || list.children.contains { !removed.contains($0.index) }
    }
    if let list, remains == true {
      for label in labels { insert(label, into: list) }
    } else {
      insert(
        NewElement(.subviews, children: labels), into: content,
        before: ViewSchema.elementAfterSubviews(of: content))
    }
  }
}

/// A label of table view cells with a built-in style, as Xcode 13 and later write it.
private struct StyleLabel {
  /// The attribute of the cell that contains the identifier of the label.
  let reference: SchemaAttribute<String>
  /// The text of a new label.
  let text: String
  /// The size of the system font, in points.
  let fontSize: Double
  /// The alignment of the text.
  let alignment: NSTextAlignment
  /// The frame in the content view of a cell, in points, until the cell has been laid out.
  let frame: CGRect

  /// The names of the attributes of cells that contain identifiers of labels.
  static let references = [
    TableViewCellElement.textLabel.name, TableViewCellElement.detailTextLabel.name,
  ]

  /// The font of a new label.
  var font: DocumentFont { .system(kind: "system", weight: nil, size: fontSize) }

  /// Returns the labels of a style.
  static func all(of style: UITableViewCell.CellStyle) -> [StyleLabel] {
    let isLeftDetail = style == .value2
    let title = StyleLabel(
      reference: TableViewCellElement.textLabel, text: "Title", fontSize: isLeftDetail ? 13 : 17,
      alignment: isLeftDetail ? .right : .natural,
      frame: CGRect(x: 16, y: 12, width: 34, height: 21)
    )
    guard style != .default else { return [title] }
    let size = style == .value1 ? 17.0 : isLeftDetail ? 13 : 12
    let detail = StyleLabel(
      reference: TableViewCellElement.detailTextLabel, text: "Detail", fontSize: size,
      alignment: style == .value1 ? .right : .natural,
      frame: CGRect(x: 16, y: 31, width: 44, height: 21))
    return [title, detail]
  }

  /// Returns the element of a new label.
  func element(id: String) -> NewElement {
    NewElement(
      .label,
      [
        ViewElement.opaque.assigned(false), ViewElement.multipleTouchEnabled.assigned(true),
        ViewElement.contentMode.assigned(.left),
        ViewElement.insetsLayoutMarginsFromSafeArea.assigned(false),
        LabelElement.text.assigned(text), TextElement.textAlignment.assigned(alignment),
        LabelElement.lineBreakMode.assigned(.byTruncatingTail),
        LabelElement.baselineAdjustment.assigned("alignBaselines"),
        LabelElement.adjustsFontSizeToFit.assigned(false), ObjectElement.id.assigned(id),
      ],
      children: [
        RectElement.frame(frame), NewElement(.autoresizingMask, ViewElement.mask.marks),
        NewElement(.fontDescription, TextElement.fontDescription.marks + font.attributes),
        ViewTemplate.noColor(TextElement.textColor),
        ViewTemplate.noColor(LabelElement.highlightedColor),
      ])
  }
}
