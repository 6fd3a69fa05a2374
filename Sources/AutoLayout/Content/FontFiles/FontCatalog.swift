import Foundation

/// The fonts in a list of files, which are found by the names that UIKit uses.
///
/// Only the names of the fonts are read at first; the tables of a font are read when it is used.
package final class FontCatalog: Sendable {
  /// A font in the list.
  private struct Entry: Sendable {
    let path: String
    let index: Int
    let coordinates: [Double]
    let postScriptName: String
  }

  /// The fonts by PostScript name.
  private let byPostScriptName: [String: Entry]
  /// The fonts by PostScript name, by full name and by family, in lowercase.
  private let byOtherName: [String: Entry]
  /// The PostScript names of the fonts of each family, in the order of the files.
  package let families: [String: [String]]
  /// The files that cannot be used, with the reasons.
  package let failures: [FontFileError]

  /// Reads the names of the fonts in files. If several fonts have the same name, the first one is
  /// used.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files, with a few reads of a few kilobytes
  ///   for each file.
  package init(_ files: [String]) {
    var names: [String: Entry] = [:]
    var others: [String: Entry] = [:]
    var families: [String: [String]] = [:]
    var failures: [FontFileError] = []
    for path in files.prefix(FontLimits.fileCount) {
      do throws(FontFileError) {
        for (index, face) in try Self.names(in: path).enumerated() {
          for (number, instance) in face.instances.enumerated() {
            let name = instance.postScript
            let entry = Entry(
              path: path, index: index, coordinates: instance.coordinates, postScriptName: name)
            guard names[name] == nil else { continue }
            names[name] = entry
            families[face.family, default: []].append(name)
            var keys = [name.lowercased()]
            if number == 0, !face.full.isEmpty { keys.append(face.full.lowercased()) }
            for key in keys where others[key] == nil { others[key] = entry }
            let family = face.family.lowercased()
            if name.hasSuffix("-Regular") || others[family] == nil { others[family] = entry }
          }
        }
      } catch {
        failures.append(error)
      }
    }
    byPostScriptName = names
    byOtherName = others
    self.families = families
    self.failures = failures
  }

  /// Returns the names of the fonts in a file.
  private static func names(in path: String) throws(FontFileError) -> [FontNames] {
    try FontSource.file(path).reading { (reader) throws(FontFileError) in
      var result: [FontNames] = []
      for offset in try FontDirectory.faceOffsets(reader) {
        let directory = try FontDirectory(reader, at: offset)
        result.append(
          FontNames(
            try directory.table("name", reader, limit: FontLimits.nameTableSize),
            try directory.table("fvar", reader, limit: FontLimits.nameTableSize)))
      }
      return result
    }
  }

  /// A Boolean value that indicates whether there are no fonts.
  package var isEmpty: Bool { byPostScriptName.isEmpty }

  /// Returns the font of a PostScript name or, without regard to case, of a full name or a family.
  /// Returns `nil` if there is none, or if its file is damaged.
  package func face(named name: String) -> FontFace? {
    guard let entry = byPostScriptName[name] ?? byOtherName[name.lowercased()] else { return nil }
    return FontFaces.shared.face(
      FontFace.Identity(path: entry.path, index: entry.index, coordinates: entry.coordinates))
  }
}

/// A cache of fonts, so that each font is read only once.
final class FontFaces: @unchecked Sendable {
  /// The fonts of the process.
  static let shared = FontFaces()

  private let lock = NSLock()
  private var faces: [FontFace.Identity: FontFace?] = [:]
  /// The size of the fonts in bytes.
  private var size = 0

  /// Returns a font, or `nil` if its file cannot be used.
  func face(_ identity: FontFace.Identity) -> FontFace? {
    lock.withLock {
      if let known = faces[identity] { return known }
      let made = try? FontFace(
        .file(identity.path), index: identity.index, coordinates: identity.coordinates)
      if size + (made?.size ?? 0) > FontLimits.cacheSize {
        faces = [:]
        size = 0
      }
      faces[identity] = .some(made)
      size += made?.size ?? 0
      return made
    }
  }

  /// Removes the fonts of files in a folder from the cache, so that they are read again.
  func forget(in folder: String) {
    lock.withLock {
      faces = faces.filter { !$0.key.path.hasPrefix(folder) }
      size = faces.values.reduce(0) { $0 + ($1?.size ?? 0) }
    }
  }
}
