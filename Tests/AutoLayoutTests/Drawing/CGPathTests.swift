import Foundation
import Testing

@testable import AutoLayout

/// Oracle: a recorded dump of an ellipse's elements on iOS, Apple's documentation of arcs, and hand.
@Suite struct CGPathTests {
  /// The steps with coordinates of three digits.
  private func steps(_ path: CGPath) -> [String] {
    var result: [String] = []
    path.applyWithBlock { element in
      let names = ["M", "L", "Q", "C", "Z"]
      let counts = [1, 1, 2, 3, 0]
      let type = Int(element.pointee.type.rawValue)
      let points = (0..<counts[type]).map { index -> String in
        let point = element.pointee.points[index]
        let digits = { (value: CGFloat) in "\((value * 1000).rounded() / 1000 + 0)" }
        return "(\(digits(point.x)), \(digits(point.y)))"
      }
      result.append(([names[type]] + points).joined(separator: " "))
    }
    return result
  }

  @Test func `An ellipse consists of the recorded four curves`() {
    let path = CGPath(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30), transform: nil)
    #expect(
      steps(path) == [
        "M (90.0, 75.0)",
        "C (90.0, 83.284) (83.284, 90.0) (75.0, 90.0)",
        "C (66.716, 90.0) (60.0, 83.284) (60.0, 75.0)",
        "C (60.0, 66.716) (66.716, 60.0) (75.0, 60.0)",
        "C (83.284, 60.0) (90.0, 66.716) (90.0, 75.0)",
        "Z",
      ])
  }

  @Test func `A full arc consists of the same four curves as an ellipse`() {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 75, y: 75), radius: 15, startAngle: 0, endAngle: 2 * .pi,
      clockwise: false)
    path.closeSubpath()
    let ellipse = CGPath(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30), transform: nil)
    #expect(steps(path) == steps(ellipse))
  }

  @Test(arguments: [
    (0.0, 0.5, false, 1, 0.0, 10.0), (0.0, 0.5, true, 3, 0.0, 10.0),
    (0.0, -0.5, false, 3, 0.0, -10.0), (0.25, 1.0, false, 2, -10.0, 0.0),
    (0.0, 2.0, true, 4, 10.0, 0.0),
  ])
  func `An arc runs to its end angle in the given direction`(
    start: Double, end: Double, clockwise: Bool, curves: Int, x: Double, y: Double
  ) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
    #expect(steps(path).filter { $0.hasPrefix("C") }.count == curves)
    #expect(abs(path.currentPoint.x - x) < 1e-9 && abs(path.currentPoint.y - y) < 1e-9)
  }

  @Test func `An arc between tangents rounds a corner`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 10)
    #expect(
      steps(path) == [
        "M (0.0, 0.0)", "L (90.0, 0.0)", "C (95.523, 0.0) (100.0, 4.477) (100.0, 10.0)",
      ])
    path.addArc(tangent1End: CGPoint(x: 100, y: 90), tangent2End: CGPoint(x: 100, y: 99), radius: 5)
    #expect(steps(path).last == "L (100.0, 90.0)")
  }

  @Test func `boundingBox includes control points, boundingBoxOfPath does not`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: -50))
    #expect(path.boundingBox == CGRect(x: 0, y: -50, width: 200, height: 150))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -25, width: 200, height: 100))
  }

  @Test func `Containment of a point depends on the winding or even-odd fill rule`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 27, y: 27), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 101, y: 50)))
    // apple-documentation: QuickDraw to Quartz 2D, “Using a Path for Hit Testing”: the transform is
    // applied to the point.
    #expect(
      path.contains(CGPoint(x: 150, y: 50), transform: CGAffineTransform(translationX: -100, y: 0)))
  }

  @Test func `A stroked copy has the given line width, joins and caps`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    let outline = { (cap: CGLineCap, join: CGLineJoin) in
      path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: 10)
    }
    let corner = CGPoint(x: 109, y: -9)
    #expect(outline(.butt, .miter).contains(corner))
    #expect(!outline(.butt, .bevel).contains(corner) && !outline(.butt, .round).contains(corner))
    #expect(outline(.butt, .miter).contains(CGPoint(x: 50, y: 9)))
    #expect(!outline(.butt, .miter).contains(CGPoint(x: 50, y: 11)))
    let end = CGPoint(x: -9, y: 9)
    #expect(outline(.square, .miter).contains(end))
    #expect(!outline(.round, .miter).contains(end) && !outline(.butt, .miter).contains(end))
    #expect(outline(.round, .miter).contains(CGPoint(x: -9, y: 0)))
  }

  @Test func `A dashed copy alternates dashes and gaps from the given phase`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 25, y: 0)])
    #expect(
      steps(path.copy(dashingWithPhase: 0, lengths: [10, 5])) == [
        "M (0.0, 0.0)", "L (10.0, 0.0)", "M (15.0, 0.0)", "L (25.0, 0.0)",
      ])
    #expect(
      steps(path.copy(dashingWithPhase: 12, lengths: [10, 5])) == [
        "M (3.0, 0.0)", "L (13.0, 0.0)", "M (18.0, 0.0)", "L (25.0, 0.0)",
      ])
    #expect(steps(path.copy(dashingWithPhase: 0, lengths: [0, 0])) == steps(path))
  }

  @Test func `A path is trimmed by fractions of its length`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    #expect(
      steps(path.trimmed(from: 0.5, to: 0.875)) == [
        "M (20.0, 0.0)", "L (30.0, 0.0)", "L (30.0, 5.0)",
      ])
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `Extreme and non-finite numbers do not crash paths`(number: CGFloat) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: number, y: 1), CGPoint(x: 5, y: number)])
    path.addArc(
      center: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: true)
    path.addArc(tangent1End: CGPoint(x: number, y: 0), tangent2End: .zero, radius: number)
    _ = path.contains(CGPoint(x: 1, y: number), using: .evenOdd)
    _ = path.boundingBoxOfPath
    let outline = path.copy(
      strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: number)
    _ = outline.copy(dashingWithPhase: number, lengths: [1, number])
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-300, 0]).elements.count < 300_000)
  }
}
