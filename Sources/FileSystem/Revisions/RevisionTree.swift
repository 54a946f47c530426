/// The files and folders of a revision, and their texts, as `git show` prints them.
struct RevisionTree: Sendable {
  /// What stands at a path; git tells folders from all else.
  struct Entry: Sendable {
    let name: String
    let isFolder: Bool
  }

  /// The repository's folder; absolute, without links.
  let root: String
  /// The commit, by its hash.
  let commit: String
  /// The entries of each folder, by its path in the repository: `""`, `Sources/App`.
  private(set) var folders: [String: [Entry]] = [:]

  /// Lists all folders of a revision.
  init(of revision: String, in root: String) throws(GitShow.Failure) {
    self.root = root
    let hash = try GitShow.output(
      of: ["\(revision)^{commit}"], ["--no-patch", "--format=format:%H"], in: root)
    commit =
      String(decoding: hash, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    var level = [""]
    while !level.isEmpty {
      var next: [String] = []
      for chunk in level.chunks(ofBytes: Self.argumentLimit) {
        let text = try GitShow.output(of: chunk.map { "\(commit):\($0)" }, in: root)
        for (folder, entries) in zip(chunk, try Self.listings(in: text, of: chunk, commit)) {
          folders[folder] = entries
          next += entries.filter(\.isFolder).map { Self.join(folder, $0.name) }
        }
      }
      level = next
    }
  }

  /// How many bytes the paths of one call may have.
  private static let argumentLimit = 100_000

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// The lists of folders that were printed one after another, each behind its name and an empty
  /// line.
  private static func listings(
    in text: [UInt8], of folders: [String], _ commit: String
  ) throws(GitShow.Failure) -> [[Entry]] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    return try folders.map { folder throws(GitShow.Failure) in
      let heading = "tree \(commit):\(folder)"
      guard let first = lines.popFirst(), first.elementsEqual(heading.utf8),
        lines.popFirst()?.isEmpty == true
      else { throw .refused("it printed no list of '\(folder)'") }
      var entries: [Entry] = []
      while let line = lines.popFirst(), !line.isEmpty {
        let isFolder = line.last == UInt8(ascii: "/")
        entries.append(
          Entry(
            name: String(decoding: isFolder ? line.dropLast() : line, as: UTF8.self),
            isFolder: isFolder))
      }
      return entries
    }
  }

  /// The texts of files, by their paths in the repository.
  ///
  /// Git prints one text after another with nothing between, so a list of a folder is asked for
  /// between them, under a name that no text can have guessed.
  func texts(of paths: [String]) throws(GitShow.Failure) -> [[UInt8]] {
    guard !paths.isEmpty else { return [] }
    // To go no commit back may be written in two ways, and as often as one likes.
    let steps = (0..<48).map { _ in Bool.random() ? "^0" : "~0" }.joined()
    let smallest = folders.min { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key ?? ""
    let separator = "\(commit)\(steps):\(smallest)"
    let list = (folders[smallest] ?? []).map { $0.name + ($0.isFolder ? "/" : "") + "\n" }.joined()
    let heading = Array("\ntree \(separator)\n\n\(list)".utf8)
    var texts: [[UInt8]] = []
    for chunk in paths.chunks(ofBytes: Self.argumentLimit, each: separator.utf8.count + 50) {
      // The first list has no line before it.
      let output = try GitShow.output(
        of: [separator] + chunk.flatMap { ["\(commit):\($0)", separator] }, in: root)
      let parts = (Array("\n".utf8) + output).separated(by: heading)
      guard parts.count == chunk.count + 2, parts.first?.isEmpty == true,
        parts.last?.isEmpty == true
      else { throw .refused("it printed other texts than those of \(chunk.count) files") }
      texts += parts[1...chunk.count].map { Array($0) }
    }
    return texts
  }
}

extension [String] {
  /// The same in parts, of which each has no more than some bytes, or one element.
  fileprivate func chunks(ofBytes limit: Int, each extra: Int = 50) -> [[String]] {
    var chunks: [[String]] = []
    var start = startIndex
    var size = 0
    for index in indices {
      let own = self[index].utf8.count + extra
      if size > 0, size + own > limit {
        chunks.append(Array(self[start..<index]))
        (start, size) = (index, 0)
      }
      size += own
    }
    return chunks + (start < endIndex ? [Array(self[start...])] : [])
  }
}

extension [UInt8] {
  /// The parts around each occurrence of some bytes.
  fileprivate func separated(by separator: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var search = 0
    while let found = offset(of: separator[0], from: search) {
      guard self[found...].starts(with: separator) else {
        search = found + 1
        continue
      }
      parts.append(self[start..<found])
      start = found + separator.count
      search = start
    }
    return parts + [self[start...]]
  }
}
