/// A platform fact as text, for lists and reports.
public struct ListedFact: Hashable, Sendable, Codable {
  /// The fact's name, such as `switch.size`.
  public let name: String
  /// The fact's rows, most special first.
  public let rows: [Row]

  /// A row of the fact.
  public struct Row: Hashable, Sendable, Codable {
    /// `name#index`, as traces have it.
    public let id: String
    /// The value, lengths in points.
    public let value: String
    /// Where the row holds, such as `canvas, since Xcode 16.3, iPhones with a sensor housing`.
    public let scope: String
    /// Why the row is believed.
    public let evidence: String
    /// How many recorded roots, at least, have the value; nil where the evidence is of another kind.
    public let roots: Int?
    /// Of how many repositories those roots are, at least.
    public let repositories: Int?
    /// How many recorded roots may disagree.
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

  /// A value without the noise of optionals; none reads as the device's or view's own.
  private static func text(_ value: some Hashable) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "own"
  }
}

extension PlatformScope: CustomStringConvertible {
  /// Surface, releases and devices in words; `everywhere` for no bound.
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

  /// A release by the numbers that count on the surface.
  private func name(_ release: Release) -> String {
    switch surface {
    case .canvas: "Xcode \(release)"
    case .device: "iOS \(release.firstSystemVersion)"
    case nil: "Xcode \(release) and iOS \(release.firstSystemVersion)"
    }
  }
}

extension DeviceKinds: CustomStringConvertible {
  /// The kinds in words.
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
  /// The reason in words.
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
