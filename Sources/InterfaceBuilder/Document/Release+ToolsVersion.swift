import AutoLayout

extension Release {
  /// Creates the release that wrote an attribute such as `toolsVersion="17156"`. It is the newest
  /// one for a number beyond the table or without a number.
  ///
  /// The table was made from the dates at which each number first appears in public documents. A
  /// beta whose canvas still was that of the release before belongs to that release.
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
    self = Self.limits.first { tools < $0.tools }?.release ?? Self.newest
  }

  /// The release assumed for a document without a known number.
  static let newest = Release.xcode(26, 1)

  /// The number that 15.3 and 15.4 wrote instead of their own.
  private static let dummy = (tools: 32700, release: Release.xcode(15, 3))

  /// The exclusive upper bounds of numbers by release. A number belongs to the first release whose
  /// bound is greater.
  private static let limits: [(tools: Int, release: Release)] = [
    (5000, .xcode(5, 0)), (6000, .xcode(5, 1)), (6300, .xcode(6, 0)), (7800, .xcode(6, 3)),
    (8192, .xcode(7, 0)), (9061, .xcode(7, 1)), (9533, .xcode(7, 2)), (10118, .xcode(7, 3)),
    (11205, .xcode(8, 0)), (11543, .xcode(8, 1)), (11763, .xcode(8, 2)), (12122, .xcode(8, 3)),
    (13197, .xcode(9, 0)), (13772, .xcode(9, 1)), (14114, .xcode(9, 3)), (14320, .xcode(10, 0)),
    (14470, .xcode(10, 1)), (14500, .xcode(10, 2)), (14900, .xcode(11, 0)),
    (15401, .xcode(11, 1)), (15506, .xcode(11, 2)), (15710, .xcode(11, 3)),
    (16098, .xcode(11, 4)), (17157, .xcode(12, 0)), (17510, .xcode(12, 2)),
    (17702, .xcode(12, 3)), (18123, .xcode(12, 5)), (19163, .xcode(13, 0)),
    (19460, .xcode(13, 1)), (19530, .xcode(13, 2)),
    // Betas of 14.0, 21179 and 21208, have the status bars of 13.3: seven roots of three
    // repositories.
    (21209, .xcode(13, 3)),
    (21226, .xcode(14, 0)), (21508, .xcode(14, 1)), (21702, .xcode(14, 3)),
    (22200, .xcode(15, 0)), (22506, .xcode(15, 1)), (22700, .xcode(15, 3)),
    (23095, .xcode(16, 0)), (23505, .xcode(16, 2)), (23728, .xcode(16, 3)),
    (24130, .xcode(26, 0)),
  ]
}
