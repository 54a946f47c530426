import Projects
import SwiftProgram
import Usage

extension ReadSources {
  /// The texts of the files, each read when somebody asks for it, and once.
  var sourceTexts: SourceTexts {
    let reader = FileReader(
      workingDirectory: workingDirectory, detail: .everything, texts: texts)
    let known = Memo<String, [UInt8]?>()
    return SourceTexts(
      bytes: { path in known.answer(path) { reader.readTexts([path])[0] } },
      search: { groups, paths in reader.search(paths, by: WordSearch(groups)) })
  }
}
