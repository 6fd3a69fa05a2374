import Remembering
import UIKit
import Unrelated

#if canImport(ObjectiveC)
  #error("a module for other targets makes this one look like Objective-C")
#endif

let view = UIView()
print(Formatter().name, remembers("title", on: view), NSStringFromSelector(Selector("tapped")))
