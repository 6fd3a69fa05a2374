import AutoLayout
import Foundation
import InterfaceBuilder

/// The documents with which the studio was started, and the windows that show them.
///
/// The studio reads only these files and their journals, their translations, the images, colors and
/// fonts of their projects, and their Git history. It writes only these files, their journals, and
/// the files to which a page saves a document, which must have the same kind and belong to the
/// document's project. Pages refer to documents by number.
@MainActor
public final class StudioWorkspace {
  /// The paths with which the studio was started, followed by those to which documents were saved.
  public internal(set) var paths: [String]
  /// A Boolean value that indicates whether the documents are read-only.
  public let isReadOnly: Bool
  /// The documents that have been opened, by number.
  var opened: [Int: StudioDocument] = [:]
  /// The windows of connected pages.
  private(set) var windows: [ObjectIdentifier: StudioWindow] = [:]

  /// Creates a workspace of files. A file is read when it is requested.
  ///
  /// - Parameters:
  ///   - paths: The paths of the documents. Pages refer to them by index.
  ///   - isReadOnly: A Boolean value that indicates whether edits and saving are rejected.
  public init(paths: [String], isReadOnly: Bool = false) {
    self.paths = paths
    self.isReadOnly = isReadOnly
  }

  /// Returns the document with a number. All windows share it.
  ///
  /// - Throws: `StudioError` for numbers without a document, and for a symbolic link that leads out
  ///   of the project; `InterfaceDocumentError` if the file is not a document that can be laid out.
  public func document(_ index: Int) throws -> StudioDocument {
    if let document = opened[index] { return document }
    guard paths.indices.contains(index) else {
      throw StudioError("document \(index) does not exist", hint: "choose one from the list")
    }
    let document = try StudioDocument(path: paths[index], isReadOnly: isReadOnly)
    opened[index] = document
    _ = document.observe { [weak self] in
      for window in self?.windows.values.map({ $0 }) ?? [] { window.documentsDidChange() }
    }
    return document
  }

  /// Returns the current content of a document: with its unsaved changes if it is open, or else
  /// from its file. The document is not opened, and not kept in memory.
  ///
  /// - Throws: The errors of opening a document.
  func content(of index: Int) throws -> InterfaceDocument {
    if let document = opened[index] { return document.document }
    let path = paths[index]
    return try StudioDocument.file(at: path, in: ProjectFolder(ofDocument: path)).document()
  }

  /// The numbers of the documents with unsaved changes, in order.
  var dirtyDocuments: [Int] { opened.filter { $0.value.isDirty }.keys.sorted() }

  /// Saves all documents with unsaved changes. A document that waits for another program does not
  /// delay the others.
  ///
  /// - Throws: The first error, after all documents were tried. `StudioError` if the file of a
  ///   document has conflicting changes.
  func saveAll() async throws {
    var saves: [(index: Int, save: Task<Bool, any Error>)] = []
    for index in dirtyDocuments {
      guard let document = opened[index] else { continue }
      saves.append((index, Task { try await document.save() }))
    }
    var failure: (any Error)?
    for (index, save) in saves {
      do {
        guard try await !save.value else { continue }
        throw StudioError(
          "\(documents[index].name) was changed by another program and has unsaved changes",
          hint: "open it and choose which changes to keep")
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Opens a window that sends messages to its page with `send`.
  ///
  /// `send` is called on the main actor, once per message, and must not block.
  func openWindow(_ send: @escaping @Sendable ([UInt8]) -> Void) -> StudioWindow {
    let window = StudioWindow(self, send)
    windows[ObjectIdentifier(window)] = window
    return window
  }

  /// Closes the window of a disconnected page.
  func close(_ window: StudioWindow) {
    window.close()
    windows[ObjectIdentifier(window)] = nil
  }

  /// The documents for pages, by number.
  var documents: [WorkspaceModel.Entry] {
    paths.map { WorkspaceModel.Entry(name: ($0 as NSString).lastPathComponent, path: $0) }
  }

  /// The workspace for pages.
  var model: WorkspaceModel {
    WorkspaceModel(
      documents: documents,
      devices: Device.all.map(WorkspaceModel.DeviceModel.init), isReadOnly: isReadOnly,
      lessons: Lesson.all.map(\.title), kinds: StudioEdit.ViewKind.allCases.map(\.rawValue),
      controllers: ControllerTemplate.allCases.map(\.rawValue),
      gestureRecognizers: GestureTemplate.allCases.map(\.rawValue),
      guides: LayoutGuideKind.allCases.map(\.rawValue))
  }
}

extension WorkspaceModel.DeviceModel {
  /// Creates the model of a device with its widths in Split View.
  init(_ device: Device) {
    id = device.id
    name = device.name
    width = Double(device.portraitSize.width)
    height = Double(device.portraitSize.height)
    isPad = device.isPad
    splits = [Device.Orientation.portrait, .landscape].map { held in
      device.splitWidths(in: held).map { Split(name: $0.name, width: Double($0.width)) }
    }
  }
}
