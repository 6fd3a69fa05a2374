#if SourcePorting
  import CodeScreens
  import LayoutRendering

  /// Writes the outcome of `autolayout code` as text or JSON.
  enum CodeReport {
    /// The maximum number of parts that were left out in the text for one screen.
    private static let maxLeftOutCount = 5

    /// Returns the exit status: 1 if a screen did not come up or has findings.
    static func status(of run: ScreenRun) -> ExitStatus {
      let hasFindings = run.results.contains { result in
        result.state == .stopped || result.state == .leftOut
          || result.layouts.contains { !$0.findings.isEmpty }
      }
      return hasFindings ? .findings : .fine
    }

    /// Returns the report as text: a block per screen and a summary.
    static func text(_ run: ScreenRun, frames: Bool) -> String {
      var lines = run.results.flatMap { block($0, frames: frames) }
      let counts: [(ScreenResult.State, String)] = [
        (.up, "up"), (.empty, "empty"), (.stopped, "stopped"), (.leftOut, "left out"),
      ]
      let states = counts.map { "\(run.count($0.0)) \($0.1)" }.joined(separator: ", ")
      lines.append(
        "\(count(run.results.count, "screen")) in \(count(run.fileCount, "file")): \(states)")
      if !run.leftOut.isEmpty {
        let files = Set(run.leftOut.map(\.file)).count
        lines.append(
          "\(count(run.leftOut.count, "part")) left out of \(count(files, "file")); "
            + "--format json lists them all")
      }
      if !run.hiddenModules.isEmpty {
        lines.append("absent modules: \(run.hiddenModules.joined(separator: ", "))")
      }
      if !run.stubModules.isEmpty {
        lines.append("replaced by stubs: \(run.stubModules.joined(separator: ", "))")
      }
      return PrintableText.lines(lines.joined(separator: "\n") + "\n")
    }

    /// Returns the lines of a screen.
    private static func block(_ result: ScreenResult, frames: Bool) -> [String] {
      let screen = result.screen
      let kind = screen.origin.rawValue
      let state = result.state == .leftOut ? "left out" : result.state.rawValue
      var lines = ["\(screen.file):\(screen.lines.lowerBound): \(screen.name) (\(kind)): \(state)"]
      if let reason = result.reason {
        let place = result.place.map { " at \($0.file):\($0.line)" } ?? ""
        lines.append("  reason: \(reason)\(place)")
      }
      lines += result.leftOut.prefix(maxLeftOutCount).map { part in
        "  left out: \(part.file):\(part.line): \(part.text) — \(part.message)"
      }
      if result.leftOut.count > maxLeftOutCount {
        lines.append("  left out: \(result.leftOut.count - maxLeftOutCount) more")
      }
      for layout in result.layouts {
        let name = result.layouts.count > 1 ? " (\(canvasName(layout)))" : ""
        lines += layout.findings.map { finding in
          "  warning\(name): \(viewName(finding.view, in: layout)): \(finding.message) [\(finding.rule)]"
        }
        if frames { lines.append(TextRenderer().text(for: layout.snapshot)) }
      }
      return lines
    }

    /// Returns the name of a canvas, such as `retina6_12 landscape rtl`.
    private static func canvasName(_ layout: ScreenLayout) -> String {
      let orientation = layout.canvas.isLandscape ? "landscape" : "portrait"
      return [layout.canvas.device, orientation, layout.canvas.variant].filter { !$0.isEmpty }
        .joined(separator: " ")
    }

    /// Returns the class and label of a view.
    private static func viewName(_ index: Int, in layout: ScreenLayout) -> String {
      guard layout.snapshot.views.indices.contains(index) else { return "view" }
      let view = layout.snapshot.views[index]
      return view.label.map { "\(view.className) “\($0.prefix(40))”" } ?? view.className
    }

    /// Returns a number with its noun, such as `2 files`.
    private static func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// Returns the report as a JSON object on one line.
    static func json(_ run: ScreenRun, frames: Bool) -> String {
      JSONText.object([
        ("screens", JSONText.array(run.results.map { json($0, frames: frames) })),
        ("leftOut", JSONText.array(run.leftOut.map(json))),
        ("absentModules", JSONText.array(run.hiddenModules.map(JSONText.string))),
        ("stubModules", JSONText.array(run.stubModules.map(JSONText.string))),
        ("files", "\(run.fileCount)"),
      ]) + "\n"
    }

    private static func json(_ result: ScreenResult, frames: Bool) -> String {
      let screen = result.screen
      let place = result.place.map { place in
        JSONText.object([("file", JSONText.string(place.file)), ("line", "\(place.line)")])
      }
      return JSONText.object([
        ("name", JSONText.string(screen.name)), ("kind", JSONText.string(screen.origin.rawValue)),
        ("file", JSONText.string(screen.file)), ("line", "\(screen.lines.lowerBound)"),
        ("state", JSONText.string(result.state.rawValue)),
        ("reason", result.reason.map(JSONText.string)), ("stoppedAt", place),
        ("container", result.container.map { JSONText.string($0.rawValue) }),
        ("leftOut", JSONText.array(result.leftOut.map(json))),
        ("layouts", JSONText.array(result.layouts.map { json($0, frames: frames) })),
      ])
    }

    private static func json(_ part: LeftOut) -> String {
      JSONText.object([
        ("kind", JSONText.string(part.kind.rawValue)), ("file", JSONText.string(part.file)),
        ("line", "\(part.line)"), ("lines", "\(part.lineCount)"),
        ("text", JSONText.string(part.text)), ("message", JSONText.string(part.message)),
      ])
    }

    private static func json(_ layout: ScreenLayout, frames: Bool) -> String {
      let views = layout.snapshot.views.map { view in
        JSONText.object([
          ("class", JSONText.string(view.className)), ("label", view.label.map(JSONText.string)),
          ("id", view.identifier.map(JSONText.string)), ("parent", view.parent.map { "\($0)" }),
          (
            "frame",
            JSONText.array(
              [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(
                JSONText.number))
          ),
        ])
      }
      let findings = layout.findings.map { finding in
        JSONText.object([
          ("rule", JSONText.string(finding.rule)), ("message", JSONText.string(finding.message)),
          ("view", JSONText.string(viewName(finding.view, in: layout))),
        ])
      }
      return JSONText.object([
        ("device", JSONText.string(layout.canvas.device)),
        ("orientation", JSONText.string(layout.canvas.isLandscape ? "landscape" : "portrait")),
        ("settings", layout.canvas.variant.isEmpty ? nil : JSONText.string(layout.canvas.variant)),
        ("findings", JSONText.array(findings)),
        ("views", frames ? JSONText.array(views) : nil),
      ])
    }
  }
#endif
