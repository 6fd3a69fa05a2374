import ObjectiveC
import UIKit

#if !canImport(ObjectiveC)
  #error("the module has no alias")
#endif

/// Whether a view keeps an associated value.
@MainActor
public func remembers(_ value: String, on view: UIView) -> Bool {
  let key = UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
  objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN)
  return objc_getAssociatedObject(view, key) as? String == value
}
