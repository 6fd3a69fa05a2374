import Foundation

@testable import AutoLayout
@testable import InterfaceBuilder

/// Every platform fact that a layout can meet, by release, device and width, as text.
///
/// A line is a fact in one situation; releases in which it has the same value share an entry.
@MainActor
struct PlatformMetricsDump {
  /// A release of Xcode by the number of its tools.
  private static let tools: [(name: String, tools: String)] = [
    ("5.1", "5056"), ("6.0", "6214"), ("6.3", "7706"), ("7.0", "8191"), ("7.3", "10117"),
    ("8.0", "11201"), ("8.3", "12121"), ("9.0", "13196"), ("9.2", "13771"), ("9.4", "14113"),
    ("10.0", "14313"), ("10.1", "14460"), ("10.3", "14490"), ("11.0", "14865"), ("11.4", "16096"),
    ("12.0", "17156"), ("12.3", "17701"), ("12.5", "18122"), ("13.0", "19162"), ("13.3", "20037"),
    ("14.0", "21225"), ("14.1", "21507"), ("14.3", "21701"), ("15.0", "22154"), ("15.3", "32700"),
    ("16.0", "23094"), ("16.2", "23504"), ("16.3", "23727"), ("26.0", "24127"), ("26.1", "24200"),
  ]

  private static let systems = Array(7...18) + [26]

  private var lines: [String] = []

  /// All lines.
  static func text() throws -> String {
    var dump = PlatformMetricsDump()
    dump.addDeviceMargins()
    dump.addControls()
    dump.addTables()
    try dump.addControllers()
    try dump.addXibRoots()
    try dump.addCells()
    return dump.lines.joined(separator: "\n") + "\n"
  }

  /// Adds a line of the values by release, with equal neighbors joined.
  private mutating func add<Key>(
    _ subject: String, _ keys: [Key], _ name: (Key) -> String, _ value: (Key) throws -> String
  ) rethrows {
    var runs: [(from: String, to: String, value: String)] = []
    for key in keys {
      let value = try value(key)
      if runs.last?.value == value {
        runs[runs.count - 1].to = name(key)
      } else {
        runs.append((name(key), name(key), value))
      }
    }
    let entries = runs.map { run in
      run.from == run.to ? "\(run.from): \(run.value)" : "\(run.from)–\(run.to): \(run.value)"
    }
    lines.append("\(subject) | \(entries.joined(separator: "; "))")
  }

  // MARK: - Run time

  private mutating func addDeviceMargins() {
    for width in [320, 375, 390, 393, 402, 414, 420, 428, 430, 440, 480, 667, 736, 768, 896, 1024]
      as [CGFloat]
    {
      lines.append(
        "controller margin at \(Self.number(width)) | \(Self.number(Self.sideMargin(width)))")
    }
  }

  private static func sideMargin(_ width: CGFloat) -> CGFloat {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 2000)
    return controller.systemMinimumLayoutMargins.leading
  }

  private static func environment(_ version: Int, pad: Bool, indicator: Bool) -> LayoutEnvironment {
    LayoutEnvironment(
      displayScale: 2, systemVersion: version, horizontalSizeClass: pad ? .regular : .compact,
      verticalSizeClass: .regular, userInterfaceIdiom: pad ? .pad : .phone,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: indicator ? 34 : 0, right: 0))
  }

  private mutating func addControls() {
    let fields: [(String, UITextField.BorderStyle)] = [
      ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded", .roundedRect),
    ]
    var makers: [(String, () -> UIView)] = [
      ("navigation bar", { UINavigationBar(frame: .zero) }),
      (
        "large navigation bar",
        {
          let bar = UINavigationBar(frame: .zero)
          bar.prefersLargeTitles = true
          return bar
        }
      ),
      ("tab bar", { UITabBar(frame: .zero) }), ("toolbar", { UIToolbar(frame: .zero) }),
      ("search bar", { UISearchBar(frame: .zero) }), ("switch", { UISwitch(frame: .zero) }),
      ("stepper", { UIStepper(frame: .zero) }), ("slider", { UISlider(frame: .zero) }),
      ("progress view", { UIProgressView(progressViewStyle: .default) }),
      ("progress view of bars", { UIProgressView(progressViewStyle: .bar) }),
      ("date picker", { UIDatePicker(frame: .zero) }),
      ("picker", { UIPickerView(frame: .zero) }),
      ("activity indicator", { UIActivityIndicatorView(style: .medium) }),
      ("segmented control", { UISegmentedControl(frame: .zero) }),
      ("button", { UIButton(type: .system) }),
    ]
    for pages in [1, 3, 5] {
      makers.append(
        (
          "page control of \(pages)",
          {
            let control = UIPageControl(frame: .zero)
            control.numberOfPages = pages
            return control
          }
        ))
    }
    for (name, style) in fields {
      for size in [14, 17, 24] as [CGFloat] {
        makers.append(
          (
            "text field \(name) \(Self.number(size))",
            {
              let field = UITextField(frame: .zero)
              field.borderStyle = style
              field.font = .systemFont(ofSize: size)
              return field
            }
          ))
      }
    }
    for (name, make) in makers {
      for (place, pad, indicator) in [
        ("phone", false, false), ("phone with indicator", false, true), ("pad", true, false),
      ] {
        add("\(name) on \(place)", Self.systems, { "\($0)" }) { version in
          let view = make()
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
          root.layoutEnvironment = Self.environment(version, pad: pad, indicator: indicator)
          root.addSubview(view)
          return Self.text(view.intrinsicContentSize) + " " + Self.text(view.alignmentRectInsets)
        }
      }
    }
  }

  private mutating func addTables() {
    for style in [UITableView.Style.plain, .grouped] {
      add("section of table style \(style.rawValue)", Self.systems, { "\($0)" }) { version in
        let metrics = TableSectionMetrics(
          style: style, platform: .device(iOS: version), scale: 2)
        return [
          metrics.header(textExcess: 0, isFirst: true),
          metrics.header(textExcess: 0, isFirst: false),
          metrics.header(textExcess: nil, isFirst: false),
          metrics.footer(textHeight: 16, excess: 0), metrics.footer(textHeight: nil, excess: nil),
          metrics.headTopPadding,
        ].map(Self.number).joined(separator: " ")
      }
    }
    for accessory in [
      UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailDisclosureButton,
      .detailButton,
    ] {
      for margin in [16, 20] as [CGFloat] {
        add("accessory \(accessory.rawValue) at \(Self.number(margin))", Self.systems, { "\($0)" })
        {
          let metrics = CellAccessoryMetrics(
            environment: Self.environment($0, pad: false, indicator: false), sideMargin: margin)
          return Self.number(metrics.width(of: accessory)) + " " + Self.number(metrics.separator)
        }
      }
    }
    for width in [320, 375, 390, 393, 402, 414, 430, 768] as [CGFloat] {
      for accessory in [false, true] {
        add(
          "cell margins, screen \(Self.number(width))\(accessory ? ", accessory" : "")",
          Self.systems, { "\($0)" }
        ) {
          let margins = CellMargins(
            platform: .device(iOS: $0, kind: .homeButtonPhones), screenWidth: width,
            cellWidth: width, hasAccessory: accessory)
          return Self.text(margins.contentMargins)
        }
      }
    }
  }

  // MARK: - Canvas

  /// Devices whose canvases are listed, of each kind and with each exception; nil for none.
  private static let devices: [String?] = [
    nil, "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_0", "retina6_7",
    "retina6_12", "retina6_9", "ipad9_7", "ipad11_0rounded",
  ]

  /// Devices on which roots of a size of their own and cells are listed, one of each kind.
  private static let kinds: [String?] = [
    nil, "retina4_0", "retina4_7", "retina6_1", "retina6_12", "ipad9_7",
  ]

  private static func size(_ device: String?, _ orientation: String) -> CGSize {
    guard let device = device.flatMap({ Device(identifier: $0) }) else {
      return CGSize(width: 600, height: 600)
    }
    return device.size(in: orientation == "portrait" ? .portrait : .landscape)
  }

  private mutating func addControllers() throws {
    let bars = [
      ("plain", ""),
      ("navigation bar", #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#),
      ("tab bar", #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#),
      ("toolbar", #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#),
      ("no status bar", #"<nil key="simulatedStatusBarMetrics"/>"#),
    ]
    for device in Self.devices {
      for orientation in ["portrait", "landscape"] {
        for (name, more) in bars {
          let size = Self.size(device, orientation)
          try add(
            "controller \(device ?? "no device") \(orientation), \(name)", Self.tools, \.name
          ) { release in
            let scene = DocumentText.scene(
              "vc", width: size.width, height: size.height, controller: more)
            return try Self.canvasText(
              DocumentText.storyboard(
                scene, tools: release.tools, device: device, orientation: orientation))
          }
        }
      }
    }
  }

  private mutating func addXibRoots() throws {
    for device in Self.kinds {
      for name in ["view", "tableViewCell", "collectionViewCell", "collectionReusableView"] {
        for size in [Self.size(device, "portrait"), CGSize(width: 320, height: 200)] {
          try add(
            "xib \(name) \(Self.text(size)) on \(device ?? "no device")", Self.tools, \.name
          ) { release in
            try Self.canvasText(
              DocumentText.xib(
                """
                <\(name) contentMode="scaleToFill" id="vc-view">
                  \(DocumentText.frame(0, 0, size.width, size.height))
                </\(name)>
                """, tools: release.tools, device: device))
          }
        }
      }
    }
  }

  private mutating func addCells() throws {
    for device in Self.kinds {
      for width in [320, 375, 414] as [CGFloat] {
        for (name, isRoot, more) in [
          ("xib", true, ""), ("table", false, ""),
          ("table, accessory", false, #"accessoryType="checkmark""#),
        ] {
          try add(
            "\(name) cell \(Self.number(width)) on \(device ?? "no device")", Self.tools, \.name
          ) { release in
            let document = try Self.cellDocument(
              width: width, isRoot: isRoot, more: more, tools: release.tools, device: device)
            let root = document.roots[0].instantiate()
            return ["cell", "content"].map { id in
              Self.text(
                root.view.descendant(withDocumentIdentifier: id)?.defaultLayoutMargins ?? .zero)
            }.joined(separator: " in ")
          }
        }
      }
    }
  }

  private static func cellDocument(
    width: CGFloat, isRoot: Bool, more: String, tools: String, device: String?
  ) throws -> InterfaceDocument {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell" \(more)>
        \(DocumentText.frame(0, 0, width, 44))
        <tableViewCellContentView key="contentView" contentMode="center" id="content">
          \(DocumentText.frame(0, 0, width, 44))
        </tableViewCellContentView>
      </tableViewCell>
      """
    if isRoot { return try DocumentText.xib(cell, tools: tools, device: device) }
    let size = Self.size(device, "portrait")
    let frame = DocumentText.frame(0, 0, size.width, size.height)
    let table = """
      <tableView contentMode="scaleToFill" id="table">\(frame)<prototypes>\(cell)</prototypes></tableView>
      """
    return try DocumentText.xib(table, tools: tools, device: device)
  }

  // MARK: - Text

  private static func canvasText(_ document: InterfaceDocument) throws -> String {
    let canvas = document.roots.first { $0.id == "vc-view" }?.canvas()
    guard let canvas else { return "none" }
    let guides = "\(number(canvas.topGuideLength))/\(number(canvas.bottomGuideLength))"
    let margin = canvas.sideMargin.map(number) ?? "-"
    return """
      \(text(canvas.size)) safe \(text(canvas.safeAreaInsets)) guides \(guides) margin \(margin) \
      @\(number(canvas.scale))
      """
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func text(_ size: CGSize) -> String {
    "\(number(size.width))×\(number(size.height))"
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")
  }

  private static func text(_ insets: NSDirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: ",")
  }
}
