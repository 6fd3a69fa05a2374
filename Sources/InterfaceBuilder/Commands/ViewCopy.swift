import Foundation

/// Views outside of a document, for the pasteboard: a xib whose only view contains them.
///
/// The views are written as in their document, with their identifiers. Constraints among them are
/// kept; those to other objects are omitted, as in Interface Builder, and so are segues. Images and
/// colors that the views use are in the resources.
package struct ViewCopy {
  /// The xib.
  package let text: String

  /// The identifier of the view that contains the copies.
  fileprivate static let holder = "copy"

  /// Copies views of a document. A view inside another copied one is copied with it.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for objects that are not subviews.
  package init(_ ids: [String], of document: InterfaceDocument) throws(InterfaceDocumentError) {
    _ = try document.lists(of: ids)
    let all = ids.compactMap { document.element(withIdentifier: $0) }
    let views = all.outermost
    let inside = Set(views.flatMap(\.identifiersInside))
    let constraints = ConstraintElement.all(in: document.tree).filter { constraint in
      constraint.items.isSubset(of: inside) && !views.contains { constraint.element.isInside($0) }
    }
    var lines = Self.head
    for view in views { lines += Self.text(of: view, indentation: 16) }
    lines += "            </subviews>\n"
    if !constraints.isEmpty {
      lines += "            <constraints>\n"
      for constraint in constraints {
        let copy = NewElement(constraint: constraint, for: nil)
        lines += copy.text(
          indentation: String(repeating: " ", count: 16), unit: "    ", lineEnd: "\n")
      }
      lines += "            </constraints>\n"
    }
    lines += "        </view>\n    </objects>\n"
    let resources = document.resources(usedBy: views).map { NewElement(copying: $0) }
    if !resources.isEmpty {
      lines += NewElement(.resources, children: resources)
        .text(indentation: "    ", unit: "    ", lineEnd: "\n")
    }
    text = lines + "</document>\n"
  }

  /// Returns the lines of a view with single-byte line ends.
  private static func text(of view: XMLTree.Element, indentation: Int) -> String {
    let lines = ElementLines(view)
    let bytes = lines.indented(by: Array(repeating: 0x20, count: indentation))
    let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    return lines.isWhole ? text : text + "\n"
  }

  /// The beginning of the xib.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(NewDocument.toolsVersion.tools)" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="\(holder)">
                <subviews>

    """
}

/// Inserts the views of a copy into a document.
struct ViewPasting {
  /// The document into which the copies are inserted.
  private let target: InterfaceDocument
  /// The xib of the copy.
  private let source: InterfaceDocument
  /// The new superview.
  private let parent: XMLTree.Element
  /// The new identifiers by the old ones.
  private let identifiers: [String: String]

  /// - Throws: `InterfaceDocumentError` if the text is not a copy of views, or if the superview
  ///   cannot contain them.
  init(
    _ text: String, into target: InterfaceDocument, parent: String
  ) throws(InterfaceDocumentError) {
    self.target = target
    self.parent = try target.superview(withIdentifier: parent)
    source = try InterfaceDocument(data: Data(text.utf8), name: "the pasteboard")
    let views = source.element(withIdentifier: ViewCopy.holder)?.subviews ?? []
    guard !views.isEmpty, views.allSatisfy({ $0.isView && $0.id != nil }) else {
      throw target.invalidEdit("the pasteboard contains no views", hint: "copy views first")
    }
    // A copy of two views with the same identifier would not be a valid document.
    guard source.duplicates.isEmpty else {
      throw target.invalidEdit(
        "two views on the pasteboard have the same identifier", hint: "copy again")
    }
    var editor = DocumentEditor(target)
    editor.varyIdentifiers(by: "\(parent) \(text)")
    var identifiers: [String: String] = [:]
    let constraints = source.element(withIdentifier: ViewCopy.holder)?
      .child(ConstraintElement.listName)
    for element in views.flatMap(\.subtree) + (constraints.map { Array($0.children) } ?? []) {
      if let id = element.id { identifiers[id] = editor.newIdentifier() }
    }
    self.identifiers = identifiers
  }

  /// Appends the insertion of the copied views to the steps. Each view is moved by an offset in points.
  ///
  /// - Returns: The identifiers of the inserted views, in order.
  @MainActor
  func run(_ steps: inout EditSteps, by offset: CGPoint) throws -> [String] {
    var renaming = EditSteps(source)
    try renaming.make { rename(&$0, offset) }
    // The containing view keeps its identifier because it is not pasted.
    guard let holder = renaming.document.element(withIdentifier: ViewCopy.holder) else { return [] }
    let parentID = parent.id ?? ""
    if parent.child(ViewElement.subviews) == nil {
      let parent = parent
      try steps.make { editor in
        editor.insert(
          NewElement(.subviews), into: parent, before: ViewSchema.elementAfterSubviews(of: parent))
      }
    }
    let views = holder.subviews
    try steps.makeMoves([try insertion(of: views, steps.document)])
    let ids = views.compactMap(\.id)
    try steps.make { try settle(&$0, ids, constraints: holder) }
    let resources = source.tree.root.child(DocumentElement.resources).map { Array($0.children) }
    try steps.make { $0.add(resources: (resources ?? []).map { NewElement(copying: $0) }) }
    try steps.arrange([parentID])
    return ids
  }

  /// Returns the patch that inserts the lines of the copies in front of the other subviews, with
  /// the line ends of the document.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the superview is missing.
  private func insertion(
    of views: [XMLTree.Element], _ document: InterfaceDocument
  ) throws(InterfaceDocumentError) -> DocumentPatch {
    let parent = try document.view(withIdentifier: parent.id ?? "")
    guard let list = parent.child(ViewElement.subviews) else {
      throw document.invalidEdit(
        "the superview has no list of subviews", hint: "choose another superview")
    }
    let style = DocumentLayoutStyle(document.tree)
    return SubviewLines.insertion(into: list, before: nil, unit: style.unit) { indentation, end in
      views.flatMap { view in
        let bytes = ElementLines(view).indented(by: indentation)
        guard end.count > 1 else { return bytes }
        let text = String(decoding: bytes, as: UTF8.self)
        return Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
      }
    }
  }

  /// Changes the copies before their lines are read.
  ///
  /// This gives all objects new identifiers, removes connections to objects that the target does
  /// not have, and moves the views.
  private func rename(_ editor: inout DocumentEditor, _ offset: CGPoint) {
    let views = source.element(withIdentifier: ViewCopy.holder)?.subviews ?? []
    for view in views where !parent.isStack {
      let origin = view.recordedFrame?.origin ?? .zero
      editor.recordOrigin(CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), of: view)
    }
    for element in source.tree.allElements {
      if let end = ConnectionElement.otherEnd(of: element), identifiers[end] == nil,
        target.element(withIdentifier: end) == nil || element.kind == .segue
      {
        editor.remove(element)
        continue
      }
      for name in ObjectIdentifiers.references {
        guard let old = element[name], let new = identifiers[old] else { continue }
        editor.set(name, of: element, to: new)
      }
    }
  }

  /// Lists the constraints among the copies, and fixes the copies that no constraint positions.
  private func settle(
    _ editor: inout DocumentEditor, _ ids: [String], constraints holder: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    let document = editor.document
    let owner = try document.view(withIdentifier: parent.id ?? "")
    let copied = (holder.child(ConstraintElement.listName).map { Array($0.children) } ?? [])
      .compactMap { ConstraintElement($0) }
    for constraint in copied where !owner.isStack {
      editor.addConstraint(NewElement(constraint: constraint, for: owner.id), to: owner)
    }
    let held = ConstraintElement.all(in: document.tree).subjects.union(copied.subjects)
    for id in ids {
      let view = try document.view(withIdentifier: id)
      if owner.isStack {
        editor.unfixFrame(of: view)
      } else if !held.contains(id) {
        editor.fixUnconstrained(view, leavesStack: true)
      }
    }
  }
}

extension EditSteps {
  /// Inserts the views of a copy in front of the subviews of a view, with new identifiers.
  ///
  /// - Parameters:
  ///   - text: The text of a `ViewCopy`.
  ///   - parent: The identifier of the superview.
  ///   - offset: The distance from the position of the originals in points. A stack view ignores
  ///     it.
  /// - Returns: The identifiers of the copies, in order.
  /// - Throws: `InterfaceDocumentError` if the text is not a copy of views, or if the superview
  ///   cannot contain them.
  @MainActor
  @discardableResult
  package mutating func paste(
    _ text: String, into parent: String, by offset: CGPoint
  ) throws -> [String] {
    try ViewPasting(text, into: document, parent: parent).run(&self, by: offset)
  }
}
