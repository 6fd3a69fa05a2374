import Foundation
import InterfaceBuilder

extension StudioEdit.Resolve {
  /// The corresponding command of Interface Builder.
  var command: LayoutCommand {
    switch self {
    case .updateFrames: .updateFrames
    case .updateConstants: .updateConstraintConstants
    case .addMissing: .addMissingConstraints
    case .reset: .resetToSuggestedConstraints
    case .clear: .clearConstraints
    }
  }
}

extension StudioEdit.Pin {
  /// Returns the request of the command.
  ///
  /// - Throws: `StudioError` for unknown edges and invalid distances.
  func request() throws -> PinRequest {
    var request = PinRequest()
    for (name, value) in edges {
      guard let edge = PinRequest.Edge(rawValue: name) else {
        throw StudioError("unknown edge '\(name)'", hint: "write top, leading, bottom or trailing")
      }
      request.edges[edge] = try Self.value(value)
    }
    request.toMargins = toMargins ?? false
    request.width = try width.map(Self.value)
    request.height = try height.map(Self.value)
    request.equalWidths = equalWidths ?? false
    request.equalHeights = equalHeights ?? false
    request.aspectRatio = aspectRatio ?? false
    return request
  }

  /// Returns a distance from its text: `current`, `standard` or a number of points.
  private static func value(_ text: String) throws -> PinRequest.Value {
    switch text {
    case "current": return .current
    case "standard": return .standard
    default:
      guard let number = XMLTree.Element.number(text) else {
        throw StudioError("invalid distance '\(text)'", hint: "write a number of points")
      }
      return .points(number)
    }
  }
}

extension StudioEdit.Align {
  /// Returns the request of the command.
  ///
  /// - Throws: `StudioError` for unknown lines, and if there are no lines.
  func request() throws -> AlignRequest {
    let known = lines.compactMap(AlignRequest.Line.init)
    guard known.count == lines.count, !known.isEmpty else {
      throw StudioError(
        "unknown alignment attribute", hint: "choose one, such as leading or centerX")
    }
    return AlignRequest(
      known, inContainer: inContainer ?? false, constant: CGFloat(constant ?? 0))
  }
}
