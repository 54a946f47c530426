import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules
import HasgenWorkspace

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
  let copy = Array(text)
  let lazy = Outline(reading: text, lookingFor: words) { copy }
  if outline.problems.isEmpty {
    precondition(lazy.problems.isEmpty)
    check(lazy.declarations, against: outline.declarations)
  }

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
    outline.problems.isEmpty && !generation.findings.reported().contains { $0.severity == .error }
  let files = try? FileGenerator().files(
    for: generation.graph.containers, and: generation.doubles)
  for file in files ?? [] where isWritten {
    // hasgen can read every file that it generates.
    precondition(Outline(reading: file.contents).problems.isEmpty, file.contents)
  }
  return 0
}

/// Members that are read later are the same.
private func check(_ lazy: [Declaration], against whole: [Declaration]) {
  precondition(lazy.map(\.range) == whole.map(\.range) && lazy.map(\.name) == whole.map(\.name))
  for (one, other) in zip(lazy, whole) { check(one.members, against: other.members) }
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
