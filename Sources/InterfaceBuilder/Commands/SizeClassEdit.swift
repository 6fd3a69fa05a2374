import AutoLayout
import Foundation

/// Edits on the canvas of a size class, which apply to that size class only.
///
/// Views and constraints that an edit adds are installed for the size class only:
///
///     <variation key="default">
///         <mask key="constraints">
///             <exclude reference="abc-De-fGh"/>
///         </mask>
///     </variation>
///     <variation key="widthClass=compact">
///         <mask key="constraints">
///             <include reference="abc-De-fGh"/>
///         </mask>
///     </variation>
///
/// Constants that an edit changes get a variation and keep their value for all other size classes.
/// Recorded frames are those of the document's canvas and do not change, except for views without
/// constraints: a frame has no variations.
struct SizeClassEdit {
  /// The document before the edit.
  private let original: InterfaceDocument
  /// The key of the variations.
  private let key: String

  /// Prepares an edit of a document.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown size classes, and for all
  ///   size classes together.
  init(_ document: InterfaceDocument, _ sizeClass: String) throws(InterfaceDocumentError) {
    original = document
    key = try document.variationKey(sizeClass)
    guard key != VariationElement.defaultKey else {
      throw document.invalidEdit(
        "a size class is required", hint: "specify one, such as widthClass=compact")
    }
  }

  /// Writes the constants of the size class as those of all size classes, so that an edit begins
  /// with the values on the canvas.
  func begin(_ steps: inout EditSteps) throws {
    let traits = self.traits
    try steps.make { editor in
      for constraint in ConstraintElement.all(in: editor.document.tree) {
        let varied = VariedElement(constraint.element, traits)[ConstraintElement.constant.name]
        guard varied != constraint.element[ConstraintElement.constant.name] else { continue }
        editor.set(ConstraintElement.constant.name, of: constraint.element, to: varied)
      }
    }
  }

  /// Creates variations for the changes since `begun`, the document after `begin`, and restores the
  /// values for other size classes.
  func finish(_ steps: inout EditSteps, since begun: InterfaceDocument) throws {
    let changed = changedConstants(steps.document, since: begun)
    try steps.make { restore(&$0) }
    for (id, constant) in changed {
      try steps.make {
        try $0.vary(
          id, ConstraintElement.constant.name, sizeClass: key,
          to: constant ?? ConstraintElement.constant.form.write(0))
      }
    }
    for id in added(steps.document) {
      try steps.make { try $0.setInstalled(id, sizeClass: "", isInstalled: false) }
      try steps.make { try $0.setInstalled(id, sizeClass: key, isInstalled: true) }
    }
  }

  /// The size classes in the key; the others are any.
  private var traits: VariationTraits {
    func value(_ name: String) -> Device.SizeClass {
      let part = key.split(separator: "-").first { $0.hasPrefix("\(name)=") }
      return part.flatMap { Device.SizeClass(rawValue: String($0.dropFirst(name.count + 1))) }
        ?? .any
    }
    return VariationTraits(horizontal: value("widthClass"), vertical: value("heightClass"))
  }

  /// Returns the constants that the edit changed, by the identifier of the constraint.
  private func changedConstants(
    _ document: InterfaceDocument, since begun: InterfaceDocument
  ) -> [(id: String, constant: String?)] {
    let name = ConstraintElement.constant.name
    return ConstraintElement.all(in: document.tree).compactMap { constraint in
      guard let id = constraint.id,
        let old = begun.element(withIdentifier: id).flatMap({ ConstraintElement($0) }),
        constraint.element[name] != old.element[name],
        !VariedElement(old.owner, traits).uninstalled(.constraints).contains(id)
      else { return nil }
      return (id, constraint.element[name])
    }
  }

  /// Restores the constants of all size classes, and the frames of views that constraints position.
  private func restore(_ editor: inout DocumentEditor) {
    for constraint in ConstraintElement.all(in: editor.document.tree) {
      guard let old = constraint.id.flatMap({ original.element(withIdentifier: $0) }) else {
        continue
      }
      for name in [ConstraintElement.constant.name, ConstraintElement.symbolic.name]
      where constraint.element[name] != old[name] {
        editor.set(name, of: constraint.element, to: old[name])
      }
    }
    for view in editor.document.tree.allElements where view.isView {
      guard let old = view.id.flatMap({ original.element(withIdentifier: $0) }),
        old[ViewElement.translatesAutoresizingMask] == false, old[ViewElement.fixedFrame] != true,
        let rect = view.child(ViewElement.frame), let before = old.child(ViewElement.frame)
      else { continue }
      for attribute in before.attributes where rect[attribute.name] != attribute.value {
        editor.set(attribute.name, of: rect, to: attribute.value)
      }
    }
  }

  /// Returns the new views and constraints in lists that the document had before, in document
  /// order.
  private func added(_ document: InterfaceDocument) -> [String] {
    document.tree.allElements.compactMap { element in
      guard let id = element.id, original.element(withIdentifier: id) == nil,
        let list = element.parent, list.kind == .constraints || list.kind == .subviews,
        let owner = list.parent?.id, original.element(withIdentifier: owner) != nil
      else { return nil }
      return id
    }
  }
}

extension EditSteps {
  /// Makes an edit that applies to a size class only: added objects are installed for it, and
  /// changed constants are varied.
  ///
  /// - Parameters:
  ///   - sizeClass: A key such as `widthClass=compact`.
  ///   - edit: The steps of the edit.
  /// - Throws: Errors of `edit`, and `InterfaceDocumentError` of kind `invalidEdit` for an unknown
  ///   size class.
  @MainActor
  package mutating func make(
    forSizeClass sizeClass: String, _ edit: (inout EditSteps) throws -> Void
  ) throws {
    let varying = try SizeClassEdit(document, sizeClass)
    try varying.begin(&self)
    let begun = document
    try edit(&self)
    try varying.finish(&self, since: begun)
  }
}
