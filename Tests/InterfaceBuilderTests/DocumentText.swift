import AutoLayout
import Foundation

@testable import InterfaceBuilder

/// Writes small documents of our own.
enum DocumentText {
  /// A red card 100 points high below the safe area, 20 from the sides.
  static let card = """
    <view contentMode="scaleToFill" id="root">\(frame(0, 0, 414, 896))
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
          \(frame(0, 0, 0, 0))
          <constraints>
            <constraint firstAttribute="height" constant="100" id="c1"/>
          </constraints>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
        \(equal("card", "top", "safe", "top", 10))
        \(equal("card", "leading", "safe", "leading", 20))
        \(equal("safe", "trailing", "card", "trailing", 20))
      </constraints>
    </view>
    """

  static func xib(
    _ objects: String, tools: String = "17156", device: String? = "retina6_1",
    orientation: String = "portrait", resources: String = "", safeAreas: Bool = true
  ) throws -> InterfaceDocument {
    try document(
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<objects>\(objects)</objects>\(resources)",
      tools: tools, device: device, orientation: orientation, safeAreas: safeAreas)
  }

  static func storyboard(
    _ scenes: String, tools: String = "17156", device: String? = "retina4_7",
    orientation: String = "portrait", safeAreas: Bool = true, initial: String? = nil
  ) throws -> InterfaceDocument {
    try document(
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "<scenes>\(scenes)</scenes>",
      tools: tools, device: device, orientation: orientation, safeAreas: safeAreas,
      initial: initial)
  }

  private static func document(
    _ type: String, _ body: String, tools: String, device: String?, orientation: String,
    safeAreas: Bool, initial: String? = nil
  ) throws -> InterfaceDocument {
    let device = device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"\
      \(safeAreas ? " useSafeAreas=\"YES\"" : "")\
      \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
      \(device)
      \(body)
      </document>
      """
    return try InterfaceDocument(data: Data(text.utf8), name: "test")
  }

  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A subview that constraints place, with what is inside its element.
  static func view(
    _ id: String, _ name: String = "view", _ attributes: String = "", _ inner: String = ""
  )
    -> String
  {
    """
    <\(name) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>\(inner)</\(name)>
    """
  }

  /// `first.attribute == second.other + constant`.
  static func equal(
    _ first: String, _ attribute: String, _ second: String, _ other: String,
    _ constant: Double = 0, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" constant="\(constant)" \
    id="\(first)-\(attribute)-\(second)-\(other)" \(more)/>
    """
  }

  /// `item.attribute == constant`.
  static func size(_ item: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(item)-\(attribute)"/>
    """
  }

  /// A scene of a container, such as a `navigationController`, with a segue for each destination.
  static func container(
    _ id: String, _ name: String, _ relationship: String, _ destinations: String...
  ) -> String {
    let segues = destinations.map {
      segue("relationship", to: $0, "relationship=\"\(relationship)\"")
    }
    return """
      <scene sceneID="\(id)-scene"><objects>
        <\(name) id="\(id)" sceneMemberID="viewController">
          <connections>\(segues.joined())</connections>
        </\(name)>
      </objects></scene>
      """
  }

  /// A segue, to be put into `<connections>`.
  static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"to-\(destination)\" \(attributes)/>"
  }

  /// A scene of one controller whose view has the given size, with more inside the controller.
  static func scene(
    _ id: String, width: Double = 375, height: Double = 667, view: String = "",
    controller: String = "", attributes: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
      <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
          \(frame(0, 0, width, height))\(view)
        </view>
        \(controller)
      </viewController>
    </objects></scene>
    """
  }
}

extension InterfaceDocument {
  /// The frames after layout, by identifier.
  @MainActor
  func frames(root: String? = nil, on choice: CanvasChoice = .document) throws -> [String: CGRect] {
    let found = root.map { id in roots.first { $0.id == id } } ?? roots.first
    guard let found else { return [:] }
    let snapshot = found.instantiate(on: choice).snapshot()
    return Dictionary(
      snapshot.views.compactMap { view in view.identifier.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first })
  }
}
