import DependencyGraph
import FileSystem
import Findings

/// Reads a list of files: a path on each line, as Xcode's `.xcfilelist` has them.
struct FileListReader {
  private let path: String
  private let sourceRoot: SourceRoot
  private(set) var list = FileList()
  private var diagnostics: [Diagnostic] = []
  /// The listed paths that nothing stands at.
  private var missing: [(line: Substring, location: Location)] = []

  /// Reads a list.
  ///
  /// - Throws: `WorkspaceError` where the list cannot be read, where a line is not understood, or
  ///   where nothing stands at a listed path.
  init(_ path: String, from sourceRoot: SourceRoot) throws(WorkspaceError) {
    self.path = path
    self.sourceRoot = sourceRoot
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: Path.join(sourceRoot.workingDirectory, path))
    } catch {
      throw .unreadableList(path, error)
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var count = 0
    for (index, line) in lines.enumerated() {
      let text = line.drop(while: \.isWhitespace)
      guard let first = text.first, first != "#" else { continue }
      count += 1
      let indentation = line.utf8.count - text.utf8.count
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.endIndex
      add(
        text[..<end], at: Location(path: path, line: index + 1, column: indentation + 1))
    }
    noteMissing()
    guard diagnostics.isEmpty else { throw WorkspaceError(diagnostics) }
    guard count > 0 else {
      throw WorkspaceError(
        "the list '\(path)' names no file", id: .unusableFileList, note: Self.cure)
    }
  }

  private static let cure = "make the list anew: 'hasgen inputs --format xcfilelist'"

  private mutating func add(_ line: Substring, at location: Location) {
    let listed: String
    do {
      listed = try sourceRoot.path(of: line)
    } catch {
      diagnostics.append(
        Diagnostic(
          severity: .error, id: .unusableFileList,
          message: "'\(error.name)' is not known here: only 'SRCROOT' is",
          location: Location(
            path: location.path, line: location.line,
            column: location.column + line[..<error.start].utf8.count),
          notes: [
            Diagnostic.Note(
              "in a script phase, Xcode has put values in for all of them in the list "
                + "\"$SCRIPT_INPUT_FILE_LIST_0\"")
          ]))
      return
    }
    switch Disk.targetKind(of: listed) {
    case .folder: list.add(sourceRoot.known(listed), at: listed, isFolder: true)
    case .file, .link, .other: list.add(sourceRoot.known(listed), at: listed, isFolder: false)
    case nil: missing.append((line, location))
    }
  }

  private mutating func noteMissing() {
    guard let first = missing.first else { return }
    diagnostics.append(
      Diagnostic(
        severity: .error, id: .staleFileList,
        message: "'\(first.line)' is in the list, and not there", location: first.location,
        notes: [Diagnostic.Note(Self.cure)]
          + missing.dropFirst().map {
            Diagnostic.Note("nor is '\($0.line)'", at: $0.location, isFurther: true)
          }))
  }
}

extension FileList {
  /// Reads a list of files.
  package init(reading path: String, from sourceRoot: SourceRoot) throws(WorkspaceError) {
    self = try FileListReader(path, from: sourceRoot).list
  }
}

extension WorkspaceError {
  /// A list of files cannot be read.
  package static func unreadableList(_ path: String, _ error: SystemError) -> WorkspaceError {
    WorkspaceError(
      "cannot read the list '\(path)': \(error.reason)", id: .unusableFileList,
      note: "make it: 'hasgen inputs --format xcfilelist > \(path)'")
  }
}

extension Diagnostic {
  /// A list of files is not what it should be.
  package static func staleList(_ path: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .staleFileList, message: "the list '\(path)' is out of date",
      location: nil, notes: [Note("make it anew with 'hasgen inputs', in the same format")])
  }
}
