/// A release of Apple's software, told by Xcode or by iOS.
///
/// What Interface Builder draws around a view depends on the release of Xcode, what a device shows on
/// the version of iOS. Both name points on one scale, so that a fact that changed with Xcode 11 and
/// iOS 13 is one row of a table: a version of iOS stands where the Xcode is that introduced it.
public struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of Xcode before the dot.
  public var major: Int
  /// The number of Xcode after the dot.
  public var minor: Int

  private init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// A release of Xcode, such as 16.3.
  public static func xcode(_ major: Int, _ minor: Int = 0) -> Release {
    Release(major: major, minor: minor)
  }

  /// The release that introduced a version of iOS: Xcode 11 for iOS 13.
  ///
  /// From iOS 9 to 18 the number of Xcode is less by two; since 26 both numbers agree. Versions
  /// before 7 count as 7, which is the first that documents of this format were made for.
  public static func iOS(_ version: Int) -> Release {
    switch version {
    case ...7: .xcode(5)
    case 8: .xcode(6)
    case 9...Self.lastBeforeRedesign: .xcode(version - 2)
    default: .xcode(max(version, Self.redesignVersion))
    }
  }

  /// The version of iOS whose controls the release draws.
  public var systemVersion: Int {
    if self >= .redesign { return max(major, Self.redesignVersion) }
    if self < .xcode(6) { return 7 }
    return min(major + 2, Self.lastBeforeRedesign)
  }

  /// The first version of iOS that is not before the release.
  var firstSystemVersion: Int {
    Self.systemVersions.first { .iOS($0) >= self } ?? max(major, Self.redesignVersion)
  }

  /// The first release with the controls of iOS 26.
  static let redesign = Release.xcode(26)

  /// The version of iOS that follows 18.
  static let redesignVersion = 26
  private static let lastBeforeRedesign = 18

  /// Versions of iOS that documents can be laid out for; 19 to 25 were never released.
  public static let systemVersions: [Int] = Array(7...lastBeforeRedesign) + [redesignVersion]

  /// Older releases come first.
  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// The numbers of Xcode with a dot between them.
  public var description: String { "\(major).\(minor)" }
}
