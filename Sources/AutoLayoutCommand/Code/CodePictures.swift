#if SourcePorting
  import AutoLayout
  import CodeScreens
  import Foundation
  import InterfaceBuilder
  import LayoutRendering

  /// Writes pictures of screens in code, and a gallery of them.
  struct CodePictures {
    /// The folder as the user wrote it.
    private let folder: String
    /// The appearance.
    private let appearance: AppearanceChoice
    /// A Boolean value that indicates whether the paths of files are printed.
    private let printsPaths: Bool
    /// The used names.
    private var names = SafeFileName(reserved: [Self.galleryName])

    /// The filename of the gallery.
    private static let galleryName = "index.html"

    /// Makes the folder.
    ///
    /// - Throws: `CodeScreensError` if it cannot be made.
    init(folder: String, appearance: AppearanceChoice, printsPaths: Bool) throws {
      self.folder = folder
      self.appearance = appearance
      self.printsPaths = printsPaths
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw CodeScreensError(
          folder, "the folder cannot be made", "check the path and the permissions",
          cause: .cannotOpen)
      }
    }

    /// Writes the pictures of all screens with layouts, and the gallery last.
    mutating func write(_ run: ScreenRun, title: String) -> ExitStatus {
      var status = ExitStatus.fine
      var scenes: [GalleryScene] = []
      for result in run.results where !result.layouts.isEmpty {
        let screen = result.screen
        scenes.append(
          GalleryScene(
            name: screen.name, identifier: "\(screen.file):\(screen.lines.lowerBound)",
            file: screen.file, pictures: result.layouts.map(Self.picture)))
        for layout in result.layouts {
          status = status.followed(by: write(layout, of: screen))
        }
      }
      let gallery = Gallery(
        title: title, scenes: scenes, problems: run.results.flatMap(Self.problems))
      let page = Data(GalleryRenderer().html(for: gallery).utf8)
      return status.followed(by: write(page, to: Self.galleryName))
    }

    private mutating func write(_ layout: ScreenLayout, of screen: FoundScreen) -> ExitStatus {
      let canvas = layout.canvas
      let name = names.make(
        [
          screen.name, canvas.device, canvas.isLandscape ? "landscape" : "portrait",
          canvas.variant.replacing(" · ", with: "-"),
        ], pathExtension: "svg")
      var options = SVGRenderer.Options()
      options.appearance = appearance == .dark ? .dark : .light
      options.roundsCorners = true
      let picture = SVGRenderer(options: options).svg(for: layout.snapshot)
      return write(Data(picture.utf8), to: name)
    }

    private func write(_ data: Data, to name: String) -> ExitStatus {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      do throws(InterfaceDocumentError) {
        try DocumentFile.writeReplaceable(data, to: path)
        if printsPaths { Output.standard.write(PrintableText.of(path) + "\n") }
        return .fine
      } catch {
        let failure = RunFailure(path, error.message, "check the folder and the permissions")
        Output.standardError.write(failure.text)
        return .cannotOpen
      }
    }

    /// Returns the picture of a layout in the gallery.
    private static func picture(_ layout: ScreenLayout) -> GalleryPicture {
      let device = Device(identifier: layout.canvas.device)
      return GalleryPicture(
        deviceName: device?.name ?? layout.canvas.device,
        orientation: layout.canvas.isLandscape ? .landscape : .portrait,
        variant: layout.canvas.variant, snapshot: layout.snapshot,
        findings: layout.findings.filter { $0.rule == "overlapping-views" }.map { finding in
          GalleryFinding(
            kind: .overlap, view: finding.view, other: finding.other, message: finding.message)
        })
    }

    /// Returns the messages of the gallery about a screen that is not up.
    private static func problems(_ result: ScreenResult) -> [GalleryProblem] {
      guard result.state == .stopped || result.state == .leftOut else { return [] }
      let screen = result.screen
      return [
        GalleryProblem(
          severity: .error, message: "\(screen.name): \(result.reason ?? "stopped")", hint: nil,
          file: result.place?.file ?? screen.file,
          line: result.place?.line ?? screen.lines.lowerBound)
      ]
    }
  }
#endif
