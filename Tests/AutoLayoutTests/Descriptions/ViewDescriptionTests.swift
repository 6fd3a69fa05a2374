import Foundation
import Testing

@testable import AutoLayout

/// Oracle: dumps of `recursiveDescription` that UIKit printed and public test suites recorded.
@MainActor
@Suite struct ViewDescriptionTests {
  private func text(_ view: UIView, _ systemVersion: Int = 18) -> String {
    let root = view.rootView
    root.layoutEnvironment = LayoutEnvironment(displayScale: 3, systemVersion: systemVersion)
    return view.description.withoutAddresses
  }

  @Test func `Labels have a private layer and, if created in code, a clear background`() {
    let label = UILabel(frame: CGRect(x: 171, y: 59, width: 51 + 1.0 / 3, height: 20 + 1.0 / 3))
    label.text = "Layout"
    let start = "<UILabel; frame = (171 59; 51.3333 20.3333); text = 'Layout'; "
    #expect(
      text(label)
        == start + "userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; "
        + "layer = <_UILabelLayer>>")
    #expect(text(label, 14) == start + "userInteractionEnabled = NO; layer = <_UILabelLayer>>")
    label.documentIdentifier = "a-b-c"
    #expect(text(label) == start + "userInteractionEnabled = NO; layer = <_UILabelLayer>>")
  }

  @Test func `A view's description lists its properties in a fixed order`() {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    view.text = "a\nb"
    view.clipsToBounds = true
    view.transform = CGAffineTransform(a: 0, b: 0.1, c: -1, d: 0, tx: 3, ty: 4)
    view.alpha = 0.25
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.autoresizesSubviews = false
    view.tag = 7
    view.tintColor = .red
    view.backgroundColor = UIColor(red: 0.5, green: 0, blue: 1, alpha: 1)
    let parts = text(view).split(separator: "; ").filter { $0.contains(" = ") }
    #expect(
      parts.map { $0.prefix { $0 != " " } } == [
        "frame", "text", "clipsToBounds", "transform", "alpha", "hidden", "opaque", "autoresize",
        "autoresizesSubviews", "userInteractionEnabled", "tag", "tintColor", "backgroundColor",
        "layer",
      ])
    #expect(text(view).contains("; text = 'a b'; clipsToBounds = YES; transform = [0, 0.1"))
    #expect(text(view).contains("; tintColor = UIExtendedSRGBColorSpace 1 0 0 1; "))
    #expect(text(view).contains("; backgroundColor = UIExtendedSRGBColorSpace 0.5 0 1 1; "))
  }

  @Test func `Transforms are described with all significant digits`() {
    let view = UIView()
    view.transform = CGAffineTransform(rotationAngle: .pi / 8)
    let numbers = "[0.92387953251128674, 0.38268343236508978, -0.38268343236508978, "
    #expect(text(view).contains("; transform = " + numbers))
  }

  @Test func `Since iOS 15, an image view's description contains its image`() {
    let view = UIImageView(image: .checkmark)
    view.frame = CGRect(x: 20, y: 130, width: 353, height: 198 + 2.0 / 3)
    let start = "<UIImageView; frame = (20 130; 353 198.667); opaque = NO; "
    #expect(
      text(view)
        == start + "userInteractionEnabled = NO; "
        + "image = <UIImage symbol \"checkmark.circle.fill\"; (20 19)@3{2}>; layer = <CALayer>>")
    #expect(text(view, 14) == start + "userInteractionEnabled = NO; layer = <CALayer>>")
    view.image = UIImage(name: "", size: CGSize(width: 600, height: 600))
    #expect(text(view).contains("; image = <UIImage CGImage anonymous; (600 600)@1>; "))
    view.image = UIImage(name: "TabbarShop", size: CGSize(width: 24, height: 24), scale: 3)
    #expect(text(view).contains("; image = <UIImage CGImage \"TabbarShop\"; (24 24)@3>; "))
  }

  @Test func `Descriptions of scroll views end with the content offset, size and insets`() {
    let end = "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}"
    let start = "frame = (0 0; 0 0); clipsToBounds = YES; gestureRecognizers = <NSArray>; "
    #expect(text(UIScrollView()) == "<UIScrollView; \(start)layer = <CALayer>; \(end)>")
    #expect(text(UITableView()).hasSuffix("layer = <CALayer>; \(end); dataSource: (null)>"))
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let layout = "layout: <UICollectionViewFlowLayout>; dataSource: (null)>"
    #expect(text(collection).hasSuffix("\(end); \(layout)"))
  }

  @Test func `A text field's description contains an empty text and the border style`() {
    let field = UITextField(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
    field.placeholder = "Edit Me"
    #expect(
      text(field)
        == "<UITextField; frame = (50 10; 30 30); text = ''; opaque = NO; placeholder = Edit Me; "
        + "borderStyle = None; background = <_UITextFieldNoBackgroundProvider: "
        + "textfield=<UITextField>>; layer = <CALayer>>")
    #expect(text(UITextView()).hasPrefix("<UITextView; frame = (0 0; 0 0); text = ''; clipsTo"))
  }

  @Test func `Before iOS 14, a stack view has a transform layer`() {
    #expect(text(UIStackView(), 13).hasSuffix("layer = <CATransformLayer>>"))
    #expect(text(UIStackView(), 14).hasSuffix("layer = <CALayer>>"))
  }

  @Test func `A custom subclass is described with its UIKit base class`() {
    #expect(text(PlainView()).hasPrefix("<AutoLayoutTests.PlainView; frame = "))
    #expect(
      text(RoundedButton())
        .hasPrefix("<AutoLayoutTests.RoundedButton; baseClass = UIButton; frame = "))
    #expect(
      text(RoundedButton.Backdrop())
        .hasPrefix("<_TtCC15AutoLayoutTests13RoundedButton8Backdrop; baseClass = UILabel; "))
  }

  @Test func `A custom class of a document is described with its module`() {
    let view = UIView()
    view.documentClassName = "Badge"
    #expect(text(view).hasPrefix("<Badge; frame = "))
    view.documentModuleName = "Shop"
    #expect(text(view).hasPrefix("<Shop.Badge; frame = "))
    let button = UIButton()
    button.documentClassName = "Badge"
    #expect(text(button).hasPrefix("<Badge; baseClass = UIButton; frame = "))
    let own = RoundedButton()
    own.documentClassName = "RoundedButton"
    #expect(text(own).hasPrefix("<AutoLayoutTests.RoundedButton; baseClass = UIButton; "))
  }

  @Test func `A window is described with a private layer`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.backgroundColor = .blue
    #expect(
      text(window)
        == "<UIWindow; frame = (0 0; 402 874); gestureRecognizers = <NSArray>; backgroundColor = "
        + "UIExtendedSRGBColorSpace 0 0 1 1; layer = <UIWindowLayer>>")
  }

  @Test func `Colors and fonts have UIKit's descriptions`() {
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(UIColor.white.withAlphaComponent(0.5).description == "UIExtendedGrayColorSpace 1 0.5")
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(
      UIColor.systemBackground.description.withoutAddresses
        == "<UIDynamicSystemColor; name = systemBackgroundColor>")
    #expect(
      UIColor.secondaryLabel.description.withoutAddresses
        == "<UIDynamicCatalogSystemColor; name = secondaryLabelColor>")
    #expect(
      UIFont.systemFont(ofSize: 13).description.withoutAddresses
        == "<UICTFont> font-family: \".SFUI-Regular\"; font-weight: normal; font-style: normal; "
        + "font-size: 13.00pt")
  }

  @Test func `Views of all classes can be described off the main thread`() async {
    let views = [
      UIView(), UILabel(), UIButton(type: .contactAdd), UIImageView(image: .checkmark),
      UITextField(), UITextView(), UITableView(), UIStackView(), UIWindow(), RoundedButton(),
    ]
    for view in views {
      let expected = view.description
      #expect(await Task.detached { view.description }.value == expected)
    }
  }
}

extension String {
  /// The text without addresses, as snapshot tests compare it.
  var withoutAddresses: String {
    replacing(#/:?\s*0x[\da-f]+(\s*)/#) { String($0.output.1) }
  }
}

/// A view of the program.
class PlainView: UIView {}

/// A button of the program.
class RoundedButton: UIButton {
  /// A label in a class.
  class Backdrop: UILabel {}
}
