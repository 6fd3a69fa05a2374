import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `autolayout fix pin`, which pins edges and sizes.
struct PinCommand: ParsableCommand {
  /// The name and the help of the command, with the format of distances.
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Adds distances to the nearest neighbors, sizes and ratios.",
    discussion: """
      A distance or size is a number, "standard" (8 points to a sibling, 20 to the container) or, \
      where nothing is said, what the canvas shows: --edges top,leading=20,trailing=standard.
      """)

  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions

  /// The edges with distances, separated by commas.
  @Option(help: "Edges to pin: top, leading, bottom, trailing, each with =DISTANCE or without.")
  var edges: String?

  /// A Boolean value that indicates whether distances to the container are measured from its
  /// margins.
  @Flag(
    inversion: .prefixedNo,
    help: "Count distances to the sides of the container from its margins.")
  var margins = true

  /// The sizes with lengths, separated by commas.
  @Option(help: "Sizes to fix: width, height, each with =POINTS or without.")
  var size: String?

  /// A Boolean value that indicates whether all views get the width of the first.
  @Flag(help: "Give all views the width of the first.")
  var equalWidths = false

  /// A Boolean value that indicates whether all views get the height of the first.
  @Flag(help: "Give all views the height of the first.")
  var equalHeights = false

  /// A Boolean value that indicates whether each view keeps its aspect ratio.
  @Flag(help: "Keep each view's ratio of width to height.")
  var aspectRatio = false

  /// Rejects a request without constraints, or with equal sizes for a single view.
  func validate() throws {
    if options.view.isEmpty { throw ValidationError("Name views with --view.") }
    if try request() == nothing {
      throw ValidationError("Say what to pin, such as --edges top,leading.")
    }
    if equalWidths || equalHeights, options.view.count < 2 {
      throw ValidationError("Equal sizes need two views or more.")
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
        throw ValidationError("--edges takes top, leading, bottom and trailing, not '\(name)'.")
      }
      request.edges[edge] = value
    }
    for (name, value) in try Self.entries(size) {
      guard name == "width" || name == "height", value != .standard else {
        throw ValidationError("--size takes width and height, each with =POINTS or without.")
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
    abstract: "Aligns views with the first of them, or with their container.")

  /// The document, the views and the destination.
  @OptionGroup var options: FixOptions

  /// The edges, centers or baselines to align, separated by commas.
  @Option(
    help: "leading, trailing, top, bottom, centerX, centerY or baseline; several with commas.")
  var lines: String

  /// A Boolean value that indicates whether each view is aligned with its container.
  @Flag(help: "Align each view with its container.")
  var inContainer = false

  /// The distance between the lines, in points. The default is 0.
  @Option(help: "Points between the lines.")
  var constant: PointValue?

  /// A Boolean value that indicates whether the views keep their current distance on the canvas.
  @Flag(help: "Keep the distance that the canvas shows.")
  var current = false

  /// Rejects a single view without a container, two distances, and unknown lines.
  func validate() throws {
    if options.view.isEmpty { throw ValidationError("Name views with --view.") }
    if !inContainer, options.view.count < 2 {
      throw ValidationError("Two views or more can be aligned; one with --in-container.")
    }
    if current, constant != nil {
      throw ValidationError("--current and --constant exclude each other.")
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
        throw ValidationError("--lines takes \(all), not '\(name)'.")
      }
      return line
    }
    if inContainer, chosen.contains(.baseline) {
      throw ValidationError("A container has no baseline.")
    }
    return AlignRequest(
      chosen, inContainer: inContainer, constant: current ? nil : constant?.value ?? 0)
  }
}
