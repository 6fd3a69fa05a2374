#if !canImport(Darwin)
  import AutoLayout
  import Foundation
  import Testing

  /// Formats of predicates, as in Apple's “Predicate Format String Syntax”.
  @Suite struct PredicateFormatTests {
    @Test func `MATCHES matches a regular expression against the whole text`() {
      let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
      #expect(predicate.evaluate(with: "me@here"))
      #expect(!predicate.evaluate(with: "me@here!"))
      #expect(!predicate.evaluate(with: ""))
    }

    @Test func `The options [c] and [cd] ignore case and diacritics`() {
      #expect(NSPredicate(format: "SELF CONTAINS[c] %@", "EAR").evaluate(with: "hear"))
      #expect(!NSPredicate(format: "SELF CONTAINS %@", "EAR").evaluate(with: "hear"))
      #expect(NSPredicate(format: "SELF BEGINSWITH[cd] 'é'").evaluate(with: "East"))
      #expect(NSPredicate(format: "SELF ENDSWITH 'st'").evaluate(with: "East"))
      #expect(NSPredicate(format: "SELF LIKE 'E*t'").evaluate(with: "East"))
    }

    @Test func `Key paths read dictionaries and stored properties`() {
      struct Person { let name = "Ann", age = 30 }
      let predicate = NSPredicate(format: "%K == %@ AND age >= 18", "name", "Ann")
      #expect(predicate.evaluate(with: ["name": "Ann", "age": 18] as [String: Any]))
      #expect(!predicate.evaluate(with: ["name": "Ann", "age": 17] as [String: Any]))
      #expect(predicate.evaluate(with: Person()))
    }

    @Test func `NOT takes precedence over AND, and AND over OR`() {
      let predicate = NSPredicate(format: "NOT SELF = 1 AND SELF = 2 OR (SELF IN %@)", [1, 3])
      #expect([1, 2, 3, 4].map { predicate.evaluate(with: $0) } == [true, true, true, false])
      #expect(!NSPredicate(format: "FALSEPREDICATE").evaluate(with: nil))
      #expect(NSPredicate(format: "SELF = nil").evaluate(with: nil))
    }
  }
#endif
