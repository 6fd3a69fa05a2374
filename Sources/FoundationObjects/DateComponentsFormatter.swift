import Foundation

/// A formatter of durations, such as “1:05” or “1 hour, 5 minutes”. Foundation's class is not
/// available on Linux.
///
/// - Remark: Partial. Text is in English, and units are hours, minutes, seconds, days and weeks;
///   months and years count as 30 and 365 days.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The styles of units.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05:09
    case positional = 0
    /// 1h 5m 9s
    case abbreviated
    /// 1 hr, 5 min, 9 sec
    case short
    /// 1 hour, 5 minutes, 9 seconds
    case full
    /// The same as `full`. Foundation spells out the numbers.
    case spellOut
    /// 1hr 5min 9sec
    case brief
  }

  /// The treatment of units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `dropLeading` for the positional style, `dropAll` for the other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zero units before the first nonzero unit are omitted.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zero units between nonzero units are omitted.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zero units after the last nonzero unit are omitted.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zero units are omitted.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written, with leading zeros in the positional style.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// A unit with its length in seconds and its names.
  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Double
    let letter: String
    let short: String
    let full: String
  }

  private static let units = [
    Unit(unit: .year, seconds: 365 * 86400, letter: "y", short: "yr", full: "year"),
    Unit(unit: .month, seconds: 30 * 86400, letter: "mo", short: "mth", full: "month"),
    Unit(unit: .weekOfMonth, seconds: 7 * 86400, letter: "w", short: "wk", full: "week"),
    Unit(unit: .day, seconds: 86400, letter: "d", short: "day", full: "day"),
    Unit(unit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
    Unit(unit: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
    Unit(unit: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
  ]

  /// The style of units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units to write. The default, the empty set, allows all units from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units to write, the largest first, or 0 for all.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the largest unit is written with its fraction.
  ///
  /// - Remark: Inert. Fractions are not written.
  open var allowsFractionalUnits = false
  /// A Boolean value that indicates whether the text ends with “remaining”.
  open var includesTimeRemainingPhrase = false
  /// A Boolean value that indicates whether the text begins with “About”.
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether larger units are added to the largest written unit.
  ///
  /// - Remark: Inert. They always are.
  open var collapsesLargestUnit = false
  /// The calendar of the units.
  ///
  /// - Remark: Inert. Units have fixed lengths.
  open var calendar: Calendar? = .current

  /// Returns the text for a duration in seconds, or `nil` if it is not finite or at least 10¹⁵
  /// seconds long.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = abs(ti).rounded(.down)
    var parts: [(unit: Unit, count: Int)] = []
    for unit in Self.units where allowedUnits.isEmpty || allowedUnits.contains(unit.unit) {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      parts.append((unit, Int(count)))
    }
    parts = withoutZeros(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    var text = (ti < 0 ? "-" : "") + self.text(parts)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// Returns the text for the time between two dates, or `nil` as for a duration in seconds.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for a duration in date components, or `nil` as for a duration in seconds.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    return string(from: zip(Self.units, counts).reduce(0) { $0 + $1.0.seconds * Double($1.1 ?? 0) })
  }

  /// Returns the text for a number of seconds or for date components, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? Double ?? (obj as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
  }

  /// Removes units whose value is zero, except the last one if all are zero.
  private func withoutZeros(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    if behavior.contains(.pad) { return parts }
    let first = parts.firstIndex { $0.count != 0 } ?? parts.count
    let last = parts.lastIndex { $0.count != 0 } ?? -1
    let kept = parts.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    return kept.isEmpty ? Array(parts.suffix(1)) : kept
  }

  /// Returns the text for units.
  private func text(_ parts: [(unit: Unit, count: Int)]) -> String {
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        index == 0 && !isPadded || part.count > 9 ? "\(part.count)" : "0\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map { "\($0.count)\(name($0.unit.short, $0.count))" }.joined(separator: " ")
    case .short:
      return parts.map { "\($0.count) \(name($0.unit.short, $0.count))" }.joined(separator: ", ")
    case .full, .spellOut:
      return parts.map { "\($0.count) \(plural($0.unit.full, $0.count))" }.joined(separator: ", ")
    }
  }

  /// Returns the short name of a unit. Only longer units have a plural.
  private func name(_ name: String, _ count: Int) -> String {
    ["hr", "min", "sec"].contains(name) ? name : plural(name, count)
  }

  private func plural(_ name: String, _ count: Int) -> String { count == 1 ? name : name + "s" }
}
