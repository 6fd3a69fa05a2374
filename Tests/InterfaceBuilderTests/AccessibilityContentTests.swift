import AutoLayout
import Foundation
import Testing

@testable import InterfaceBuilder

/// What assistive programs read, as the document says.
@MainActor
@Suite struct AccessibilityContentTests {
  private func view(_ accessibility: String) throws -> UIView {
    let document = try DocumentText.xib(
      """
      <view contentMode="scaleToFill" id="root">\(DocumentText.frame(0, 0, 414, 896))
        <subviews>
          <imageView contentMode="scaleToFill" id="a">\(DocumentText.frame(20, 60, 50, 40))
            \(accessibility)
          </imageView>
        </subviews>
      </view>
      """)
    let root = try #require(document.roots.first).instantiate()
    #expect(root.diagnostics.isEmpty)
    _ = root.snapshot()
    return root.view
  }

  @Test func `Label, hint, traits, and isElement are read from the document`() throws {
    let root = try view(
      """
      <accessibility key="accessibilityConfiguration" hint="Opens the map" identifier="map" label="Map">
        <accessibilityTraits key="traits" button="YES" selected="YES"/>
        <bool key="isElement" value="YES"/>
      </accessibility>
      """)
    let element = try #require(root.accessibilitySnapshot().elements.first)
    #expect(element.documentIdentifier == "a" && element.identifier == "map")
    #expect(element.label == "Map" && element.hint == "Opens the map")
    #expect(element.traits == ["button", "selected"])
    #expect(element.frame == CGRect(x: 20, y: 60, width: 50, height: 40))
    #expect(element.spokenText == "selected, Map, button, Opens the map")
  }

  /// An image view is no element by default, and has the trait of an image.
  @Test func `Accessibility properties that the document does not set keep their defaults`() throws
  {
    let silent = try view("<accessibility key=\"accessibilityConfiguration\" label=\"Map\"/>")
    #expect(silent.accessibilitySnapshot().elements.isEmpty)
    let image = try #require(silent.descendant(withDocumentIdentifier: "a"))
    #expect(image.accessibilityTraits == .image && image.accessibilityHint == nil)
    let bare = try view(
      """
      <accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" none="YES"/>
        <bool key="isElement" value="YES"/>
      </accessibility>
      """)
    let snapshot = bare.accessibilitySnapshot()
    #expect(snapshot.elements.map(\.traits) == [[]])
    #expect(snapshot.audit().map(\.kind) == [.missingLabel])
  }
}
