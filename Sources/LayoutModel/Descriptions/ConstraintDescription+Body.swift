import Foundation

extension ConstraintDescription {
  /// A number and the digits it was written with.
  public struct Number: Hashable, Sendable {
    /// The number that the digits denote.
    public let value: Double
    /// The digits; UIKit prints six significant ones, SnapKit as many as Swift does.
    public let text: String

    /// A number as UIKit prints it.
    public init(_ value: Double) {
      self.value = value
      text = value.shortDescription
    }

    /// A number as it was printed; nil for what is none.
    init?(text: String) {
      guard let value = Double(text) else { return nil }
      self.value = value
      self.text = text
    }
  }

  /// A view or a guide as it is printed.
  public enum Item: Hashable, Sendable {
    /// `UILabel:0x7f…'Hello'`; the text is a title or a guide's identifier, cut to 25 characters.
    case object(className: String, address: String, text: String?)
    /// `UILabel:messageLabel`, as Masonry prints keyed views.
    case keyed(className: String, key: String)
    /// An accessibility identifier, cut to 25 characters.
    case named(String)
  }

  /// An attribute of an item, or the distance between two attributes.
  public struct Term: Hashable, Sendable {
    /// Where a distance starts.
    public struct Start: Hashable, Sendable {
      /// Whose attribute it is.
      public var item = Item.named("")
      /// The attribute's name.
      public var attribute = "leading"

      /// The leading edge of an item without a name, or what is given.
      package init(item: Item = .named(""), attribute: String = "leading") {
        self.item = item
        self.attribute = attribute
      }
    }
    /// Whose attribute it is.
    public var item = Item.named("")
    /// The attribute's name, such as `leading` or, with masks, `minX`.
    public var attribute = "width"
    /// The number of the engine's variable, which a few private constraints print.
    public var variable: String?
    /// The start of the distance, for dimensions made by `anchorWithOffset(to:)`.
    public var start: Start?

    /// The width of an item without a name.
    package init() {}
  }

  /// A distance that has a meaning rather than a value.
  public enum Symbol: String, Hashable, Sendable, CaseIterable {
    /// The standard spacing of the visual format and of Interface Builder.
    case standard = "NSSpace"
    /// The system spacing of anchors.
    case anchors = "NSLayoutAnchorConstraintSpace"
  }

  /// A length in the parentheses of the visual form.
  public struct Measure: Hashable, Sendable {
    /// How the length compares; nil is equality, which is not printed.
    public var relation: ConstraintDescription.Relation?
    /// What the length stands for, where it is a spacing of the system.
    public var symbol: Symbol?
    /// In points.
    public var number = Number(0)
    /// The priority behind `@`, where it is not required.
    public var priority: Number?
  }

  /// A relation in the visual format.
  public struct Visual: Hashable, Sendable {
    /// The direction that left and right stand for, where they were used in place of leading and
    /// trailing.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
      /// Left is leading, and right is trailing.
      case leftToRight = "(LTR)"
      /// Right is leading, and left is trailing.
      case rightToLeft = "(RTL)"
    }

    /// `H:` or `V:`.
    public var axis = ConstraintDescription.Axis.horizontal
    /// The item on the left or above, or the only one; nil for the bar.
    public var before: Item?
    /// The item on the right or below; nil for the bar, and for a size.
    public var after: Item?
    /// Whether the measure is the size of `before`; else it is a distance.
    public var isSize = false
    /// The distance or the size.
    public var measure = Measure()
    /// Set for left and right; nil for leading and trailing, top and bottom.
    public var direction: Direction?

    /// A distance of zero along the width, between nothing.
    package init() {}
  }

  /// A relation as an equation.
  public struct Equation: Hashable, Sendable {
    /// The factor of the second term.
    public struct Multiplier: Hashable, Sendable {
      /// The factor.
      public var number = Number(1)
      /// Whether it stands behind the term, as libraries and early versions print it.
      public var follows = false

      /// A factor in front of its term.
      package init(number: Number = Number(1)) { self.number = number }
    }

    /// What is added to the second term, or stands alone.
    public struct Constant: Hashable, Sendable {
      /// A sign and the blank behind it.
      public enum Sign: String, Hashable, Sendable, CaseIterable {
        /// The number is subtracted.
        case minus = "- "
        /// The number is added.
        case plus = "+ "
      }
      /// A sign that stands apart; nil where the number has its own.
      public var sign: Sign?
      /// What the constant stands for, where it is a spacing of the system.
      public var symbol: Symbol?
      /// In points, without the sign that stands apart.
      public var number = Number(0)

      /// The constant with its sign, in points.
      public var value: Double { sign == .minus ? -number.value : number.value }
    }

    /// The left-hand side.
    public var first = Term()
    /// How the sides compare.
    public var relation = ConstraintDescription.Relation.equal
    /// The factor of the second term; nil for 1.
    public var multiplier: Multiplier?
    /// The attribute on the right-hand side; nil for a constant alone.
    public var second: Term?
    /// The constant; nil for 0 behind a term.
    public var constant: Constant?

    /// The width of an item without a name, equal to nothing.
    package init() {}
  }
}

extension ConstraintDescription.Item {
  /// The item as it is printed.
  public var text: String {
    switch self {
    case .object(let className, let address, let text):
      "\(className):\(address)" + (text.map { "'\($0)'" } ?? "")
    case .keyed(let className, let key): "\(className):\(key)"
    case .named(let name): name
    }
  }

  /// What was printed: an object where there is an address, a key behind the name of a class, or
  /// else a name.
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

  /// The address of an object.
  public var address: String? {
    if case .object(_, let address, _) = self { address } else { nil }
  }
}
