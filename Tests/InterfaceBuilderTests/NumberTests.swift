import Foundation
import Testing

@testable import InterfaceBuilder

/// Numbers of documents. Oracle: `Double.init`, which reads any decimal notation.
@Suite struct NumberTests {
  @Test func `Short decimals are read as the nearest representable number`() {
    for whole in [0, 7, 16, 343, 20_012, 9_999_999] {
      for fraction in stride(from: 0, to: 100_000, by: 37) {
        let text = "\(whole).\(fraction)"
        for number in [text, "-" + text, text + "0000033333", "\(whole)", "-\(whole)"] {
          expectNumber(of: number)
        }
      }
    }
  }

  @Test(arguments: [
    "", "-", ".", "-.", "1.", ".5", "-.5", "1..2", "1.2.3", "--1", "1-", "-0", "-0.0", "+0", "1e3",
    "1E-2", "0x10", "inf", "nan", " 1", "1 ", "10000000", "10000000.5", "-10000001", "٣", "0.1",
    "000000000000001", "0000000000000001", "123456789012345.6", "0.000000000000001",
    "9007199254740993",
  ])
  func `Other notations are read as Double reads them, within the limits`(_ text: String) {
    expectNumber(of: text)
  }

  private func expectNumber(of text: String) {
    let isHexadecimal = text.lowercased().contains("x")
    let value = Double(text).flatMap {
      $0.isFinite && abs($0) <= XMLTree.Element.maxNumber && !isHexadecimal ? CGFloat($0) : nil
    }
    let number = XMLTree.Element.number(text)
    #expect(number == value && number?.sign == value?.sign, "\(text)")
  }
}
