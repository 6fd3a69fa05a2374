import AutoLayout
import Foundation

/// Screens of our own making, as a layout would leave them.
enum SampleScreens {
  static var all: [(name: String, snapshot: LayoutSnapshot)] {
    [
      ("login", login(.phone)), ("settings", settings), ("split", split), ("controls", controls),
      ("landscape", login(.phoneOnItsSide)), ("surfaces", surfaces), ("problems", problems),
    ]
  }

  static func login(_ canvas: LayoutSnapshot.Canvas) -> LayoutSnapshot {
    var screen = ScreenBuilder(canvas: canvas)
    let width = min(canvas.size.width - 48, 420)
    let x = (canvas.size.width - width) / 2
    let top = max(canvas.size.height * 0.14, 24)
    let logo = CGRect(x: 0, y: 0, width: 72, height: 72)
    screen.add(
      "UIImageView", canvas.size.width / 2 - 36, top, 72, 72,
      .image(.init(name: "person.crop.circle", isSymbol: true, rect: logo, tint: Ink.blue)))
    screen.add(
      "UILabel", x, top + 88, width, 41,
      .label(
        ScreenBuilder.text("Welcome back", size: 34, weight: 700, y: 32, centeredIn: width)))
    screen.add(
      "UITextField", x, top + 150, width, 44,
      .textField(
        text: ScreenBuilder.text("Email", x: 8, y: 28), isPlaceholder: true, border: "roundedRect"))
    screen.add(
      "UITextField", x, top + 204, width, 44,
      .textField(
        text: ScreenBuilder.text("••••••••", x: 8, y: 28), isPlaceholder: false,
        border: "roundedRect"))
    let title = ScreenBuilder.text(
      "Sign In", weight: 600, color: Ink.white, y: 31, centeredIn: width)
    screen.add(
      "UIButton", x, top + 264, width, 50,
      .button(title: title, image: nil, background: Ink.blue, isEnabled: true)
    ) { $0.appearance.cornerRadius = 12 }
    let forgot = ScreenBuilder.text(
      "Forgot password?", size: 15, color: Ink.blue, y: 20, centeredIn: width)
    screen.add(
      "UIButton", x, top + 324, width, 30,
      .button(title: forgot, image: nil, background: nil, isEnabled: true))
    screen.add("UILabel", x, 0, 10, 10, .label(ScreenBuilder.text("secret"))) {
      $0.isHidden = true
    }
    return screen.snapshot
  }

  static var settings: LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .phone)
    screen.change(0) { $0.appearance.backgroundColor = Ink.grouped }
    let table = screen.add(
      "UITableView", 0, 0, 393, 852, .table(isGrouped: true, separatorInset: 60)
    ) {
      $0.clipsToBounds = true
      $0.contentSize = CGSize(width: 393, height: 1400)
    }
    let rows = [
      ("Airplane Mode", "airplane", "switch"), ("Wi-Fi", "wifi", "Home"),
      ("Bluetooth", "dot", "On"),
      ("Notifications", "bell.fill", ""), ("Sounds & Haptics", "speaker", ""),
      ("General", "gear", ""), ("Privacy & Security", "hand.raised", "check"),
    ]
    for (index, row) in rows.enumerated() {
      addRow(row, index, to: table, in: &screen)
    }
    screen.add(
      "UINavigationBar", 0, 59, 393, 96,
      .navigationBar(
        title: "Settings", isLarge: true,
        items: [.init(title: "Edit", rect: CGRect(x: 333, y: 0, width: 44, height: 44))])
    ) { $0.appearance.backgroundColor = Ink.grouped }
    var items: [LayoutSnapshot.BarItem] = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Profile", "person.fill"),
    ]
    .enumerated().map {
      .init(
        title: $1.0, image: $1.1,
        rect: CGRect(x: CGFloat($0) * 131, y: 0, width: 131, height: 49))
    }
    items[2].isSelected = true
    screen.add("UITabBar", 0, 769, 393, 83, .tabBar(items: items))
    return screen.snapshot
  }

  private static func addRow(
    _ row: (String, String, String), _ index: Int, to table: Int, in screen: inout ScreenBuilder
  ) {
    let y = 175 + CGFloat(index) * 44 + (index > 2 ? 35 : 0)
    let accessory = row.2 == "switch" ? nil : row.2 == "check" ? "checkmark" : "disclosureIndicator"
    let cell = screen.add(
      "UITableViewCell", to: table, 0, y, 393, 44, .tableCell(accessory: accessory))
    let content = screen.add("UITableViewCellContentView", to: cell, 0, 0, 359, 43.67)
    let icon = CGRect(x: 4, y: 4, width: 22, height: 22)
    screen.add(
      "UIImageView", to: content, 16, 7, 30, 30,
      .image(.init(name: row.1, isSymbol: true, rect: icon, tint: Ink.white))
    ) {
      $0.appearance.backgroundColor = Ink.blue
      $0.appearance.cornerRadius = 7
      $0.clipsToBounds = true
    }
    screen.add(
      "UILabel", to: content, 60, 11.67, 180, 20.33,
      .label(ScreenBuilder.text(row.0, y: 16.2)))
    if row.2 == "switch" {
      screen.add("UISwitch", to: cell, 326, 6.33, 51, 31, .toggle(isOn: true, onTint: nil))
    } else if !row.2.isEmpty, row.2 != "check" {
      let text = ScreenBuilder.text(row.2, color: Ink.quiet, y: 16.2)
      screen.add(
        "UILabel", to: content, 345 - text.lines[0].width, 11.67, text.lines[0].width, 20.33,
        .label(text))
    }
  }

  static var split: LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .pad)
    let list = screen.add("UIView", 0, 0, 375, 834) { $0.appearance.backgroundColor = Ink.grouped }
    screen.add(
      "UINavigationBar", to: list, 0, 24, 375, 50,
      .navigationBar(
        title: "Trips", isLarge: false,
        items: [.init(image: "plus", rect: CGRect(x: 331, y: 3, width: 44, height: 44))]))
    screen.add("UISearchBar", to: list, 0, 74, 375, 56, .searchBar(placeholder: nil))
    for index in 0..<5 {
      let card = screen.add("CardView", to: list, 16, 142 + CGFloat(index) * 104, 343, 92) {
        $0.appearance.backgroundColor = Ink.background
        $0.appearance.cornerRadius = 14
        $0.clipsToBounds = true
      }
      let name = ["coast", "alps", "city-night", "lake", "desert"][index]
      screen.add(
        "UIImageView", to: card, 0, 0, 92, 92,
        .image(
          .init(name: name, isSymbol: false, rect: CGRect(x: 0, y: 0, width: 92, height: 92)))
      ) { $0.clipsToBounds = true }
      screen.add(
        "UILabel", to: card, 106, 18, 220, 21,
        .label(ScreenBuilder.text(name.capitalized, weight: 600)))
      screen.add(
        "UILabel", to: card, 106, 44, 220, 18,
        .label(ScreenBuilder.text("Three days, two nights", size: 15, color: Ink.quiet)))
    }
    let detail = screen.add("UIView", 375.5, 0, 818.5, 834)
    screen.add("MKMapView", to: detail, 0, 0, 818.5, 420, .map) { $0.clipsToBounds = true }
    screen.add(
      "UILabel", to: detail, 32, 444, 700, 41,
      .label(ScreenBuilder.text("Coast", size: 34, weight: 700, y: 32)))
    let stack = screen.add(
      "UIStackView", to: detail, 32, 500, 754, 34, .stack(axis: "horizontal"))
    for index in 0..<3 {
      let title = ScreenBuilder.text(
        ["Book", "Share", "Save"][index], size: 15, weight: 600, color: Ink.blue, y: 22,
        centeredIn: 240)
      screen.add(
        "UIButton", to: stack, CGFloat(index) * 257, 0, 240, 34,
        .button(
          title: title, image: nil,
          background: .init(light: .init(0, 0.478, 1, 0.15), dark: .init(0.039, 0.518, 1, 0.25)),
          isEnabled: true)
      ) { $0.appearance.cornerRadius = 17 }
    }
    return screen.snapshot
  }

  static var controls: LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .oldPhone)
    screen.add("UISwitch", 16, 40, 51, 31, .toggle(isOn: true, onTint: nil))
    screen.add("UISwitch", 83, 40, 51, 31, .toggle(isOn: false, onTint: nil))
    screen.add("UISwitch", 150, 41, 63, 28, .toggle(isOn: true, onTint: Ink.indigo))
    screen.add("UIStepper", 265, 40, 94, 32, .stepper)
    screen.add("UISlider", 14, 85, 347, 31, .slider(value: 0.4))
    screen.add(
      "UISegmentedControl", 16, 130, 343, 32,
      .segmentedControl(titles: ["Day", "Week", "Month"], selected: 1, font: .init(size: 13)))
    screen.add("UIProgressView", 16, 178, 343, 4, .progress(value: 0.65))
    screen.add(
      "UIActivityIndicatorView", 16, 195, 20, 20, .activityIndicator(isLarge: false, color: nil))
    screen.add(
      "UIActivityIndicatorView", 50, 190, 37, 37, .activityIndicator(isLarge: true, color: nil))
    screen.add("UIPageControl", 127, 195, 121.33, 26, .pageControl(count: 3, current: 0))
    screen.add("UIDatePicker", 0, 230, 375, 162, .datePicker(style: "wheels", mode: "dateAndTime"))
    screen.add(
      "UIDatePicker", 16, 396, 343, 34.5, .datePicker(style: "compact", mode: "dateAndTime"))
    screen.add(
      "UITextField", 16, 440, 160, 34,
      .textField(
        text: ScreenBuilder.text("Text", size: 14, x: 7, y: 22), isPlaceholder: false,
        border: "bezel"))
    screen.add(
      "UITextField", 190, 440, 160, 34,
      .textField(
        text: ScreenBuilder.text("Line", size: 14, x: 7, y: 22), isPlaceholder: true, border: "line"
      ))
    screen.add("UISearchBar", 0, 480, 375, 56, .searchBar(placeholder: "Search names"))
    screen.add("ChartView", 16, 545, 160, 60, .custom)
    let disabled = ScreenBuilder.text("Disabled", size: 15, x: 12, y: 20)
    screen.add(
      "UIButton", 190, 545, 90, 30,
      .button(title: disabled, image: nil, background: nil, isEnabled: false))
    screen.add(
      "UIToolbar", 0, 623, 375, 44,
      .toolbar(items: [
        .init(image: "trash", rect: CGRect(x: 8, y: 0, width: 44, height: 44)),
        .init(title: "Select", rect: CGRect(x: 150, y: 0, width: 75, height: 44)),
        .init(image: "square.and.arrow.up", rect: CGRect(x: 323, y: 0, width: 44, height: 44)),
      ]))
    return screen.snapshot
  }

  static var surfaces: LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .phone)
    screen.change(0) { $0.appearance.backgroundColor = Ink.indigo }
    screen.add("WKWebView", 16, 70, 361, 180, .web) { $0.clipsToBounds = true }
    screen.add("UIDatePicker", 16, 260, 361, 340, .datePicker(style: "inline", mode: "date")) {
      $0.appearance.backgroundColor = Ink.background
    }
    screen.add(
      "UIImageView", 16, 610, 170, 120,
      .image(
        .init(
          name: "hero-image", isSymbol: false, rect: CGRect(x: -20, y: 0, width: 210, height: 120)))
    ) {
      $0.clipsToBounds = true
      $0.appearance.cornerRadius = 20
      $0.appearance.borderWidth = 3
      $0.appearance.borderColor = Ink.white
    }
    screen.add("UIVisualEffectView", 100, 680, 260, 80, .visualEffect(style: "systemThinMaterial"))
    {
      $0.appearance.cornerRadius = 16
    }
    let faded = screen.add("UIView", 200, 620, 150, 50) {
      $0.alpha = 0.5
      $0.appearance.backgroundColor = Ink.blue
    }
    screen.add(
      "UILabel", to: faded, 10, 14, 130, 21, .label(ScreenBuilder.text("Half there")))
    screen.add("UIPickerView", 16, 765, 361, 60, .pickerView)
    return screen.snapshot
  }

  static var problems: LayoutSnapshot {
    var screen = ScreenBuilder(canvas: .oldPhone)
    let title = screen.add(
      "UILabel", 16, 40, 200, 21, .label(ScreenBuilder.text("Where am I?")))
    screen.change(title) {
      $0.ambiguity = [.horizontalPosition, .width]
      $0.firstBaseline = 16
      $0.lastBaseline = 16
    }
    let box = screen.add("UIView", 16, 100, 343, 200) {
      $0.appearance.backgroundColor = Ink.grouped
    }
    let button = screen.add(
      "UIButton", to: box, 40, 60, 120, 44,
      .button(
        title: ScreenBuilder.text("Pay", y: 28, centeredIn: 120), image: nil, background: nil,
        isEnabled: true))
    screen.constrain(title, "top", to: 0, guide: "UIViewSafeAreaLayoutGuide", constant: 20)
    screen.constrain(box, "leading", to: 0, constant: 16)
    screen.constrain(box, "trailing", to: 0, constant: -16)
    screen.constrain(button, "leading", to: box, constant: 40)
    screen.constrain(button, "width", constant: 120)
    screen.constrain(button, "width", constant: 200, isBroken: true)
    screen.constrain(button, "centerY", to: box, constant: -18, priority: 750)
    screen.constrain(button, "height", constant: 60, priority: 500, isViolated: true)
    return screen.snapshot
  }
}
