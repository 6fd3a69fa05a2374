import UIKit

/// The result of an example: the frames that Auto Layout computed, by the names of the views.
public struct ExampleScreen: Equatable, Sendable {
  /// One view after layout.
  public struct Placement: Equatable, Sendable {
    /// The name of the view in the example.
    public let name: String
    /// The frame in points, in the coordinates of the superview.
    public let frame: CGRect
  }

  /// The subject of the example.
  public let title: String
  /// The size of the screen in points.
  public let canvas: CGSize
  /// The relevant views.
  public let placements: [Placement]

  /// Reads the frames of `views` below `root`, which must be laid out.
  @MainActor
  init(_ title: String, in root: UIView, _ views: KeyValuePairs<String, UIView>) {
    self.title = title
    canvas = root.bounds.size
    placements = views.map { Placement(name: $0.key, frame: $0.value.frame) }
  }

  /// Returns the frame of the view with a name, in points, or `nil` if there is none.
  public subscript(name: String) -> CGRect? { placements.first { $0.name == name }?.frame }

  /// The screen as lines of text.
  public var text: String {
    let width = placements.map(\.name.count).max() ?? 0
    let lines = placements.map { placement in
      let name = placement.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(Self.text(placement.frame))"
    }
    return (["\(title) (\(Self.text(canvas.width)) x \(Self.text(canvas.height)))"] + lines)
      .joined(separator: "\n")
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)), \(text(frame.height)))"
  }

  /// Returns a number with at most three decimals: a thousandth of a point is far below a pixel.
  private static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
