/// The container of all three examples.
// hasgen: container
struct Castle: Sendable {
  let bridge: Bridge
  let cardManager: any CardManaging
  let spelling: any Spelling
}
