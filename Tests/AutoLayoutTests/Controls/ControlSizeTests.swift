import Foundation
import Testing

@testable import AutoLayout

/// Oracle of all sizes: frames that Interface Builder recorded, less the alignment insets.
@MainActor
@Suite struct ControlSizeTests {
  /// The view with the metrics of a version of iOS, at 2 pixels a point.
  private func sized<View: UIView>(
    _ view: View, _ systemVersion: Int = 18, scale: CGFloat = 2, bottom: CGFloat = 0
  ) -> View {
    view.layoutEnvironment = LayoutEnvironment(
      displayScale: scale, systemVersion: systemVersion,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    return view
  }

  private func frameSize(_ view: UIView) -> CGSize {
    view.frame(forAlignmentRect: CGRect(origin: .zero, size: view.intrinsicContentSize)).size
  }

  @Test(
    "The frame of a switch is 51 × 31, and 63 × 28 since iOS 26",
    arguments: [(9, 51, 31), (18, 51, 31), (26, 63, 28)] as [(Int, CGFloat, CGFloat)])
  func switches(version: Int, width: CGFloat, height: CGFloat) {
    #expect(frameSize(sized(UISwitch(), version)) == CGSize(width: width, height: height))
  }

  @Test(
    "The heights of controls depend on the iOS version",
    arguments: [
      (10, 29, 29, 30, 2, 44), (12, 29, 29, 30, 2, 56), (13, 32, 32, 34, 2, 56),
      (16, 32, 32, 34, 4, 56),
    ] as [(Int, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func heights(
    version: Int, stepper: CGFloat, segmented: CGFloat, field: CGFloat, progress: CGFloat,
    search: CGFloat
  ) {
    #expect(frameSize(sized(UIStepper(), version)).height == stepper)
    #expect(frameSize(sized(UISegmentedControl(items: ["A"]), version)).height == segmented)
    let text = sized(UITextField(), version)
    text.font = .systemFont(ofSize: 14)
    text.borderStyle = .roundedRect
    #expect(text.intrinsicContentSize.height == field)
    #expect(sized(UIProgressView(), version).intrinsicContentSize.height == progress)
    #expect(sized(UISearchBar(), version).intrinsicContentSize.height == search)
  }

  /// Documented: the size of an indicator is that of its style, and the size in the frame of a switch
  /// or stepper is ignored.
  @Test("New activity indicators, switches and steppers have their standard sizes")
  func initialFrames() {
    #expect(
      UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(
      UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: toggle.sizeThatFits(.zero)))
    #expect(toggle.frame.width > 50 && UISwitch().frame.size == toggle.frame.size)
    #expect(UIStepper(frame: CGRect(x: 7, y: 8, width: 1, height: 1)).frame.origin.x == 7)
    #expect(UIStepper().frame.width == 94)
  }

  @Test("The frame of a slider is 31 points high and extends 2 points beyond both ends")
  func slider() {
    let slider = sized(UISlider())
    #expect(frameSize(slider).height == 31)
    #expect(
      slider.frame(forAlignmentRect: CGRect(x: 10, y: 5, width: 100, height: 30))
        == CGRect(x: 8, y: 5, width: 104, height: 31))
  }

  @Test("Segments are as wide as the widest title and separated by dividers")
  func segmentedWidths() {
    let widths = [
      ["First", "Second"], ["Regular", "Light", "Subtle"], ["None", "Gray", "Color", "Blur"],
    ].map { sized(UISegmentedControl(items: $0)).intrinsicContentSize.width }
    #expect(widths == [131, 200, 211])
    let old = sized(UISegmentedControl(items: ["First", "Second"]), 11)
    #expect(old.intrinsicContentSize.width == 121)
  }

  @Test(
    "The height of a button is its line height, rounded up, plus 12 points",
    arguments: [
      (11, 26), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
      (28, 46), (30, 48),
    ] as [(CGFloat, CGFloat)])
  func buttonHeights(size: CGFloat, height: CGFloat) {
    let button = sized(UIButton(type: .system))
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test("Buttons without content have a minimum size that depends on the title font")
  func emptyButtons() {
    #expect(sized(UIButton(type: .system)).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(sized(UIButton()).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test("Buttons with a system symbol have the size of the symbol")
  func glyphButtons() {
    func size(_ scale: CGFloat, _ version: Int) -> CGSize {
      let button = UIButton(type: .infoLight)
      button.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: version)
      return button.intrinsicContentSize
    }
    // Recorded by Interface Builder; at three pixels a point by a view at run time.
    #expect(size(2, 12) == CGSize(width: 22, height: 22))
    #expect(size(2, 13) == CGSize(width: 25, height: 24))
    #expect(size(3, 13) == CGSize(width: 24 + 1.0 / 3, height: 23 + 2.0 / 3))
    #expect(size(3, 18) == CGSize(width: 25 + 2.0 / 3, height: 25 + 2.0 / 3))
    #expect(size(2, 18) == CGSize(width: 26, height: 26))
  }

  @Test("New buttons with a system symbol have its size")
  func glyphButtonFrames() {
    let size = CGSize(width: 25 + 2.0 / 3, height: 25 + 2.0 / 3)
    #expect(UIScreen.main.scale == 3)
    #expect(UIButton(type: .contactAdd).frame == CGRect(origin: .zero, size: size))
    #expect(UIButton(type: .infoLight).frame == CGRect(origin: .zero, size: size))
    #expect(UIButton(type: .system).frame == .zero && UIButton(type: .custom).frame == .zero)
  }

  @Test("A system button titled Button is 46 × 30 points")
  func defaultButton() {
    let button = sized(UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 38))
  }

  /// Recorded: 101 and 99.5 points since iOS 13, 103 before, at two pixels a point.
  @Test("A borderless text field reserves no width for the caret since iOS 13")
  func plainFields() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 18, weight: .medium)
    field.placeholder = "Room Name"
    #expect(sized(field, 13).intrinsicContentSize.width == 101)
    #expect(sized(field, 11).intrinsicContentSize.width == 103)
    field.font = .systemFont(ofSize: 14)
    field.placeholder = "Encryption key "
    #expect(sized(field, 13).intrinsicContentSize.width == 99.5)
  }

  @Test("An image widens a button, whose height is at least a line")
  func buttonImages() {
    let button = sized(UIButton())
    button.setImage(UIImage(name: "a", size: CGSize(width: 9, height: 17)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 9, height: 22))
    button.setImage(UIImage(name: "b", size: CGSize(width: 24, height: 24)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    button.setTitle("Decline", for: .normal)
    #expect(button.intrinsicContentSize.height == 40)
    #expect(abs(button.intrinsicContentSize.width - 108) <= 1)
  }

  @Test("A button with a configuration has insets around its body text")
  func configurations() {
    let button = sized(UIButton(configuration: .filled()))
    button.configuration?.title = "Button"
    #expect(button.intrinsicContentSize.height == 34.5)
    button.configuration?.buttonSize = .large
    #expect(sized(button, scale: 3).intrinsicContentSize.height.rounded() == 50)
    button.configuration?.buttonSize = .small
    #expect(sized(button).intrinsicContentSize.height == 28)
  }

  @Test("Activity indicators, pickers and page controls have fixed sizes")
  func fixedSizes() {
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize.height == 37)
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(sized(UIDatePicker(), 12).intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(sized(UIPickerView(), 8).intrinsicContentSize == CGSize(width: 320, height: 162))
    #expect(sized(UIDatePicker(), 8).intrinsicContentSize == CGSize(width: 320, height: 162))
    let pages = sized(UIPageControl(), 12)
    pages.numberOfPages = 3
    #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
  }

  // Oracle: interface-builder: 74 and 92 at two pixels per point, 73 and 90 2/3 at three.
  @Test("Pages of a page control are whole pixels wide since iOS 18")
  func pageControls() {
    func size(_ scale: CGFloat, pages: Int) -> CGSize {
      let control = UIPageControl()
      control.layoutEnvironment = LayoutEnvironment(displayScale: scale, systemVersion: 18)
      control.numberOfPages = pages
      return control.intrinsicContentSize
    }
    #expect(size(2, pages: 3) == CGSize(width: 74, height: 26))
    #expect(size(2, pages: 4) == CGSize(width: 92, height: 26))
    #expect(abs(size(3, pages: 3).width - 73) < 1e-9)
    #expect(abs(size(3, pages: 4).width - (90 + 2.0 / 3)) < 1e-9)
    #expect(abs(size(3, pages: 4).height - (25 + 2.0 / 3)) < 1e-9)
  }

  @Test("The heights of bars depend on the safe area, the iOS version and large titles")
  func bars() {
    #expect(sized(UIToolbar(), bottom: 34).intrinsicContentSize.height == 49)
    #expect(sized(UIToolbar()).intrinsicContentSize.height == 44)
    let bar = sized(UINavigationBar())
    #expect(bar.intrinsicContentSize.height == 44)
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize.height == 96)
    #expect(sized(bar, 26).intrinsicContentSize.height == 106)
  }

  @Test("An image view has the size of its image minus alignment insets")
  func imageViews() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(
      image: UIImage(
        name: "a", size: CGSize(width: 30, height: 20), alignmentRectInsets: insets))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
    #expect(frameSize(view) == CGSize(width: 30, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("The content view of a visual effect view fills it")
  func visualEffect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
