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
      The engine behind the layouts, for every language that writes JSON. A system is one object; \
      "<=", "==" and ">=" compare the sum of coefficients times variables with the constant; \
      priority 1000 (the default) must hold, lower ones hold as well as the higher ones allow:

        {"constraints": [
          {"id": "fits", "coeffs": {"x": 1, "width": 1}, "relation": "<=", "constant": 320},
          {"id": "left", "coeffs": {"x": 1}, "relation": "==", "constant": 20},
          {"id": "wish", "coeffs": {"width": 1}, "relation": "==", "constant": 400,
           "priority": 750}]}

        autolayout solve system.json
        autolayout solve - < system.json
        autolayout solve --lines - < systems.jsonl

      The answer has "status": "optimal" with "levels" (how far each priority is from holding), \
      "solution", and for every variable its "range" over the solutions that are as good (null: no \
      limit) and whether it is "unique"; or "infeasible" with "iis", constraints that contradict \
      each other, though without any one of them the others would not.

      With --lines every line of the input is a system and every line of the output its answer, \
      written before the next system is read; a line that is not a system is answered with "status": \
      "error".

      Exit codes: 0 solved, 1 infeasible, 65 not a system, 66 cannot open. With --lines the first \
      line that failed decides. Documentation/Solve.md tells more.
      """)

  /// The file of the system; `-` for standard input.
  @Argument(
    help: ArgumentHelp("A file with a system, or - for standard input.", valueName: "system"))
  var path: String

  /// A Boolean value that indicates whether the answer contains the range of every variable.
  @Flag(inversion: .prefixedNo, help: "Find the range of every variable.")
  var ranges = true

  /// A Boolean value that indicates whether each line of the input is a separate system.
  @Flag(help: "Answer each line of the input by itself.")
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
          hint: "measure in units in which its numbers are alike", status: .badData)
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
