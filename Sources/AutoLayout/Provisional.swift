import Foundation

// Minimal declarations that the controls replace.
open class UIColor: NSObject {
  package var snapshotColor: LayoutSnapshot.Color { .init(light: .init(0, 0, 0)) }
}
