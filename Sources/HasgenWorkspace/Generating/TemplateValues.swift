import HasgenBuilding
import HasgenDoubles
import HasgenGraph
import HasgenReading
import HasgenRules
import HasgenWriting

extension Container {
  /// The values for the template `Container`, which `Templates` describes; `nil` if there is
  /// nothing to generate.
  var templateValues: TemplateValues? {
    // The modifier of the container's extensions and of types with the same isolation.
    let isolation = isNonisolated ? "nonisolated" : ""
    let holder = "\(name).Reference"
    let references = reference.map { reference in
      [[reference.declaration(of: name, isolation)]]
        + overriding.map { [$0.declaration(of: holder, isolation, behind: reference.holder)] }
        + [reference.conformances.map { $0.declaration(of: holder, isolation) }]
    }
    let values = [
      "protocols": [protocols].parts,
      "extensions": [conformances.map { $0.declaration(of: name, isolation) }].parts,
      "wiring": (wiring.map { [[$0.declaration(of: name, isolation)]] } ?? []).parts,
      "overriding": overriding.map { [$0.declaration(of: name, isolation)] }.parts,
      "reference": references?.parts ?? [],
    ]
    guard values.contains(where: { !$0.value.isEmpty }) else { return nil }
    let others = [
      "container": [[name]], "module": [[module]], "source": [[String(path.fileName)]],
      "imports": imports.importParts,
    ]
    return values.merging(others) { $1 }
  }
}

extension DoublesFile {
  /// The values for the template `Doubles`, which `Templates` describes.
  var templateValues: TemplateValues {
    var imports = Set(imports)
    if !isForPreviews { imports.insert(ConditionalText("@testable import \(module)")) }
    imports.formUnion(testImports)
    // Import only `NSLock`: other names of Foundation may conflict with names in the module.
    if hasLocks, !imports.contains(ConditionalText("import Foundation")) {
      imports.insert(ConditionalText("import class Foundation.NSLock"))
    }
    return [
      "module": [[module]], "purpose": [[isForPreviews ? "previews" : "tests"]],
      "imports": imports.importParts, "stubs": declarations.parts, "support": [support].parts,
    ]
  }
}

extension [[DeclarationCode]] {
  /// The lines of each part of a file: neighbours under one condition share an `#if` within a part.
  fileprivate var parts: [[String]] { filter { !$0.isEmpty }.map { $0.lines() } }
}

extension Sequence<ConditionalText> {
  /// The lines of imports, in the groups and the order of `swift format`.
  fileprivate var importParts: [[String]] {
    let sorted = sorted { $0.importOrder.lexicographicallyPrecedes($1.importOrder) }
    return sorted.runs { $0.importOrder.prefix(2) == $1.importOrder.prefix(2) }.map { group in
      group.map { DeclarationCode(condition: $0.condition, .text($0.text)) }
        .lines(separated: .never)
    }
  }
}

extension ConditionalText {
  /// The sort key of an import: modules come first, then single declarations, modules under test,
  /// and imports under a condition. A group is sorted by name, without modifiers.
  fileprivate var importOrder: [String] {
    let words = text.split(separator: " ").map(String.init)
    var group = words.dropLast().last == "import" ? "0" : "1"
    if words.contains("@testable") { group = "2" }
    if condition != nil { group = "" }
    return [condition ?? "", group, words.last ?? "", text]
  }
}
