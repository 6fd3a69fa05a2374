import Foundation

extension ConstraintDescription {
  /// A number together with the digits that it was written with.
  public struct Number: Hashable, Sendable {
    /// The value of the digits.
    public let value: Double
    /// The digits as text. UIKit prints six significant digits; SnapKit prints as many as Swift
    /// does.
    public let text: String

    /// Creates a number with the text that UIKit prints for it.
    public init(_ value: Double) {
      self.value = value
      text = value.shortDescription
    }

    /// Creates a number from its printed text. Returns `nil` if the text is not a number.
    init?(text: String) {
      guard let value = Double(text) else { return nil }
      self.value = value
      self.text = text
    }
  }

  /// A view or layout guide as it appears in a description.
  public enum Item: Hashable, Sendable {
    /// An object with its class and address, such as `UILabel:0x7f…'Hello'`. The text is a title or
    /// the identifier of a guide, truncated to 25 characters.
    case object(className: String, address: String, text: String?)
    /// A keyed view of Masonry, such as `UILabel:messageLabel`.
    case keyed(className: String, key: String)
    /// An object that is printed by its accessibility identifier, truncated to 25 characters.
    case named(String)
  }

  /// An attribute of an item, or the distance between two attributes.
  public struct Term: Hashable, Sendable {
    /// The attribute at which a distance starts.
    public struct Start: Hashable, Sendable {
      /// The item of the attribute.
      public var item = Item.named("")
      /// The name of the attribute.
      public var attribute = "leading"

      /// Creates a start. The default is the leading edge of an item without a name.
      package init(item: Item = .named(""), attribute: String = "leading") {
        self.item = item
        self.attribute = attribute
      }
    }
    /// The item of the attribute.
    public var item = Item.named("")
    /// The name of the attribute, such as `leading` or, with autoresizing masks, `minX`.
    public var attribute = "width"
    /// The number of the engine's variable. Only a few private constraints print it.
    public var variable: String?
    /// The start of the distance, for dimensions made by `anchorWithOffset(to:)`.
    public var start: Start?

    /// Creates a term for the width of an item without a name.
    package init() {}
  }

  /// A distance that is printed as a symbol instead of a number.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    /// The standard spacing of the visual format and of Interface Builder.
    case standard = "NSSpace"
    /// The system spacing of anchors.
    case anchors = "NSLayoutAnchorConstraintSpace"
  }

  /// A length in the parentheses of the visual form.
  public struct Measure: Hashable, Sendable {
    /// The relation of the length, or `nil` for equality, which is not printed.
    public var relation: ConstraintDescription.Relation?
    /// The symbol of a system spacing, or `nil` for a plain number.
    public var symbol: Symbol?
    /// The length, in points.
    public var number = Number(0)
    /// The priority after `@`, or `nil` for a required constraint.
    public var priority: Number?
  }

  /// A relation in the form of the visual format.
  public struct Visual: Hashable, Sendable {
    /// The direction of left and right, for constraints that use them instead of leading and
    /// trailing.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
      /// Left is the leading edge, and right is the trailing edge.
      case leftToRight = "(LTR)"
      /// Right is the leading edge, and left is the trailing edge.
      case rightToLeft = "(RTL)"
    }

    /// The axis, which is printed as `H:` or `V:`.
    public var axis = ConstraintDescription.Axis.horizontal
    /// The item on the left or at the top, or the only item. It is `nil` for the bar `|`.
    public var before: Item?
    /// The item on the right or at the bottom. It is `nil` for the bar `|` and for a size.
    public var after: Item?
    /// A Boolean value that indicates whether the measure is the size of `before` instead of a
    /// distance.
    public var isSize = false
    /// The distance or the size.
    public var measure = Measure()
    /// The direction of a constraint between left and right. It is `nil` for leading and trailing,
    /// and for top and bottom.
    public var direction: Direction?

    /// Creates a horizontal distance of zero without items.
    package init() {}
  }

  /// A relation in the form of an equation.
  public struct Equation: Hashable, Sendable {
    /// The factor of the second term.
    public struct Multiplier: Hashable, Sendable {
      /// The value of the factor.
      public var number = Number(1)
      /// A Boolean value that indicates whether the factor follows the term, as libraries and early
      /// versions of UIKit print it.
      public var follows = false

      /// Creates a factor that precedes its term.
      package init(number: Number = Number(1)) { self.number = number }
    }

    /// The constant that is added to the second term, or that forms the right-hand side alone.
    public struct Constant: Hashable, Sendable {
      /// A sign that a space separates from the number.
      public enum Sign: String, Hashable, Sendable, CaseIterable {
        /// The number is subtracted.
        case minus = "- "
        /// The number is added.
        case plus = "+ "
      }
      /// The separate sign, or `nil` if the number has its own sign.
      public var sign: Sign?
      /// The symbol of a system spacing, or `nil` for a plain number.
      public var symbol: Symbol?
      /// The number in points, without the separate sign.
      public var number = Number(0)

      /// The constant with its sign, in points.
      public var value: Double { sign == .minus ? -number.value : number.value }
    }

    /// The left-hand side.
    public var first = Term()
    /// The relation between the two sides.
    public var relation = ConstraintDescription.Relation.equal
    /// The factor of the second term, or `nil` for 1.
    public var multiplier: Multiplier?
    /// The term on the right-hand side, or `nil` if there is only a constant.
    public var second: Term?
    /// The constant, or `nil` if the right-hand side is a term without a constant.
    public var constant: Constant?

    /// Creates an equation for the width of an item without a name, with an empty right-hand side.
    package init() {}
  }
}

extension ConstraintDescription.Item {
  /// The text of the item in a description.
  public var text: String {
    switch self {
    case .object(let className, let address, let text):
      "\(className):\(address)" + (text.map { "'\($0)'" } ?? "")
    case .keyed(let className, let key): "\(className):\(key)"
    case .named(let name): name
    }
  }

  /// Creates an item from its printed text: an object if there is an address, a keyed view if a key
  /// follows the class name, or otherwise a name.
  init(text: String) {
    let bytes = Array(text.utf8)
    let colon = UInt8(ascii: ":")
    for start in bytes.indices where bytes[start] == colon {
      guard let end = DescriptionPattern.address.end(in: bytes, from: start + 1) else { continue }
      let rest = bytes[end...]
      let quote = UInt8(ascii: "'")
      let isQuoted = rest.count >= 2 && rest.first == quote && rest.last == quote
      guard rest.isEmpty || isQuoted else { continue }
      self = .object(
        className: String(decoding: bytes[..<start], as: UTF8.self),
        address: String(decoding: bytes[(start + 1)..<end], as: UTF8.self),
        text: isQuoted ? String(decoding: rest.dropFirst().dropLast(), as: UTF8.self) : nil)
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isClassName(parts[0]) else {
      self = .named(text)
      return
    }
    self = .keyed(className: String(parts[0]), key: String(parts[1]))
  }

  private static func isClassName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isUppercase || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// The address of the object, or `nil` for keyed and named items.
  public var address: String? {
    if case .object(_, let address, _) = self { address } else { nil }
  }
}
