import SwiftReading
import SwiftProgram

extension UseReader {
  /// Whether a member's name behind a dot is surely that of something that holds no dependencies: a
  /// member of a type that declares it, or of one that the sources do not declare, or a static one.
  func isOfAnother(_ index: Int) -> Bool {
    let subject = HolderExpression(endingAt: index, in: text)
    let name = text.text(index)
    switch subject.base {
    case .none: return false
    case .own:
      guard !isInsideLocalType(index), !isSelfAnother(at: index), let owner = around(index)?.owner
      else { return false }
      return app.callees.hasMember(name, owner)
    case .path(let names):
      let first = names[0]
      // `return .clock`
      if text.isStatementWord(first), !["self", "Self", "super"].contains(text.text(first)) {
        return names.count == 1
      }
      switch type(ofPath: names) {
      case .own:
        guard let owner = around(index)?.owner else { return false }
        return app.callees.hasMember(name, owner)
      case .symbol(let id):
        return app.callees.hasMember(name, id)
      case .unknown:
        let word = text.text(first)
        return names.count == 1 && word.first?.isUppercase == true && !isLocal(word, at: first)
          && !app.callees.isType(word, in: scope(around: first))
      }
    case .keyPath(let backslash):
      guard let id = typeOfElement(ofKeyPathAt: backslash) else { return false }
      return app.callees.hasMember(name, id)
    case .other:
      // `use(.clock)`
      return subject.first == index
    }
  }

  /// Whether a token stands in a type that a body declares: no outline has it.
  func isInsideLocalType(_ index: Int) -> Bool {
    guard let body = body(around: index) else { return false }
    return openBrackets.contains { bracket in
      bracket > body.lowerBound && text.tokens[bracket].begins("{")
        && text.isHeaderOfType(before: bracket)
    }
  }

  /// What names around a token mean.
  func scope(around index: Int) -> Scope {
    around(index)?.scope ?? Scope(module: app.index.table.files[file].module, file: file)
  }
}
