import HasgenProgram
import Testing
@testable import HasgenGraph
@testable import HasgenRules

@testable import HasgenGraph
@testable import HasgenWorkspace

@Suite struct FileGeneratorTests {
  @Test(arguments: ContainerCase.all)
  func contents(_ test: ContainerCase) throws {
    let files = try FileGenerator().files(for: [test.container])
    #expect(files.map(\.contents) == [test.wantedFile])
  }

  @Test(arguments: [
    ("AppDependency", "Sources/App/Services.swift", "Sources/App/AppDependency+Generated.swift"),
    ("Outer.Inner", "/a b/ö/Outer.swift", "/a b/ö/Outer.Inner+Generated.swift"),
    ("AppDependency", "AppDependency.swift", "AppDependency+Generated.swift"),
    ("Elsewhere", "Sources/App/Elsewhere.swift", "Generated/All.swift"),
  ])
  func path(name: String, source: String, want: String) throws {
    let generator = try FileGenerator(
      choices: ContainerChoices([ContainerChoice("Elsewhere", output: "Generated/All.swift")]))
    let files = try generator.files(for: [container(name, at: source)])
    #expect(files.map(\.path) == [want])
  }

  @Test func nothingToGenerate() throws {
    let empty = container("AppDependency", at: "A.swift", conformances: [])
    #expect(try FileGenerator().files(for: [empty]).isEmpty)
  }

  @Test func orderOfContainers() throws {
    let containers = [
      container("B", at: "a/B.swift"), container("A", at: "b/A.swift"),
      container("A", at: "a/A.swift"), container("A", at: "a/C.swift"),
    ]
    let files = try FileGenerator().files(for: containers)
    #expect(
      files.map(\.path) == [
        "a/A+Generated.swift", "a/A+Generated.swift", "a/B+Generated.swift", "b/A+Generated.swift",
      ])
    let reversed = try FileGenerator().files(for: containers.reversed())
    #expect(reversed.map(\.contents) == files.map(\.contents))
  }

  private func container(
    _ name: String, at path: String, conformances: [Conformance] = [Conformance(name: "HasLogger")]
  ) -> Container {
    Container(name: name, module: "App", path: path, imports: [], conformances: conformances)
  }
}
