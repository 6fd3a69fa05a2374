import Foundation
import Testing

@testable import InterfaceBuilder

/// Files that are not well-formed or too large: each is refused with a located error.
@Suite struct XMLRefusalTests {
  private func kind(_ bytes: [UInt8], limits: XMLLimits = XMLLimits())
    -> InterfaceDocumentError.Kind?
  {
    do throws(InterfaceDocumentError) {
      _ = try XMLReader.read(bytes, name: "hostile.xib", limits: limits)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(arguments: [
    "", " ", "<", "<a", "<a>", "<a></b>", "</a>", "<a/><b/>", "<a b/>", "<a b=c/>", "<a b='c/>",
    "<a b='1' b='2'/>", "<a b='<'/>", "<a>&nbsp;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>",
    "<a>&#99999999999;</a>", "<a b='&'/>", "<a b='1'c='2'/>", "text<a/>", "<a/>text", "<1/>",
    "<a>]]></a>", "<a><!-- -- --></a>", "<a><![CDATA[</a>", "<a>\u{1}</a>", "<a>\u{FFFF}</a>",
    "<a/><?xml version='1.0'?>", "<a / >", "<!ELEMENT a>", "<a><?pi</a>", "<?xml version='1.0'",
    "<a>&#x;</a>", "<a>&#+5;</a>",
  ])
  func `Malformed XML is a syntax error`(_ text: String) {
    #expect(kind(Array(text.utf8)) == .syntax)
  }

  @Test func `A document type declaration is refused before entities are expanded`() {
    let laughs = "<!DOCTYPE a [<!ENTITY x \"lol\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>"
    #expect(kind(Array(laughs.utf8)) == .documentType)
  }

  @Test(
    arguments: [
      [0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0x3C, 0, 0x61, 0], [0x3C, 0x61, 0xC3, 0x28],
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a/>".utf8),
    ] as [[UInt8]])
  func `Encodings other than UTF-8 are refused`(_ bytes: [UInt8]) {
    #expect(kind(bytes) == .encoding)
  }

  @Test func `Depth, counts, and sizes are limited`() {
    let deep = String(repeating: "<a>", count: 50_000) + String(repeating: "</a>", count: 50_000)
    #expect(kind(Array(deep.utf8)) == .limit)
    let wide = "<a b='" + String(repeating: "x", count: 10 << 20) + "'/>"
    #expect(kind(Array(wide.utf8)) == .limit)
    let many = "<a " + (0..<1000).map { "b\($0)='' " }.joined() + "/>"
    #expect(kind(Array(many.utf8)) == .limit)
    var small = XMLLimits()
    small.elementCount = 3
    #expect(kind(Array("<a><b/><b/></a>".utf8), limits: small) == nil)
    #expect(kind(Array("<a><b/><b/><b/></a>".utf8), limits: small) == .limit)
    small.fileSize = 4
    #expect(kind(Array("<a/>".utf8), limits: small) == nil)
    #expect(kind(Array("<aa/>".utf8), limits: small) == .limit)
  }

  @Test(arguments: SampleDocuments.all)
  func `A truncated document is refused`(_ text: String) {
    let bytes = Array(text.utf8)
    let end = text.range(of: "</document>")!.upperBound.utf16Offset(in: text)
    let last = text.prefix(end).utf8.count
    for length in stride(from: 0, to: last, by: 7) {
      let found = kind(Array(bytes[..<length]))
      #expect(found == .syntax || found == .encoding, "cut after \(length) bytes")
    }
  }
}
