import Testing

@testable import AutoLayout

/// Members that public libraries use or override.
@MainActor
struct LibraryMemberTests {
  /// A button with the image on the right, as libraries build it.
  private final class TrailingImageButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: 50, height: 20)
    }
  }

  @Test func buttonsUseOverriddenRects() {
    let button = TrailingImageButton(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
    button.setTitle("A", for: .normal)
    button.setImage(UIImage(name: "a", size: CGSize(width: 10, height: 10)), for: .normal)
    button.layoutIfNeeded()
    // The content is the bounds without the insets: x from 5 to 90.
    #expect(button.contentRect(forBounds: button.bounds).maxX == CGFloat(90))
    #expect(button.imageView?.frame == CGRect(x: 70, y: 0, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 0, width: 50, height: 20))
  }

  private final class PageDots: UIView {
    var placed = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      if layer === self.layer { placed += 1 }
    }
  }

  @Test func viewsPlaceSublayers() {
    let view = PageDots(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(CALayer())
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.placed == 1)
  }

  private final class Ring: CALayer {
    var placed = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      placed += 1
    }
  }
  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func layersPlaceSublayers() {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let ring = view.layer as? Ring
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(ring?.placed == 1 && view.layouts == 1)
    let inner = Ring()
    inner.addSublayer(CALayer())
    #expect(inner.needsLayout())
    inner.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(inner.placed == 1 && !inner.needsLayout())
  }

  @Test func refreshControlIsAboveTheContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    #expect(control.superview === scrollView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    scrollView.frame.size.width = 480
    scrollView.layoutIfNeeded()
    #expect(control.frame.width == CGFloat(480))
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func windowsPostNotifications() {
    var names: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    window.makeKeyAndVisible()
    let other = UIWindow(frame: window.frame)
    other.makeKeyAndVisible()
    window.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }

  private final class Counter {
    var value = 0
    let manager: UndoManager
    @MainActor init(_ manager: UndoManager) { self.manager = manager }
    @MainActor func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func undoManagersUndoAndRedo() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    #expect(view.undoManager == nil)
    window.addSubview(view)
    let manager = window.undoManager!
    #expect(view.undoManager === manager)
    let counter = Counter(manager)
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 1)
    manager.redo()
    #expect(counter.value == 3)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.canRedo)
    counter.set(5)
    #expect(!manager.canRedo)
  }

  @Test func gradientsTakeArraysOfCoreFoundation() {
    let colors = NSArray(array: [UIColor.red.cgColor, UIColor.blue.cgColor])
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(gradient?.locations == [0, 1])
    #expect(CGGradient(colorsSpace: nil, colors: NSArray(), locations: nil) == nil)
  }

  @Test func applicationsCountIgnoring() {
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }
}
