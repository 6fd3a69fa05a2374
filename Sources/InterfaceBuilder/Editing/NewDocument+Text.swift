import AutoLayout
import Foundation

/// The text of new documents, with the order, indentation and notation of Xcode's templates.
extension NewDocument {
  /// The whole file.
  package var text: String {
    var identifiers = ObjectIdentifiers(for: "\(kind.rawValue) \(className ?? "")")
    let content =
      switch kind {
      case .view: xibObjects(owner: "", view(identifiers.next(), identifiers.next(), classText))
      case .cell: xibObjects(owner: "", cell(&identifiers))
      case .controller: controllerObjects(&identifiers)
      case .storyboard: scenes(&identifiers)
      }
    return head + content + (kind == .cell ? "" : Self.resources) + "</document>\n"
  }

  /// The declaration, the document element and the dependencies.
  private var head: String {
    let type = kind == .storyboard ? "Storyboard.XIB" : "XIB"
    let version = Self.toolsVersion
    let initial =
      kind == .storyboard ? " initialViewController=\"\(initialController)\"" : ""
    let colors =
      kind == .cell
      ? ""
      : "        <capability name=\"System colors in document resources\" minToolsVersion=\"11.0\"/>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
      toolsVersion="\(version.tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\(initial)>
          <device id="\(device.id)" orientation="portrait" appearance="light"/>
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="\(version.plugIn)"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
      \(colors)        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>

      """
  }

  /// The first identifier of a storyboard, to which the document element refers.
  private var initialController: String {
    var identifiers = ObjectIdentifiers(for: "\(kind.rawValue) \(className ?? "")")
    return identifiers.next()
  }

  /// The attributes of the class, each with a space before it.
  private var classText: String {
    guard let className else { return "" }
    let provider = module.map { " customModule=\"\($0)\" customModuleProvider=\"target\"" }
    return " customClass=\"\(className)\"" + (provider ?? "")
  }

  /// The system colors that the document uses, with their values in light appearance.
  private static let resources = """
        <resources>
            <systemColor name="systemBackgroundColor">
                <color white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
            </systemColor>
        </resources>

    """

  // MARK: - Xibs

  /// Returns the objects of a xib: the owner with its content, the first responder, and an object.
  private func xibObjects(owner: String, _ object: String) -> String {
    let start = "        <placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" "
    return """
          <objects>
      \(start)userLabel="File's Owner"\(owner.isEmpty ? "/" : owner)>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(object)    </objects>

      """
  }

  /// Returns the objects of a xib whose owner is a view controller, with the outlet of its view.
  private func controllerObjects(_ identifiers: inout ObjectIdentifiers) -> String {
    let view = identifiers.next()
    let owner = """
      \(classText)>
                  <connections>
                      <outlet property="view" destination="\(view)" id="\(identifiers.next())"/>
                  </connections>
              </placeholder
      """
    return xibObjects(owner: owner, self.view(view, identifiers.next(), ""))
  }

  /// Returns a view of the size of the screen.
  private func view(_ id: String, _ safeArea: String, _ classText: String) -> String {
    """
            <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="\(id)"\(classText)>
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <viewLayoutGuide key="safeArea" id="\(safeArea)"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>

    """
  }

  /// The width of the screen in points, as Xcode writes it.
  private var width: String { XcodeStyle.number(device.portraitSize.width) }
  private var height: String { XcodeStyle.number(device.portraitSize.height) }

  /// Returns a table view cell with the size that Xcode gives new ones.
  private func cell(_ identifiers: inout ObjectIdentifiers) -> String {
    let cell = identifiers.next()
    return """
              <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
      id="\(cell)"\(classText)>
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
      multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(cell)" \
      id="\(identifiers.next())">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                      <autoresizingMask key="autoresizingMask"/>
                  </tableViewCellContentView>
                  <viewLayoutGuide key="safeArea" id="\(identifiers.next())"/>
              </tableViewCell>

      """
  }

  // MARK: - Storyboards

  /// Returns the scene of a view controller, in the order in which its identifiers are generated.
  private func scenes(_ identifiers: inout ObjectIdentifiers) -> String {
    let controller = identifiers.next()
    let (view, safeArea) = (identifiers.next(), identifiers.next())
    let (scene, responder) = (identifiers.next(), identifiers.next())
    return """
          <scenes>
              <!--\(Self.title(of: className))-->
              <scene sceneID="\(scene)">
                  <objects>
                      <viewController id="\(controller)"\(classText) sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(view)">
                              <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" \
      heightSizable="YES"/>
                              <viewLayoutGuide key="safeArea" id="\(safeArea)"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(responder)" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="0.0" y="0.0"/>
              </scene>
          </scenes>

      """
  }

  /// Returns the name of a scene in Xcode's comment: `Login View Controller`.
  private static func title(of className: String?) -> String {
    guard let className else { return "View Controller" }
    var title = ""
    for letter in className where letter != "_" {
      if letter.isUppercase, let last = title.last, last.isLowercase { title += " " }
      title.append(letter)
    }
    return title
  }
}
