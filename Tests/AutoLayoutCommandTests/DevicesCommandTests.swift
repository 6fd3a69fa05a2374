import AutoLayout
import Foundation
import Testing

@Suite("autolayout devices")
struct DevicesCommandTests {
  @Test("The table has a line for each orientation of each device")
  func table() throws {
    let run = try Tool.run("devices")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 + 2 * Device.all.count)
    for device in Device.all {
      #expect(lines.contains { $0.hasPrefix("\(device.id) ") })
    }
  }

  @Test("JSON has sizes, scales, safe area insets, size classes, and Split View widths")
  func json() throws {
    let run = try Tool.run("devices", "--format", "json")
    let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let devices = try #require(parsed as? [[String: Any]])
    #expect(devices.compactMap { $0["id"] as? String } == Device.all.map(\.id))
    let pad = try #require(devices.first { $0["id"] as? String == "ipad9_7" })
    let orientations = try #require(pad["orientations"] as? [String: [String: Any]])
    let landscape = try #require(orientations["landscape"])
    #expect(landscape["size"] as? [Double] == [1024, 768])
    let splits = try #require(landscape["splits"] as? [[String: Any]])
    #expect(splits.compactMap { $0["width"] as? Double } == [320, 507, 694])
  }

  @Test("Help describes commands, but not the internal worker")
  func help() throws {
    for arguments in [["--help"], ["help", "frames"], ["preview", "--help"]] {
      let run = try Tool.run(arguments)
      #expect(run.status == 0)
      #expect(run.output.contains("autolayout frames") || run.output.contains("autolayout preview"))
      #expect(!run.output.contains("worker"))
    }
  }
}
