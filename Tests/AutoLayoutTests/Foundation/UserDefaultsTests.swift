import Foundation
import FoundationObjects
import Testing

/// Oracle: Apple's documentation of `setValue(_:forKey:)` of `UserDefaults`, which sets a setting.
@Suite struct UserDefaultsTests {
  @Test func `setValue(_:forKey:) sets and removes a setting`() throws {
    let name = "UserDefaultsTests.\(UUID().uuidString)"
    let settings = try #require(UserDefaults(suiteName: name))
    defer { settings.removePersistentDomain(forName: name) }
    settings.setValue(3, forKey: "count")
    #expect(settings.integer(forKey: "count") == 3 && settings.value(forKey: "count") as? Int == 3)
    settings.setValue(nil, forKey: "count")
    #expect(settings.value(forKey: "count") == nil)
  }
}
