import AutoLayout
import Foundation

/// A font in the form in which documents contain it.
///
///     <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
///     <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
///     <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
public enum DocumentFont: Hashable, Sendable {
  /// The system font. The kind is `system`, `boldSystem`, `italicSystem` or `monospacedSystem`; the
  /// weight is `nil` for the regular one. The size is in points.
  case system(kind: String, weight: String?, size: Double)
  /// A text style by its name in documents, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name and its family. The size is in points.
  case custom(name: String, family: String, size: Double)

  /// The maximum size in points, which is far beyond the sizes of screens.
  private static let maximumSize = 1000.0

  /// Creates the font of a text: a text style, a kind and a size such as `system 17`, a kind, a
  /// weight and a size such as `system semibold 17`, or `name:Avenir-Book/Avenir 17`. Returns `nil`
  /// for any other text.
  public init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    if parts.count == 1, AttributeForm<UIFont.TextStyle>.textStyle.read(text) != nil {
      self = .style(text)
      return
    }
    guard let size = parts.last.flatMap(Double.init), size > 0, size <= Self.maximumSize,
      let first = parts.first
    else { return nil }
    if text.hasPrefix(Self.namePrefix) {
      let names = parts.dropLast().joined(separator: " ").dropFirst(Self.namePrefix.count)
        .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard names.count == 2, !names.contains("") else { return nil }
      self = .custom(name: names[0], family: names[1], size: size)
      return
    }
    guard parts.count <= 3, AttributeForm<SystemFontType>.fontType.values?.contains(first) == true
    else { return nil }
    let weight = parts.count == 3 ? parts[1] : nil
    if let weight, AttributeForm<UIFont.Weight>.fontWeight.read(weight) == nil { return nil }
    guard parts.count > 1 else { return nil }
    self = .system(kind: first, weight: weight == "regular" ? nil : weight, size: size)
  }

  private static let namePrefix = "name:"

  /// The text of the font, from which `init(_:)` creates an equal one.
  public var text: String {
    switch self {
    case .system(let kind, let weight, let size):
      return [kind, weight, XcodeStyle.shortest(CGFloat(size))].compactMap { $0 }
        .joined(separator: " ")
    case .style(let name): return name
    case .custom(let name, let family, let size):
      return "\(Self.namePrefix)\(name)/\(family) \(XcodeStyle.shortest(CGFloat(size)))"
    }
  }

  /// The attributes of an element with the font, in Xcode's order.
  var attributes: [NewElement.Attribute] {
    func attribute(_ name: String, _ value: String) -> NewElement.Attribute {
      NewElement.Attribute(name: name, value: value)
    }
    switch self {
    case .system(let kind, let weight, let size):
      let weights = weight.map { [attribute(FontDescriptionElement.weight.name, $0)] } ?? []
      return [attribute(FontDescriptionElement.type.name, kind)] + weights
        + [FontDescriptionElement.pointSize.assigned(CGFloat(size))]
    case .style(let name): return [attribute(FontDescriptionElement.style.name, name)]
    case .custom(let name, let family, let size):
      return [
        FontDescriptionElement.name.assigned(name), FontDescriptionElement.family.assigned(family),
        FontDescriptionElement.pointSize.assigned(CGFloat(size)),
      ]
    }
  }

  /// Creates the font of an element, or returns `nil` if it has neither a size nor a text style.
  package init?(_ element: XMLTree.Element) {
    if let style = element.text(of: FontDescriptionElement.style) {
      self = .style(style)
      return
    }
    guard let size = element[FontDescriptionElement.pointSize].map({ Double($0) }) else {
      return nil
    }
    if let name = element[FontDescriptionElement.name],
      let family = element[FontDescriptionElement.family]
    {
      self = .custom(name: name, family: family, size: size)
    } else {
      let weight = element.text(of: FontDescriptionElement.weight)
      let kind = element.text(of: FontDescriptionElement.type) ?? "system"
      self = .system(kind: kind, weight: weight == "regular" ? nil : weight, size: size)
    }
  }
}
