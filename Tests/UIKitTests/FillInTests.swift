import CoreGraphics
import FoundationObjects
import QuartzCore
import Testing
import UIKit

/// What Apple's platforms have beside UIKit and Linux gets from this package.
@MainActor
struct FillInTests {
  @Test func `A weak hash table drops deallocated objects`() {
    let table = NSHashTable<UIView>.weakObjects()
    let kept = UIView()
    table.add(kept)
    table.add(kept)
    do { table.add(UIView()) }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func `A map table with weak keys drops the values of deallocated keys`() {
    let map = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let key = UIView()
    map.setObject("a", forKey: key)
    do { map.setObject("b", forKey: UIView()) }
    #expect(map.count == 1)
    #expect(map.object(forKey: key) == "a")
    map.removeObject(forKey: key)
    #expect(map.object(forKey: key) == nil)
  }

  @Test func `A key-value observer is notified after and, with prior, before a change`() {
    final class Listener: NSObject, KeyValueObserving {
      var heard: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
        heard.append("\(isPrior ? "before" : "after") \(keyPath ?? "")")
      }
    }
    let (object, eager, late) = (NSObject(), Listener(), Listener())
    object.addObserver(eager, forKeyPath: "size", options: [.prior, .initial], context: nil)
    object.addObserver(late, forKeyPath: "size", context: nil)
    object.willChangeValue(forKey: "size")
    #expect(late.heard == [])
    object.didChangeValue(forKey: "size")
    object.willChangeValue(forKey: "color")
    #expect(eager.heard == ["after size", "before size", "after size"])
    #expect(late.heard == ["after size"])
  }

  @Test func `A Core Foundation timer fires once or repeatedly`() {
    nonisolated(unsafe) var fired = (once: 0, often: 0)
    let now = CFAbsoluteTimeGetCurrent()
    let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0, 0, 0) { _ in
      fired.once += 1
    }
    let often = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0.001, 0, 0) { timer in
      fired.often += 1
      if fired.often == 2 { CFRunLoopTimerInvalidate(timer) }
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, CFRunLoopMode.common)
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), often, CFRunLoopMode.common)
    let end = Date(timeIntervalSinceNow: 600)
    while fired.once + fired.often < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: end)
    }
    #expect(fired == (1, 2))
  }

  @Test func `CGFloat can be created from NSNumber`() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
  }

  @Test func `Geometry types have Core Graphics' descriptions`() {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
  }

  @Test func `NSValue stores and returns geometry`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test func `A path computes its bounds`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath.boundingBox == rect)
    #expect(UIBezierPath().isEmpty)
  }

  @Test func `Synchronized sections can be nested`() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(NSObject()) == -1)
  }
}
