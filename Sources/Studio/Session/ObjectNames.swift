import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutRendering

/// The display names of the objects of a document.
///
/// The names are those of Interface Builder's outline and inspectors, in English.
struct ObjectNames {
  /// The document of the objects.
  private let document: InterfaceDocument

  /// Creates the names of the objects of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// The maximum number of characters of a name that the page shows.
  ///
  /// The page truncates text that does not fit. 200 characters are wider than any row, so the limit
  /// is not visible. The outline repeats the name of a scene in each segue to it, and each row of
  /// search results repeats it too. Without a limit, a document of a few megabytes could result in
  /// gigabytes of names.
  static let maxNameLength = 200

  /// Returns a name as the page shows it: its beginning, on one line, without characters that
  /// control the direction of the text around it.
  static func shown(_ name: String) -> String { name.excerpt(maxNameLength) }

  /// Returns the name that the page shows for an element: its label in the outline, its text, or
  /// its class.
  func name(of element: XMLTree.Element) -> String {
    if element.kind == .segue, element[ObjectElement.userLabel] == nil {
      return segueName(of: element)
    }
    return Self.shown(ownName(of: element))
  }

  /// Returns the whole name of an object; for a segue, only its label.
  private func ownName(of element: XMLTree.Element) -> String {
    if let label = element[ObjectElement.userLabel] { return label }
    if element.kind == .segue { return kind(of: element) }
    if element.isGestureRecognizer { return ObjectTitle.gesture(element.kind) }
    if element[ObjectElement.sceneMemberID] == .viewController {
      return element[ControllerElement.title] ?? element[ObjectElement.customClass]
        ?? ObjectTitle.controller(element.kind)
    }
    return document.title(of: element)
  }

  /// Returns the kind of an object that is not a view, as Interface Builder names it.
  func kind(of element: XMLTree.Element) -> String {
    if element.kind == .segue { return "Segue" }
    if element.isGestureRecognizer { return ObjectTitle.gesture(element.kind) }
    if LayoutGuideElement.isViewGuide(element) { return ObjectTitle.guide(element) }
    return ObjectTitle.controller(element.kind)
  }

  /// Returns the name of a segue as Interface Builder's outline has it, such as
  /// `Show segue to “Detail”`.
  private func segueName(of segue: XMLTree.Element) -> String {
    let target = ConnectionElement.otherEnd(of: segue).flatMap(document.element(withIdentifier:))
    // The destination of a segue in a damaged document may be the segue itself.
    let name = target.map { Self.shown(ownName(of: $0)) } ?? "?"
    if let relationship = segue.text(of: SegueElement.relationship) {
      let title = SegueLink.allCases.first { $0.relationship == relationship }?.title
      return "Relationship “\(Self.shown(title ?? relationship))” to “\(name)”"
    }
    let kind = segue.text(of: SegueElement.kind) ?? ""
    if let action = segue[SegueElement.unwindAction], segue[SegueElement.kind] == .unwind {
      return "Unwind segue “\(Self.shown(action))” to “\(name)”"
    }
    let title = SegueLink(rawValue: kind)?.title ?? Self.shown(kind).capitalized
    return "\(title) segue to “\(name)”"
  }

  /// Returns UIKit's class of an element without a custom class.
  func className(of element: XMLTree.Element) -> String { ObjectTitle.className(of: element) }

  /// Returns the name of an item as seen from a view: `Superview`, `Safe Area`, or its own name.
  func itemName(_ id: String, seenFrom view: String?) -> String {
    document.itemTitle(id, seenFrom: view)
  }

  /// Returns the constraint as in Interface Builder's outline: `Label.leading = Safe Area.leading +
  /// 16`.
  func equation(of element: XMLTree.Element) -> String { document.equation(of: element) }

  /// Returns the relation of the constraint to a selected object, and the other item, such as
  /// `Leading Space to` and `Title`. The other item is empty for a constant, and the multiplier for
  /// an aspect ratio.
  func phrase(
    of constraint: ConstraintElement, seenFrom chosen: Set<String>
  ) -> (title: String, other: String) {
    let element = constraint.element
    let first = constraint.first ?? ""
    let firstAttribute = element.text(of: ConstraintElement.firstAttribute) ?? ""
    guard let second = constraint.second else {
      return (Self.attributeName(firstAttribute), "")
    }
    let secondAttribute = element.text(of: ConstraintElement.secondAttribute) ?? ""
    let isFirst = chosen.contains(first) || !chosen.contains(second)
    let own = isFirst ? firstAttribute : secondAttribute
    let other = itemName(isFirst ? second : first, seenFrom: isFirst ? first : second)
    if firstAttribute == "width" || firstAttribute == "height" {
      if first == second {
        return ("Aspect Ratio", element.text(of: ConstraintElement.multiplier) ?? "1:1")
      }
      return ("\(firstAttribute == "width" ? "Equal Width" : "Equal Height") to", other)
    }
    let isSame = firstAttribute == secondAttribute
    switch own {
    case "centerX", "centerY", "firstBaseline", "lastBaseline", "baseline":
      return ("Align \(Self.attributeName(own)) to", other)
    default:
      let isSibling =
        document.element(withIdentifier: first)?.parent
        == document.element(withIdentifier: second)?.parent
      return isSame && isSibling
        ? ("Align \(Self.attributeName(own)) to", other)
        : ("\(Self.attributeName(own)) Space to", other)
    }
  }

  /// Returns an attribute's name in Interface Builder, such as `Center X`.
  static func attributeName(_ name: String) -> String {
    switch name {
    case "centerX": "Center X"
    case "centerY": "Center Y"
    case "firstBaseline": "First Baseline"
    case "lastBaseline", "baseline": "Last Baseline"
    default:
      name.replacingOccurrences(of: "Margin", with: "").capitalized
    }
  }

  /// Returns the size classes in which an element is not installed, and those in which it is
  /// explicitly installed, with a plus sign, such as `+widthClass=compact`. `default` represents
  /// all size classes.
  func uninstalled(_ element: XMLTree.Element) -> [String] {
    guard let id = element.id, let list = element.parent, let owner = list.parent else { return [] }
    var gone: [String] = []
    for variation in VariationElement.all(of: owner) {
      for entry in variation.mask(of: list.name)?.entries ?? [] where entry.reference == id {
        gone.append(entry.isInstalled ? "+\(variation.key)" : variation.key)
      }
    }
    return gone
  }
}
