struct Checkout {
  typealias Dependencies = HasNumber & HasSafe

  let dependencies: any Dependencies

  func pay() { dependencies.safe.add(dependencies.number) }
}
