import DependencyGraph
import Findings
import HasGeneration
import Resolution
import Roles
import SwiftBodies
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The program that '.ci/fuzz' builds.
@main
struct Fuzzer {
  static func main() {
    var count = CommandLine.argc
    var words = CommandLine.unsafeArgv
    _ = runDriver(&count, &words, fuzz)
  }
}

/// Stops if brackets are not joined in pairs, or tokens stand in no order.
private func check(_ text: BodyText) {
  var end = 0
  for (index, token) in text.tokens.enumerated() {
    precondition(token.start >= end && token.end >= token.start)
    end = token.end
    guard token.partner >= 0 else { continue }
    precondition(text.tokens[token.partner].partner == index)
    precondition((token.kind == .opening) == (token.partner > index))
  }
}

/// libFuzzer's own loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The way from the bytes of a text to generated files, as far as it needs no disk. Whatever is
/// wrong ends the process.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = UnsafeBufferPointer(start: bytes, count: count)
  let outline = Outline(reading: text)
  check(outline.declarations, in: 0..<count)
  check(BodyText(reading: Array(text)))

  let words = WordPattern(prefixes: ["Has"], suffixes: ["Dependencies"], words: ["AppDependency"])
  let sketch = Sketch(reading: text, lookingFor: words)
  if !sketch.needsOutline {
    precondition(outline.problems.isEmpty || !outline.declarations.isEmpty || count > 0)
    let names = outline.declarations.filter { $0.kind == .struct }.map(\.name)
    precondition(names.allSatisfy { sketch.names(.declared).contains(NameHash($0.plain)) })
  }

  check(PartialOutline(reading: text, lookingFor: words), against: outline)

  let file = SourceFile(path: "A.swift", outline: outline)
  let rules = Rules(
    containers: [
      ContainerChoice(
        "AppDependency", byReference: true, declareProtocols: ProtocolDeclaring(.all),
        isOverridable: true)
    ])
  let modules = [SourceModule(name: "App", files: [file])]
  let generation = Generation(of: KnownSources(modules: modules, rules: rules))
  let isWritten =
    outline.problems.isEmpty && !generation.diagnostics.contains { $0.severity == .error }
  let files = try? FileGenerator().files(
    for: generation.graph.containers, and: generation.doubles)
  for file in files ?? [] where isWritten {
    // What is generated from what can be read can be read.
    precondition(Outline(reading: file.contents).problems.isEmpty, file.contents)
  }
  return 0
}

/// What is not outlined in part is in the sketch.
private func check(_ parts: PartialOutline, against whole: Outline) {
  guard let rest = parts.rest else {
    precondition(parts.outline.declarations.map(\.range) == whole.declarations.map(\.range))
    return
  }
  precondition(parts.outline.problems.isEmpty)
  // The grammar of what is only sketched is not looked at.
  guard whole.problems.isEmpty else { return }
  precondition(parts.outline.imports.map(\.text) == whole.imports.map(\.text))
  let outlined = Set(parts.outline.declarations.map(\.range))
  precondition(outlined.isSubset(of: whole.declarations.map(\.range)))
  for other in whole.declarations where !outlined.contains(other.range) {
    let names = other.kind == .extension ? rest.names(.extended) : rest.names(.declared)
    precondition(other.kind == .extension || names.contains(NameHash(other.name.plain)))
    precondition(!names.isEmpty)
  }
}

/// Each declaration stands in the one that holds it.
private func check(_ declarations: [Declaration], in range: Range<Int>) {
  for declaration in declarations {
    precondition(range.contains(declaration.range.lowerBound) || declaration.range.isEmpty)
    precondition(declaration.range.upperBound <= range.upperBound)
    precondition(declaration.nameRange.upperBound <= range.upperBound)
    check(declaration.members, in: declaration.range)
  }
}

extension String {
  fileprivate var plain: String { filter { $0 != "`" } }
}
