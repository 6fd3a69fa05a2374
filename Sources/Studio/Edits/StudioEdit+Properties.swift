import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// Sets a property of the attributes inspector. A value of `nil` restores the default.
  ///
  /// - Throws: `StudioError` if the path or the value is invalid; `InterfaceDocumentError` if the
  ///   document does not have the object, or its class not the property.
  static func set(
    _ text: String, _ kind: PropertyKind, to value: String?, _ editor: inout DocumentEditor
  ) throws {
    guard let path = DocumentPath(text), path.attribute != nil else {
      throw StudioError("'\(text)' is not a property path", hint: "write ID.PROPERTY")
    }
    switch kind {
    case .child: try editor.setChildAttribute(at: path, to: value)
    case .color: try editor.setColor(at: path, to: try color(value))
    case .font: try editor.setFont(at: path, to: try font(value))
    case .insets: try editor.setInsets(at: path, to: try insets(value))
    case .metrics: try editor.setSimulatedMetrics(at: path, to: value)
    case .text: try editor.setText(at: path, to: value)
    }
  }

  private static func color(_ text: String?) throws -> DocumentColor? {
    guard let text else { return nil }
    guard let color = DocumentColor(text) else {
      throw StudioError(
        "invalid color '\(text)'", hint: "write #RRGGBB, named:NAME or a name such as labelColor")
    }
    return color
  }

  /// Returns four insets in points.
  private static func insets(_ text: String?) throws -> [CGFloat]? {
    guard let text else { return nil }
    let words = text.split(separator: " ")
    let numbers = words.compactMap { XMLTree.Element.number(String($0)) }
    guard words.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw StudioError(
        "invalid margins '\(text)'", hint: "write four numbers, such as '8 16 8 16'")
    }
    return numbers.map { CGFloat($0) }
  }

  private static func font(_ text: String?) throws -> DocumentFont? {
    guard let text else { return nil }
    guard let font = DocumentFont(text) else {
      throw StudioError(
        "invalid font '\(text)'",
        hint: "write a font such as 'system semibold 17' or a style such as UICTFontTextStyleBody")
    }
    return font
  }
}
