import Testing

@testable import AutoLayoutCommand

@Suite("autolayout --version")
struct VersionTests {
  @Test("--version prints the version")
  func printed() throws {
    #expect(try Tool.run("--version").output == Version.description + "\n")
    #expect(Version.description.hasPrefix(Version.number + " ("))
  }

  @Test("The version has the commit, or says that it is a development build")
  func commit() {
    #expect(Version.describe(commit: "0123456789ab") == "\(Version.number) (0123456789ab)")
    #expect(Version.describe(commit: "") == "\(Version.number) (development build)")
  }
}
