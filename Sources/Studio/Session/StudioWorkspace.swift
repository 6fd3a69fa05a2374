import AutoLayout
import Foundation
import InterfaceBuilder

/// The documents that the studio was started for, and the windows that show them.
///
/// Nothing but these files, their translations and their history is ever read, and nothing but these
/// files written: pages name documents by number.
@MainActor
public final class StudioWorkspace {
  /// The paths, as they were given.
  public let paths: [String]
  /// Whether nothing is written.
  public let isReadOnly: Bool
  /// The documents that were read, by number.
  private var opened: [Int: StudioDocument] = [:]
  /// The windows of connected pages.
  private var windows: [ObjectIdentifier: StudioWindow] = [:]

  /// A workspace of files; none is read before it is asked for.
  public init(paths: [String], isReadOnly: Bool = false) {
    self.paths = paths
    self.isReadOnly = isReadOnly
  }

  /// The document of a number, which all windows share.
  ///
  /// - Throws: `StudioError` for numbers without a document; `InterfaceDocumentError` if the file
  /// is not a document that can be laid out.
  public func document(_ index: Int) throws -> StudioDocument {
    if let document = opened[index] { return document }
    guard paths.indices.contains(index) else {
      throw StudioError("there is no document \(index)", hint: "choose one of the list")
    }
    let document = try StudioDocument(path: paths[index], isReadOnly: isReadOnly)
    opened[index] = document
    return document
  }

  /// Opens a window that tells its page with `send`.
  ///
  /// `send` is called on the main actor, once for each message, and must not block.
  func openWindow(_ send: @escaping @Sendable ([UInt8]) -> Void) -> StudioWindow {
    let window = StudioWindow(self, send)
    windows[ObjectIdentifier(window)] = window
    return window
  }

  /// Closes the window of a page that is gone.
  func close(_ window: StudioWindow) {
    window.close()
    windows[ObjectIdentifier(window)] = nil
  }

  /// The workspace as pages show it.
  var model: WorkspaceModel {
    WorkspaceModel(
      documents: paths.map {
        WorkspaceModel.Entry(name: ($0 as NSString).lastPathComponent, path: $0)
      },
      devices: Device.all.map(WorkspaceModel.DeviceModel.init), isReadOnly: isReadOnly,
      lessons: Lesson.all.map(\.title), kinds: StudioEdit.ViewKind.allCases.map(\.rawValue))
  }
}

extension WorkspaceModel.DeviceModel {
  /// A device with its widths in Split View.
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
