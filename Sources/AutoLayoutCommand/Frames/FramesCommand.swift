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
      Without options each root of a document (the view of every scene, every view at the top of a \
      xib) is laid out on the canvas that the document was saved with. Frames are in points, in the \
      coordinates of the superview.

        autolayout frames Main.storyboard
        autolayout frames Main.storyboard --device retina4_0,ipad9_7
        autolayout frames Main.storyboard --device all --orientation all
        autolayout frames Cell.xib --size 320x80
        autolayout frames Sources --format jsonl --jobs 4

        autolayout frames Base.lproj/Main.storyboard --locale de,ar --content-size L,AX3
        autolayout frames Main.storyboard --pseudo --direction all --bold-text
        autolayout frames Main.storyboard --ios 12

      Several languages, sizes of text, directions or versions are laid out in every combination.

      Text marks ambiguous parts of frames ("ambiguous: x") and conflicts ("conflict"). JSON lines \
      hold one object per document:

        {"file":"Main.storyboard","roots":[{"id":"8bC-Xf-vdC","views":
          [{"id":"Qzf-3a-9dK","frame":[16,59,361,41]}]}]}

      With options of canvas, language or settings every root also has "device", "orientation" and \
      "size", and what was chosen of "locale", "contentSize", "direction", "ios" and "boldText". \
      "ambiguous" and "conflicts" appear only if there are any. A document that cannot be laid out \
      is {"file":…,"error":"file:line:column: …"}, and the others are processed. The exit code is \
      then that of the first failure: 65 invalid document, 66 file that cannot be opened.

      With --accessibility, what VoiceOver reads is printed instead of views, in its order: labels, \
      values, traits, and frames in the coordinates of the root. "elements" and "findings" then \
      take the place of "views". Findings are elements without a label, targets smaller than \
      44 × 44 points, text with too little contrast, and elements that are read after one below \
      them. They do not change the exit code.

        autolayout frames Main.storyboard --accessibility --device "iPhone 15"
        {"kind":"smallTarget","id":"LgN-bt-002","element":4,"message":"UIButton is 30 × 44 …"}

      With --stream, documents come from standard input, so that another program can distribute \
      them. Each line is answered with a line of --format jsonl, in the same order, even if its \
      document is invalid. The exit code is 0 if every line was answered.

        {"path":"App/Main.storyboard"}
        {"path":"App/Cell.xib","content":"<?xml version=\\"1.0\\"…"}
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
    help: "How frames are written: text or jsonl (default: text; jsonl with --stream).")
  var format: FramesFormat?

  /// A Boolean value that indicates whether accessibility elements are printed.
  @Flag(
    help: "Print what VoiceOver reads in each root, in its order, and problems of it.")
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
      throw ValidationError("--stream answers with JSON lines; leave --format text out.")
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
