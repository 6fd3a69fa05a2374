import Foundation

// Times the manual computation of a workload's frames, and prints a line of JSON as engine-replay
// does. Usage: frame-arithmetic NAME COUNT [--builds N] [--seconds S]

let usage = """
  usage: frame-arithmetic CHAIN|FLAT|NESTED|EQUAL|FORM|CELLS|CELLI COUNT [--builds N] [--seconds S]

  """

func screen(_ name: String, _ count: Int) -> (any Screen)? {
  switch name {
  case "CHAIN": ChainScreen(count: count)
  case "FLAT": FlatScreen(count: count)
  case "NESTED": NestedScreen(count: count)
  case "EQUAL": EqualScreen(count: count)
  case "FORM": FormScreen(count: count)
  case "CELLS": CellsScreen(count: count, isStacked: true)
  case "CELLI": CellsScreen(count: count, isStacked: false)
  default: nil
  }
}

func value(after name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: name) else { return nil }
  return CommandLine.arguments.dropFirst(index + 1).first
}

let arguments = CommandLine.arguments
guard arguments.count >= 3, let count = Int(arguments[2]), (1...1_000_000).contains(count),
  let screen = screen(arguments[1], count),
  let builds = Int(value(after: "--builds") ?? "9"), (1...100_000).contains(builds),
  let seconds = Double(value(after: "--seconds") ?? "3"), seconds >= 0
else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
var arithmetic = TimedArithmetic(screen, builds: builds, seconds: seconds)
arithmetic.run()
print("{\(arithmetic.fields.joined(separator: ", "))}")
