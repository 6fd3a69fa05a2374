#if SourcePorting
  import SwiftSyntax

  /// Ports a module of UIKit code to Swift without Objective-C.
  ///
  /// The edits are mechanical: bytes that no edit needs to change stay as they are, and a second port
  /// changes nothing.
  ///
  ///     let module = SourcePort.port([SourceText(path: "Badge.swift", text: text)])
  ///     print(module.files[0].text, module.notes)
  public struct SourcePort {
    /// The files with their edits.
    var units: [SourceUnit]
    /// What the files declare.
    let index: ModuleIndex
    /// What could not be ported, in the order in which it was found and with repetitions.
    var notes: [PortNote] = []
    /// The methods that selectors name. Their classes have to answer to the selectors.
    var named: [ModuleIndex.Method] = []
    /// The overrides that other methods call by another name. They stay in their extensions, since they
    /// override nothing any more.
    var redirected: Set<SyntaxIdentifier> = []
    /// The methods of extensions that pass calls on to overrides.
    var redirecting: Set<SyntaxIdentifier> = []
    /// Where a file begins its imports, by number of the file, for files that do not import UIKit.
    var importOffsets: [Int: Int] = [:]
    /// The places at which the access of a member of a private extension was written.
    var opened: Set<Place> = []
    /// The numbers of the files that are left out as a whole on Linux.
    var leftOut: Set<Int> = []

    /// A place in a file.
    struct Place: Hashable {
      /// The number of the file.
      let file: Int
      /// The offset in bytes.
      let offset: Int
    }

    /// Parses the sources, and reads what they declare.
    ///
    /// The index is that of the sources before the port. It is not read again after edits.
    init(_ sources: [SourceText]) {
      units = sources.map(SourceUnit.init)
      index = ModuleIndex(units)
    }

    /// Adds a note at an offset of a file.
    ///
    /// `message` says what was found, and `hint` what to do about it; both are clauses without a period.
    mutating func note(_ number: Int, _ offset: Int, _ message: String, _ hint: String) {
      notes.append(units[number].note(offset, message, hint))
    }
  }
#endif
