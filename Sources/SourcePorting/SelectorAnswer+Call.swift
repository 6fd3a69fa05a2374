#if SourcePorting
  import SwiftSyntax

  extension SelectorAnswer {
    /// The call of a method with the arguments of a selector: the sender, without an event.
    ///
    ///     tap(_: UIButton)        // if let argument = argument as? UIButton { tap(argument) }
    struct Call {
      /// The name of the method in Objective-C.
      let selector: String
      /// The statement that calls the method with `argument`.
      let statement: String

      /// Creates the call of a method. Fails if a selector cannot call the method because it is
      /// generic, static, asynchronous or throwing, or needs more than the sender and an event.
      init?(_ method: ModuleIndex.Method, in unit: SourceUnit) {
        let node = method.node
        let parameters = Array(node.signature.parameterClause.parameters)
        guard Self.isPlain(node), parameters.count < 3 else { return nil }
        selector = SelectorName(method).text
        let name = (node.signature.returnClause == nil ? "" : "_ = ") + node.name.text
        guard let first = parameters.first else {
          statement = "\(name)()"
          return
        }
        // The event is not available here, so `nil` is passed: a second parameter must be optional.
        if parameters.count == 2, Self.wrapped(parameters[1].type) == nil { return nil }
        let rest = parameters.dropFirst().map { ", \(Self.label($0))nil" }.joined()
        statement = Self.statement(first, in: unit) { argument in
          "\(name)(\(Self.label(first))\(argument)\(rest))"
        }
      }

      /// Returns the statement that calls a method with the argument cast to the type of a
      /// parameter.
      ///
      /// A nonoptional parameter receives only an argument of its type, such as the control that
      /// sends the action. Objective-C would pass any object.
      private static func statement(
        _ parameter: FunctionParameterSyntax, in unit: SourceUnit, call: (String) -> String
      ) -> String {
        let wrapped = wrapped(parameter.type)
        let type = unit.text(wrapped ?? parameter.type)
        switch (type, wrapped == nil) {
        case ("Any", false): return call("argument")
        case ("Any", true): return "if let argument { \(call("argument")) }"
        case ("AnyObject", false): return call("argument.map { $0 as AnyObject }")
        case ("AnyObject", true): return "if let argument { \(call("argument as AnyObject")) }"
        case (_, false): return call("argument as? \(type)")
        case (_, true): return "if let argument = argument as? \(type) { \(call("argument")) }"
        }
      }

      /// Returns a Boolean value that indicates whether a method can be called without `await`,
      /// `try` and generic arguments.
      private static func isPlain(_ node: FunctionDeclSyntax) -> Bool {
        let effects = node.signature.effectSpecifiers
        return effects?.asyncSpecifier == nil && effects?.throwsClause == nil
          && node.genericParameterClause == nil
          && !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      }

      /// Returns the label of a parameter with a colon, or the empty string for `_`.
      private static func label(_ parameter: FunctionParameterSyntax) -> String {
        parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      }

      /// Returns the wrapped type of an optional, or `nil` for other types.
      private static func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
        type.as(OptionalTypeSyntax.self)?.wrappedType
          ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      }
    }
  }
#endif
