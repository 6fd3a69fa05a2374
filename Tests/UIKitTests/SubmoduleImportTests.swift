import Foundation
import QuartzCore.CALayer
import Testing
import UIKit.UIColor
import UIKit.UIGeometry
import UIKit.UIGestureRecognizerSubclass

/// Sources that import parts of UIKit by their headers.
@MainActor
struct SubmoduleImportTests {
  @Test func `Importing submodules provides the declarations of UIKit`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.backgroundColor = .red
    #expect(view.layer.bounds.height == CGFloat(20))
  }
}
