import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand.
@MainActor
@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `Rounding all corners is rounding the rectangle`() {
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath)
  }

  @Test func `A rounded corner has the form that it has among four`() {
    let one = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .bottomRight, cornerRadii: CGSize(width: 8, height: 4))
    let handle = 0.5522847498307936
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 10, y: 20))
    expected.addLine(to: CGPoint(x: 110, y: 20))
    expected.addLine(to: CGPoint(x: 110, y: 76))
    expected.addCurve(
      to: CGPoint(x: 102, y: 80), controlPoint1: CGPoint(x: 110, y: 76 + 4 * handle),
      controlPoint2: CGPoint(x: 102 + 8 * handle, y: 80))
    expected.addLine(to: CGPoint(x: 10, y: 80))
    expected.addLine(to: CGPoint(x: 10, y: 20))
    expected.close()
    #expect(one.cgPath == expected.cgPath)
    #expect(one.bounds == rect)
  }
}
