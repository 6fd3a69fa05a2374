import ExampleScreens
import Testing

/// Oracle: by hand; a linear move of 80 points has 20 a quarter.
@MainActor
@Suite struct AnimationTourTests {
  @Test func `Both ways to animate a layout move the view linearly`() {
    let edges = AnimationTour.edges()
    #expect(edges.shown == [20, 40, 60, 80])
    #expect(edges.solved == [20, 40, 60, 80])
  }

  @Test func `A fading view has its final alpha, and its presentation the current one`() {
    #expect(AnimationTour.fade().own == 0)
    #expect(AnimationTour.fade().shown == 0.75)
  }
}
