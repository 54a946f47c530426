import Foundation

extension AppDependency {
  /// The address.
  ///
  /// There is but one:
  ///     an example
  var address: URL? { nil }

  var number: Page.Number { Page.Number() }

  var aRatherLongNameOfAPropertyThatTakesMuchOfTheLine: Result<[String: Page.Number], any Error> {
    .success([:])
  }

  var anEvenLongerNameOfAPropertyThatTakesMuchOfTheLine: Result<[String: Page.Number], any Error> {
    .success([:])
  }

  @available(*, unavailable)
  var old: Int { 1 }
}
