import Foundation

extension AttributeForm<String> {
  /// One of some words, such as the names of the values of an enumeration.
  static func word(_ words: String...) -> AttributeForm {
    AttributeForm(
      "write \(words.joined(separator: ", "))", read: { words.contains($0) ? $0 : nil },
      write: { $0 })
  }
}

extension AttributeForm<Int> {
  /// A whole number, such as a number of pages.
  static let wholeNumber = AttributeForm(
    "write a whole number", read: { Int($0) }, write: { String($0) })
}

extension AttributeForm<CGFloat> {
  /// A number that is written `0.0` if it is zero, as Xcode writes coordinates and values of sliders.
  static let coordinate = AttributeForm(
    number.hint, read: number.read, write: { XcodeStyle.number($0) })
}
