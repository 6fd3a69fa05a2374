/// A platform fact as text, for lists and reports.
public struct ListedFact: Hashable, Sendable, Codable {
  /// The name of the fact, such as `switch.size`.
  public let name: String
  /// The rows of the fact, from the most specific to the most general.
  public let rows: [Row]

  /// A row of the fact.
  public struct Row: Hashable, Sendable, Codable {
    /// The identifier in traces, `name#index`.
    public let id: String
    /// The value, with lengths in points.
    public let value: String
    /// The scope of the row, such as `canvas, since Xcode 16.3, iPhones with a sensor housing`.
    public let scope: String
    /// The evidence for the row.
    public let evidence: String
    /// The minimum number of recorded roots with the value, or `nil` for other evidence.
    public let roots: Int?
    /// The minimum number of repositories of those roots, or `nil` for other evidence.
    public let repositories: Int?
    /// The number of recorded roots that may disagree, or `nil` for other evidence.
    public let contradictions: Int?
  }

  init<Value>(_ fact: PlatformFact<Value>) {
    name = fact.name
    rows = fact.rows.enumerated().map { index, row in
      var counts: (Int, Int, Int)?
      if case .recorded(let roots, let repositories, let contradictions) = row.evidence {
        counts = (roots, repositories, contradictions)
      }
      return Row(
        id: "\(fact.name)#\(index)", value: Self.text(row.value), scope: row.scope.description,
        evidence: row.evidence.description, roots: counts?.0, repositories: counts?.1,
        contradictions: counts?.2)
    }
  }

  /// Returns the description of a value without `Optional`. `nil`, which represents the device's or
  /// view's own value, is described as `own`.
  private static func text(_ value: some Hashable) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "own"
  }
}

extension PlatformScope: CustomStringConvertible {
  /// A description of the surface, releases and devices, or `everywhere` if there are no bounds.
  public var description: String {
    var parts: [String] = []
    if let surface { parts.append(surface.rawValue) }
    switch (from, until) {
    case (let from?, let until?): parts.append("from \(name(from)) to before \(name(until))")
    case (let from?, nil): parts.append("since \(name(from))")
    case (nil, let until?): parts.append("before \(name(until))")
    case (nil, nil): break
    }
    if let devices {
      parts.append(devices.sorted().joined(separator: " and "))
    } else if kinds != .all {
      parts.append(kinds.description)
    }
    return parts.isEmpty ? "everywhere" : parts.joined(separator: ", ")
  }

  /// Returns the name of a release with the numbers that apply to the surface.
  private func name(_ release: Release) -> String {
    switch surface {
    case .canvas: "Xcode \(release)"
    case .device: "iOS \(release.firstSystemVersion)"
    case nil: "Xcode \(release) and iOS \(release.firstSystemVersion)"
    }
  }
}

extension DeviceKinds: CustomStringConvertible {
  /// The names of the kinds, separated by commas.
  public var description: String {
    let names: [(DeviceKinds, String)] = [
      (.homeButtonPhones, "iPhones with a home button"),
      (.housingPhones, "iPhones with a sensor housing"),
      (.homeButtonPads, "iPads with a home button"), (.roundedPads, "iPads with rounded corners"),
      (.unspecified, "no device"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension Evidence: CustomStringConvertible {
  /// The type of the evidence, with its source, its reason, or the numbers of roots and
  /// repositories.
  public var description: String {
    switch self {
    case .documented(let source): "documented: \(source)"
    case .recorded(let roots, let repositories, _):
      "recorded in \(roots) roots of \(repositories) repositories"
    case .measured(let source): "measured: \(source)"
    case .assumed(let reason): "assumed: \(reason)"
    }
  }
}
