import Foundation

#if SourcePorting
  import SourcePorting

  /// Returns a description of the failure in the port of sources, or `nil` if there is none.
  ///
  /// A second port must accept the result of the first one.
  func fault(_ sources: [SourceText]) -> String? {
    let module = SourcePort.port(sources)
    let again = SourcePort.port(module.files.map { SourceText(path: $0.path, text: $0.text) })
    let broken = Set(again.notes.filter(isRefusal).map(\.file))
      .subtracting(module.notes.filter(isRefusal).map(\.file))
    return broken.isEmpty ? nil : "the port broke \(broken.sorted())"
  }

  /// Returns a Boolean value that indicates whether a note states that a file is not valid Swift.
  func isRefusal(_ note: PortNote) -> Bool { note.message.contains("not valid Swift") }

  /// The time limit for a port, in seconds.
  let slowLimit = 2.0
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count == 2, let seconds = arguments.first.flatMap(Double.init),
    let seed = arguments.last.flatMap(UInt64.init)
  else {
    FileHandle.standardError.write(Data("usage: SourcePortHarness SECONDS SEED\n".utf8))
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
    var finding = fault(sources) ?? pruningFault(sources[0], &random)
    if Double(clock() - start) / Double(CLOCKS_PER_SEC) > slowLimit { finding = "slow" }
    if let finding {
      findings += 1
      print("finding: \(finding)\n\(sources.map(\.text).joined(separator: "\n----\n"))")
    }
    count += 1
  }
  print("\(count) modules, \(findings) findings")
  exit(findings == 0 ? 0 : 1)
#else
  FileHandle.standardError.write(
    Data("error: build the harness with --traits SourcePorting\n".utf8))
  exit(70)
#endif
