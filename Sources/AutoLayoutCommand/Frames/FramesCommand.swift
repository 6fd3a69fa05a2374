import ArgumentParser

/// The command `autolayout frames`, which prints the frame of every view.
///
/// `FramesTask` lays the documents out; `FramesText` and `FramesJSON` write the frames.
struct FramesCommand: ParsableCommand {
  /// The name and the help of the command, with the format of JSON lines.
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Lays out documents and prints the frame of every view.",
    discussion: """
      Lays out each root of a document (the view of every scene, and every view at the top of a \
      xib) on the canvas that the document was saved with, or on the devices of --device. Frames \
      are in points, in the coordinates of the superview. Ambiguous views and conflicting \
      constraints are marked. If options have several values, every combination is laid out.

        autolayout frames Main.storyboard
        autolayout frames Main.storyboard --device "iPhone 15" --locale de,ar
        autolayout frames Sources --format jsonl --jobs 4

      See Documentation/Frames.md.
      """)

  /// The canvases for documents.
  @OptionGroup(title: "Canvas")
  var canvas: CanvasOptions

  /// The languages and settings for documents.
  @OptionGroup(title: "Language and settings")
  var variants: VariantOptions

  /// The format of the output. The default is text, or JSON lines for a stream.
  @Option(
    name: .shortAndLong,
    help: "The output format: text or jsonl (default: text; jsonl with --stream).")
  var format: FramesFormat?

  /// A Boolean value that indicates whether accessibility elements are printed.
  @Flag(
    help: "Print the accessibility elements of each root, in reading order, and their problems.")
  var accessibility = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// The options of a run that reads documents from standard input.
  @OptionGroup(title: "Stream")
  var stream: StreamOptions

  /// Rejects missing documents, and text as the format of a stream's answers.
  func validate() throws {
    try stream.validate(files: batch.files, example: "autolayout frames Main.storyboard")
    if stream.isOn && format == .text {
      throw ValidationError("--format text cannot be used with --stream.")
    }
  }

  /// Prints the frames of all documents, or answers the stream.
  func run() throws {
    fonts.use()
    let format = self.format ?? (stream.isOn ? .jsonl : .text)
    let task = FramesTask(
      request: try canvas.request(variants), format: format,
      hasColor: format == .text && Terminal.standardOutputHasColor,
      errorsHaveColor: Terminal.standardError.hasColor, showsAccessibility: accessibility)
    if stream.isOn {
      let limit = batch.timeLimit.seconds
      return try stream.run(task, jobs: batch.jobs, limit: limit).throwUnlessFine()
    }
    try MainActor.assumeIsolated { batch.printing(task) }.throwUnlessFine()
  }
}

/// The formats of frames.
enum FramesFormat: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  /// Readable indented trees, or one line with a JSON object per document.
  case text, jsonl
}
