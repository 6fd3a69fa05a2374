import LayoutModel
import Foundation

extension DrawingPainter {
  /// Fills a path. A path with coordinates that cannot be drawn is omitted.
  func fill(
    _ path: Drawing.Path, _ color: LayoutSnapshot.Color, _ isEvenOdd: Bool, _ pen: inout SVGPen
  ) {
    guard path.isDrawable, !path.steps.isEmpty else { return }
    pen.raw("<path d=\"\(path.data(mappedBy: map))\"")
    pen.paintAttributes(.fill(color))
    pen.raw(isEvenOdd ? " fill-rule=\"evenodd\"/>" : "/>")
  }

  /// Strokes a path. The transform is an attribute, because it also applies to the line width.
  func stroke(
    _ path: Drawing.Path, _ color: LayoutSnapshot.Color, _ line: Drawing.Line,
    _ pen: inout SVGPen
  ) {
    guard path.isDrawable, !path.steps.isEmpty, line.width.isFinite else { return }
    pen.raw("<path d=\"\(path.data(mappedBy: .identity))\"")
    if map != .identity { pen.raw(map.attribute("transform")) }
    let dashes = line.dashes.prefix(Self.dashLimit)
    let isDashed = dashes.allSatisfy { $0.isFinite && $0 >= 0 } && dashes.contains { $0 > 0 }
    // Core Graphics draws a line of width 0 as thin as possible.
    pen.paintAttributes(
      .stroke(color, max(line.width, Self.thinnestLine), dashes: isDashed ? Array(dashes) : []))
    if line.cap != .butt { pen.raw(" stroke-linecap=\"\(line.cap.rawValue)\"") }
    if line.join != .miter { pen.raw(" stroke-linejoin=\"\(line.join.rawValue)\"") }
    if line.join == .miter, line.miterLimit.isFinite, line.miterLimit >= 1 {
      pen.raw(" stroke-miterlimit=\"\(pen.number(line.miterLimit))\"")
    }
    if isDashed, line.dashPhase != 0, line.dashPhase.isFinite {
      pen.raw(" stroke-dashoffset=\"\(pen.number(line.dashPhase))\"")
    }
    pen.raw("/>")
  }

  /// The maximum number of lengths in a dash pattern.
  private static let dashLimit = 32
  /// The width at which a line of width 0 is drawn, in points: one pixel on the finest screens.
  private static let thinnestLine: CGFloat = 0.33

  /// Paints a gradient over the area of the clip.
  func paint(_ gradient: Drawing.Gradient, _ pen: inout SVGPen) {
    guard gradient.isDrawable, area.isDrawable, area.width > 0, area.height > 0 else { return }
    let id = pen.define(gradient, map)
    let limit = gradient.limit(around: area, map)
    if let limit { pen.openClip(limit.path, map, isEvenOdd: limit.isEvenOdd) }
    pen.raw("<path d=\"\(Drawing.Path(area).data(mappedBy: .identity))\" fill=\"url(#\(id))\"/>")
    if limit != nil { pen.close() }
  }
}

extension Drawing.Gradient {
  /// A Boolean value that indicates whether the gradient has colors and all numbers are finite.
  var isDrawable: Bool {
    let numbers = [start.x, start.y, end.x, end.y] + (radii ?? [])
    return !stops.isEmpty && numbers.allSatisfy(\.isFinite) && radii?.count ?? 2 == 2
      && stops.allSatisfy(\.location.isFinite)
  }

  /// Returns the path that bounds a gradient that does not extend beyond its ends, or `nil` for one
  /// that extends beyond both.
  func limit(around area: CGRect, _ map: Drawing.Transform) -> (
    path: Drawing.Path, isEvenOdd: Bool
  )? {
    guard !extendsBefore || !extendsAfter else { return nil }
    guard let radii else { return (band(around: area, map), false) }
    var path = Drawing.Path()
    if !extendsAfter { path.addCircle(end, radii[1]) }
    if extendsAfter { path = Drawing.Path(area.mapped(by: map.inverse ?? .identity)) }
    if !extendsBefore, radii[0] > 0 { path.addCircle(start, radii[0]) }
    return (path, true)
  }

  /// Returns the band between the lines through both ends, which is longer than the area.
  private func band(around area: CGRect, _ map: Drawing.Transform) -> Drawing.Path {
    let inside = area.mapped(by: map.inverse ?? .identity)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Drawing.Path() }
    let corners = inside.union(CGRect(origin: start, size: .zero)).union(
      CGRect(origin: end, size: .zero))
    let reach = corners.width + corners.height
    let (ux, uy) = (dx / length * reach, dy / length * reach)
    let from = extendsBefore ? CGPoint(x: start.x - ux, y: start.y - uy) : start
    let to = extendsAfter ? CGPoint(x: end.x + ux, y: end.y + uy) : end
    var path = Drawing.Path()
    path.add(.move, [CGPoint(x: from.x - uy, y: from.y + ux)])
    path.add(.line, [CGPoint(x: to.x - uy, y: to.y + ux)])
    path.add(.line, [CGPoint(x: to.x + uy, y: to.y - ux)])
    path.add(.line, [CGPoint(x: from.x + uy, y: from.y - ux)])
    path.add(.close)
    return path
  }
}

extension Drawing.Path {
  /// Returns the attribute `d` with all points mapped. The magnitude of coordinates is limited to
  /// `DecimalText.limit`.
  func data(mappedBy map: Drawing.Transform) -> String {
    var text = ""
    forEachStep { step, numbers in
      text.append(step.rawValue)
      let numbers = Array(numbers)
      for index in stride(from: 0, to: numbers.count, by: 2) {
        let (x, y) = (numbers[index], numbers[index + 1])
        if index > 0 { text += " " }
        text += DecimalText.string(map.a * x + map.c * y + map.tx, places: Self.places)
        text += " " + DecimalText.string(map.b * x + map.d * y + map.ty, places: Self.places)
      }
    }
    return text
  }

  /// The digits after the decimal point: one more than elsewhere, for curves that are enlarged.
  private static let places = 3

  /// Adds a circle.
  fileprivate mutating func addCircle(_ center: CGPoint, _ radius: CGFloat) {
    let handle = radius * 0.5522847498307936
    let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: center.x + x, y: center.y + y) }
    add(.move, [point(radius, 0)])
    add(.curve, [point(radius, handle), point(handle, radius), point(0, radius)])
    add(.curve, [point(-handle, radius), point(-radius, handle), point(-radius, 0)])
    add(.curve, [point(-radius, -handle), point(-handle, -radius), point(0, -radius)])
    add(.curve, [point(handle, -radius), point(radius, -handle), point(radius, 0)])
    add(.close)
  }
}

extension Drawing.Transform {
  /// Returns an attribute with the map as its value, preceded by a space.
  func attribute(_ name: String) -> String {
    let numbers = [a, b, c, d].map { DecimalText.string($0, places: 6) }
    let moves = [tx, ty].map { DecimalText.string($0, places: 3) }
    return " \(name)=\"matrix(\((numbers + moves).joined(separator: " ")))\""
  }

  /// The inverse map, or `nil` if the map is not invertible.
  var inverse: Drawing.Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Drawing.Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGRect {
  /// Returns the bounding rectangle of the mapped corners.
  func mapped(by map: Drawing.Transform) -> CGRect {
    guard !isNull, map != .identity else { return self }
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    return CGRect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}
