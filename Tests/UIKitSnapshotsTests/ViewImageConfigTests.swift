import Testing
import UIKit

@testable import UIKitSnapshots

/// The devices' numbers next to those of this project's catalog, which was measured on documents.
@MainActor
struct ViewImageConfigTests {
  @Test(arguments: [
    ("retina4_0", ViewImageConfig.iPhoneSe), ("retina4_7", .iPhone8), ("retina5_5", .iPhone8Plus),
    ("retina5_9", .iPhoneX), ("retina6_5", .iPhoneXsMax), ("retina6_0", .iPhone12),
    ("retina6_0", .iPhone13Pro), ("retina6_7", .iPhone13ProMax), ("retina5_4", .iPhone13Mini),
  ])
  func `Portrait phone configurations match the device catalog`(id: String, config: ViewImageConfig)
    throws
  {
    let device = try #require(Device(identifier: id))
    #expect(config.size == device.portraitSize)
    #expect(config.safeArea == device.portraitSafeAreaInsets)
    #expect(config.traits.horizontalSizeClass == .compact)
    #expect(config.traits.verticalSizeClass == .regular)
  }

  @Test(arguments: [
    ("ipad9_7", ViewImageConfig.iPadMini(.portrait)), ("ipad10_2", .iPad10_2(.portrait)),
    ("ipad10_5", .iPadPro10_5(.portrait)), ("ipad11_0rounded", .iPadPro11(.portrait)),
    ("ipad12_9", .iPadPro12_9(.portrait)),
  ])
  func `Portrait tablet configurations match the device catalog`(
    id: String, config: ViewImageConfig
  ) throws {
    let device = try #require(Device(identifier: id))
    #expect(config.size == device.portraitSize)
    #expect(config.safeArea == device.portraitSafeAreaInsets)
    #expect(config.traits.userInterfaceIdiom == .pad)
  }

  @Test func `Wide phones have regular width in landscape`() {
    #expect(ViewImageConfig.iPhone8(.landscape).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone8Plus(.landscape).size == CGSize(width: 736, height: 414))
    #expect(ViewImageConfig.iPhone8Plus(.landscape).safeArea == .zero)
  }

  @Test func `In a third of Split View, an iPad app has compact width`() {
    let third = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneThird))
    #expect(third.size == CGSize(width: 375, height: 1024))
    #expect(third.traits.horizontalSizeClass == .compact)
    let half = ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf))
    #expect(half.traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
  }

  @Test func `Device traits include the force touch capability`() {
    #expect(UITraitCollection.iPhoneX(.portrait).forceTouchCapability == .available)
    #expect(UITraitCollection.iPhoneXr(.portrait).forceTouchCapability == .unavailable)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), .iPhoneXr(.landscape),
    ])
    #expect(traits.forceTouchCapability == .unavailable)
  }
}
