import Testing

/// The first argument of the tool. Oracle: `hand`.
@Suite("Command names")
struct CommandNameTests {
  @Test(
    "An unknown command is an error that suggests a similar command",
    arguments: [("lnit", "lint"), ("frame", "frames"), ("preveiw", "preview"), ("Lint", "lint")])
  func similar(typed: String, meant: String) throws {
    let run = try Tool.run(typed, ".")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: unknown command '\(typed)'\n"))
    #expect(run.errors.hasSuffix("note: did you mean '\(meant)'?\n"))
  }

  @Test("Help for an unknown command is an error")
  func help() throws {
    let run = try Tool.run("help", "lnit")
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown command 'lnit'\n  note: did you mean 'lint'?"))
    #expect(run.output.isEmpty)
  }

  // By ArgumentParser's own option for the same script.
  @Test("Completion scripts contain values of options", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let run = try Tool.run("completions", shell)
    #expect(run.status == 0)
    #expect(run.output == (try Tool.run("--generate-completion-script", shell)).output)
    #expect(run.output.contains("recommended") && run.output.contains("overlapping-views"))
    #expect(run.output.contains("retina6_12"))
  }

  @Test("If there is no similar command, the error says how to list all commands")
  func unknown() throws {
    let run = try Tool.run("toaster", "--help")
    #expect(run.status == 64)
    #expect(run.errors.contains("`autolayout --help` lists the commands"))
  }

  @Test("Options and help are not taken for command names")
  func options() throws {
    #expect(try Tool.run("--version").status == 0)
    #expect(try Tool.run("--help").output.contains("CHECK SUBCOMMANDS"))
    #expect(try Tool.run("help", "lint").status == 0)
    #expect(try Tool.run("--lnit").status == 64)
  }
}
