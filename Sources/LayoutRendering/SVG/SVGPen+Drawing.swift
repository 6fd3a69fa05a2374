import LayoutModel
import Foundation

extension SVGPen {
  /// Opens a group that is clipped to the inside of a path. `close()` ends it.
  mutating func openClip(_ path: Drawing.Path, _ map: Drawing.Transform, isEvenOdd: Bool) {
    let id = newIdentifier()
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    raw("<clipPath id=\"\(id)\"><path d=\"\(path.data(mappedBy: map))\"\(rule)/></clipPath>")
    raw("<g clip-path=\"url(#\(id))\">")
  }

  /// Opens a group that draws a shadow below its content. `close()` ends it. `area` is the
  /// rectangle that can be visible, in points; everything outside it is clipped.
  mutating func openShadow(_ shadow: Drawing.Shadow, in area: CGRect) {
    let id = newIdentifier()
    let color = appearance == .dark ? shadow.color.dark : shadow.color.light
    raw("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" x=\"\(number(area.minX))\"")
    raw(" y=\"\(number(area.minY))\" width=\"\(number(area.width))\"")
    raw(" height=\"\(number(area.height))\" color-interpolation-filters=\"sRGB\">")
    raw("<feGaussianBlur in=\"SourceAlpha\"")
    raw(" stdDeviation=\"\(number(min(max(shadow.deviation, 0), 100)))\"/>")
    raw("<feOffset dx=\"\(number(shadow.offset.width))\" dy=\"\(number(shadow.offset.height))\"")
    raw(" result=\"o\"/><feFlood flood-color=\"\(color.hexadecimal)\"")
    raw(" flood-opacity=\"\(DecimalText.string(color.clampedAlpha))\"/>")
    raw("<feComposite in2=\"o\" operator=\"in\"/>")
    raw("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>")
    raw("<g filter=\"url(#\(id))\">")
  }

  /// Writes the element of a gradient and returns its `id`.
  mutating func define(_ gradient: Drawing.Gradient, _ map: Drawing.Transform) -> String {
    let id = newIdentifier()
    let name = gradient.radii == nil ? "linearGradient" : "radialGradient"
    raw("<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
    if let radii = gradient.radii {
      raw(" cx=\"\(precise(gradient.end.x))\" cy=\"\(precise(gradient.end.y))\"")
      raw(" r=\"\(precise(max(radii[1], 0)))\"")
      raw(" fx=\"\(precise(gradient.start.x))\" fy=\"\(precise(gradient.start.y))\"")
      if radii[0] > 0 { raw(" fr=\"\(precise(radii[0]))\"") }
    } else {
      raw(" x1=\"\(precise(gradient.start.x))\" y1=\"\(precise(gradient.start.y))\"")
      raw(" x2=\"\(precise(gradient.end.x))\" y2=\"\(precise(gradient.end.y))\"")
    }
    if map != .identity { raw(map.attribute("gradientTransform")) }
    raw(">")
    for stop in gradient.stops.prefix(Self.stopLimit) {
      raw("<stop offset=\"\(DecimalText.string(stop.location, places: 4))\"")
      var classes: [String] = []
      color(stop.color, "stop-color", "g", &classes)
      if let name = classes.first { raw(" class=\"\(name)\"") }
      raw("/>")
    }
    raw("</\(name)>")
    return id
  }

  /// The maximum number of gradient colors that are drawn.
  private static let stopLimit = 256

  /// Returns the text of a coordinate with the precision that unit coordinates need.
  private func precise(_ value: CGFloat) -> String { DecimalText.string(value, places: 5) }
}

extension Drawing.Shadow {
  /// A Boolean value that indicates whether all numbers are finite and the shadow is visible.
  var isDrawable: Bool {
    offset.width.isFinite && offset.height.isFinite && deviation.isFinite
      && (color.light.clampedAlpha > 0 || color.dark.clampedAlpha > 0)
  }

  /// The distance that the shadow extends, in points. Three standard deviations contain all of its
  /// visible part.
  var reach: CGFloat {
    3 * min(max(deviation, 0), 100) + max(abs(offset.width), abs(offset.height))
  }
}
