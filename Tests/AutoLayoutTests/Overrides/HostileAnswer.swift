import Foundation

@testable import AutoLayout

/// What the overrides and delegates of the tests return: their sane values, or a hostile number.
@MainActor
enum HostileAnswer {
  /// A value that no layout can use as it is.
  struct Value: Sendable {
    let number: CGFloat
    /// The rectangle, if it is not made of the number.
    var rect: CGRect?
  }

  static let values: [Value] = [
    Value(number: .nan), Value(number: .infinity), Value(number: -.infinity),
    Value(number: .greatestFiniteMagnitude), Value(number: -1e300), Value(number: 1e9),
    Value(number: -5), Value(number: .leastNonzeroMagnitude), Value(number: 0),
    Value(number: .nan, rect: .null), Value(number: .infinity, rect: .infinite),
  ]

  /// The hostile value that is returned at present, or nil for sane values.
  static var current: Value?

  static func number(_ sane: CGFloat) -> CGFloat { current?.number ?? sane }

  static func size(_ sane: CGSize) -> CGSize {
    current.map { CGSize(width: $0.number, height: $0.number) } ?? sane
  }

  static func point(_ sane: CGPoint) -> CGPoint {
    current.map { CGPoint(x: $0.number, y: $0.number) } ?? sane
  }

  static func rect(_ sane: CGRect) -> CGRect {
    current.map {
      $0.rect ?? CGRect(x: $0.number, y: $0.number, width: $0.number, height: $0.number)
    } ?? sane
  }

  static func insets(_ sane: UIEdgeInsets) -> UIEdgeInsets {
    current.map {
      UIEdgeInsets(top: $0.number, left: $0.number, bottom: $0.number, right: $0.number)
    } ?? sane
  }

  static func insets(_ sane: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    current.map {
      NSDirectionalEdgeInsets(
        top: $0.number, leading: $0.number, bottom: $0.number, trailing: $0.number)
    } ?? sane
  }
}
