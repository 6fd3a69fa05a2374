import AutoLayout
import Testing

@testable import LayoutAnalysis

/// Oracle: by hand.
@Suite("Safe area changes")
struct SafeAreaChangeTests {
  private func snapshot(top: CGFloat = 0, bottom: CGFloat = 0) -> LayoutSnapshot {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return LayoutSnapshot(
      canvas: .init(size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: insets),
      views: [])
  }

  private func movement(y: Int, height: Int = 0) -> ViewChange.Movement {
    .init(x: 0, y: y, width: 0, height: height, place: "everywhere", canvases: ["canvas"])
  }

  @Test("A larger top inset is the cause of views that move down or shrink")
  func top() {
    let change = ["canvas": SafeAreaChange(snapshot(top: 44), snapshot(top: 64))]
    #expect(
      SafeAreaChange.cause(of: movement(y: 20), change)
        == "the safe area begins 20 points lower")
    // A view between two edges becomes smaller.
    #expect(SafeAreaChange.cause(of: movement(y: 0, height: -20), change) != nil)
    #expect(SafeAreaChange.cause(of: movement(y: 12), change) == nil)
  }

  @Test("A larger bottom inset is the cause of views that move up")
  func bottom() {
    let change = ["canvas": SafeAreaChange(snapshot(bottom: 34), snapshot(bottom: 83))]
    #expect(
      SafeAreaChange.cause(of: movement(y: -49), change) == "the safe area ends 49 points higher")
  }

  @Test("An unchanged safe area, or another canvas's, is not a cause")
  func none() {
    #expect(
      SafeAreaChange.cause(
        of: movement(y: 0), ["canvas": SafeAreaChange(snapshot(), snapshot())]) == nil)
    #expect(
      SafeAreaChange.cause(
        of: movement(y: 20), ["other": SafeAreaChange(snapshot(), snapshot(top: 20))]) == nil)
  }
}
