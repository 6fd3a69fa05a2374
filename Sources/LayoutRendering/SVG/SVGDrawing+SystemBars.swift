import LayoutModel
import Foundation

extension SVGDrawing {
  /// Draws the status bar and the home indicator above all other content. They are hidden from
  /// assistive technology.
  mutating func drawSystemBars(_ screen: DeviceScreen) {
    pen.open(" data-system-bars=\"\" aria-hidden=\"true\"")
    if screen.statusBarHeight > 0 {
      if screen.isPad || screen.housing == .none {
        drawFlatStatusBar(screen)
      } else {
        drawSplitStatusBar(screen)
      }
    }
    if screen.hasHomeIndicator { drawHomeIndicator(screen) }
    pen.close()
  }

  /// Draws the status bar of devices without a housing, which is 20 points high on iPhones. The
  /// time is in the middle, or on the left of an iPad.
  private mutating func drawFlatStatusBar(_ screen: DeviceScreen) {
    let middle = screen.statusBarHeight / 2
    let (ink, rightInk) = statusBarInks(screen)
    let font = LayoutSnapshot.Font(size: 12, weight: 600)
    let baseline = middle + font.middleToBaseline
    if screen.isPad {
      pen.text("9:41 AM   Mon Jun 9", x: 20, y: baseline, font: font, color: ink)
    } else {
      pen.text("9:41", x: size.width / 2, y: baseline, font: font, color: ink, anchor: .middle)
      drawSignal(x: 8, y: middle, ink)
    }
    let edge = screen.isPad ? 20.0 : 8
    drawBattery(right: size.width - edge, y: middle, rightInk)
    if screen.isPad { drawWiFi(x: size.width - edge - 48, y: middle, rightInk) }
  }

  /// Draws the status bar of devices with a housing. The time is on its left, and signal, Wi-Fi and
  /// battery are on its right.
  private mutating func drawSplitStatusBar(_ screen: DeviceScreen) {
    let (ink, rightInk) = statusBarInks(screen)
    let isIsland = screen.housing == .island
    let middle: CGFloat = isIsland ? 30 : 24
    let ear = isIsland ? size.width * 0.17 : size.width * 0.145
    let font = LayoutSnapshot.Font(size: isIsland ? 17 : 15, weight: 600)
    pen.text(
      "9:41", x: ear, y: middle + font.middleToBaseline, font: font, color: ink, anchor: .middle)
    let right = size.width - ear + 36
    drawBattery(right: right, y: middle, rightInk)
    drawWiFi(x: right - 47, y: middle, rightInk)
    drawSignal(x: right - 70, y: middle, rightInk)
    isIsland ? drawIsland() : drawNotch()
  }

  /// Draws the black capsule of iPhone 14 Pro and later.
  private mutating func drawIsland() {
    let capsule = CGRect(x: size.width / 2 - 62.5, y: 11, width: 125, height: 37)
    pen.rect(capsule, radius: 18.5, .fill(.black))
  }

  /// Draws the black notch of iPhone X to 14.
  private mutating func drawNotch() {
    let (left, right) = (Double(size.width) / 2 - 105, Double(size.width) / 2 + 105)
    var path = SVGPath()
    path.move(left - 6, 0)
    path.curve(left - 2, 0, left, 2, left, 6)
    path.line(left, 10)
    path.arc(20, left + 20, 30, isLarge: false, sweep: false)
    path.line(right - 20, 30)
    path.arc(20, right, 10, isLarge: false, sweep: false)
    path.line(right, 6)
    path.curve(right, 2, right + 2, 0, right + 6, 0)
    path.close()
    pen.path(path, .fill(.black))
  }

  /// Draws the bars of the cellular signal with their left edge at `x` and their vertical center at
  /// `y`, in points.
  private mutating func drawSignal(x: CGFloat, y: CGFloat, _ ink: LayoutSnapshot.Color) {
    for bar in 0..<4 {
      let height = 4 + 2.5 * CGFloat(bar)
      let rect = CGRect(x: x + 4.7 * CGFloat(bar), y: y + 5.5 - height, width: 3, height: height)
      pen.rect(rect, radius: 0.8, .fill(ink))
    }
  }

  /// Draws the Wi-Fi symbol with its left edge at `x` and its vertical center at `y`, in points.
  private mutating func drawWiFi(x: CGFloat, y: CGFloat, _ ink: LayoutSnapshot.Color) {
    let (x, y) = (Double(x) + 7.5, Double(y) + 4.5)
    pen.circle(CGFloat(x), CGFloat(y - 0.8), 1.4, .fill(ink))
    for radius in [4.5, 8.2] {
      let reach = radius * 0.72
      var path = SVGPath()
      path.move(x - reach, y - reach)
      path.arc(radius, x + reach, y - reach, isLarge: false, sweep: true)
      pen.path(path, .stroke(ink, 2, isRound: true))
    }
  }

  /// Draws a full battery with its right edge at `right` and its vertical center at `y`, in points.
  private mutating func drawBattery(right: CGFloat, y: CGFloat, _ ink: LayoutSnapshot.Color) {
    let body = CGRect(x: right - 26, y: y - 6, width: 23, height: 12)
    pen.rect(body, radius: 3.5, .stroke(ink.faded(0.4)))
    pen.rect(body.insetBy(dx: 2, dy: 2), radius: 2, .fill(ink))
    pen.rect(CGRect(x: right - 2, y: y - 2, width: 1.5, height: 4), radius: 0.7, .fill(ink))
  }

  /// Draws the home indicator in the middle of the lower edge.
  private mutating func drawHomeIndicator(_ screen: DeviceScreen) {
    let length = screen.isPad ? min(size.width * 0.3, 310) : min(size.width * 0.36, 240)
    let y = size.height - 13
    let ink = ink(at: CGPoint(x: size.width / 2, y: y))
    let bar = CGRect(x: (size.width - length) / 2, y: y, width: length, height: 5)
    pen.rect(bar, radius: 2.5, .fill(ink))
  }

  /// Returns the colors of the left and right part, which may be above different views.
  private func statusBarInks(
    _ screen: DeviceScreen
  ) -> (left: LayoutSnapshot.Color, right: LayoutSnapshot.Color) {
    let y = screen.statusBarHeight / 2
    return (
      ink(at: CGPoint(x: size.width * 0.14, y: y)), ink(at: CGPoint(x: size.width * 0.86, y: y))
    )
  }

  /// Returns a Boolean value that indicates whether a bar of the surroundings, or its background up
  /// to the edge, contains `point`.
  private func reaches(_ bar: LayoutSnapshot.View, _ point: CGPoint) -> Bool {
    guard bar.frameInRoot.isDrawable else { return false }
    let rect = bar.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    let overhang = barOverhang(of: rect)
    return point.y >= rect.minY - overhang.top && point.y <= rect.maxY + overhang.bottom
  }

  /// Returns black or white, whichever has more contrast with the views at `point`.
  private func ink(at point: CGPoint) -> LayoutSnapshot.Color {
    var ground = LayoutSnapshot.Color.systemBackground
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      guard case .enter(let index, _) = step else { continue }
      let view = snapshot.views[index]
      let rect = rect(of: index)
      if view.isHidden || view.alpha < 0.5 || !rect.isDrawable {
        traversal.skipSubviews()
      } else if let color = view.opaqueGround, rect.contains(point) {
        ground = color
      }
    }
    for bar in snapshot.canvas.bars where reaches(bar, point) {
      if let color = bar.opaqueGround { ground = color }
    }
    return ground.contrasting
  }
}

extension LayoutSnapshot.View {
  /// The color that covers everything below the view, or `nil` if the view is not opaque.
  fileprivate var opaqueGround: LayoutSnapshot.Color? {
    let isBar =
      switch content {
      case .navigationBar, .tabBar, .toolbar: true
      default: false
      }
    var color = appearance.backgroundColor ?? (isBar ? .bar : nil)
    switch bar?.background {
    case .color(let own): color = own
    case LayoutSnapshot.BarLook.Fill.none?: color = appearance.backgroundColor
    case .system, nil: break
    }
    guard let color, color.light.clampedAlpha > 0.5, color.dark.clampedAlpha > 0.5 else {
      return nil
    }
    return color
  }
}
