import Testing

@testable import SyntheticApp

/// No run reads more files again than it did. The figures are exact, so that whoever changes one sees
/// by how much: a rule that asks for the members of all types, say, has most of an app read twice.
@Suite
struct ReadingWorkTests {
  @Test func ofAnAppThatLooksLikeARealOne() throws {
    let work = try ReadingWork(of: SyntheticApp(files: 400).files)
    #expect(work == ReadingWork(files: 400, readLater: 1))
  }

  @Test func ofFortyTangledApps() throws {
    let works = try (0..<40).map { try ReadingWork(of: TangledApp(seed: $0).files) }
    let wanted = ReadingWork(files: 792, readLater: 164)
    #expect(works.dropFirst().reduce(works[0], +) == wanted)
  }
}
