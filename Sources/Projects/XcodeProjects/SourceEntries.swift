/// The entries of `sources` that say which folder is which target's.
package struct SourceEntries {
  /// A folder that is a target's; absolute.
  package struct Entry {
    package let folder: String
    package let target: Int
  }

  package private(set) var entries: [Entry] = []
  /// The folders and files in them that are not read; absolute.
  package private(set) var excluded: [String] = []

  private let folders: SourceFolders
  private let survey: XcodeSurvey

  package init(for folders: SourceFolders, _ survey: XcodeSurvey) {
    self.folders = folders
    self.survey = survey
    var waiting: [(path: String, around: Int?)] = folders.tops.reversed().map { ($0, nil) }
    while let (path, around) = waiting.popLast() {
      guard let folder = folders.folders[path] else { continue }
      guard folder.owned > 0 else {
        if around != nil, folder.tests > 0 { excluded.append(path) }
        continue
      }
      // The folder of a project has more than sources: what is in it is named one by one.
      let isOnlyAround = folders.tops.contains(path) && folder.files.isEmpty
      if !isOnlyAround, let target = targetOfAll(in: folder) {
        if target != around { entries.append(Entry(folder: path, target: target)) }
        continue
      }
      let own = targetOfFiles(in: folder)
      if let own {
        if own != around { entries.append(Entry(folder: path, target: own)) }
        excluded += folder.files.filter(survey.testFiles.contains)
        excluded += folder.foreign.filter { !SwiftFiles.below($0).isEmpty }
      }
      waiting += folder.children.filter { !folders.tops.contains($0) }.reversed()
        .map { ($0, own ?? around) }
    }
  }

  /// The target that has all files in a folder and below; `nil` for none, or if there is more than
  /// that: tests, others' sources, many files that no target has.
  private func targetOfAll(in folder: SourceFolders.Folder) -> Int? {
    guard folder.tests == 0, !folder.hasForeign, folder.orphans * 10 <= folder.owned else {
      return nil
    }
    let target = survey.best(of: folder.counts.filter { $0.value == folder.owned }.map(\.key))
    // An extension may have all that the app has most of: then it is the app's.
    let isLent = target.map { !survey.targets[$0].isApp } == true
    return isLent && mainTarget(by: folder.counts, of: folder.owned) != target ? nil : target
  }

  /// The target that has most of the files that stand in a folder itself.
  private func targetOfFiles(in folder: SourceFolders.Folder) -> Int? {
    var counts: [Int: Int] = [:]
    for owner in folder.files.flatMap({ Set(survey.owners[$0] ?? []) }) {
      counts[owner, default: 0] += 1
    }
    return mainTarget(by: counts, of: folder.files.count { survey.owners[$0] != nil })
  }

  /// The target that has most of some files, or half of them if it is an app.
  private func mainTarget(by counts: [Int: Int], of total: Int) -> Int? {
    let most = counts.values.max()
    let apps = counts.filter { survey.targets[$0.key].isApp && $0.value * 2 >= total }
    return survey.best(
      of: apps.isEmpty ? counts.filter { $0.value == most }.map(\.key) : apps.map(\.key))
  }
}
