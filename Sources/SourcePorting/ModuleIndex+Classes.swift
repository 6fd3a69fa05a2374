#if SourcePorting
  /// Questions about the classes of a module and what they inherit from.
  extension ModuleIndex {
    /// The number of superclasses that are looked at. Modules that people write have fewer; more would
    /// make the search for a method slow.
    private static let ancestorLimit = 64

    /// Returns the class of a name, also of one that leaves out the types around it.
    ///
    /// `scope` is the type around the use of the name. Its own types are found first, then those of the
    /// types around it, as the compiler does.
    func type(named name: String, from scope: String = "") -> Class? {
      var around = scope.split(separator: ".")
      while true {
        if let type = classes[(around + [Substring(name)]).joined(separator: ".")] { return type }
        guard around.popLast() != nil else { return nil }
      }
    }

    /// Returns the classes from the superclass of a class to the root of the module.
    ///
    /// A circle of superclasses, which is an error in the source, ends where it closes.
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

    /// Returns the name of the class that the root of a class in the module inherits from.
    func rootSuperclass(of type: Class) -> String? { (ancestors(of: type).last ?? type).superclass }
  }
#endif
