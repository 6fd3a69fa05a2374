import Foundation

// Times the whole path from views to frames, and prints a line of JSON for every screen, size and
// way to lay it out; with --counted, only a sum of frames; with --check, the difference between two
// ways.

guard let options = Options(CommandLine.arguments) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(64)
}
if let part = options.counted {
  print(CountedRun(part, of: options.selected[0].ways[0], size: options.sizes[0]).run())
  exit(0)
}
for workload in options.selected {
  if let text = Agreement.difference(in: workload, size: workload.sizes[0]) {
    print("screens: \(workload.name): \(text)")
    exit(70)
  }
  if options.checks { continue }
  for size in options.sizes.isEmpty ? workload.sizes : options.sizes {
    for way in workload.ways {
      var run = TimedRun(seconds: options.seconds)
      run.run(way, size: size)
      let phases = run.phases.map { "\"\($0.name)\": \($0.seconds)" }.joined(separator: ", ")
      print(
        "{\"workload\": \"\(workload.name)\", \"size\": \(size), \"way\": \"\(way.name)\", "
          + "\"memory_kb\": \(run.memory), \"height\": \(run.height), \"phases\": {\(phases)}}")
      fflush(nil)
    }
  }
}
