import Foundation

extension UIView: @MainActor UIDynamicItem {}
