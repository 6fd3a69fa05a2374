import AutoLayout
import LayoutRendering

/// The accessibility elements of a root, as text and as JSON.
///
/// Frames are in points, in the coordinates of the root and not of the superview, because elements
/// are not nested.
extension AccessibilitySnapshot {
  /// The elements in reading order, each with its spoken text, its class and its frame in the
  /// coordinates of the root; the problems of an element follow it.
  ///
  ///     1. "Logo, image" UIImageView (147, 95; 96 × 96)
  ///     2. "Help, button" UIButton (16, 0; 30 × 44)
  ///        smallTarget: UIButton is 30 × 44 points, smaller than 44 × 44.
  var text: String {
    if elements.isEmpty { return "no accessibility elements\n" }
    let findings = Dictionary(grouping: audit(), by: \.index)
    let lines = elements.enumerated().flatMap { index, element in
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { length -> String in
        JSONText.number((length * 100).rounded() / 100)
      }
      let place = "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
      return ["\(index + 1). \"\(element.spokenText)\" \(element.className) \(place)"]
        + (findings[index] ?? []).map { "   \($0.kind.rawValue): \($0.message)" }
    }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// The elements in reading order, as an array of objects. Keys without a value are omitted.
  var elementsJSON: String { JSONText.array(elements.map(Self.json)) }

  /// The problems of the elements, as an array of objects. `element` is an index of `elements`.
  var findingsJSON: String {
    JSONText.array(
      audit().map { finding in
        JSONText.object([
          ("kind", JSONText.string(finding.kind.rawValue)),
          ("id", elements[finding.index].documentIdentifier.map(JSONText.string)),
          ("element", "\(finding.index)"),
          ("message", JSONText.string(finding.message)),
        ])
      })
  }

  /// Returns an element as an object.
  private static func json(_ element: Element) -> String {
    let frame = element.frame
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    return JSONText.object([
      ("id", element.documentIdentifier.map(JSONText.string)),
      ("class", JSONText.string(element.className)),
      ("identifier", element.identifier.map(JSONText.string)),
      ("label", element.label.map(JSONText.string)),
      ("value", element.value.map(JSONText.string)),
      ("hint", element.hint.map(JSONText.string)),
      ("traits", JSONText.array(element.traits.map(JSONText.string))),
      ("frame", JSONText.array(sides.map { JSONText.number(($0 * 1e6).rounded() / 1e6) })),
      ("contrast", element.contrast.map { JSONText.number(($0 * 100).rounded() / 100) }),
      ("spoken", JSONText.string(element.spokenText)),
    ])
  }
}
