import Testing
import UIKit

nonisolated(unsafe) private var key: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

private final class Witness: NSObject {}

/// What layout libraries keep with views through `objc_setAssociatedObject`.
@MainActor
struct AssociatedObjectTests {
  @Test func `Associated objects are stored by object and key`() {
    let (a, b) = (UIView(), UIView())
    objc_setAssociatedObject(a, &key, "label", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(a, &key) as? String == "label")
    #expect(objc_getAssociatedObject(a, &otherKey) == nil)
    #expect(objc_getAssociatedObject(b, &key) == nil)
    objc_setAssociatedObject(a, &key, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(a, &key) == nil)
  }

  @Test func `Associated objects are released with their view, guide or constraint`() {
    func check(_ make: () -> NSObject) {
      weak var kept: Witness?
      do {
        let object = make()
        let witness = Witness()
        objc_setAssociatedObject(object, &key, witness, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        kept = witness
        #expect(kept != nil)
      }
      #expect(kept == nil)
    }
    check { UIView() }
    check { UILayoutGuide() }
    check { NSLayoutConstraint() }
    check { UIViewController() }
  }

  @Test func `OBJC_ASSOCIATION_ASSIGN does not retain the object`() {
    let view = UIView()
    do {
      let witness = Witness()
      objc_setAssociatedObject(view, &key, witness, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &key) is Witness)
    }
    #expect(objc_getAssociatedObject(view, &key) == nil)
  }

  @Test func `A new object at the same address has no associated objects`() {
    for _ in 0..<200 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &key) == nil)
      objc_setAssociatedObject(object, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
