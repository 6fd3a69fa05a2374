/// A release of Xcode, told from the number of the tools that saved a document.
///
/// What Interface Builder draws around a view and how large controls are depends on the release.
/// The table was made from the dates at which each number first appears in public documents.
public struct XcodeRelease: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number before the dot.
  public var major: Int
  /// The number after the dot.
  public var minor: Int

  /// The release of two numbers, such as 16.3.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The release that wrote an attribute such as `toolsVersion="17156"`; the newest for a number
  /// beyond the table or none at all.
  public init(toolsVersion: String?) {
    let number = toolsVersion?.prefix { $0.isASCII && $0.isNumber } ?? ""
    guard let tools = Int(number) else {
      self = Self.newest
      return
    }
    if tools == Self.dummy.tools {
      self = Self.dummy.release
      return
    }
    let found = Self.limits.first { tools < $0.0 }
    self = found.map { Self($0.1, $0.2) } ?? Self.newest
  }

  /// Older releases come first.
  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// The numbers with a dot between them.
  public var description: String { "\(major).\(minor)" }

  /// The version of iOS whose control sizes the release draws.
  ///
  /// Up to Xcode 16.2 the number of the release and two; 16.3 is the first to draw those of iOS 26.
  public var systemVersion: Int {
    self >= Self(16, 3) ? Self.redesign : min(major + 2, 18)
  }

  /// The version of iOS that follows 18.
  static let redesign = 26

  static let newest = Self(26, 1)

  /// The number that 15.3 and 15.4 wrote instead of their own.
  private static let dummy = (tools: 32700, release: Self(15, 3))

  /// Numbers below the first belong to the release named beside it, unless an earlier row has them.
  private static let limits: [(Int, Int, Int)] = [
    (5000, 5, 0), (6000, 5, 1), (6300, 6, 0), (7800, 6, 3), (8192, 7, 0), (9061, 7, 1),
    (9533, 7, 2), (10118, 7, 3), (11205, 8, 0), (11543, 8, 1), (11763, 8, 2), (12122, 8, 3),
    (13197, 9, 0), (13772, 9, 1), (14114, 9, 3), (14320, 10, 0), (14470, 10, 1), (14500, 10, 2),
    (14900, 11, 0), (15401, 11, 1), (15506, 11, 2), (15710, 11, 3), (16098, 11, 4),
    (17157, 12, 0), (17510, 12, 2), (17702, 12, 3), (18123, 12, 5), (19163, 13, 0),
    (19460, 13, 1), (19530, 13, 2), (20038, 13, 3), (21226, 14, 0), (21508, 14, 1),
    (21702, 14, 3), (22200, 15, 0), (22506, 15, 1), (22700, 15, 3), (23095, 16, 0),
    (23505, 16, 2), (23728, 16, 3), (24130, 26, 0),
  ]
}
