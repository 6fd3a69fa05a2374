import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand.
@MainActor
@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `Rounding all corners equals a rounded rectangle`() {
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath)
  }

  @Test func `A single rounded corner is an elliptical arc with both radii`() {
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

  @Test func `Clockwise arcs run along increasing angles`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minY == 0 && path.bounds.maxX == 10)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(other.contains(CGPoint(x: -5, y: -5)) && !path.contains(CGPoint(x: -5, y: -5)))
  }

  @Test func `A reversed path ends where it began`() {
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 8), controlPoint1: CGPoint(x: 5, y: 5),
      controlPoint2: CGPoint(x: 7, y: 6))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 9, y: 8))
    expected.addCurve(
      to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: 7, y: 6),
      controlPoint2: CGPoint(x: 5, y: 5))
    expected.addLine(to: CGPoint(x: 1, y: 2))
    #expect(path.reversing().cgPath == expected.cgPath && path.reversing().lineWidth == 3)
    let rect = UIBezierPath(rect: rect)
    #expect(rect.reversing().reversing().cgPath == rect.cgPath)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `A copy keeps the line style and is independent of later transforms`() {
    let path = UIBezierPath(rect: rect)
    var pattern: [CGFloat] = [4, 2]
    path.setLineDash(&pattern, count: 2, phase: 1)
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.bounds == CGRect(x: 20, y: 20, width: 200, height: 60))
    #expect(copy?.bounds == rect && copy?.lineCapStyle == .round)
    var (count, phase) = (0, CGFloat(0))
    copy?.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1 && copy?.usesEvenOddFillRule == true)
  }
}
