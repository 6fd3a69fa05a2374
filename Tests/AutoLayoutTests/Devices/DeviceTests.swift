import Foundation
import Testing

@testable import AutoLayout

/// Sizes and classes that Interface Builder recorded, and Apple's published size classes.
@Suite struct DeviceTests {
  @Test func `Device identifiers are unique and find their device`() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
    for device in Device.all { #expect(Device(identifier: device.id) == device) }
    #expect(Device(identifier: "retina9_9") == nil)
  }

  @Test(
    arguments: [
      ("retina4_7", 375, 667, 2), ("retina6_1", 414, 896, 2), ("retina5_9", 375, 812, 3),
      ("retina6_0", 390, 844, 3), ("retina6_12", 393, 852, 3), ("retina6_3", 402, 874, 3),
      ("retina6_9", 440, 956, 3), ("ipad9_7", 768, 1024, 2),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func `Devices have the recorded screen sizes and scales`(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat
  ) throws {
    let device = try #require(Device(identifier: id))
    #expect(device.size(in: .portrait) == CGSize(width: width, height: height))
    #expect(device.size(in: .landscape) == CGSize(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test func `In landscape, phones have compact height and only the widest regular width`() {
    for device in Device.all where !device.isPad {
      #expect(device.horizontalSizeClass(in: .portrait) == .compact)
      #expect(device.verticalSizeClass(in: .portrait) == .regular)
      #expect(device.verticalSizeClass(in: .landscape) == .compact)
    }
    let regular = Device.all.filter {
      !$0.isPad && $0.horizontalSizeClass(in: .landscape) == .regular
    }
    #expect(
      regular.map(\.id) == [
        "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_54",
        "retina6_9",
      ])
  }

  @Test func `Split View has a 10-point divider, and half is regular only on large iPads`()
    throws
  {
    let large = try #require(Device(identifier: "ipad12_9"))
    #expect(large.splitWidths(in: .landscape).map(\.width) == [375, 678, 981])
    #expect(
      large.splitWidths(in: .landscape).map(\.horizontalSizeClass) == [
        .compact, .regular, .regular,
      ])
    #expect(large.splitWidths(in: .portrait).map(\.width) == [375, 639])
    #expect(large.splitWidths(in: .portrait).map(\.horizontalSizeClass) == [.compact, .compact])
    let small = try #require(Device(identifier: "ipad9_7"))
    #expect(small.splitWidths(in: .landscape).map(\.width) == [320, 507, 694])
    #expect(
      small.splitWidths(in: .landscape).map(\.horizontalSizeClass) == [
        .compact, .compact, .regular,
      ])
    for device in Device.all where device.isPad {
      for orientation in Device.Orientation.allCases {
        let widths = device.splitWidths(in: orientation).map(\.width)
        let screen = device.size(in: orientation).width
        #expect(widths.count == (orientation == .portrait ? 2 : 3))
        #expect((widths.first ?? 0) + (widths.last ?? 0) <= screen - 9)
        if widths.count == 3 { #expect(widths[1] * 2 + 10 == screen) }
      }
    }
    #expect(Device(identifier: "retina6_1")?.splitWidths(in: .landscape).isEmpty == true)
  }

  /// Apple's technical specifications.
  @Test(
    arguments: [
      ("retina6_1", "retina6_1"), ("RETINA6_1", "retina6_1"), ("iPhone 15", "retina6_12"),
      ("iphone 15 pro max", "retina6_72"), ("15 Pro", "retina6_12"), ("SE 3", "retina4_7"),
      ("iPhone SE (3rd generation)", "retina4_7"), ("SE 1", "retina4_0"),
      ("iPhone X", "retina5_9"), ("XR", "retina6_1"), ("iPad mini 6", "ipad8_3rounded"),
      ("iPad 10", "ipad10_9rounded"), ("iPad Air 2", "ipad9_7"),
      ("ipad pro 11 4", "ipad11_0rounded"), ("iPad Pro 11-inch (M4)", "ipad11_1rounded"),
      ("iPad Pro 13 (M5)", "ipad13_0rounded"), ("iPad mini 7", "ipad8_3rounded"),
      ("iPad (11th generation)", "ipad10_9rounded"), ("iPhone 17e", "retina6_0"),
      ("iPad Pro 12.9-inch (5th generation)", "ipad12_9rounded"), ("iPhone Air", "retina6_54"),
    ])
  func `Devices are found by model name`(_ name: String, _ id: String) {
    #expect(Device(named: name)?.id == id)
  }

  @Test func `Unknown and ambiguous model names find no device`() {
    for name in ["", "15", "iPad", "iPhone", "Pixel 9", "all", "(", "😀"] {
      #expect(Device(named: name) == nil, "\(name)")
    }
    #expect(Device.hint(forUnknown: "iPhone 51").contains("did you mean 'iPhone 1"))
    #expect(Device.hint(forUnknown: "retina6.12x").contains("retina6_12"))
    #expect(
      Device.hint(forUnknown: "iPad mini")
        == "7 models match, such as 'iPad mini (A17 Pro)'; "
        + "`autolayout devices` lists all devices")
    // Apple's name of the first model has become that of several screens.
    for name in ["iPhone SE", "iPad Air", "iPad Pro 11-inch", "iPad Pro 12.9-inch"] {
      #expect(Device(named: name) == nil, "\(name)")
      #expect(Device.hint(forUnknown: name).contains("models match"), "\(name)")
    }
    #expect(
      Device.hint(forUnknown: "iPhone SE")
        == "3 models match, such as 'iPhone SE (3rd generation)'; "
        + "`autolayout devices` lists all devices")
    #expect(Device.hint(forUnknown: "toaster") == "`autolayout devices` lists all devices")
  }

  @Test func `Every model has a device, and every device has a model`() {
    let ids = Set(Device.all.map(\.id))
    #expect(Set(DeviceModel.all.map(\.device)) == ids)
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    for model in DeviceModel.all { #expect(Device(named: model.name)?.id == model.device) }
  }
}
