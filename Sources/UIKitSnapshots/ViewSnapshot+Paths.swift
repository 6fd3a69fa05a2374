import Foundation
import UIKit

extension ViewSnapshot {
  /// Returns the elements of a path, one per line: the type and the points, such as
  /// `LineTo (0.0, 60.0)`. Every line ends with a line feed, including the last. Subpaths are
  /// separated by a blank line. Numbers have one to three fraction digits. The format is that of
  /// texts recorded by swift-snapshot-testing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public static func elementsDescription(of path: CGPath) -> String {
    elementsDescription(of: path, number: decimal)
  }

  /// Returns the elements of a path, one per line, with numbers as a formatter prints them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public static func elementsDescription(
    of path: CGPath, numberFormatter: NumberFormatter
  ) -> String {
    elementsDescription(of: path) { number in
      numberFormatter.string(from: NSNumber(value: number)) ?? decimal(number)
    }
  }

  /// Returns a number with one to three fraction digits. `NumberFormatter` rounds to the minimum
  /// number of digits on Linux.
  private static func decimal(_ number: Double) -> String {
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text == "-0.0" ? "0.0" : text
  }

  private static func elementsDescription(
    of path: CGPath, number: (Double) -> String
  ) -> String {
    var lines: [String] = []
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      if type == .moveToPoint, !lines.isEmpty { lines.append("") }
      let texts = (0..<type.pointCount).map { index in
        "(\(number(Double(points[index].x))), \(number(Double(points[index].y))))"
      }
      // A closing element ends with a space, as in recorded texts.
      lines.append("\(type.name) \(texts.joined(separator: " "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a picture of a path that is filled or stroked with black, with a line 1 point wide.
  /// Its bounds are the canvas.
  public static func image(of path: CGPath, drawingMode: CGPathDrawingMode = .fill) -> UIImage {
    // The closure is called immediately, on this thread.
    nonisolated(unsafe) let path = path
    return onMainActor {
      let layer = CAShapeLayer()
      let bounds = path.boundingBoxOfPath
      layer.path = path
      if drawingMode == .stroke { layer.fillColor = nil }
      if drawingMode == .eoFill || drawingMode == .eoFillStroke { layer.fillRule = .evenOdd }
      if drawingMode != .fill, drawingMode != .eoFill { layer.strokeColor = UIColor.black.cgColor }
      layer.bounds = bounds.isNull ? .zero : bounds
      return image(of: layer, traits: UITraitCollection())
    }
  }
}

extension CGPathElementType {
  /// The number of points of an element of the type.
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    default: 0
    }
  }

  /// The name of the type in recorded texts.
  fileprivate var name: String {
    switch self {
    case .moveToPoint: "MoveTo"
    case .addLineToPoint: "LineTo"
    case .addQuadCurveToPoint: "QuadCurveTo"
    case .addCurveToPoint: "CurveTo"
    default: "Close"
    }
  }
}
