import Foundation

extension UIAppearance where Self: UIBarItem {
  /// Returns the appearance proxy of the class.
  ///
  /// - Remark: Inert. Its values are stored and do not change other items.
  public static func appearance() -> Self {
    guard let made = AppearanceProxies.object(of: self, { create(self) }) else {
      fatalError("\(self) does not implement init()")
    }
    return made
  }

  /// Returns the same proxy as `appearance()`.
  ///
  /// - Remark: Inert. Its values are stored and do not change other items.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Returns the same proxy as `appearance()`.
  ///
  /// - Remark: Inert. Its values are stored and do not change other items.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
