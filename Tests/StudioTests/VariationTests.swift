import Foundation
import InterfaceBuilder
import Testing

@testable import Studio

@Suite("Variations for traits")
@MainActor
struct VariationTests {
  @Test(
    "Variations accept only values of their property",
    arguments: [
      ("LgN-c0-001", "constant", "wide", false), ("LgN-c0-001", "constant", "inf", false),
      ("LgN-c0-001", "constant", "12.5", true), ("LgN-lg-001", "hidden", "maybe", false),
      ("LgN-lg-001", "hidden", "YES", true), ("LgN-lg-001", "id", "x", false),
      ("LgN-lg-001", "contentMode", "center", true),
    ] as [(String, String, String, Bool)])
  func values(id: String, property: String, value: String, isTaken: Bool) throws {
    let document = try ExampleCopy.document("Login")
    let edit = StudioEdit.vary(
      id, property: property, sizeClass: "widthClass=compact", value: value)
    if isTaken {
      #expect(try document.perform(edit))
    } else {
      #expect(throws: InterfaceDocumentError.self) { try document.perform(edit) }
    }
  }

  @Test("Variations are shown in the inspector by property and size class")
  func inspector() throws {
    let document = try ExampleCopy.document("Login")
    for (sizeClass, value) in [
      ("widthClass=regular", "YES"), ("widthClass=compact-heightClass=compact", "NO"),
    ] {
      try document.perform(
        .vary("LgN-lg-001", property: "hidden", sizeClass: sizeClass, value: value))
    }
    let model = InspectorModel(
      document.document, rootID: document.document.roots.first?.id, selection: ["LgN-lg-001"])
    // hand: Interface Builder writes the height's class first.
    #expect(
      model.views.first?.varied == [
        "hidden": ["widthClass=regular": "YES", "heightClass=compact-widthClass=compact": "NO"]
      ])
  }

  @Test(
    "Variations are written in Xcode's number notation",
    arguments: [("40", "40"), ("+7.50", "7.5"), ("1e1", "10"), ("0x10", nil), ("inf", nil)])
  func notation(value: String, written: String?) throws {
    let document = try ExampleCopy.document("Login")
    let edit = StudioEdit.vary(
      "LgN-c0-001", property: "constant", sizeClass: "widthClass=compact", value: value)
    guard let written else {
      #expect(throws: InterfaceDocumentError.self) { try document.perform(edit) }
      return
    }
    try document.perform(edit)
    let element = try #require(document.document.element(withIdentifier: "LgN-c0-001"))
    #expect(element.child("variation", key: "widthClass=compact")?["constant"] == written)
  }

  @Test("Removing every variation restores the bytes")
  func removal() throws {
    let document = try ExampleCopy.document("Login")
    let original = document.document.bytes
    for value in ["40", nil] {
      try document.perform(
        .vary("LgN-c0-001", property: "constant", sizeClass: "heightClass=compact", value: value))
    }
    #expect(document.document.bytes == original)
  }

  @Test("A canvas of size classes has their size, unless a device or size is chosen")
  func canvas() throws {
    func choice(_ set: (inout CanvasRequest) -> Void) throws -> CanvasChoice {
      var request = CanvasRequest()
      set(&request)
      return try request.choice(of: ExampleCopy.original("Login"))
    }
    let both = try choice { ($0.widthClass, $0.heightClass) = ("regular", "any") }
    #expect(both.size == CGSize(width: 800, height: 600))
    #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .any)
    let one = try choice { $0.widthClass = "compact" }
    #expect(one.horizontalSizeClass == .compact && one.verticalSizeClass == nil && one.size == nil)
    let device = try choice {
      ($0.device, $0.widthClass, $0.heightClass) = ("retina6_1", "regular", "any")
    }
    #expect(device.size == nil && device.horizontalSizeClass == .regular)
    #expect(throws: StudioError.self) { try choice { $0.heightClass = "large" } }
  }
}
