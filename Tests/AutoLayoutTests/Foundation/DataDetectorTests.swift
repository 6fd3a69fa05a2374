#if !canImport(Darwin)
  import AutoLayout
  import Foundation
  import FoundationObjects
  import Testing

  /// Links and phone numbers in texts.
  ///
  /// Oracle: Apple's documentation of `NSDataDetector` and `NSTextCheckingResult`; hand.
  @Suite struct DataDetectorTests {
    /// The bits of links and phone numbers, as Apple documents them.
    private static let link: NSTextCheckingTypes = 1 << 5
    private static let phoneNumber: NSTextCheckingTypes = 1 << 11

    private func found(_ text: String, _ types: NSTextCheckingTypes = link | phoneNumber) throws
      -> [String]
    {
      let detector = try NSDataDetector(types: types)
      let range = NSRange(location: 0, length: text.utf16.count)
      return detector.matches(in: text, range: range).map { match in
        let part = NSString(string: text).substring(with: match.range)
        return part + " " + (match.url?.absoluteString ?? match.phoneNumber ?? "")
      }
    }

    @Test func `Links get a URL with a scheme and exclude surrounding punctuation`() throws {
      #expect(
        try found("See https://apple.com/a?b=c, (www.swift.org) or me@example.com!") == [
          "https://apple.com/a?b=c https://apple.com/a?b=c",
          "www.swift.org http://www.swift.org", "me@example.com mailto:me@example.com",
        ])
    }

    @Test func `Phone numbers with groups of digits are detected`() throws {
      #expect(
        try found("Call +1 (408) 996-1010 or 0800 123 456.") == [
          "+1 (408) 996-1010 +1 (408) 996-1010", "0800 123 456 0800 123 456",
        ])
    }

    @Test func `Dates, decimal numbers, versions and short numbers are not detected`() throws {
      #expect(try found("2026-11-27, 1234.5678, version 1.2.3, e.g. 12345 a.b") == [])
    }

    @Test func `Only the detector's types are found, and enumeration can be stopped`() throws {
      let text = "a@b.com c@d.com 0800 123 456"
      #expect(try found(text, Self.phoneNumber).count == 1)
      #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
      let detector = try NSDataDetector(types: Self.link)
      let range = NSRange(location: 0, length: text.utf16.count)
      var count = 0
      detector.enumerateMatches(in: text, range: range) { match, _, stop in
        count += 1
        #expect(match?.resultType.rawValue == Self.link)
        stop.pointee = true
      }
      #expect(count == 1)
      #expect(detector.numberOfMatches(in: text, range: range) == 2)
      #expect(detector.rangeOfFirstMatch(in: text, range: range) == NSRange(location: 0, length: 7))
      #expect(
        detector.rangeOfFirstMatch(in: "", range: NSRange(location: 0, length: 0)).location
          == NSNotFound)
    }

    @Test func `Detection takes linear time for texts of many domains and digits`() throws {
      // Backtracking over all lengths of all groups would not end.
      #expect(try found(String(repeating: "a.b-", count: 20_000)) == [])
      #expect(try found(String(repeating: "12 ", count: 20_000)).count > 0)
    }

    @Test func `Hash tables, mutable strings, dates and run-loop modes have Apple's members`() {
      let table = NSHashTable<NSObject>.weakObjects()
      let object = NSObject()
      table.add(object)
      #expect(table.objectEnumerator().allObjects.count == 1)
      #expect(!ProcessInfo.processInfo.isMacCatalystApp)
      let text = NSMutableString(string: "a")
      text.appendFormat("%d%@", 3, "b")
      #expect(text == "a3b")
      let later: NSDate = NSDate(timeIntervalSinceReferenceDate: 1).addingTimeInterval(2)
      #expect(later.timeIntervalSinceReferenceDate == 3)
      #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    }
  }
#endif
