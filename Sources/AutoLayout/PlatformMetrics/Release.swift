/// A release of Apple's software, identified by a version of Xcode or iOS.
///
/// The behavior of Interface Builder's canvas depends on the release of Xcode, and that of a device
/// on the version of iOS. Both are points on one scale, so that a fact that changed with Xcode 11
/// and iOS 13 is one row of a table. A version of iOS has the position of the Xcode release that
/// introduced it.
public struct Release: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The major version of Xcode.
  public var major: Int
  /// The minor version of Xcode.
  public var minor: Int

  private init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Returns a release of Xcode, such as 16.3.
  public static func xcode(_ major: Int, _ minor: Int = 0) -> Release {
    Release(major: major, minor: minor)
  }

  /// Returns the release that introduced a version of iOS, such as Xcode 11 for iOS 13.
  ///
  /// From iOS 9 to 18, the version of Xcode is lower by two. Since 26, both versions are equal.
  /// Versions before 7 are replaced by 7, the first version for which documents of this format were
  /// made.
  public static func iOS(_ version: Int) -> Release {
    switch version {
    case ...7: .xcode(5)
    case 8: .xcode(6)
    case 9...Self.lastBeforeRedesign: .xcode(version - 2)
    default: .xcode(max(version, Self.redesignVersion))
    }
  }

  /// The version of iOS whose controls Interface Builder draws in the release.
  public var systemVersion: Int {
    if self >= .redesign { return max(major, Self.redesignVersion) }
    if self < .xcode(6) { return 7 }
    return min(major + 2, Self.lastBeforeRedesign)
  }

  /// The first version of iOS that was not introduced before the release.
  var firstSystemVersion: Int {
    Self.systemVersions.first { .iOS($0) >= self } ?? max(major, Self.redesignVersion)
  }

  /// The first release with the controls of iOS 26.
  static let redesign = Release.xcode(26)

  /// The version of iOS that follows 18.
  static let redesignVersion = 26
  private static let lastBeforeRedesign = 18

  /// The versions of iOS for which documents can be laid out. Versions 19 to 25 do not exist.
  public static let systemVersions: [Int] = Array(7...lastBeforeRedesign) + [redesignVersion]

  /// Returns a Boolean value that indicates whether a release is earlier than another.
  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// The version of Xcode, such as `16.3`.
  public var description: String { "\(major).\(minor)" }
}
