import Foundation

/// An object whose appearance can be customized per class.
///
/// UIKit's proxies require a runtime that records messages. Without one, `appearance()` returns an
/// object whose values do not change other views. The protocol exists for code that extends all
/// such objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container of objects whose appearance can be customized per class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
