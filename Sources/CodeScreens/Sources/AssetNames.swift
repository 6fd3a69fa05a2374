#if SourcePorting
  import Foundation

  /// The members that Xcode generates for the colors and images of asset catalogs, such as
  /// `UIColor.brand` and `UIImage.logo`.
  enum AssetNames {
    /// The maximum number of members of a kind.
    private static let maxCount = 2_000
    /// Words that cannot be names of members without backticks.
    private static let keywords: Set<String> = [
      "default", "class", "func", "in", "is", "let", "var", "switch", "return", "self", "repeat",
      "import", "case", "public", "private", "for", "if", "else", "do", "init",
    ]

    /// Returns the source of extensions with a member for each color and image.
    ///
    /// - Parameter resources: The absolute paths of resources, some of which are catalogs.
    /// - Returns: The source.
    static func source(for resources: [String]) -> String {
      var colors: Set<String> = []
      var images: Set<String> = []
      for catalog in resources where catalog.hasSuffix(".xcassets") {
        let files = FileManager.default.enumerator(atPath: catalog)
        while let path = files?.nextObject() as? String, colors.count + images.count < maxCount {
          let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
          if path.hasSuffix(".colorset") { colors.insert(name) }
          if path.hasSuffix(".imageset") { images.insert(name) }
        }
      }
      let lines = { (names: Set<String>, kind: String, value: (String) -> String) in
        Dictionary(names.sorted().map { (member($0), $0) }) { first, _ in first }
          .sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }
          .map { "static var \($0.key): \(kind) { \(value(quoted($0.value))) }" }
      }
      let all =
        ["import UIKit", "extension UIColor {"]
        + lines(colors, "UIColor") { "UIColor(named: \($0)) ?? .systemBlue" }
        + ["}", "extension UIImage {"]
        + lines(images, "UIImage") { "UIImage(named: \($0)) ?? UIImage()" } + ["}", ""]
      return all.joined(separator: "\n")
    }

    /// Returns the name of the member for an asset: its words in camel case, without the word at
    /// the end that says the kind.
    static func member(_ asset: String) -> String {
      let words = asset.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      guard let first = words.first, let letter = first.first, letter.isLetter else { return "" }
      let capitals = first.prefix { $0.isUppercase }
      let head =
        capitals.count > 1 && capitals.count < first.count
        ? capitals.dropLast().lowercased() + first.dropFirst(capitals.count - 1)
        : capitals.lowercased() + first.dropFirst(capitals.count)
      let name =
        head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns a literal of a name.
    private static func quoted(_ name: String) -> String {
      let plain = name.filter { $0 != "\\" && $0 != "\"" && !$0.isNewline }
      return "\"\(plain)\""
    }
  }
#endif
