import LayoutAnalysis
import Testing

@Suite("Reports of findings")
struct LintReportTests {
  @Test("The digest of “abc” is the one that FIPS 180-4 gives")
  func digest() {
    #expect(
      SHA256.hexadecimal(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
