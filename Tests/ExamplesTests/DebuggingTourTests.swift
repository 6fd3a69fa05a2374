import ExampleScreens
import Testing

/// Oracle: by hand.
@MainActor
@Suite struct DebuggingTourTests {
  @Test func `The tour detects an ambiguous horizontal position`() {
    let answers = DebuggingTour.answers()
    #expect(answers.affecting == ["width of the button"])
    #expect(answers.isAmbiguous)
    // Nothing says where the button is along the width, so that it can be shown elsewhere.
    #expect(answers.edges[0] != answers.edges[1])
    #expect(answers.trace.contains("- AMBIGUOUS LAYOUT for UIView:"))
    #expect(!answers.trace.contains(".Width{"))
  }
}
