#if SourcePorting
  /// Queries about the classes of a module and their superclasses.
  extension ModuleIndex {
    /// The maximum number of superclasses that are searched. Handwritten modules have fewer; more
    /// would make the search for a method slow.
    private static let ancestorLimit = 64

    /// Returns the class with a name, which may omit the enclosing types, or `nil` if the module
    /// has none.
    ///
    /// `scope` is the type that encloses the use of the name. Its own types take precedence over
    /// those of the types around it, as in the compiler.
    func type(named name: String, from scope: String = "") -> Class? {
      var around = scope.split(separator: ".")
      while true {
        if let type = classes[(around + [Substring(name)]).joined(separator: ".")] { return type }
        guard around.popLast() != nil else { return nil }
      }
    }

    /// Returns the classes from the superclass of a class to the root of the module.
    ///
    /// A cycle of superclasses, which is an error in the source, is followed only once.
    func ancestors(of type: Class) -> [Class] {
      var result: [Class] = []
      var names: Set<String> = [type.name]
      var current = type
      while let name = current.superclass, let next = self.type(named: name, from: current.name),
        names.insert(next.name).inserted, result.count < Self.ancestorLimit
      {
        result.append(next)
        current = next
      }
      return result
    }

    /// Returns the name of the external superclass at the root of a class's hierarchy in the
    /// module, or `nil` if there is none.
    func rootSuperclass(of type: Class) -> String? { (ancestors(of: type).last ?? type).superclass }
  }
#endif
