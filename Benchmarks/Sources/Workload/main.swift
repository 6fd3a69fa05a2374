import Foundation

// Writes a workload as an operation stream. Usage: workload NAME COUNT FILE

let arguments = CommandLine.arguments
guard arguments.count == 4, let workload = Workload(rawValue: arguments[1]),
  let count = Int(arguments[2]), (1...1_000_000).contains(count)
else {
  let names = Workload.allCases.map(\.rawValue).joined(separator: "|")
  FileHandle.standardError.write(Data("usage: workload \(names) COUNT FILE\n".utf8))
  exit(64)
}
let system = workload.system(count: count)
do {
  try system.stream.write(to: URL(fileURLWithPath: arguments[3]))
} catch {
  FileHandle.standardError.write(Data("workload: \(error)\n".utf8))
  exit(66)
}
print(
  workload.rawValue, count, "variables", system.variableCount, "constraints",
  system.constraints.count)
