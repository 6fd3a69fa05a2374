#if SourcePorting
  import CodeScreens
  import SourcePorting

  /// Parts of a compiler's output, some of which belong to no error.
  private let outputs = [
    "/s/0.swift:%:%: error: cannot find 'x' in scope\n",
    "/s/0.swift:%:%: error: missing return in f expected to return 'A'\n",
    "/s/0.swift:%:%: error: type 'A' does not conform to protocol 'B'\n",
    "/s/0.swift:%:%: error: method does not override any method from its superclass\n",
    "/s/0.swift:%:%: error: class 'A' has no initializers\n",
    "/s/0.swift:%:%: note: stored property 'c' without initial value\n",
    "/s/0.swift:%:%: error: 'guard' body must not fall through\n",
    "/s/0.swift:%:%: error: switch must be exhaustive\n",
    "/s/0.swift:%:%: error: unknown attribute 'IBOutlet'\n",
    "/s/0.swift:%:%: error: invalid redeclaration of 'e'\n", "/s/0.swift:%:%: warning: unused\n",
    "/s/0.swift:%:%: error: 'required' initializer 'init(coder:)' must be provided by subclass of 'A'\n",
    "/s/0.swift:%:%: error: property 'self.c' not initialized at super.init call\n",
    "<unknown>:0: error: x\n", "/s/:::: error: \n", "error", "\u{0}",
  ]
  /// The number of rounds in which parts of one source are left out.
  private let roundCount = 4

  /// Returns a description of the failure when parts of a source are left out for random errors, or
  /// `nil` if there is none. The number of lines must stay.
  func pruningFault(_ source: SourceText, _ random: inout Generator) -> String? {
    var text = source.text
    let lines = text.utf8.count { $0 == 10 }
    for _ in 0..<roundCount {
      var output = ""
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        for character in outputs.randomElement(using: &random) ?? "" {
          output += character == "%" ? "\(Int.random(in: 0...14, using: &random))" : "\(character)"
        }
      }
      let errors = CompilerDiagnostic.read(output, folder: "/s")
      let extent = SourcePruner.Extent.allCases.randomElement(using: &random) ?? .innermost
      text = SourcePruner.prune(text, errors: errors, file: "0.swift", extent: extent).text
      if text.utf8.count(where: { $0 == 10 }) != lines { return "pruning changed the lines" }
    }
    return nil
  }
#endif
