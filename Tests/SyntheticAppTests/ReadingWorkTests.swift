import Testing

@testable import SyntheticApp

/// No run looks up or outlines more than it did. The figures are exact, so that whoever
/// changes one sees by how much: a rule that asks something of all types, say, may have most of an
/// app outlined.
@Suite
struct ReadingWorkTests {
  /// The words tell at once what matters in it.
  @Test func ofAnAppThatLooksLikeARealOne() throws {
    let wanted = ReadingWork(
      questions: 0, outlinedAtOnce: 61, outlined: 61, outlinedInPart: 54)
    #expect(try ReadingWork(of: SyntheticApp(files: 400).files) == wanted)
  }

  /// No word tells what matters in these: it is asked for.
  @Test func ofFortyTangledApps() throws {
    let works = try (0..<40).map { try ReadingWork(of: TangledApp(seed: $0).files) }
    let wanted = ReadingWork(
      questions: 200, outlinedAtOnce: 354, outlined: 600, outlinedInPart: 1)
    #expect(works.dropFirst().reduce(works[0], +) == wanted)
  }
}
