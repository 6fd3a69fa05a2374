import Foundation
import Testing

@testable import AutoLayout

/// When a button updates its configuration. Oracle: Apple's documentation of `updateConfiguration()`,
/// `configurationUpdateHandler`, `UIButton.Configuration.background` and
/// `setPreferredSymbolConfiguration(_:forImageIn:)` (apple-documentation).
@MainActor
@Suite struct ButtonUpdateTests {
  private final class Counted: UIButton {
    var updates = 0
    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
    }
  }

  @Test func `A button updates its configuration once before layout and after state changes`() {
    let button = Counted(configuration: .plain())
    #expect(button.updates == 0)
    button.layoutIfNeeded()
    #expect(button.updates == 1)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.updates == 1)
    button.isEnabled = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.updates == 2)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(button.updates == 3)
  }

  @Test func `The configuration update handler sets the title for the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "on" && button.titleLabel?.text == "on")
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "off" && button.titleLabel?.text == "off")
  }

  private func background(_ button: UIButton) -> LayoutSnapshot.Color? {
    guard case .button(_, _, let background, _) = button.snapshotContent else { return nil }
    return background
  }

  @Test func `The background color of the configuration overrides that of its style`() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .blue
    let button = UIButton(configuration: configuration)
    #expect(background(button) == UIColor.blue.snapshotColor)
    button.configuration?.background.backgroundColor = .red
    #expect(background(button) == UIColor.red.snapshotColor)
    button.configuration?.background.backgroundColorTransformer =
      UIConfigurationColorTransformer { _ in .green }
    #expect(background(button) == UIColor.green.snapshotColor)
    #expect(button.configuration == button.configuration)
  }

  @Test func `A symbol uses the button's preferred symbol configuration unless it has its own`()
    throws
  {
    let symbol = try #require(UIImage(systemName: "star"))
    let button = UIButton()
    button.setImage(symbol, for: .normal)
    let plain = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == large)
    #expect(button.intrinsicContentSize.width > 2 * plain.width)
    #expect(button.intrinsicContentSize.width == symbol.withConfiguration(large).size.width)
    let own = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20))
    button.setImage(own, for: .normal)
    #expect(button.intrinsicContentSize.width == own.size.width)

    var configuration = UIButton.Configuration.plain()
    configuration.image = symbol
    let before = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.preferredSymbolConfigurationForImage = large
    #expect(UIButton(configuration: configuration).intrinsicContentSize.width > before)
  }
}
