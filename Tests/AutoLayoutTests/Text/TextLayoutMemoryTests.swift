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
@Suite("Reuse of text layouts")
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

  @Test("A button's size, baselines and drawing measure its title once")
  func once() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    let count = questions {
      _ = button.intrinsicContentSize
      button.frame.size = button.intrinsicContentSize
      for _ in 1...3 { _ = button.layoutSnapshot() }
    }
    // Lines without a limit for the size and the baselines, and lines in the width that it is shown in,
    // are broken from the same advances.
    #expect(count == 1)
  }

  /// Oracle: hand, as above. One measurer for all, so that nothing but the change itself makes it
  /// count.
  @Test("A new text, font or measurer is measured again, and a new line limit is not")
  func anew() {
    let measurer = CountingMeasurer()
    let before = TextMeasurement.measurer
    TextMeasurement.measurer = measurer
    defer { TextMeasurement.measurer = before }
    let label = UILabel()
    func asked(_ change: () -> Void) -> Bool {
      let known = measurer.questions
      change()
      _ = label.intrinsicContentSize
      return measurer.questions > known
    }
    #expect(asked { label.text = "One" })
    #expect(label.intrinsicContentSize.width == 30)
    #expect(!asked {})
    #expect(asked { label.text = "Three" })
    #expect(label.intrinsicContentSize.width == 50)
    #expect(!asked { label.text = "Three" })
    #expect(asked { label.font = .systemFont(ofSize: 40) })
    #expect(label.intrinsicContentSize.height > 40)
    let line = label.intrinsicContentSize.height
    var height: CGFloat { label.sizeThatFits(CGSize(width: 30, height: 0)).height }
    // "Three" is 50 points wide: "Thr" and "ee".
    let known = measurer.questions
    label.numberOfLines = 2
    #expect(height > line)
    label.numberOfLines = 1
    #expect(height == line)
    #expect(measurer.questions == known)
    let other = CountingMeasurer()
    TextMeasurement.measurer = other
    _ = label.intrinsicContentSize
    #expect(other.questions > 0)
  }
}
