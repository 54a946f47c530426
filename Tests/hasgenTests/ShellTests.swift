import TestFolders
import Testing

@testable import hasgen

/// `.ci/shells` lets the shells themselves read what is printed here.
@Suite struct ShellTests {
  @Test(arguments: Shell.allCases)
  func completionsHaveEachWord(shell: Shell) throws {
    let outcome = try TestFolder().run(["completions", shell.rawValue])
    #expect(outcome.status == .done)
    for command in Command.all {
      #expect(outcome.results.contains(command.name))
      for option in command.options { #expect(outcome.results.contains(option.name)) }
      for word in command.firstWords() { #expect(outcome.results.contains(word)) }
    }
  }

  @Test func aShellIsNamed() throws {
    let folder = try TestFolder()
    #expect(
      folder.run(["completions"]).messages.hasPrefix(
        "error: 'hasgen completions' takes one shell: bash, zsh, fish\n"))
    #expect(
      folder.run(["completions", "csh"]).messages.hasPrefix(
        "error: hasgen has no completions for 'csh': it knows bash, zsh, fish\n"))
  }

  @Test func theManualHasEachPage() throws {
    let page = try TestFolder().run(["manual"]).results
    for command in Command.all { #expect(page.contains(".SS hasgen \(command.name)")) }
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
    #expect(try TestFolder().run(["manual", "check"]).status == .usage)
  }
}
