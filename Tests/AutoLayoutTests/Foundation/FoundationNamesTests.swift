#if !canImport(Darwin)
  import AutoLayout
  import Foundation
  import Testing

  /// Names of Foundation and of the Objective-C runtime that Linux lacks.
  @Suite struct FoundationNamesTests {
    private final class Observer: NSObject {}

    @Test func `A weak pointer array drops deallocated objects`() {
      let array = NSPointerArray.weakObjects()
      let kept = Observer()
      var lost: Observer? = Observer()
      array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      array.addPointer(Unmanaged.passUnretained(lost!).toOpaque())
      #expect(array.count == 2)
      lost = nil
      #expect(array.count == 2)
      #expect(array.allObjects.count == 1)
      array.compact()
      #expect(array.count == 1)
      #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    }

    @Test func `A strong pointer array retains its objects`() {
      let array = NSPointerArray.strongObjects()
      weak var object: Observer?
      do {
        let made = Observer()
        object = made
        array.addPointer(Unmanaged.passUnretained(made).toOpaque())
      }
      #expect(object != nil)
    }

    @Test func `The Objective-C runtime functions find no methods and change no classes`() {
      #expect(class_getInstanceMethod(Observer.self, Selector("hash")) == nil)
      let object = Observer()
      #expect(object_setClass(object, NSObject.self) == nil)
      #expect(type(of: object) == Observer.self)
    }

    @Test func `The description of a class is its qualified name`() {
      #expect(Observer.description() == "AutoLayoutTests.FoundationNamesTests.Observer")
      #expect(Observer.classForCoder() == Observer.self)
    }

    /// Apple's documentation of the styles has 1 hour, 10 minutes and 9 seconds for some of them.
    @Test func `Durations are formatted with the formatter's style and units`() {
      let formatter = DateComponentsFormatter()
      #expect(formatter.string(from: 4209) == "1:10:09")
      #expect(formatter.string(from: 9) == "9")
      formatter.unitsStyle = .abbreviated
      #expect(formatter.string(from: 4209) == "1h 10m 9s")
      formatter.unitsStyle = .full
      #expect(formatter.string(from: 3601) == "1 hour, 1 second")
      formatter.maximumUnitCount = 1
      #expect(formatter.string(from: 4209) == "1 hour")
      formatter.unitsStyle = .positional
      formatter.maximumUnitCount = 0
      formatter.allowedUnits = [.minute, .second]
      formatter.zeroFormattingBehavior = .pad
      #expect(formatter.string(from: 65) == "01:05")
      #expect(formatter.string(from: 5) == "00:05")
    }

    @Test func `A timer created without arguments is invalid`() { #expect(!Timer().isValid) }

    @Test func `HUGE is a Float, as in Apple's C library`() {
      let value: Float = HUGE
      #expect(value == .greatestFiniteMagnitude)
    }
  }
#endif
