import Foundation
import Testing
import UIKit

/// Buttons of a program's own. Oracles: Apple's documentation of `init(type:)`, and Swift's rules
/// for the inheritance of initializers.
@MainActor
@Suite struct ButtonSubclassTests {
  private final class RoundedButton: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `A subclass that overrides the designated initializers inherits the others`() {
    #expect(RoundedButton().layer.cornerRadius == 8)
    let button = RoundedButton(type: .system)
    #expect(button.layer.cornerRadius == 8 && button.buttonType == .system)
    #expect(RoundedButton(configuration: .plain()).layer.cornerRadius == 8)
  }

  @Test func `The button type determines the size of the title`() {
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }
}
