import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's description of the render loop (WWDC 2018, session 220): changes are deferred to
/// the end of the turn of the run loop, constraints are updated from the leaves to the window, and
/// then views are laid out from the window to the leaves.
@MainActor
@Suite struct MainTurnTests {
  @MainActor
  final class Log { var lines: [String] = [] }

  /// Writes its passes to a log.
  final class Recorder: UIView {
    let name: String
    let log: Log
    var whenLaidOut: () -> Void = {}

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.lines.append("layout \(name)")
      super.layoutSubviews()
      whenLaidOut()
    }
  }

  /// A window with a view inside a view. A constraint gives the inner view its width.
  @MainActor
  struct Screen {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let outer: Recorder
    let inner: Recorder
    let width: NSLayoutConstraint

    init() {
      outer = Recorder("outer", log)
      inner = Recorder("inner", log)
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.frame = window.bounds
      outer.addSubview(inner)
      width = inner.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
    }

    func show() {
      window.addSubview(outer)
      window.layoutIfNeeded()
      log.lines = []
    }
  }

  @Test func `A view in a window is laid out at the end of the run loop turn`() async {
    let screen = Screen()
    screen.window.addSubview(screen.outer)
    #expect(screen.log.lines.isEmpty)
    await Task.yield()
    #expect(
      screen.log.lines == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect(screen.inner.frame.width == 100)
  }

  @Test func `All changes of a run loop turn are laid out together`() async {
    let screen = Screen()
    screen.show()
    let before = screen.window.layoutWork.solutions
    for width in 1...1000 {
      screen.width.constant = CGFloat(width)
      screen.inner.setNeedsLayout()
      screen.outer.setNeedsLayout()
    }
    #expect(screen.inner.frame.width == 100)
    await Task.yield()
    #expect(screen.inner.frame.width == 1000)
    #expect(screen.log.lines == ["layout outer", "layout inner"])
    #expect(screen.window.layoutWork.solutions - before == 1)
  }

  @Test func `Changes of content size, margins, constraints and frames trigger layout`() async {
    let screen = Screen()
    let sized = SizedView(10, 10)
    screen.outer.addSubview(sized)
    sized.leftAnchor.constraint(equalTo: screen.outer.layoutMarginsGuide.leftAnchor).isActive = true
    screen.show()

    sized.size.width = 30
    await Task.yield()
    #expect(sized.frame.width == 30)

    screen.outer.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    await Task.yield()
    #expect(sized.frame.minX == 50)

    screen.log.lines = []
    screen.inner.setNeedsUpdateConstraints()
    await Task.yield()
    #expect(screen.log.lines.first == "update inner")

    let fixed = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    screen.outer.addSubview(fixed)
    sized.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
    await Task.yield()
    #expect(sized.frame.minY == 10)
    fixed.center.y += 7
    await Task.yield()
    #expect(sized.frame.minY == 17)
  }

  @Test func `Views outside a window are laid out by layoutIfNeeded only`() async {
    let screen = Screen()
    screen.outer.setNeedsLayout()
    await Task.yield()
    #expect(screen.log.lines.isEmpty)
    screen.outer.layoutIfNeeded()
    #expect(screen.log.lines.count == 4)
  }

  @Test func `A hidden window is laid out when it is shown`() async {
    let screen = Screen()
    screen.show()
    screen.window.isHidden = true
    screen.width.constant = 7
    await Task.yield()
    #expect(screen.inner.frame.width == 100)
    screen.window.isHidden = false
    await Task.yield()
    #expect(screen.inner.frame.width == 7)
  }

  @Test func `Changes made during layout are applied in the same turn`() async {
    let screen = Screen()
    screen.show()
    screen.inner.whenLaidOut = { if screen.width.constant < 5 { screen.width.constant += 1 } }
    screen.width.constant = 1
    screen.inner.setNeedsLayout()
    await Task.yield()
    #expect(screen.inner.frame.width == 5)
    screen.inner.whenLaidOut = {}
  }

  @Test func `A layout that never settles does not block the program`() async throws {
    let screen = Screen()
    screen.show()
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    screen.inner.whenLaidOut = { screen.inner.setNeedsLayout() }
    screen.inner.setNeedsLayout()
    for _ in 0..<3 { await Task.yield() }
    let count = screen.log.lines.count
    #expect(count >= LayoutHost.passLimit)
    // The next turns come with the refreshes of a display, of which there are 60 per second.
    let time = try await ContinuousClock().measure { try await Task.sleep(for: .seconds(0.2)) }
    #expect(screen.log.lines.count > count)
    #expect(screen.log.lines.count <= (Int(time / .seconds(1) * 60) + 4) * count)
    screen.inner.whenLaidOut = {}
    screen.window.layoutIfNeeded()
  }

  @Test func `flush completes a layout that did not settle`() async {
    let screen = Screen()
    screen.show()
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    screen.inner.whenLaidOut = { screen.inner.setNeedsLayout() }
    screen.inner.setNeedsLayout()
    await Task.yield()
    screen.inner.whenLaidOut = {}
    screen.width.constant = 9
    CATransaction.flush()
    #expect(screen.inner.frame.width == 9)
  }

  @Test func `flush lays out before the end of the turn`() {
    let screen = Screen()
    screen.show()
    screen.width.constant = 9
    CATransaction.flush()
    #expect(screen.inner.frame.width == 9)
  }

  @Test func `A completion handler of a layout performed by flush is called in the next turn`()
    async
  {
    let screen = Screen()
    screen.show()
    await Task.yield()
    screen.log.lines = []
    screen.inner.whenLaidOut = {
      UIView.animate(
        withDuration: 0, animations: {},
        completion: { _ in screen.log.lines.append("completion") })
    }
    screen.inner.setNeedsLayout()
    CATransaction.flush()
    #expect(screen.log.lines == ["layout inner"])
    await Task.yield()
    #expect(screen.log.lines == ["layout inner", "completion"])
    screen.inner.whenLaidOut = {}
  }

  // A change in a block that does not lay out takes effect in the turn, without animation.
  @Test func `A constant changed without layout in an animation block is not animated`() async {
    let screen = Screen()
    screen.show()
    AnimationClock.stepped { _ in
      UIView.animate(withDuration: 1) { screen.inner.setNeedsLayout() }
    }
    screen.width.constant = 40
    await Task.yield()
    #expect(screen.inner.frame.width == 40)
    #expect(screen.inner.presentation.frame.width == 40)
  }

  @Test func `Completion handlers are called after the layout of the turn`() async {
    let screen = Screen()
    screen.show()
    UIView.animate(
      withDuration: 0, animations: {}, completion: { _ in screen.log.lines.append("completion") })
    screen.inner.setNeedsLayout()
    await Task.yield()
    #expect(screen.log.lines == ["layout inner", "completion"])
  }

  final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() { log.lines.append("didLayout") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("didAppear") }
  }

  @Test func `A visible controller is laid out once, and again after a change`() async {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = Controller(log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let shown = log.lines
    await Task.yield()
    #expect(log.lines == shown)
    controller.view.setNeedsLayout()
    await Task.yield()
    #expect(log.lines == shown + ["didLayout"])
  }

  /// Counts its drawings.
  final class Canvas: UIView {
    var drawings = 0
    var whenDrawn: () -> Void = {}
    override func draw(_ rect: CGRect) {
      drawings += 1
      whenDrawn()
    }
  }

  @Test func `A view that was laid out explicitly is drawn at the end of the turn`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.contentMode = .redraw
    window.addSubview(canvas)
    window.layoutIfNeeded()
    await Task.yield()
    #expect(canvas.drawings == 1)
    canvas.frame.size.width = 30
    window.layoutIfNeeded()
    await Task.yield()
    #expect(canvas.drawings == 2)
  }

  @Test func `A hidden view is drawn when it is unhidden`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.isHidden = true
    window.addSubview(canvas)
    await Task.yield()
    #expect(canvas.drawings == 0)
    canvas.isHidden = false
    await Task.yield()
    #expect(canvas.drawings == 1)
  }

  @Test func `Marks set while drawing wait for the next refresh, but layout changes do not`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    other.contentMode = .redraw
    window.addSubview(canvas)
    window.addSubview(other)
    canvas.whenDrawn = {
      canvas.setNeedsDisplay()
      other.frame.size.width = 40
    }
    CATransaction.flush()
    #expect(canvas.drawings == 1)
    #expect(other.drawings == 1)
    canvas.whenDrawn = { canvas.setNeedsDisplay() }
    other.whenDrawn = {
      canvas.frame.size.height = 40
      canvas.setNeedsDisplay()
    }
    other.setNeedsDisplay()
    CATransaction.flush()
    #expect(canvas.drawings == 2)
    #expect(other.drawings == 2)
    canvas.whenDrawn = {}
    other.whenDrawn = {}
  }

  @Test func `setNeedsDisplay draws a view once at the end of the turn`() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(canvas)
    await Task.yield()
    #expect(canvas.drawings == 1)
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.drawings == 1)
    await Task.yield()
    #expect(canvas.drawings == 2)
  }
}
