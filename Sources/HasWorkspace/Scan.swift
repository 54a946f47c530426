import DependencyGraph
import Findings
import Resolution
import SwiftOutline
import SwiftProgram

/// The outlines of files, with what is wrong with each.
public struct Scan: Sendable {
  /// A file that was read.
  public struct File: Sendable {
    /// The path to print.
    public let path: String
    /// The declarations of the file.
    public let outline: Outline
    /// The reasons why it could not be read to the end.
    public let diagnostics: [Diagnostic]
  }

  /// The files, sorted by path; one that could not be read at all has an empty outline.
  public let files: [File]
  /// The files and folders that could not be read at all.
  public let unreadable: [Diagnostic]

  init(_ sources: ReadSources) {
    let read = sources.modules.flatMap(\.files).map { file in
      File(
        path: file.path, outline: file.outline,
        diagnostics: file.outline.problems.map { Diagnostic(problem: $0, in: file) })
    }
    let unread = sources.unreadable.compactMap { diagnostic in
      diagnostic.location.map {
        File(path: $0.path, outline: .empty, diagnostics: [diagnostic])
      }
    }
    files = (read + unread).sorted { $0.path < $1.path }
    unreadable = sources.unreadable
  }

  /// Everything that is wrong, sorted by place.
  public var diagnostics: [Diagnostic] {
    let withoutPlace = unreadable.filter { $0.location == nil }
    return (withoutPlace + files.flatMap(\.diagnostics)).sortedByPlace
  }
}
