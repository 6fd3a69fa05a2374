import AutoLayout
import Foundation
import Testing

/// Observers of properties, and properties by their names.
@MainActor
@Suite struct KeyValueObservingTests {
  /// A view that observes as programs do: it overrides `observeValue(forKeyPath:…)`.
  private final class Watcher: UIView {
    var changes: [(key: String, old: Any?, new: Any?)] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { changes.append((keyPath ?? "", change?[.oldKey], change?[.newKey])) }
  }

  @Test func observersAreToldByName() {
    let watcher = Watcher()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addObserver(
      watcher, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    scrollView.contentOffset = CGPoint(x: 0, y: 5)
    #expect(watcher.changes.map(\.key) == ["contentOffset"])
    #expect(watcher.changes.first?.old as? CGPoint == .zero)
    #expect(watcher.changes.first?.new as? CGPoint == CGPoint(x: 0, y: 5))
    scrollView.removeObserver(watcher, forKeyPath: "contentOffset")
    scrollView.contentOffset = .zero
    #expect(watcher.changes.count == 1)
  }

  @Test func geometryAndStatesAreAnnounced() {
    let watcher = Watcher()
    let button = UIButton()
    let keys = ["frame", "bounds", "center", "hidden", "alpha", "enabled", "selected"]
    for key in keys { button.addObserver(watcher, forKeyPath: key, options: [], context: nil) }
    button.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    button.bounds.size = CGSize(width: 5, height: 5)
    button.center = .zero
    button.isHidden = true
    button.alpha = 0.5
    button.isEnabled = false
    button.isSelected = true
    #expect(watcher.changes.map(\.key) == keys)
  }

  @Test func closuresReceiveChanges() {
    let scrollView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sizes: [CGSize?] = []
    var offsets: [CGFloat] = []
    var observation: NSKeyValueObservation? = scrollView.observe(
      \.contentSize, options: [.initial, .new]
    ) { _, change in sizes.append(change.newValue) }
    let other = scrollView.observe(\.contentOffset) { scrollView, _ in
      offsets.append(scrollView.contentOffset.y)
    }
    scrollView.contentOffset.y = 7
    scrollView.contentSize = CGSize(width: 100, height: 500)
    #expect(sizes == [.zero, CGSize(width: 100, height: 500)] && offsets == [7])
    observation?.invalidate()
    observation = nil
    other.invalidate()
    scrollView.contentOffset.y = 9
    scrollView.contentSize = .zero
    #expect(sizes.count == 2 && offsets == [7])
  }

  @Test func observationsEndWithTheirObject() {
    let label = UILabel()
    var texts: [String?] = []
    do {
      let observation = label.observe(\.text, options: [.old, .new]) { _, change in
        texts.append(change.newValue ?? nil)
      }
      label.text = "a"
      withExtendedLifetime(observation) {}
    }
    label.text = "b"
    #expect(texts == ["a"])
  }

  @Test func solvedContentSizesAreAnnounced() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor), height,
    ])
    var heights: [CGFloat] = []
    let observation = scrollView.observe(\.contentSize) { view, _ in
      heights.append(view.contentSize.height)
    }
    scrollView.layoutIfNeeded()
    height.constant = 400
    scrollView.layoutIfNeeded()
    #expect(heights == [300, 400])
    observation.invalidate()
  }

  @Test func layersAreObserved() {
    let view = UIView()
    var widths: [CGFloat] = []
    let observation = view.layer.observe(\.bounds) { layer, _ in
      widths.append(layer.bounds.width)
    }
    view.layer.bounds.size.width = 9
    #expect(widths == [9])
    observation.invalidate()
  }

  @Test func propertiesHaveNames() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(true, forKey: "hidden")
    label.setValue(UIColor.red, forKey: "textColor")
    #expect(label.text == "Hello" && label.alpha == CGFloat(0.5) && label.isHidden)
    #expect(label.value(forKey: "textColor") as? UIColor == .red)
    #expect(label.value(forKey: "isHidden") as? Bool == true)
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil)
    let toggle = UISwitch()
    toggle.setValue(true, forKeyPath: "on")
    #expect(toggle.isOn)
  }

  @Test func barsAreReplacedByName() {
    final class Bar: UITabBar {}
    let controller = UITabBarController()
    let bar = Bar()
    controller.setValue(bar, forKey: "tabBar")
    #expect(controller.tabBar === bar)
  }

  @Test func unknownNamesRaise() {
    var exceptions: [String] = []
    LayoutException.handler = { exceptions.append($0.name) }
    defer { LayoutException.handler = nil }
    #expect(UIView().value(forKey: "nothing") == nil)
    #expect(exceptions == ["NSUnknownKeyException"])
  }

  /// Foundation names the method in the exception.
  @Test func unknownNamesRaiseWithTheMethod() {
    var reasons: [String] = []
    LayoutException.handler = { reasons.append($0.reason) }
    defer { LayoutException.handler = nil }
    UIView().setValue(1, forKey: "nothing")
    _ = UIView().value(forKey: "nothing")
    #expect(reasons.count == 2)
    #expect(reasons.first?.contains("setValue:forUndefinedKey:]: this class is not key") == true)
    #expect(reasons.last?.contains("valueForUndefinedKey:]: this class is not key") == true)
  }

  private final class Tinted: UIView {
    var tints = 0
    override func tintColorDidChange() { tints += 1 }
  }

  /// A property that is set by its name tells the view as its setter does.
  @Test func namesCallSetters() {
    let root = Tinted()
    let view = Tinted()
    root.addSubview(view)
    root.setValue(UIColor.red, forKey: "tintColor")
    #expect(root.tints == 1 && view.tints == 1)
    #expect(view.value(forKey: "tintColor") as? UIColor == .red)
    root.setValue(nil, forKey: "tintColor")
    #expect(view.tintColor == .tintColor && view.tints == 2)
  }
}

#if !canImport(Darwin)
  /// Methods that are called by their names later.
  @Suite struct DelayedPerformTests {
    private final class Target: NSObject, SelectorDispatching {
      var calls: [String] = []
      func dispatch(_ selector: Selector, with argument: Any?) -> Bool {
        calls.append("\(selector) \((argument as? String) ?? "-")")
        return true
      }
      func dispatches(_ selector: Selector) -> Bool { true }
    }

    @Test func callsAreMadeAndCancelled() {
      let target = Target()
      target.perform(Selector("later:"), with: "a", afterDelay: 0.01)
      target.perform(Selector("later:"), with: "b", afterDelay: 0.01)
      target.perform(Selector("other"), with: nil, afterDelay: 0.01)
      NSObject.cancelPreviousPerformRequests(
        withTarget: target, selector: Selector("later:"), object: "b")
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
      #expect(Set(target.calls) == ["later: a", "other -"])
      target.perform(Selector("other"), with: nil, afterDelay: 0.01)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      #expect(target.calls.count == 2)
    }

    @Test func timersCallMethods() {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.01, target: target, selector: Selector("tick:"), userInfo: nil,
        repeats: true)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
      timer.invalidate()
      #expect(target.calls.count >= 2 && target.calls.first == "tick: -")
    }
  }
#endif
