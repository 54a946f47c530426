import FileSystem
import Findings
import SwiftProgram

extension JoinedOutline {
  /// Reads outlines from files with their JSON.
  ///
  /// - Throws: `WorkspaceError` for each file that is no such JSON.
  static func reading(
    _ paths: [String], in workingDirectory: String
  ) throws(WorkspaceError) -> [JoinedOutline] {
    let all = paths.concurrentMap(inBatchesOf: 1) { paths in
      paths.map { path in Result { () throws(Unusable) in try reading(path, workingDirectory) } }
    }
    let failures = all.compactMap { result in
      if case .failure(let error) = result { error.diagnostic } else { nil }
    }
    guard failures.isEmpty else { throw WorkspaceError(failures) }
    return all.compactMap { try? $0.get() }
  }

  private static func reading(
    _ path: String, _ workingDirectory: String
  ) throws(Unusable) -> JoinedOutline {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Disk.contents(of: Path.join(workingDirectory, path), upTo: .max)
    } catch {
      throw Unusable(path: path, reason: error.reason)
    }
    do throws(JSONError) {
      return try JoinedOutline(bytes)
    } catch {
      throw Unusable(path: path, reason: error.message)
    }
  }
}

/// The reason why a file is no outline.
private struct Unusable: Error {
  let path: String
  let reason: String

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .unusableOutline,
      message: "cannot use '\(path)' as the outline of a module: \(reason)", location: nil,
      notes: [
        Diagnostic.Note("make it anew: 'hasgen scan --module NAME --format json > \(path)'")
      ])
  }
}
