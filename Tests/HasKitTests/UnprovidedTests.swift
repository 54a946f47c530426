import HasKit
import Testing

@Suite struct UnprovidedTests {
  @Test func namesConsumerMemberAndTest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      unprovided("logger", of: "ArticleCoordinator", madeAt: "AppTests/A.swift:12, opens()")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        """
        'ArticleCoordinator' used 'logger', which its test does not provide: \
        write 'logger: …' in 'StubDependencies(…)' at AppTests/A.swift:12, opens()
        """))
  }

  @Test func namesService() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      unprovided(
        "log", ofService: "Logging", in: "StubLogging", madeAt: "AppTests/A.swift:12, opens()")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        """
        'log' of 'Logging' was used, which its test does not provide: \
        write 'log: …' in 'StubLogging(…)' at AppTests/A.swift:12, opens()
        """))
  }
}
