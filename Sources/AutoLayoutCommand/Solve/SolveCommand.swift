import ArgumentParser

/// The command `autolayout solve`, which solves systems of linear constraints with the layout
/// engine.
///
/// `SystemReader` reads a system, `SystemSolver` solves it, and `SystemAnswer` writes the answer.
struct SolveCommand: ParsableCommand {
  /// The name and the help of the command, with the formats of systems and answers.
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solves a system of linear constraints with priorities.",
    discussion: """
      A system is one JSON object. Each of its constraints compares the sum of coefficients times \
      variables with a constant by <=, == or >=, at a priority above 0 and up to 1000, which is \
      required and the default. The answer has a solution and the range of every variable, or an \
      irreducible infeasible set. The exit code is 1 for an infeasible system; with --lines, the \
      first line that fails determines it.

        autolayout solve system.json
        autolayout solve - < system.json
        autolayout solve --lines - < systems.jsonl

      See Documentation/Solve.md.
      """)

  /// The file of the system; `-` for standard input.
  @Argument(
    help: ArgumentHelp("A file with a system, or - for standard input.", valueName: "system"))
  var path: String

  /// A Boolean value that indicates whether the answer contains the range of every variable.
  @Flag(inversion: .prefixedNo, help: "Determine the range of every variable.")
  var ranges = true

  /// A Boolean value that indicates whether each line of the input is a separate system.
  @Flag(help: "Solve each line of the input as a separate system, before the next line is read.")
  var lines = false

  /// Solves the system or all lines.
  func run() throws {
    let source = SystemSource(path: path)
    do {
      try (lines ? answerLines(of: source) : answer(source)).throwUnlessFine()
    } catch let failure as DocumentFailure {
      Output.standardError.write(failure.text(.standardError))
      try failure.status.throwUnlessFine()
    }
  }

  /// Answers one system, which is the entire input.
  private func answer(_ source: SystemSource) throws -> ExitStatus {
    let bytes = try source.bytes()
    do {
      let system = try SystemReader.read(bytes)
      var solver = SystemSolver(system)
      let result = solver.solve(hasRanges: ranges)
      if case .illScaled(let name) = result {
        throw DocumentFailure(
          file: source.name, message: SystemAnswer.illScaled(name),
          hint: "use units in which the numbers have similar magnitudes", status: .badData)
      }
      Output.standard.write(SystemAnswer(system: system, isLine: false).text(result))
      return result.status
    } catch let fault as SystemFault {
      throw fault.failure(in: bytes, file: source.name)
    }
  }

  /// Answers each line as soon as it is read. The answer to a malformed line is an error.
  private func answerLines(of source: SystemSource) throws -> ExitStatus {
    var status = ExitStatus.fine
    try source.forEachLine { bytes, number in
      do {
        let system = try SystemReader.read(bytes)
        var solver = SystemSolver(system)
        let result = solver.solve(hasRanges: ranges)
        status = status.followed(by: result.status)
        Output.standard.write(SystemAnswer(system: system, isLine: true).text(result))
      } catch {
        status = status.followed(by: .badData)
        Output.standard.write(SystemAnswer.text(error: message(error, bytes, line: number)))
      }
    }
    return status
  }

  /// Returns the error of a line as `line:column: message`.
  private func message(_ error: any Error, _ bytes: [UInt8], line: Int) -> String {
    guard let fault = error as? SystemFault else { return "\(error)" }
    let column = fault.failure(in: bytes, file: "").column ?? 1
    return "\(line):\(column): \(fault.message)"
  }
}

/// Exit codes of results.
extension SystemSolver.Result {
  /// The exit code of a run with this result.
  var status: ExitStatus {
    switch self {
    case .solved: .fine
    case .contradiction: .findings
    case .illScaled: .badData
    }
  }
}
