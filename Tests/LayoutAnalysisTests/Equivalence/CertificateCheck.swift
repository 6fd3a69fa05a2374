import Foundation

@testable import LayoutAnalysis

/// What `Scripts/check-width-certificate.py` says about certificates.
struct CertificateCheck {
  /// The exit code: 1 if a certificate does not hold.
  let status: Int32
  /// A line for each certificate, in order.
  let lines: [Substring]

  /// Checks certificates, whose text may be changed before.
  init(
    _ certificates: [EquivalenceCertificate], changing: (String) -> String = { $0 }
  ) throws {
    let text = changing(String(decoding: try JSONEncoder().encode(certificates), as: UTF8.self))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("certificates-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scripts/check-width-certificate.py").standardizedFileURL
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
  }
}
