import AutoLayout
import Foundation
import Testing

/// Oracle: Apple's documentation of `NSNumber`: `CGFloat` bridges to it like the other numbers of Swift.
@Suite struct NumberBridgeTests {
  @Test func `CGFloat bridges to NSNumber and back`() {
    let number: CGFloat = 0.25
    let list: [CGFloat] = [0, 0.5, 1]
    #expect(number as NSNumber == NSNumber(value: 0.25))
    #expect(list as [NSNumber] == [0, 0.5, 1])
    let value: Any = NSNumber(value: 1.5)
    #expect(value as? CGFloat == 1.5)
    let other: Any = number
    #expect((other as? NSNumber)?.doubleValue == 0.25)
    #expect(("a" as Any) as? CGFloat == nil)
  }

  @Test func `The Foundation version number is later than those of iOS 7 to 9`() {
    #expect(floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_9_0)
    #expect(NSFoundationVersionNumber_iOS_7_1 < NSFoundationVersionNumber_iOS_8_0)
  }
}
