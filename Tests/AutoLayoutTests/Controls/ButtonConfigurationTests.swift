import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UIButton.Configuration`, and the sums beside each. Insets of 7
/// points above and below; a line is 1.193359375 of its font's size.
@MainActor
@Suite struct ButtonConfigurationTests {
  private let line = 1.193359375

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func height(_ button: UIButton) -> Double { Double(button.intrinsicContentSize.height) }

  @Test func `Button titles scale with the preferred content size category`() {
    let parent = UIView()
    let button = button { $0.subtitle = "now" }
    parent.addSubview(button)
    // Body at 17 points and caption1 at 12, a point between.
    #expect(abs(height(button) - (29 * line + 15)) < 0.5)
    parent.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    // 33 and 26.
    #expect(abs(height(button) - (59 * line + 15)) < 0.5)
  }

  @Test func `The attributes of a title determine the size of the button`() {
    let text = AttributedString(
      "Go", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 40)]))
    let attributed = button { $0.attributedTitle = text }
    #expect(attributed.configuration?.title == "Go")
    #expect(abs(height(attributed) - (40 * line + 14)) < 0.5)
    let transformed = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = UIFont.systemFont(ofSize: 40)
        return attributes
      }
    }
    #expect(transformed.intrinsicContentSize == attributed.intrinsicContentSize)
    transformed.configuration?.attributedTitle = text
    transformed.configuration?.title = "Stop"
    #expect(transformed.configuration?.attributedTitle == nil)
  }

  @Test func `Setting the title or the attributed title replaces the other one`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A"
    configuration.attributedTitle = AttributedString("B")
    #expect(configuration.title == "B")
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
    configuration.subtitle = "A"
    configuration.attributedSubtitle = AttributedString("B")
    #expect(configuration.subtitle == "B")
    configuration.attributedSubtitle = nil
    #expect(configuration.subtitle == nil)
    configuration.attributedSubtitle = AttributedString("B")
    configuration.subtitle = "C"
    #expect(configuration.subtitle == "C" && configuration.attributedSubtitle == nil)
  }

  @Test func `An activity indicator replaces the image`() {
    let plain = button { _ in }.intrinsicContentSize
    let wheel = button {
      $0.showsActivityIndicator = true
      $0.imagePadding = 8
    }.intrinsicContentSize
    #expect(wheel.width == plain.width + 28 && wheel.height == plain.height)
  }

  @Test func `A subtitle is drawn below its title`() throws {
    let button = button { $0.subtitle = "more than the title" }
    button.frame.size = button.intrinsicContentSize
    guard case .button(let title?, _, _, _) = button.layoutSnapshot().views[0].content else {
      Issue.record("no title")
      return
    }
    #expect(title.lines.map(\.string) == ["Go", "more than the title"])
    #expect(title.lines[1].origin.y > title.lines[0].origin.y)
    #expect(title.lines[1].pieces?.first?.font.size == 12)
    // Both in the middle, unless the configuration says otherwise.
    #expect(abs(title.lines[0].origin.x + title.lines[0].width / 2 - button.bounds.midX) < 0.5)
    button.configuration?.titleAlignment = .leading
    guard case .button(let leading?, _, _, _) = button.layoutSnapshot().views[0].content else {
      Issue.record("no title")
      return
    }
    #expect(leading.lines[0].origin.x == leading.lines[1].origin.x)
  }

  private func drawn(_ button: UIButton) -> LayoutSnapshot.Text? {
    guard case .button(let title?, _, _, _) = button.layoutSnapshot().views[0].content else {
      return nil
    }
    return title
  }

  @Test func `The title and the subtitle use the line break modes of the configuration`() throws {
    let button = button {
      $0.title = "a title of words"
      $0.subtitle = "a subtitle of some words"
    }
    // 24 points of insets leave 60, less than half of either.
    button.frame = CGRect(x: 0, y: 0, width: 84, height: 200)
    let wrapped = try #require(drawn(button))
    #expect(wrapped.lines.count > 3 && !wrapped.isTruncated)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    let cut = try #require(drawn(button))
    #expect(cut.lines.first?.string.hasSuffix("…") == true && cut.isTruncated)
    #expect(cut.lines.count > 2 && cut.lines.dropFirst().allSatisfy { !$0.string.contains("…") })
    button.configuration?.subtitleLineBreakMode = .byTruncatingHead
    let both = try #require(drawn(button))
    #expect(both.lines.count == 2 && both.lines[1].string.hasPrefix("…"))
    button.configuration?.subtitleLineBreakMode = .byClipping
    #expect(drawn(button)?.lines.count == 2)
    // What its label says is another button's.
    button.titleLabel?.lineBreakMode = .byCharWrapping
    #expect(drawn(button)?.lines.first == both.lines.first)
  }
}
