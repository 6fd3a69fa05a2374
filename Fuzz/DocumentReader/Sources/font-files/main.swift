import AutoLayout
import Foundation

/// Feeds damaged fonts to the reader of font files, and measures texts with those that it accepts.
///
///     font-files SECONDS SEED FONT...
///
/// A finding is a crash, a text that takes longer than two seconds, and a width that is not a
/// number. The current font is kept in `fuzz-current.ttf`. Exits with 1 if there are findings.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 2, let seconds = arguments.first.flatMap(Double.init),
  let seed = arguments.dropFirst().first.flatMap(UInt64.init)
else {
  FileHandle.standardError.write(Data("usage: font-files SECONDS SEED FONT...\n".utf8))
  exit(64)
}

/// Returns the processor time of this process in seconds, which does not include waiting on a busy
/// machine.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The texts that are measured: ligatures, kerning, accents, other scripts, and a long one.
let texts = [
  "office affluent fi fl", "AVATAR To Ty We. 1/2", "Łódź é e\u{301} q\u{323}\u{307}",
  "Ελληνικά Русский",
  String(repeating: "fi AV ", count: 400),
]

/// Measures the texts in a font, and returns a description of the failure, or `nil` if there is
/// none.
@MainActor
func exercise(_ name: String) -> String? {
  guard let font = UIFont(name: name, size: 17) else { return nil }
  guard font.lineHeight.isFinite, font.capHeight.isFinite else {
    return "line of \(font.lineHeight)"
  }
  for text in texts {
    let widths = SystemFontMeasurer().advances(of: Array(text), font: font, systemVersion: 17)
    guard widths.count == text.count, widths.allSatisfy(\.isFinite) else {
      return "widths of '\(text.prefix(20))'"
    }
  }
  return nil
}

/// The time limit for an input, in seconds.
let slowLimit = 2.0
let seeds = try arguments.dropFirst(2).map {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
}
let names = ["NunitoSans-Bold", "PublicSans-Regular"]
var mutator = FontMutator(generator: Generator(state: seed), seeds: seeds)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(seed)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let end = Date(timeIntervalSinceNow: seconds)
var count = 0
var read = 0
var findings = 0
while Date() < end {
  let bytes = Data(mutator.next())
  try bytes.write(to: URL(fileURLWithPath: "fuzz-current.ttf"))
  // A font is read only once per path.
  let place = folder.appendingPathComponent("\(count)")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  try bytes.write(to: place.appendingPathComponent("Font.ttf"))
  InterfaceSources.folders = [place]
  let start = processorTime()
  var finding: String?
  for name in names where finding == nil {
    if UIFont(name: name, size: 17) != nil { read += 1 }
    finding = exercise(name)
  }
  if processorTime() - start > slowLimit { finding = "slow" }
  if let finding {
    findings += 1
    let kept = "fuzz-finding-\(seed)-\(count).ttf"
    try bytes.write(to: URL(fileURLWithPath: kept))
    print("finding: \(kept)\n  \(finding)")
  }
  try FileManager.default.removeItem(at: place)
  count += 1
}
print("\(count) fonts, \(read) read, \(findings) findings")
exit(findings == 0 ? 0 : 1)
