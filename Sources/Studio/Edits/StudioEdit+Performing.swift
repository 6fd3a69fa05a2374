import AutoLayout
import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// Returns the edit of a document's bytes. The result is deterministic: the same document and
  /// edit give the same bytes, including new identifiers.
  ///
  /// - Throws: `StudioError` if a value of the edit is invalid; `InterfaceDocumentError` if the
  ///   document does not have an object, or if Interface Builder could not read the result.
  @MainActor
  public func edit(of document: InterfaceDocument) throws -> DocumentEdit {
    try edit(of: document, nil)
  }

  /// Returns the edit of a document's bytes, with the images and colors that it makes the document
  /// use or no longer use in the resources.
  ///
  /// - Parameters:
  ///   - document: The document to change.
  ///   - assets: The images and colors of the project.
  /// - Returns: The edit, which is deterministic.
  /// - Throws: The errors of `edit(of:)`.
  @MainActor
  func edit(of document: InterfaceDocument, _ assets: DocumentAssets?) throws -> DocumentEdit {
    var steps = EditSteps(document)
    try make(in: &steps, assets)
    if changesResources { try steps.updateResources(since: document, assets) }
    return try steps.joined()
  }

  /// A Boolean value that indicates whether the edit can change which images and colors the
  /// document uses. Edits of constraints, frames and the order of views cannot.
  private var changesResources: Bool {
    switch self {
    case .setFrame, .addConstraints, .changeConstraint, .removeConstraints, .resolve, .pin, .align,
      .setInstalled, .reorder, .moveViews, .moveEdges, .moveScene:
      false
    case .inSizeClass(_, let edit): edit.changesResources
    case .all(let edits): edits.contains(where: \.changesResources)
    default: true
    }
  }

  /// Performs the edit in steps, and arranges the affected stack views.
  @MainActor
  private func make(in steps: inout EditSteps, _ assets: DocumentAssets?) throws {
    let document = steps.document
    try perform(in: &steps, assets)
    try steps.arrange(stacks(in: document))
  }

  @MainActor
  private func perform(in steps: inout EditSteps, _ assets: DocumentAssets?) throws {
    switch self {
    case .setProperty(_, .color, let value):
      if case .named(let name)? = value.flatMap({ DocumentColor($0) }) {
        try steps.addNamedColor(name, assets)
      }
      try steps.make { try changeViews(&$0) }
    case .setAttribute(let path, let value): try Self.set(path, to: value, &steps)
    case .setFrame, .setProperty, .setText, .setRuntimeAttribute, .addView, .deleteViews:
      try steps.make { try changeViews(&$0) }
    case .addConstraints, .removeConstraints, .setInstalled, .vary:
      try steps.make { try changeConstraints(&$0) }
    case .changeConstraint(let id, let change):
      try steps.changeConstraint(id, try change.change(in: steps.document))
    case .embed(let views, let kind):
      try steps.make(Embedding(steps.document, views, in: kind.container).edit())
    case .unembed(let views): try Self.unembed(views, &steps)
    case .resolve(let command, let views): try Self.perform(command.command, views, &steps)
    case .pin(let pin, let views): try Self.perform(.pin(try pin.request()), views, &steps)
    case .align(let align, let views):
      try Self.perform(.align(try align.request()), views, &steps)
    case .reorder, .moveViews, .moveEdges, .paste: try arrangeViews(&steps)
    case .addScene, .moveScene, .addSegue, .addUnwindSegue, .addGestureRecognizer, .addGuide,
      .removeObjects:
      try steps.make { try changeObjects(&$0) }
    case .inSizeClass(let sizeClass, let edit):
      guard !edit.containsSizeClass else {
        throw StudioError(
          "an edit for a size class cannot contain another one",
          hint: "make the edits one after the other")
      }
      try steps.make(forSizeClass: sizeClass) { try edit.make(in: &$0, assets) }
    case .all(let edits):
      for edit in edits { try edit.make(in: &steps, assets) }
    }
  }

  /// A Boolean value that indicates whether the edit, or one of its parts, applies to a single size
  /// class.
  private var containsSizeClass: Bool {
    switch self {
    case .inSizeClass: true
    case .all(let edits): edits.contains(where: \.containsSizeClass)
    default: false
    }
  }

  /// Performs an edit of views that is a single step.
  private func changeViews(_ editor: inout DocumentEditor) throws {
    let document = editor.document
    switch self {
    case .setFrame(let id, let numbers):
      let view = try document.view(withIdentifier: id)
      editor.record(try Self.frame(numbers, in: document), of: view)
    case .setProperty(let path, let kind, let value):
      try Self.set(path, kind, to: value, &editor)
    case .setText(let id, let place, let text): try editor.setText(of: id, at: place, to: text)
    case .setRuntimeAttribute(let id, let keyPath, let type, let value):
      try editor.setRuntimeAttribute(keyPath, of: id, type: type, to: value)
    case .addView(let kind, let parent, let x, let y):
      try Self.add(kind, to: parent, x, y, &editor)
    case .deleteViews(let ids): try editor.removeViews(ids)
    default: break
    }
  }

  /// Performs an edit of constraints that is a single step.
  private func changeConstraints(_ editor: inout DocumentEditor) throws {
    let document = editor.document
    switch self {
    case .addConstraints(let requests):
      for request in requests {
        let draft = try request.draft(in: document)
        editor.add([draft], freeing: draft.items(in: document))
      }
    case .removeConstraints(let ids):
      editor.removeConstraints(try ids.map { try document.constraint(withIdentifier: $0) })
    case .setInstalled(let id, let sizeClass, let isInstalled):
      try editor.setInstalled(id, sizeClass: sizeClass, isInstalled: isInstalled)
    case .vary(let id, let property, let sizeClass, let value):
      try editor.vary(id, property, sizeClass: sizeClass, to: value)
    default: break
    }
  }
}

// MARK: - Steps

extension StudioEdit {
  /// Returns a frame from x, y, width and height in points.
  private static func frame(
    _ numbers: [Double], in document: InterfaceDocument
  ) throws -> CGRect {
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
      throw StudioError(
        "invalid frame", hint: "write x, y, width and height; sizes cannot be negative")
    }
    let values = try numbers.map { try document.coordinate($0) }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Adds a view or a cell of the library to a view.
  private static func add(
    _ kind: ViewKind, to parent: String, _ x: Double, _ y: Double, _ editor: inout DocumentEditor
  ) throws {
    let document = editor.document
    let origin = CGPoint(x: try document.coordinate(x), y: try document.coordinate(y))
    let view = try document.view(withIdentifier: parent)
    if let cell = kind.cell {
      try editor.add(cell, to: view)
    } else if kind == .containerView, view.scene != nil {
      try editor.addContainer(to: view, at: origin)
    } else {
      editor.add(kind.template, to: view, at: origin)
    }
  }

  /// Sets an attribute with the children that it requires. A value of `nil` removes it. Removing a
  /// missing attribute has no effect.
  @MainActor
  private static func set(_ text: String, to value: String?, _ steps: inout EditSteps) throws {
    guard let path = DocumentPath(text), path.attribute != nil else {
      throw StudioError("'\(text)' is not an attribute path", hint: "write ID.ATTRIBUTE")
    }
    try steps.setAttribute(path, to: value)
  }

  /// Removes containers in order, and arranges the surrounding stack views.
  @MainActor
  private static func unembed(_ views: [String], _ steps: inout EditSteps) throws {
    for view in views {
      let superview = steps.document.element(withIdentifier: view)?.superview?.id
      try steps.make(Unembedding(steps.document, view).edit())
      try steps.arrange([superview].compactMap { $0 })
    }
  }

  /// Performs a command of Interface Builder.
  @MainActor
  private static func perform(
    _ command: LayoutCommand, _ views: [String], _ steps: inout EditSteps
  ) throws {
    var options = CommandOptions()
    options.views = views
    // The canvas immediately shows the consequences, and undo reverts them. Interface Builder
    // allows such edits too.
    options.allowsWorse = true
    try steps.make(steps.document.performing(command, options).edit)
  }

  /// Returns the stack views that must arrange their views again after the edit.
  private func stacks(in document: InterfaceDocument) -> [String] {
    switch self {
    case .setAttribute(let text, _):
      guard let path = DocumentPath(text), let name = path.attribute,
        StackViewElement.arranging.contains(name)
      else { return [] }
      return [path.identifier]
    case .addView(_, let parent, _, _): return [parent]
    case .deleteViews(let views):
      return views.compactMap { document.element(withIdentifier: $0)?.superview?.id }
        .filter { !views.contains($0) }
    default: return []
    }
  }
}
