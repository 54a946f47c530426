import Foundation
import HasgenProjects
import HasgenWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of a test's own, removed with its owner.
package final class TestFolder: Sendable {
  /// The path, absolute and without links.
  package let path: String

  /// A folder with files: their texts by their paths.
  package init(_ files: [String: String] = [:]) throws {
    var template = Array("/tmp/hasgen-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let path = Disk.realPath(of: template.path) else {
      throw SystemError.last
    }
    self.path = path
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a file in the folder.
  package func callAsFunction(_ file: String) -> String { Path.join(path, file) }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ bytes: [UInt8], to file: String) throws {
    try Disk.makeFolder(Path.folder(of: self(file)))
    try Disk.replace(self(file), with: bytes)
  }

  /// Makes a folder.
  package func makeFolder(_ folder: String) throws { try Disk.makeFolder(self(folder)) }

  /// Whether a folder is there.
  package func isFolder(_ path: String) -> Bool { Disk.kind(of: self(path)) == .folder }

  /// Whether the disk takes an accented letter in one character and in two for different names.
  package static let tellsAccentsApart: Bool = {
    guard let folder = try? TestFolder(["caf\u{E9}": ""]) else { return false }
    return Disk.kind(of: folder("cafe\u{301}")) == nil
  }()

  /// Makes a symbolic link, and the folders that it lies in.
  package func link(_ file: String, to target: String) throws {
    try Disk.makeFolder(Path.folder(of: self(file)))
    guard symlink(target, self(file)) == 0 else { throw SystemError.last }
  }

  /// A file's text; `nil` where there is none.
  package func text(of file: String) -> String? {
    (try? Disk.contents(of: self(file))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in a folder, hidden ones included.
  package func names(in folder: String) throws -> [String] {
    try Disk.entries(in: self(folder)).map(\.name)
  }

  /// A file's permissions.
  package func permissions(of file: String) -> mode_t {
    var status = stat()
    return stat(self(file), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Sets a file's permissions.
  package func setPermissions(of file: String, to mode: mode_t) { chmod(self(file), mode) }

  /// When a file was last written.
  package func date(of file: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(file))[.modificationDate] as? Date
  }

  /// Makes a file look as if it had last been written then.
  package func setDate(of file: String, to date: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: self(file))
  }

  /// Makes an empty file whose name may be no text.
  package func writeFile(named name: [UInt8]) throws {
    let path = (Array((path + "/").utf8) + name + [0]).map(CChar.init(bitPattern:))
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
  }
}

extension [CChar] {
  fileprivate var path: String {
    String(decoding: prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
