import SwiftOutline
import SwiftScript

/// Reads a manifest: follows its statements from top to bottom, and then the targets of its
/// `Package`.
struct ManifestReader {
  /// The parts of `Package` that are asked for, as the statements before the current one leave them.
  package struct Package {
    package let variable: String
    package let offset: Int
    package var name: ManifestValue?
    package var targets: [ManifestValue]
    package var dependencies: [ManifestValue]
    var languageModes: ManifestValue?
  }

  /// The change that a statement makes to a value.
  private enum Mutation {
    case set(ManifestValue)
    case add([ManifestValue])
  }

  var evaluator: ManifestEvaluator
  package private(set) var package: Package?
  package private(set) var doubts: [(offset: Int, message: String)] = []
  /// The properties that are changed in a way that is not followed, with the place of the first
  /// such statement: `swiftSettings`; of the package itself, `package.dependencies`.
  package private(set) var changed: [String: Int] = [:]
  /// Whether the text makes several packages.
  private(set) var hasSeveralPackages = false
  /// The variables that may change at any time, and whether they may be replaced.
  private var unstable: [String: Bool] = [:]

  package init(_ script: Script, length: Int) {
    evaluator = ManifestEvaluator(script.statements, length: length)
    for case .effects(let effects) in script.statements.lazy.map(\.kind) where effects.isDeclaration
    {
      for change in effects.changes where change.path.count == 1 {
        unstable[change.path[0], default: false] =
          unstable[change.path[0]] == true || change.isReplaced
      }
    }
    for statement in script.statements { follow(statement) }
    for case .effects(let effects) in script.statements.lazy.map(\.kind) { note(effects) }
  }

  mutating func doubt(_ message: String, at offset: Int) {
    doubts.append((offset, message))
  }

  // MARK: Statements

  private mutating func follow(_ statement: ScriptStatement) {
    switch statement.kind {
    case .binding(let binding):
      if binding.scope.isEmpty {
        bind(binding.name, to: evaluator.value(binding.value), type: binding.type)
      }
    case .assignment(let path, let isAddition, let expression):
      let value = evaluator.value(expression)
      if isAddition {
        let isText = value.text != nil
        change(path, .add(isText ? [value] : value.elements), at: statement.offset)
      } else {
        change(path, .set(value), at: statement.offset)
      }
    case .call(let path, let arguments):
      var added: [ManifestValue] = []
      for argument in arguments where argument.label != "at" {
        let value = evaluator.value(argument.value)
        added += argument.label == nil ? [value] : value.elements
      }
      change(Array(path.dropLast()), .add(added), at: statement.offset)
    case .effects(let effects):
      for change in effects.changes where change.path.count == 1 {
        forget(change.path[0], isReplaced: change.isReplaced, at: change.offset)
      }
    }
  }

  private mutating func bind(_ variable: String, to value: ManifestValue, type: String?) {
    if let call = packageCall(value, type: type) {
      if package != nil { hasSeveralPackages = true }
      package = Package(
        variable: variable, offset: value.offset, name: call["name"],
        targets: call["targets"]?.elements ?? [],
        dependencies: call["dependencies"]?.elements ?? [],
        languageModes: call["swiftLanguageModes"] ?? call["swiftLanguageVersions"])
    } else {
      evaluator[variable] = value
      if let isReplaced = unstable[variable] {
        forget(variable, isReplaced: isReplaced, at: value.offset)
      }
    }
  }

  /// Takes a variable for one that has other values too, or more elements.
  private mutating func forget(_ variable: String, isReplaced: Bool, at offset: Int) {
    if isReplaced {
      evaluator[variable] = nil
    } else {
      evaluator.append([ManifestValue(.computed, at: offset)], to: variable, at: offset)
    }
  }

  private func packageCall(_ value: ManifestValue, type: String?) -> ManifestValue.Call? {
    guard case .call(let call) = value.content else { return nil }
    if call.isImplicit {
      let isPackage = type == "Package" || type == "PackageDescription.Package"
      return isPackage && call.path == ["init"] ? call : nil
    }
    return call.path == ["Package"] || call.path == ["Package", "init"] ? call : nil
  }

  // MARK: Changes

  private mutating func change(_ path: [String], _ mutation: Mutation, at offset: Int) {
    if path.count == 1 {
      switch mutation {
      case .set(let value): bind(path[0], to: value, type: nil)
      case .add(let values): evaluator.append(values, to: path[0], at: offset)
      }
    } else if path.count == 2, path[0] == package?.variable {
      changePackage(path[1], mutation)
    } else if let property = path.last {
      noteChange(of: property, at: offset)
    }
  }

  private mutating func changePackage(_ property: String, _ mutation: Mutation) {
    switch (property, mutation) {
    case ("targets", .set(let value)): package?.targets = value.elements
    case ("targets", .add(let values)): package?.targets += values
    case ("dependencies", .set(let value)): package?.dependencies = value.elements
    case ("dependencies", .add(let values)): package?.dependencies += values
    case ("swiftLanguageModes", .set(let value)), ("swiftLanguageVersions", .set(let value)):
      package?.languageModes = value
    case ("swiftLanguageModes", .add(let values)), ("swiftLanguageVersions", .add(let values)):
      guard let old = package?.languageModes else { return }
      package?.languageModes = ManifestValue(.list(old.elements + values), at: old.offset)
    case ("name", .set(let value)): package?.name = value
    default: break
    }
  }

  /// Keeps the properties that may be changed by what is not followed: those of a package or target
  /// behind a dot, and in a member of theirs also without one.
  private mutating func note(_ effects: ScriptEffects) {
    let isOfOwnType = effects.scope.first.map(evaluator.declares) ?? false
    for change in effects.changes {
      let path = change.path.first == "self" ? Array(change.path.dropFirst()) : change.path
      let isOfSelf =
        path.count == 1 && effects.hasSelf && !isOfOwnType
        && (!change.isLocal || change.path.count > 1)
      guard let property = path.last, path.count > 1 || isOfSelf else { continue }
      let isOfPackage = path.count == 2 && path[0] == package?.variable
      if isOfPackage, change.isReplaced, property == "targets" { package?.targets = [] }
      noteChange(of: isOfPackage ? "package.\(property)" : property, at: change.offset)
    }
  }

  private mutating func noteChange(of property: String, at offset: Int) {
    changed[property] = min(changed[property] ?? offset, offset)
  }
}
