import Foundation
import Testing

@testable import InterfaceBuilder

/// On what the identifiers of new objects depend. Oracle: hand; what two people add to one document must not have
/// one name.
@Suite struct ObjectIdentifierTests {
  /// A storyboard of two scenes with a view, a table view and a collection view.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><scenes>\
    <scene sceneID="one-sc-001"><objects><viewController id="one-vc-001" sceneMemberID="viewController">\
    <view key="view" id="one-vw-001"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>\
    <button id="but-to-001" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="9" width="90" height="9"/></button>\
    <view id="sub-vw-001" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="99" width="90" height="9"/></view>\
    <tableView dataMode="prototypes" id="tab-le-001" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="199" width="90" height="9"/></tableView>\
    <collectionView dataMode="prototypes" id="col-le-001" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="299" width="90" height="9"/></collectionView></subviews></view>\
    </viewController></objects></scene><scene sceneID="two-sc-001"><objects><viewController id="two-vc-001" \
    sceneMemberID="viewController"><view key="view" id="two-vw-001"><rect key="frame" x="0.0" y="0.0" width="414" \
    height="896"/></view></viewController></objects></scene></scenes></document>
    """

  /// An addition to the document.
  private typealias Addition = @Sendable (inout DocumentEditor) throws -> Void

  /// Additions, of which each is the first on its branch.
  private static let additions: [Addition] = [
    { try $0.add(.label, to: $0.document.view(withIdentifier: "one-vw-001"), at: .zero) },
    { try $0.add(.button, to: $0.document.view(withIdentifier: "one-vw-001"), at: .zero) },
    { try $0.add(.label, to: $0.document.view(withIdentifier: "two-vw-001"), at: .zero) },
    {
      try $0.add(
        .label, to: $0.document.view(withIdentifier: "one-vw-001"), at: CGPoint(x: 1, y: 0))
    },
    {
      try $0.add(
        .label, label: "A", to: $0.document.view(withIdentifier: "one-vw-001"), at: .zero)
    },
    { $0.add([try draft("but-to-001", "width", in: $0.document)]) },
    { $0.add([try draft("but-to-001", "height", in: $0.document)]) },
    { $0.add([try draft("sub-vw-001", "width", in: $0.document)]) },
    { try $0.add(.safeArea, to: "one-vw-001") }, { try $0.add(.safeArea, to: "sub-vw-001") },
    { try $0.add(.keyboard, to: "one-vw-001") },
    { try $0.add(.tableViewCell, to: $0.document.view(withIdentifier: "tab-le-001")) },
    { try $0.add(.collectionViewCell, to: $0.document.view(withIdentifier: "col-le-001")) },
    { try $0.add(.sectionHeader, to: $0.document.view(withIdentifier: "col-le-001")) },
    { try $0.add(.viewController, at: .zero) }, { try $0.add(.tableViewController, at: .zero) },
    { try $0.add(.viewController, at: CGPoint(x: 100, y: 0)) },
    { try $0.addSegue(.show, from: "but-to-001", to: "two-vc-001") },
    { try $0.addSegue(.presentation, from: "but-to-001", to: "two-vc-001") },
    { try $0.addSegue(.show, from: "one-vc-001", to: "two-vc-001") },
    { try $0.addUnwindSegue("leave:", from: "but-to-001") },
    { try $0.addUnwindSegue("leave:", from: "two-vc-001") },
    { try $0.add(GestureTemplate.tap, to: "one-vw-001") },
    { try $0.add(GestureTemplate.tap, to: "sub-vw-001") },
    { try $0.add(GestureTemplate.pinch, to: "sub-vw-001") },
  ]

  /// A constraint of a length of a view.
  private static func draft(
    _ id: String, _ attribute: String, in document: InterfaceDocument
  ) throws -> ConstraintDraft {
    ConstraintDraft(
      owner: try document.view(withIdentifier: id), firstItem: id, firstAttribute: attribute,
      constant: 44)
  }

  /// The identifiers that an addition adds, with a seed.
  private func identifiers(_ addition: Addition, seed: String = "") throws -> Set<String> {
    var document = try InterfaceDocument(data: Data(Self.text.utf8), name: "test.storyboard")
    document.identifierSeed = seed
    var editor = DocumentEditor(document)
    try addition(&editor)
    let changed = try document.applying(editor.edit())
    #expect(changed.identifierSeed == seed)
    let made = Set(changed.identifiers.keys).subtracting(document.identifiers.keys)
    #expect(!made.isEmpty && changed.duplicates.isEmpty)
    return made
  }

  @Test func `Different additions get different identifiers`() throws {
    var seen: [String: Int] = [:]
    for (index, addition) in Self.additions.enumerated() {
      let made = try identifiers(addition)
      for id in made {
        #expect(seen[id] == nil, "additions \(index) and \(seen[id] ?? 0)")
        seen[id] = index
      }
      // The same addition makes the same identifiers, and in another session others.
      #expect(try identifiers(addition) == made)
      #expect(try identifiers(addition, seed: "session").isDisjoint(with: made))
    }
  }

  // Both need the exit of the scene, of which there is one.
  @Test func `An object that two additions have in common gets the same identifier`() throws {
    let leave = try identifiers { try $0.addUnwindSegue("leave:", from: "but-to-001") }
    let cancel = try identifiers { try $0.addUnwindSegue("cancel:", from: "one-vc-001") }
    #expect(leave.count == 2 && cancel.count == 2)
    #expect(leave.intersection(cancel).count == 1)
  }
}
