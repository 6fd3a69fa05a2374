import Foundation

// Minimal declarations that the controls and controllers replace.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open lazy var view = UIView()
}

open class UIColor: NSObject {
  package var snapshotColor: LayoutSnapshot.Color { .init(light: .init(0, 0, 0)) }
}
