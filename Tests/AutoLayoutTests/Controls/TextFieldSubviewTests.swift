import Foundation
import Testing

@testable import AutoLayout

/// Oracle: dumps of text fields and activity indicators in public test suites.
@MainActor
@Suite struct TextFieldSubviewTests {
  private func laidOut(_ field: UITextField, scale: CGFloat, version: Int) -> String {
    field.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: version)
    field.layoutIfNeeded()
    let lines = field.recursiveDescription().withoutAddresses.split(separator: "\n")
    return lines.dropFirst().joined(separator: "\n")
  }

  @Test(arguments: [13, 14])
  func `The text is in a canvas view with the size of the field`(version: Int) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    field.text = "Item 1"
    #expect(
      laidOut(field, scale: 3, version: version) == """
           | <_UITextFieldCanvasView; frame = (0 0; 390 50); opaque = NO; \
        userInteractionEnabled = NO; layer = <_UITextTiledLayer>>
        """)
  }

  @Test func `Descriptions contain the border style and the placeholder since iOS 14`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 15, height: 17))
    field.text = "0"
    field.placeholder = "F"
    field.layoutEnvironment = LayoutEnvironment(displayScale: 3, systemVersion: 13)
    #expect(
      field.description.withoutAddresses
        == "<UITextField; frame = (0 0; 15 17); text = '0'; opaque = NO; layer = <CALayer>>")
    field.layoutEnvironment = LayoutEnvironment(displayScale: 3, systemVersion: 14)
    let text = field.description.withoutAddresses
    #expect(text.contains("; placeholder = F; borderStyle = None; background = <_UITextFieldNo"))
  }

  @Test func `The placeholder label is centered vertically, rounded to pixels`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 358, height: 23))
    field.font = .systemFont(ofSize: 16)
    field.placeholder = "123–456"
    #expect(
      laidOut(field, scale: 3, version: 17) == """
           | <UITextFieldLabel; frame = (0 2; 358 19.3333); text = '123–456'; opaque = NO; \
        userInteractionEnabled = NO; layer = <_UILabelLayer>>
           | <_UITextLayoutCanvasView; frame = (0 0; 358 23); userInteractionEnabled = NO; \
        layer = <CALayer>>
           |    | <_UITextLayoutFragmentView; frame = (0 2; 0 20); opaque = NO; layer = <CALayer>>
        """)
  }

  @Test(
    "The frame of the placeholder label depends on the height of the field",
    arguments: [(30, 3, 30, "(0 5; 30 20.3333)"), (22, 2, 245, "(0 1; 245 20.5)")])
  func placeholder(height: CGFloat, scale: CGFloat, width: CGFloat, frame: String) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: height))
    field.placeholder = "Edit Me"
    let text = laidOut(field, scale: scale, version: 16)
    #expect(text.contains("<UITextFieldLabel; frame = \(frame); "))
  }

  @Test func `The canvas and placeholder views of a field are not in its snapshot`() {
    let field = UITextField()
    #expect(field.subviews.count == 1)
    field.placeholder = "Name"
    field.layoutIfNeeded()
    #expect(field.subviews.count == 2)
    field.text = "Ann"
    field.layoutIfNeeded()
    #expect(field.subviews.count == 1)
    field.text = ""
    field.layoutIfNeeded()
    #expect(field.subviews.count == 2)
    field.placeholder = nil
    field.layoutIfNeeded()
    #expect(field.subviews.count == 1)
    #expect(!field.hasIndependentSubviews)
    #expect(field.layoutSnapshot().views.count == 1)
  }

  @Test func `The internal views of a text field follow its font and border`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.placeholder = "Name"
    field.layoutIfNeeded()
    let height = field.placeholderLabel?.frame.height ?? 0
    field.font = .systemFont(ofSize: 12)
    field.layoutIfNeeded()
    #expect((field.placeholderLabel?.frame.height ?? height) < height)
    field.borderStyle = .roundedRect
    field.layoutIfNeeded()
    let room = UITextField.BorderStyle.roundedRect.horizontalRoom
    #expect(field.placeholderLabel?.frame.minX == room)
  }

  // Oracle: the program itself. A label that was marked in each layout would never settle.
  @Test func `The internal views of a text field settle in one layout pass`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.font = .systemFont(ofSize: 14)
    field.placeholder = "Name"
    root.addSubview(field)
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().feedbackLoop == nil)
    let before = root.layoutWork.layouts
    root.layoutIfNeeded()
    #expect(root.layoutWork.layouts == before)
    field.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutWork.layouts == before + 1)
  }

  @Test func `An activity indicator contains an image view`() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.frame = CGRect(x: 192.5, y: 505, width: 37, height: 37)
    indicator.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: 13)
    indicator.stopAnimating()
    indicator.layoutIfNeeded()
    #expect(
      indicator.recursiveDescription().withoutAddresses == """
        <UIActivityIndicatorView; frame = (192.5 505; 37 37); hidden = YES; layer = <CALayer>>
           | <UIImageView; frame = (0 0; 37 37); opaque = NO; userInteractionEnabled = NO; \
        layer = <CALayer>>
        """)
    #expect(indicator.layoutSnapshot().views.count == 1)
  }
}
