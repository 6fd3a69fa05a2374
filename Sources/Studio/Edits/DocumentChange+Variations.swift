import Foundation
import InterfaceBuilder

/// "Installed" and "Vary for Traits", as Interface Builder writes them.
extension DocumentChange {
  /// Installs or uninstalls a constraint or view in a mask of the view that lists it.
  ///
  /// An entry that says what holds anyway is taken away, so that switching twice leaves nothing.
  mutating func setInstalled(_ id: String, _ sizeClass: String, _ isInstalled: Bool) throws {
    let element = try element(id)
    guard let list = element.parent,
      list.name == ConstraintElement.listName || list.name == ViewElement.subviews,
      let owner = list.parent
    else { throw StudioError("'\(id)' is always installed", hint: "choose a constraint or view") }
    let key = try Self.variationKey(sizeClass)
    let variation = VariationElement.of(owner, key: key)
    let mask = variation?.mask(of: list.name)
    let entry = mask?.entries.first { $0.reference == id }
    let isInstalledAnyway =
      key == VariationElement.defaultKey
      || !isExcluded(id, owner, list.name, in: VariationElement.defaultKey)
    if isInstalled == isInstalledAnyway {
      if let entry { editor.remove(entry.element) }
      return
    }
    guard entry?.isInstalled != isInstalled else { return }
    if let entry { editor.remove(entry.element) }
    let new = InstallationEntry.new(id, isInstalled: isInstalled)
    let newMask = NewElement(
      InstallationMask.elementName, [(VariationElement.key.name, list.name)], children: [new])
    if let mask {
      editor.insert(new, into: mask.element)
    } else if let variation {
      editor.insert(newMask, into: variation.element)
    } else {
      editor.insert(
        NewElement(
          VariationElement.elementName, [(VariationElement.key.name, key)], children: [newMask]),
        into: owner,
        before: Self.elementAfterVariations(of: owner))
    }
  }

  private func isExcluded(
    _ id: String, _ owner: XMLTree.Element, _ list: String, in key: String
  ) -> Bool {
    VariationElement.of(owner, key: key)?.mask(of: list)?.entries.contains {
      !$0.isInstalled && $0.reference == id
    } ?? false
  }

  /// Gives a property another value for a size class.
  mutating func vary(
    _ id: String, _ property: String, _ sizeClass: String, _ value: String?
  ) throws {
    let element = try element(id)
    let key = try Self.variationKey(sizeClass)
    guard let values = Self.varied[property], key != VariationElement.defaultKey else {
      throw StudioError(
        "'\(property)' cannot be varied",
        hint: "vary \(Self.varied.keys.sorted().joined(separator: ", "))")
    }
    let value = try value.map { text in
      guard let value = values.notation(of: text) else {
        throw StudioError("invalid value '\(text)' for '\(property)'", hint: values.hint)
      }
      return value
    }
    guard let variation = VariationElement.of(element, key: key)?.element else {
      guard let value else { return }
      editor.insert(
        NewElement(
          VariationElement.elementName, [(VariationElement.key.name, key), (property, value)]),
        into: element,
        before: Self.elementAfterVariations(of: element))
      return
    }
    editor.set(property, of: variation, to: value)
    let others = variation.attributes.filter {
      $0.name != VariationElement.key.name && $0.name != property
    }
    if value == nil, others.isEmpty, !variation.children.contains(where: { _ in true }) {
      editor.remove(variation)
    }
  }

  /// Properties that Interface Builder varies by attributes of a variation.
  private static let varied: [String: VariedValues] = [
    "constant": .number, "spacing": .number, "alpha": .number, "hidden": .words(["YES", "NO"]),
    "axis": .words(["horizontal", "vertical"]),
    "alignment": .words([
      "fill", "leading", "center", "trailing", "top", "bottom", "firstBaseline", "lastBaseline",
    ]),
    "distribution": .words([
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]),
    "contentMode": .words([
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left",
      "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]),
  ]

  /// `default`, or classes in Interface Builder's order: height before width.
  static func variationKey(_ text: String) throws -> String {
    if text.isEmpty || text == "default" { return "default" }
    let parts = text.split(separator: "-").map(String.init)
    let known =
      ["heightClass=compact", "heightClass=regular", "widthClass=compact"]
      + ["widthClass=regular"]
    guard parts.allSatisfy(known.contains), Set(parts.map { $0.prefix(1) }).count == parts.count
    else { throw StudioError("unknown size class '\(text)'", hint: "such as widthClass=compact") }
    return parts.sorted().joined(separator: "-")
  }

  /// Variations come last, but for connections and the point of a scene.
  private static func elementAfterVariations(of element: XMLTree.Element) -> XMLTree.Element? {
    element.children.first { $0.name == "connections" || $0.name == "point" }
  }
}

/// The values that a varied property takes.
private enum VariedValues {
  case number
  case words([String])

  /// A value as Xcode writes it; nil for what is none. Numbers are decimal, as in documents.
  func notation(of text: String) -> String? {
    switch self {
    case .number:
      guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
        let number = Double(text), number.isFinite
      else { return nil }
      return XcodeStyle.number(CGFloat(number), zero: "0")
    case .words(let words): return words.contains(text) ? text : nil
    }
  }

  var hint: String {
    switch self {
    case .number: "write a number"
    case .words(let words): "write \(words.joined(separator: ", "))"
    }
  }
}
