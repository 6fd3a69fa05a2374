import AutoLayout
import Foundation

extension InterfaceValue {
  /// Reads the value of a `<userDefinedRuntimeAttribute>`, or returns `nil` for an invalid one.
  ///
  /// The type determines the source of the value: the attribute `value` or a child with the key
  /// `value`. The caller, which has the resources of the document, reads colors and images.
  @MainActor
  init?(
    _ attribute: XMLTree.Element, color: (XMLTree.Element) -> UIColor?,
    image: (XMLTree.Element) -> UIImage?
  ) {
    let child = attribute.child(RuntimeAttributeElement.valueChild)
    if child?.kind == .nilValue {
      self = .none
      return
    }
    let text = attribute[RuntimeAttributeElement.value]
    switch attribute[RuntimeAttributeElement.type] {
    case .boolean:
      let text = text ?? child?.text(of: NumberElement.value)
      self = .boolean(text.flatMap(AttributeForm.flag.interpret) ?? false)
    case .number:
      let text = child?.text(of: NumberElement.value) ?? text
      guard let number = text.flatMap(NumberElement.value.form.read) else { return nil }
      self = .number(Double(number))
    case .string: self = .string(text ?? child?.text ?? "")
    case .color:
      guard let made = child.flatMap(color) else { return nil }
      self = .color(made)
    case .image:
      guard let made = image(attribute) else { return nil }
      self = .image(made)
    case .none?: self = .none
    case .point, .size, .rect, .range, nil:
      guard let child, let made = Self.geometry(child) else { return nil }
      self = made
    }
  }

  /// Returns the point, size, rectangle, range or number of a child, or `nil` for other children. A
  /// missing part is 0. Ranges lose fractions.
  private static func geometry(_ child: XMLTree.Element) -> InterfaceValue? {
    func number(_ attribute: SchemaAttribute<CGFloat>) -> CGFloat { child[attribute] ?? 0 }
    var origin: CGPoint { CGPoint(x: number(RectElement.x), y: number(RectElement.y)) }
    var size: CGSize {
      CGSize(width: number(RectElement.width), height: number(RectElement.height))
    }
    switch child.kind {
    case .point: return .point(origin)
    case .size: return .size(size)
    case .rect: return .rect(CGRect(origin: origin, size: size))
    case .range:
      return .range(
        NSRange(
          location: Int(number(RangeElement.location)), length: Int(number(RangeElement.length))))
    case .real, .integer: return child[NumberElement.value].map { .number(Double($0)) }
    default: return nil
    }
  }
}
