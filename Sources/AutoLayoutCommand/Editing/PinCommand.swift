import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `autolayout fix pin`, which pins edges and sizes.
struct PinCommand: ParsableCommand {
  /// The name and the help of the command, with the format of distances.
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Adds spacing to the nearest neighbors, sizes and aspect ratios.",
    discussion: """
      A distance is a number of points, or standard (8 points to a sibling, 20 to the container); \
      without one, the current distance on the canvas is kept. A size is a number of points, or \
      else the current size.

        autolayout fix pin Main.storyboard --view Logo --edges top,leading=20
        autolayout fix pin Main.storyboard --view Logo --size width,height=44

      See Documentation/Editing.md.
      """)

  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions

  /// The edges with distances, separated by commas.
  @Option(help: "Edges to pin: top, leading, bottom and trailing, each optionally with =DISTANCE.")
  var edges: String?

  /// A Boolean value that indicates whether distances to the container are measured from its
  /// margins.
  @Flag(
    inversion: .prefixedNo,
    help: "Measure distances to the container from its margins.")
  var margins = true

  /// The sizes with lengths, separated by commas.
  @Option(help: "Sizes to fix: width and height, each optionally with =POINTS.")
  var size: String?

  /// A Boolean value that indicates whether all views get the width of the first.
  @Flag(help: "Give all views the width of the first.")
  var equalWidths = false

  /// A Boolean value that indicates whether all views get the height of the first.
  @Flag(help: "Give all views the height of the first.")
  var equalHeights = false

  /// A Boolean value that indicates whether each view keeps its aspect ratio.
  @Flag(help: "Keep the aspect ratio of each view.")
  var aspectRatio = false

  /// Rejects a request without constraints, or with equal sizes for a single view.
  func validate() throws {
    if options.view.isEmpty { throw ValidationError("Specify the views with --view.") }
    if try request() == nothing {
      throw ValidationError("Specify what to pin, as in --edges top,leading.")
    }
    if equalWidths || equalHeights, options.view.count < 2 {
      throw ValidationError("--equal-widths and --equal-heights require at least two views.")
    }
  }

  /// The request of the options without edges and sizes.
  private var nothing: PinRequest {
    var request = PinRequest()
    request.toMargins = margins
    return request
  }

  /// Pins the views.
  func run() throws { try options.run(.pin(request())) }

  /// Returns the options as a request of Interface Builder's command.
  ///
  /// - Throws: `ValidationError` for an unknown edge or size.
  func request() throws -> PinRequest {
    var request = PinRequest()
    for (name, value) in try Self.entries(edges) {
      guard let edge = PinRequest.Edge(rawValue: name) else {
        throw ValidationError(
          "Invalid edge '\(name)' in --edges: expected top, leading, bottom or trailing.")
      }
      request.edges[edge] = value
    }
    for (name, value) in try Self.entries(size) {
      guard name == "width" || name == "height", value != .standard else {
        throw ValidationError(
          "Invalid value for --size: expected width and height, each optionally with =POINTS.")
      }
      if name == "width" { request.width = value } else { request.height = value }
    }
    request.toMargins = margins
    request.equalWidths = equalWidths
    request.equalHeights = equalHeights
    request.aspectRatio = aspectRatio
    return request
  }

  /// Splits `top,leading=20,trailing=standard` into names and values. A name without a value gets
  /// the current distance on the canvas.
  private static func entries(_ list: String?) throws -> [(String, PinRequest.Value)] {
    guard let list else { return [] }
    return try list.split(separator: ",", omittingEmptySubsequences: false).map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2 else { return (parts.first ?? "", .current) }
      if parts[1] == "standard" { return (parts[0], .standard) }
      guard let points = PointValue(argument: parts[1]) else {
        throw ValidationError("'\(parts[1])' is not a number of points.")
      }
      return (parts[0], .points(points.value))
    }
  }
}

/// A number of points as an argument.
struct PointValue: ExpressibleByArgument {
  /// The number.
  let value: CGFloat

  /// The maximum absolute value: a thousand times the largest canvas.
  private static let largest = 1e7

  /// Parses a finite number. Fails for any other text.
  init?(argument: String) {
    guard let number = Double(argument), number.isFinite, abs(number) <= Self.largest else {
      return nil
    }
    value = CGFloat(number)
  }
}

/// The command `autolayout fix align`, which aligns views with the first one or with their
/// container.
struct AlignCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "align",
    abstract: "Aligns views with the first one, or with their container.")

  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions

  /// The edges, centers or baselines to align, separated by commas.
  @Option(
    help:
      "What to align, with commas: leading, trailing, top, bottom, centerX, centerY or baseline."
  )
  var lines: String

  /// A Boolean value that indicates whether each view is aligned with its container.
  @Flag(help: "Align each view with its container.")
  var inContainer = false

  /// The distance between the lines, in points. The default is 0.
  @Option(help: "The distance between the lines, in points.")
  var constant: PointValue?

  /// A Boolean value that indicates whether the views keep their current distance on the canvas.
  @Flag(help: "Keep the current distance on the canvas.")
  var current = false

  /// Rejects a single view without a container, two distances, and unknown lines.
  func validate() throws {
    if options.view.isEmpty { throw ValidationError("Specify the views with --view.") }
    if !inContainer, options.view.count < 2 {
      throw ValidationError("Specify at least two views, or --in-container.")
    }
    if current, constant != nil {
      throw ValidationError("--constant cannot be used with --current.")
    }
    _ = try request()
  }

  /// Aligns the views.
  func run() throws { try options.run(.align(request())) }

  /// Returns the options as a request of Interface Builder's command.
  ///
  /// - Throws: `ValidationError` for an unknown line.
  func request() throws -> AlignRequest {
    let names = lines.split(separator: ",", omittingEmptySubsequences: false)
    let chosen = try names.map { name in
      guard let line = AlignRequest.Line(rawValue: String(name)) else {
        let all = AlignRequest.Line.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("Invalid line '\(name)' in --lines: expected \(all).")
      }
      return line
    }
    if inContainer, chosen.contains(.baseline) {
      throw ValidationError("--lines baseline cannot be used with --in-container.")
    }
    return AlignRequest(
      chosen, inContainer: inContainer, constant: current ? nil : constant?.value ?? 0)
  }
}
