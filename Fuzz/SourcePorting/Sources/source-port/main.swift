import Foundation
import SourcePorting

/// A generator of random numbers that repeats for a seed.
struct Generator: RandomNumberGenerator {
  /// The state, which the seed begins.
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

/// Sources with everything that the port edits.
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

/// Returns what is wrong with the port of sources; nil for nothing.
///
/// A second port must accept what the first one wrote.
func fault(_ sources: [SourceText]) -> String? {
  let module = SourcePort.port(sources)
  let again = SourcePort.port(module.files.map { SourceText(path: $0.path, text: $0.text) })
  let broken = Set(again.notes.filter(isRefusal).map(\.file))
    .subtracting(module.notes.filter(isRefusal).map(\.file))
  return broken.isEmpty ? nil : "the port broke \(broken.sorted())"
}

/// Returns a Boolean value that indicates whether a note says that a file is not valid.
func isRefusal(_ note: PortNote) -> Bool { note.message.contains("not valid Swift") }

/// Nothing that a person waits for may take longer, in seconds.
let slowLimit = 2.0
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let seconds = arguments.first.flatMap(Double.init),
  let seed = arguments.last.flatMap(UInt64.init)
else {
  FileHandle.standardError.write(Data("usage: source-port SECONDS SEED\n".utf8))
  exit(64)
}
var random = Generator(state: seed)
var (count, findings) = (0, 0)
let end = Date(timeIntervalSinceNow: seconds)
while Date() < end {
  let sources = damaged(&random)
  try? Data(sources.map(\.text).joined(separator: "\n----\n").utf8)
    .write(to: URL(fileURLWithPath: "fuzz-current.txt"))
  let start = clock()
  var finding = fault(sources)
  if Double(clock() - start) / Double(CLOCKS_PER_SEC) > slowLimit { finding = "slow" }
  if let finding {
    findings += 1
    print("finding: \(finding)\n\(sources.map(\.text).joined(separator: "\n----\n"))")
  }
  count += 1
}
print("\(count) modules, \(findings) findings")
exit(findings == 0 ? 0 : 1)
