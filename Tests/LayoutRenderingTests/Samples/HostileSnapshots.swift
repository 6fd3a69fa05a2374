import AutoLayout
import Foundation

/// Snapshots that no layout makes but a file may hold.
enum HostileSnapshots {
  static func chain(of count: Int) -> LayoutSnapshot {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let views = (0..<count).map { index in
      var view = LayoutSnapshot.View(
        className: "UIView", parent: index == 0 ? nil : index - 1, frame: frame, frameInRoot: frame)
      if index + 1 < count { view.children = [index + 1] }
      view.clipsToBounds = true
      view.alpha = 0.9
      return view
    }
    return LayoutSnapshot(canvas: .phone, views: views)
  }

  static let strings = [
    "]]></text><script>alert(1)</script>", "\u{0}\u{1}\u{8}\u{B}\u{1F}\u{7F}\u{FFFE}\u{FFFF}",
    "\" onload=\"alert(1)", "' & < > \"", "<!--", "-->", "&#0;", "\u{202E}desrever",
    "e" + String(repeating: "\u{301}", count: 5000), "\r\n\t", "</script>", "\u{2028}\u{2029}",
  ]

  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0, 1e9,
  ]

  /// Every kind of content with `text` and `number` wherever one fits.
  static func contents(_ text: String, _ number: CGFloat) -> [LayoutSnapshot.Content] {
    let rect = CGRect(x: number, y: number, width: number, height: number)
    let shown = LayoutSnapshot.Text(
      string: text, font: .init(family: text, size: number, weight: .max),
      color: .init(light: .init(Double(number), -1, 2, Double(number))),
      lines: [
        .init(string: text, origin: CGPoint(x: number, y: number), width: number),
        .init(string: text, origin: .zero, width: 10),
      ])
    let image = LayoutSnapshot.Image(name: text, isSymbol: true, rect: rect)
    let photo = LayoutSnapshot.Image(
      name: text, isSymbol: false, rect: CGRect(x: 0, y: 0, width: 80, height: 80))
    let item = LayoutSnapshot.BarItem(title: text, image: nil, rect: rect)
    let font = LayoutSnapshot.Font(size: number)
    return [
      .none, .label(shown), .button(title: shown, image: image, background: nil, isEnabled: true),
      .image(image), .image(photo), .textField(text: shown, isPlaceholder: true, border: text),
      .textView(shown), .toggle(isOn: true, onTint: nil), .slider(value: Double(number)), .stepper,
      .segmentedControl(titles: [text, text], selected: .max, font: font),
      .segmentedControl(titles: [], selected: nil, font: font),
      .segmentedControl(titles: Array(repeating: text, count: 5000), selected: -1, font: font),
      .progress(value: Double(number)), .activityIndicator(isLarge: true, color: nil),
      .pageControl(count: .max, current: .min), .pageControl(count: .min, current: 0),
      .datePicker(style: text, mode: text), .datePicker(style: "inline", mode: "date"),
      .datePicker(style: "compact", mode: "time"), .pickerView, .searchBar(placeholder: text),
      .navigationBar(title: text, isLarge: true, items: [item]),
      .navigationBar(title: text, isLarge: false, items: [item]),
      .toolbar(items: [item]), .tabBar(items: [item]),
      .table(isGrouped: true, separatorInset: number), .tableCell(accessory: text), .collection,
      .map, .web, .visualEffect(style: text), .scroll, .stack(axis: text), .custom,
    ]
  }

  static func screen(_ text: String, _ number: CGFloat) -> LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .phone)
    for content in contents(text, number) {
      screen.add("UIView", 10, 10, 200, 60, content) {
        $0.identifier = text
        $0.className = text
        $0.label = text
        $0.alpha = number
        $0.alignmentRectInsets = .init(top: number, left: number, bottom: 0, right: 0)
        $0.layoutMargins = .init(top: 0, left: number, bottom: number, right: number)
        $0.contentSize = CGSize(width: number, height: number)
        $0.appearance.cornerRadius = number
        $0.appearance.borderWidth = number
        $0.boundsOrigin = CGPoint(x: number, y: number)
      }
      screen.add("UIView", 10, 10, 0, -5, content)
    }
    screen.constrain(1, text, to: 2, text, guide: text, constant: number)
    for attribute in ["leading", "centerX", "rightMargin", "top", "firstBaseline", "height"] {
      screen.constrain(1, attribute, to: 2, attribute, constant: number)
      screen.constrain(1, attribute, to: 2, "bottomMargin", constant: number)
    }
    return screen.snapshot
  }
}
