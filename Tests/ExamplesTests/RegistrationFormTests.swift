import ExampleScreens
import Testing
import UIKit

/// Oracle: hand, by the formats of the example.
@MainActor
@Suite struct RegistrationFormTests {
  /// The fields keep the same margin on both sides of the safe area and 8 points between each other;
  /// the button's middle is the screen's, rounded to a pixel.
  @Test("The form fills every screen in portrait and landscape", arguments: Device.all)
  func form(device: Device) throws {
    let screens = RegistrationForm.screens(on: device)
    #expect(screens.count == Device.Orientation.allCases.count)
    for (screen, orientation) in zip(screens, Device.Orientation.allCases) {
      let size = device.size(in: orientation)
      #expect(screen.canvas == size)
      let name = try #require(screen["name"])
      let email = try #require(screen["email"])
      let register = try #require(screen["register"])
      #expect(name.minX >= 16)
      #expect(abs(name.minX - (size.width - name.maxX)) < 1e-9)
      #expect(email.minX == name.minX && email.size == name.size)
      #expect(name.minY == 40)
      #expect(abs(email.minY - name.maxY - 8) < 1e-9)
      #expect(abs(register.minY - email.maxY - 24) < 1e-9)
      #expect(abs(register.midX - size.width / 2) <= 0.5)
    }
  }

  /// Margins are 16 on a screen of 320 × 568 points either way, as UIKit's are at run time where the
  /// shorter side is less than 400: 320 - 2 · 16 = 288 and 568 - 2 · 16 = 536.
  @Test("The fields are wider in landscape")
  func turned() throws {
    let device = try #require(Device(identifier: "retina4_0"))
    let fields = RegistrationForm.screens(on: device).map { $0["name"] }
    #expect(fields.map { $0?.minX } == [16, 16])
    #expect(fields.map { $0?.width } == [288, 536])
  }
}
