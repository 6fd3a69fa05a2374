import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import LayoutAnalysis

@Suite("Pairs of layouts with known differences") @MainActor
struct EquivalencePairTests {
  /// The settings in which a pair is compared.
  private static func canvases(_ pair: EquivalencePair) -> [CanvasChoice] {
    pair.comparesSizes
      ? ContentSizeName.all.map {
        CanvasChoice(settings: CanvasSettings(contentSizeCategory: $0.category))
      }
      : [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
        CanvasChoice(settings: CanvasSettings(layoutDirection: $0))
      }
  }

  /// The roots of both documents.
  private static func roots(_ pair: EquivalencePair) throws -> (InterfaceRoot, InterfaceRoot) {
    let documents = try [pair.first, pair.second].map {
      try InterfaceDocument(data: Data($0.utf8), name: "Pair.xib")
    }
    return (try #require(documents[0].roots.first), try #require(documents[1].roots.first))
  }

  /// The comparison of a pair.
  private static func comparison(
    _ pair: EquivalencePair, isCertified: Bool = false
  ) throws -> LayoutEquivalence {
    let (first, second) = try roots(pair)
    var options = LayoutEquivalence.Options(
      widths: Double(EquivalencePair.widths.lowerBound)...Double(EquivalencePair.widths.upperBound))
    options.canvases = canvases(pair)
    options.isCertified = isCertified
    return LayoutEquivalence(first, second, options)
  }

  /// The whole widths at which a run differs, and nil where it does not.
  private static func widths(_ run: LayoutEquivalence.Run) -> [Int]? {
    guard !run.differences.isEmpty else { return nil }
    return Set(run.differences.flatMap(\.wholeWidths).flatMap { Array($0) }).sorted()
  }

  // The oracle is the construction of each pair; the derivations are beside the pairs.
  @Test(
    "The comparison of a pair finds exactly its known differences", arguments: EquivalencePair.all)
  func judged(pair: EquivalencePair) throws {
    let comparison = try Self.comparison(pair)
    for run in comparison.runs {
      let expected = pair.answer(run.canvas.settings).map { $0.flatMap { Array($0) } }
      #expect(Self.widths(run) == expected, "\(run.canvas.settings)")
      #expect(run.pieces.allSatisfy { $0.evidence != .sampled })
      #expect(run.pieces.first?.range.lowerBound == 320 && run.pieces.last?.range.upperBound == 430)
    }
    #expect(comparison.isEquivalent == comparison.runs.allSatisfy { Self.widths($0) == nil })
    #expect((comparison.counterexample == nil) == comparison.isEquivalent)
  }

  @Test("There are a hundred distinct pairs")
  func count() {
    #expect(EquivalencePair.all.count == 100)
    #expect(Set(EquivalencePair.all.map { $0.first + $0.second }).count == 100)
  }

  // The oracle is Scripts/check-width-certificate.py, which knows neither the documents nor the engine. A view
  // that one side lacks is not part of what it confirms.
  @Test("Certificates of equal pairs are confirmed, and false claims of equality are refused")
  func certificates() throws {
    var equal: [EquivalenceCertificate] = []
    var different: [EquivalenceCertificate] = []
    for pair in EquivalencePair.all {
      for run in try Self.comparison(pair, isCertified: true).runs {
        let certificate = try #require(run.certificate, "\(pair.name)")
        if run.differences.isEmpty {
          equal.append(certificate)
        } else if run.differences.contains(where: { $0.kind == .frame }) {
          different.append(certificate)
        }
      }
    }
    // By hand: 56 pairs are equal in both directions, 8 in one, and 4 in 11 sizes of text. Of the 240
    // comparisons, those of 4 pairs have a missing view.
    #expect(equal.count == 56 * 2 + 8 + 4 * 11)
    #expect(different.count == 240 - equal.count - 4 * 2)
    let confirmed = try CertificateCheck(equal)
    #expect(confirmed.status == 0)
    #expect(confirmed.lines.count == equal.count)
    #expect(confirmed.lines.allSatisfy { $0.hasSuffix("equivalent for 110.0 of 110 points") })
    let refused = try CertificateCheck(different) {
      $0.replacing("\"equivalent\":false", with: "\"equivalent\":true")
    }
    #expect(refused.status == 1)
    #expect(refused.lines.count == different.count)
    #expect(!refused.lines.contains { $0.contains("equivalent for") })
  }

  // The oracle is brute force: frames of both documents at every whole width, by identifier, without the
  // matching, the pieces and the arithmetic of the comparison.
  @Test(
    "The comparison agrees with layouts at all whole widths",
    arguments: EquivalencePair.all.indices.filter { $0 % 5 == 2 })
  func bruteForce(number: Int) throws {
    let pair = EquivalencePair.all[number]
    let (first, second) = try Self.roots(pair)
    for run in try Self.comparison(pair).runs {
      func frames(_ root: InterfaceRoot, _ width: Int) -> [String: CGRect] {
        var choice = run.canvas
        choice.size = CGSize(width: Double(width), height: run.height)
        let views = root.instantiate(on: choice).snapshot().views
        let wrappers = ["wrap", "stack", PairText.root]
        return Dictionary(
          views.compactMap { view in
            view.identifier.flatMap { wrappers.contains($0) ? nil : ($0, view.frameInRoot) }
          }
        ) { $1 }
      }
      let differing = EquivalencePair.widths.filter { width in
        let (a, b) = (frames(first, width), frames(second, width))
        return Set(a.keys) != Set(b.keys)
          || a.contains { key, frame in
            guard let other = b[key] else { return true }
            return abs(frame.minX - other.minX) > 1e-6 || abs(frame.minY - other.minY) > 1e-6
              || abs(frame.maxX - other.maxX) > 1e-6 || abs(frame.maxY - other.maxY) > 1e-6
          }
      }
      #expect((Self.widths(run) ?? []) == differing)
    }
  }
}
