extension Array {
  /// The elements that are better than the others or, if there are none, all.
  package func preferring(_ isBetter: (Element) -> Bool) -> [Element] {
    let better = filter(isBetter)
    return better.isEmpty ? self : better
  }
}
