import Foundation
import Testing

@testable import AutoLayout

@MainActor
@Suite struct ControlContentTests {
  @Test("A button shows the title of its state or falls back to the normal title")
  func buttonStates() {
    let button = UIButton(type: .system)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test("Image and title are centered side by side and mirrored in right-to-left layouts")
  func buttonLayout() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("OK", for: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 20, height: 20)), for: .normal)
    let rects = button.contentRects(button.contents)
    #expect(rects.image.maxX == rects.title.minX)
    #expect(abs(rects.image.minX - (200 - rects.title.maxX)) < 1e-9)
    #expect(rects.image.midY == 20)
    button.semanticContentAttribute = .forceRightToLeft
    let mirrored = button.contentRects(button.contents)
    #expect(mirrored.title.maxX == mirrored.image.minX)
  }

  @Test("An action is called only for its control events")
  func actions() {
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(calls == 0)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(calls == 1)
  }

  @Test("The drawn value of a slider is its fraction of the range")
  func sliderShare() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 2.5
    #expect(slider.snapshotContent == .slider(value: 0.25))
    slider.value = 20
    #expect(slider.snapshotContent == .slider(value: 1))
    slider.maximumValue = 0
    #expect(slider.snapshotContent == .slider(value: 0))
  }

  @Test("Flexible spaces divide the free space of a toolbar")
  func toolbarItems() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    toolbar.items = [
      UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    guard case .toolbar(let items) = toolbar.snapshotContent else {
      Issue.record("a toolbar's content is a toolbar")
      return
    }
    #expect(items.map(\.image) == ["plus", "trash"])
    #expect(items.first?.rect.minX == 16)
    #expect(items.last?.rect.maxX == 184)
  }

  @Test("Tab bar items divide the width of the bar evenly")
  func tabs() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 83))
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[1]
    guard case .tabBar(let items) = bar.snapshotContent else {
      Issue.record("a tab bar's content is a tab bar")
      return
    }
    #expect(items.map(\.rect.minX) == [0, 100, 200])
    #expect(items.map(\.isSelected) == [false, true, false])
  }

  @Test("A text field shows its placeholder while it is empty")
  func placeholder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Name"
    guard case .textField(let text, let isPlaceholder, _) = field.snapshotContent else {
      Issue.record("a field's content is a field")
      return
    }
    #expect(text?.string == "Name")
    #expect(isPlaceholder)
  }
}
