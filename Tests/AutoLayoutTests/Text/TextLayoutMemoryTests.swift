import Foundation
import Testing

@testable import AutoLayout

/// Counts how often it is asked; every character is 10 points wide.
private final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
  private(set) var questions = 0

  func advances(of characters: [Character], font: UIFont, systemVersion: Int) -> [CGFloat] {
    questions += 1
    return characters.map { _ in 10 }
  }
}

@MainActor
@Suite("Texts that were laid out already")
struct TextLayoutMemoryTests {
  /// What a measurer is asked while `body` runs.
  private func questions(_ body: () -> Void) -> Int {
    let measurer = CountingMeasurer()
    let before = TextMeasurement.measurer
    TextMeasurement.measurer = measurer
    defer { TextMeasurement.measurer = before }
    body()
    return measurer.questions
  }

  @Test("size, baselines and picture of a button measure its title once for each width")
  func once() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let count = questions {
      _ = button.intrinsicContentSize
      button.frame.size = button.intrinsicContentSize
      for _ in 1...3 { _ = button.layoutSnapshot() }
    }
    // Without a limit for the size and the baselines, and in the width that it is shown in.
    #expect(count == 2)
  }

  @Test("another text, width, font or measurer is measured anew")
  func anew() {
    let label = UILabel()
    label.text = "One"
    let first = questions { #expect(label.intrinsicContentSize.width == 30) }
    #expect(first > 0)
    let again = questions {
      label.text = "Three"
      #expect(label.intrinsicContentSize.width == 50)
    }
    #expect(again > 0)
    let larger = questions {
      label.font = .systemFont(ofSize: 40)
      #expect(label.intrinsicContentSize.height > 40)
    }
    #expect(larger > 0)
  }
}
