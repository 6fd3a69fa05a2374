#if SourcePorting
  import SwiftSyntax

  /// Ports a module of UIKit code to Swift without Objective-C.
  ///
  /// The edits are mechanical: they change only the necessary bytes, and porting the result again
  /// changes nothing.
  ///
  ///     let module = SourcePort.port([SourceText(path: "Badge.swift", text: text)])
  ///     print(module.files[0].text, module.notes)
  public struct SourcePort {
    /// The files with their edits.
    var units: [SourceUnit]
    /// The declarations of the files.
    let index: ModuleIndex
    /// The parts that could not be ported, in the order in which they were found, with duplicates.
    var notes: [PortNote] = []
    /// The methods that selectors refer to. Their classes must respond to the selectors.
    var named: [ModuleIndex.Method] = []
    /// The overrides that other methods call by another name. They stay in their extensions,
    /// because they no longer override anything.
    var redirected: Set<SyntaxIdentifier> = []
    /// The methods of extensions that forward calls to overrides.
    var redirecting: Set<SyntaxIdentifier> = []
    /// The offsets of the imports, by file index, for files that do not import UIKit.
    var importOffsets: [Int: Int] = [:]
    /// The locations at which the access of a member of a private extension was written.
    var opened: Set<Place> = []
    /// The indices of the files that are excluded as a whole on Linux.
    var leftOut: Set<Int> = []

    /// A location in a file.
    struct Place: Hashable {
      /// The index of the file.
      let file: Int
      /// The offset, in bytes.
      let offset: Int
    }

    /// Parses the sources, and indexes their declarations.
    ///
    /// The index describes the sources before the port, and is not updated after edits.
    init(_ sources: [SourceText]) {
      units = sources.map(SourceUnit.init)
      index = ModuleIndex(units)
    }

    /// Adds a note at an offset of a file.
    ///
    /// `message` describes the finding, and `hint` gives advice. Both are clauses without a period.
    mutating func note(_ number: Int, _ offset: Int, _ message: String, _ hint: String) {
      notes.append(units[number].note(offset, message, hint))
    }
  }
#endif
