extension FontFamily {
  /// Returns a Boolean value that indicates whether iOS includes a font, by its PostScript name or
  /// the name of its family. The metrics of most of these families are not known.
  static func isIncluded(_ name: String, family: String?) -> Bool {
    if let family, included.contains(key(of: family)) { return true }
    return included.contains(key(of: name)) || included.contains(key(of: name.prefix { $0 != "-" }))
  }

  /// The families of iOS and the prefixes of PostScript names that differ from them, in lowercase
  /// without spaces (Apple, list of fonts of iOS).
  private static let included = Set(
    [
      "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
      "Apple SD Gothic Neo", "Apple Symbols", "Arial Hebrew", "Arial Rounded MT Bold", "ArialMT",
      "Avenir Next Condensed", "Bangla Sangam MN", "Baskerville", "Bodoni 72",
      "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "BodoniSvtyTwoITCTT",
      "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "Bradley Hand", "BradleyHandITCTT",
      "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "CourierNewPS",
      "CourierNewPSMT", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate",
      "DIN Condensed", "Euphemia UCAS", "Farah", "Galvji", "Geeza Pro", "Grantha Sangam MN",
      "Gujarati Sangam MN", "Gurmukhi MN", "Heiti J", "Heiti K", "Heiti SC", "Heiti TC",
      "Hiragino Kaku Gothic ProN", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN",
      "Hiragino Sans", "HiraginoSans", "HiraKakuProN", "HiraMaruProN", "HiraMinProN",
      "Hoefler Text", "Impact", "Iowan Old Style", "Kailasa", "Kannada Sangam MN", "Kefa",
      "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
      "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt",
      "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "New York", "Noteworthy",
      "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya",
      "Optima", "Oriya Sangam MN", "Palatino", "Papyrus", "Party LET", "PartyLetPlain",
      "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "SF Compact", "Savoye LET",
      "SavoyeLetPlain", "Sinhala Sangam MN", "Snell Roundhand", "STHeitiSC", "STHeitiTC",
      "STIX Two Math", "STIX Two Text", "Superclarendon", "Symbol", "Tamil Sangam MN",
      "Telugu Sangam MN", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "TrebuchetMS",
      "Zapf Dingbats", "ZapfDingbatsITC", "Zapfino",
    ].map(key))
}
