import Foundation
import InterfaceBuilder

/// Carries simple edits out on one editor of one document.
struct DocumentChange {
  let document: InterfaceDocument
  var editor: DocumentEditor

  init(_ document: InterfaceDocument) {
    self.document = document
    editor = DocumentEditor(document)
  }

  mutating func make(_ edit: StudioEdit) throws {
    switch edit {
    case .setFrame(let view, let frame): try setFrame(of: view, frame)
    case .addConstraints(let requests): try requests.forEach { try add($0) }
    case .changeConstraint(let id, let change): try self.change(id, change)
    case .removeConstraints(let ids):
      removeConstraints(try ids.compactMap { ConstraintElement(try constraint($0)) })
    case .setAttribute(let path, let value): try setAttribute(path, value)
    case .setInstalled(let id, let sizeClass, let isInstalled):
      try setInstalled(id, sizeClass, isInstalled)
    case .vary(let id, let property, let sizeClass, let value):
      try vary(id, property, sizeClass, value)
    case .addView(let kind, let parent, let x, let y):
      try addView(kind, to: parent, at: CGPoint(x: x, y: y))
    case .deleteViews(let ids): try deleteViews(ids)
    case .embed, .unembed, .resolve, .pin, .align, .all:
      throw StudioError("this edit is made of others", hint: "this is a fault of the program")
    }
  }

  // MARK: - Objects

  func element(_ id: String) throws -> XMLTree.Element {
    guard let element = document.element(withIdentifier: id) else {
      throw StudioError(
        "no object has the identifier '\(id)'", hint: "another window may have removed it")
    }
    return element
  }

  func view(_ id: String) throws -> XMLTree.Element {
    let element = try element(id)
    guard element.isView else {
      throw StudioError("'\(id)' is not a view", hint: "select a view")
    }
    return element
  }

  func constraint(_ id: String) throws -> XMLTree.Element {
    let element = try element(id)
    guard element.name == ConstraintElement.elementName else {
      throw StudioError("'\(id)' is not a constraint", hint: "select a constraint")
    }
    return element
  }

  static func finite(_ value: Double) throws -> CGFloat {
    guard value.isFinite, abs(value) <= largest else {
      throw StudioError("a number is too large", hint: "write a number of points")
    }
    return CGFloat(value)
  }

  /// Points that a coordinate may have: the reader of documents takes larger numbers as broken.
  private static let largest = 1e7

  // MARK: - Frames and attributes

  private mutating func setFrame(of id: String, _ frame: [Double]) throws {
    let element = try view(id)
    guard frame.count == 4, frame[2] >= 0, frame[3] >= 0 else {
      throw StudioError("a frame has four numbers", hint: "write x, y, width and height")
    }
    let values = try zip(["x", "y", "width", "height"], frame).map {
      ($0, try Self.finite($1))
    }
    guard let rect = element.child("rect", key: "frame") else {
      editor.insert(
        NewElement(
          "rect", [("key", "frame")] + values.map { ($0, Optional(XcodeStyle.number($1))) }),
        into: element, before: element.children.first { _ in true })
      return
    }
    for (name, value) in values where rect[name].flatMap(Double.init) != Double(value) {
      editor.set(name, of: rect, to: XcodeStyle.number(value))
    }
  }

  private mutating func setAttribute(_ text: String, _ value: String?) throws {
    guard let path = DocumentPath(text), path.attribute != nil else {
      throw StudioError("'\(text)' names no attribute", hint: "write ID.ATTRIBUTE")
    }
    if let value {
      try editor.set(path, to: value)
    } else if try document.element(at: path)[path.attribute ?? ""] != nil {
      try editor.remove(path)
    }
  }
}
