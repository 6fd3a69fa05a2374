import Foundation

extension UIImage {
  /// Returns the description of the image in UIKit's format. A symbol is described with the scale
  /// of the screen, and another image with its own scale.
  func consoleDescription(atScale displayScale: CGFloat) -> String {
    let start = "<UIImage:\(ObjectIdentifier(self).addressText) "
    guard isSymbolImage else {
      let source = name.isEmpty ? "anonymous" : "\"\(name)\""
      return "\(start)CGImage \(source); \(Self.text(size))@\(scale.shortDescription)>"
    }
    // Recorded: `(26 26)@3{2}` for a symbol of 25.6667 points, and `(26 26)@2`.
    let rounded = CGSize(width: size.width.rounded(), height: size.height.rounded())
    let density = displayScale == 3 ? "3{2}" : displayScale.shortDescription
    return "\(start)symbol \"\(name)\"; \(Self.text(rounded))@\(density)>"
  }

  private static func text(_ size: CGSize) -> String {
    "(\(size.width.shortDescription) \(size.height.shortDescription))"
  }
}
