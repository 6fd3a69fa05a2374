/// Attributes and children of an element, or those that several elements share.
package struct SchemaGroup: Sendable {
  let attributes: [any AnySchemaAttribute]
  let children: [SchemaChild]

  /// - Parameters:
  ///   - groups: The included groups. Of attributes with the same name, the last one counts.
  ///   - attributes: Attributes that this package reads. Texts and images include their children.
  ///   - children: Child elements that contain properties.
  ///   - unread: Attributes that Xcode writes and this package does not read.
  init(
    including groups: [SchemaGroup] = [], _ attributes: [any AnySchemaAttribute] = [],
    children: [SchemaChild] = [], unread: Unread = Unread()
  ) {
    let all = groups.flatMap(\.attributes) + attributes + unread.attributes
    self.attributes = all.enumerated().filter { index, attribute in
      !all[(index + 1)...].contains { $0.name == attribute.name }
    }.map(\.element)
    let holders = attributes.flatMap { attribute -> [SchemaChild] in
      switch attribute {
      case let text as TextProperty: text.children
      case let image as ImageProperty: [image.reference]
      default: []
      }
    }
    self.children = groups.flatMap(\.children) + children + holders
  }
}

/// Attributes that Xcode writes and this package does not read. Names are separated by spaces.
struct Unread {
  var flags = ""
  var numbers = ""
  /// Numbers of seconds, which can be larger than numbers of points.
  var intervals = ""
  var texts = ""
  /// Values that occur, by name. Xcode may write others.
  var words: KeyValuePairs<String, String> = [:]

  var attributes: [any AnySchemaAttribute] {
    Self.names(flags).map { UnreadAttribute($0, .flag) }
      + Self.names(numbers).map { UnreadAttribute($0, .number) }
      + Self.names(intervals).map { UnreadAttribute($0, .interval) }
      + Self.names(texts).map { UnreadAttribute($0, .text) }
      + words.map { UnreadAttribute($0.key, .words(Self.names($0.value))) }
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
