@testable import App

struct ArchiveTests {
  /// Members outside of the actor are read without waiting.
  func isAnActor() async {
    let archive = StubArchiving(name: { "cellar" }, label: { "\($0.title)!" }, count: { 7 })
    precondition(archive.name == "cellar" && archive.label(of: .emma) == "Emma!", "nonisolated")
    let count = await archive.count
    await archive.store(.dracula)
    precondition(count == 7, "the count")
    precondition(archive.calls == [.label(of: .emma), .store(.dracula)], "the calls")
  }
}

struct DeskTests {
  let archive = StubArchiving(name: { "" }, label: { _ in "" }, count: { 0 })
  let loans = StubLending.closed()
  let reviews = StubReviewing(
    default: { .emma }, summary: { "about \($0.title)" }, `best of the year`: { _ in .emma })

  private func desk(_ catalogue: StubCataloguing = .ofTwo()) -> Desk {
    Desk(
      dependencies: Desk.StubDependencies(
        archive: archive, catalogue: catalogue, loans: loans, reviews: reviews))
  }

  /// A stub with a member that is not for asynchronous code is itself.
  func reviews() async throws {
    let catalogue = StubCataloguing.ofTwo()
    let desk = desk(catalogue)
    let (emma, macbeth) = (try await desk.review("Emma"), try await desk.review("Macbeth"))
    precondition(emma == "about Emma" && macbeth == "no book", "the reviews")
    precondition(reviews.calls == [.summary(for: .emma)], "the calls")
    precondition(catalogue.calls.last == .subscriptTitled(titled: "Macbeth"), "the calls")
  }

  func takesBack() async {
    let desk = desk()
    let book = await desk.nextReturned()
    precondition(book == .emma && archive.calls == [.store(.emma)], "the returned book")
    let renewal = await desk.renew(.emma)
    precondition(renewal == "Closed()", renewal)
  }
}
