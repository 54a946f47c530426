struct AppDependency { let aVeryLongNameOfSomeServiceThatIsNeededHere: Int; let logger: Int }
struct SomeVeryLongNameOfATypeOfTheApplication<T> {}
struct AnotherVeryLongNameOfATypeOfTheApplication {}
protocol HasLogger { var logger: Int { get } }
protocol HasAVeryLongNameOfSomeServiceThatIsNeededHere {
  var aVeryLongNameOfSomeServiceThatIsNeededHere: Int { get }
}
protocol MakesLongThings {
  @MainActor func makeShorterThing(from one: AnotherVeryLongNameOfATypeOfTheApplication) async
    -> Int
  func makeAVeryLongThing(
    from one: SomeVeryLongNameOfATypeOfTheApplication<AnotherVeryLongNameOfATypeOfTheApplication>,
    and other: AnotherVeryLongNameOfATypeOfTheApplication
  ) async throws -> SomeVeryLongNameOfATypeOfTheApplication<Int>
}
final class ConsumerWithAVeryLongNameThatGoesOnAndOnAndOn {
  typealias Dependencies = HasLogger & HasAVeryLongNameOfSomeServiceThatIsNeededHere
    & MakesLongThings
}
// hasgen: stub
@available(
  macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, macCatalyst 17, *
)
protocol ServiceWithAVeryLongNameThatGoesOnAndOnAndOnAndThenSomeMore: Sendable {
  var aVeryLongNameOfAPropertyThatIsSet: SomeVeryLongNameOfATypeOfTheApplication<Int> { get set }
  var aVeryLongNameOfSomePropertyThatIsReadFromTimeToTimeOrNot:
    SomeVeryLongNameOfATypeOfTheApplication<Int>
  { get async throws }
  func doSomethingWithALongName(
    from one: SomeVeryLongNameOfATypeOfTheApplication<AnotherVeryLongNameOfATypeOfTheApplication>,
    and other: AnotherVeryLongNameOfATypeOfTheApplication) async throws
  func convertAndTellIfDone(_ value: AnotherVeryLongNameOfATypeOfTheApplication) throws -> Int
  func convertSomethingWithALongName<VeryLongNameOfAGenericParameter>(
    _ value: VeryLongNameOfAGenericParameter
  ) -> VeryLongNameOfAGenericParameter where VeryLongNameOfAGenericParameter: Equatable & Sendable
}
extension AppDependency {
  @MainActor func makeShorterThing(from one: AnotherVeryLongNameOfATypeOfTheApplication) async
    -> Int
  { 1 }
  func makeAVeryLongThing(
    from one: SomeVeryLongNameOfATypeOfTheApplication<AnotherVeryLongNameOfATypeOfTheApplication>,
    and other: AnotherVeryLongNameOfATypeOfTheApplication
  ) async throws -> SomeVeryLongNameOfATypeOfTheApplication<Int> {
    SomeVeryLongNameOfATypeOfTheApplication()
  }
}
