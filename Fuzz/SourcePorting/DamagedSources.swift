#if SourcePorting
  import SourcePorting

  /// Sources with all constructs that the port edits.
  let seeds = [
    """
    import UIKit.UIView
    import Combine
    #if os(iOS) || os(tvOS)
    @objcMembers open class A: UIView, B {
      @IBOutlet weak var c: UILabel?
      @objc dynamic func tap(_ sender: UIButton) { d?.e?(self); f.addTarget(self, action: #selector(A.tap(_:))) }
      override func layoutSubviews() {}
    }
    #endif
    """,
    """
    @objc public protocol B { @objc optional func e(_ a: A) -> Int
      @objc optional
      var g: (() -> Void) { get set } }
    extension A { @objc override func h() {}; func e(_ a: A) -> Int { #keyPath(A.b.c).count } }
    class I: A { override func h() {} }
    """,
    "class J { class K: NSObject { @objc(l:) func m(n: Any?) {} } }\nextension J.K { func o() { p(#selector(m)) } }\n",
  ]
  /// Parts that damage a source.
  let pieces = [
    "@objc ", "@objc(", "#selector(", ")", "(", "{", "}", "extension A {", "override ", "optional ",
    "class I: A {}\n",
    "class A: I {}\n", "#if os(iOS)\n", "#else\n", "#endif\n", "\"", "\"\"\"", "/*", "*/", "`", "é",
    "\u{0}", "\r\n",
    "import SwiftUI\n", "func f() {}", "?", ".a", "@", "#", "dynamic ", "public ", "struct J {",
    "\u{FEFF}",
  ]

  /// Returns a seed with some random damage.
  func damaged(_ random: inout Generator) -> [SourceText] {
    (0..<2).map { number in
      var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
        let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
        if Bool.random(using: &random) {
          bytes.replaceSubrange(start..<end, with: piece)
        } else {
          bytes.insert(contentsOf: piece, at: start)
        }
      }
      return SourceText(path: "\(number).swift", text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A random number generator that is reproducible for a seed.
  struct Generator: RandomNumberGenerator {
    /// The state, which is initialized with the seed.
    var state: UInt64

    /// Returns the next number (SplitMix64).
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
#endif
