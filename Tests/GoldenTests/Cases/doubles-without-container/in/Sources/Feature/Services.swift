// hasgen: stub
protocol Caching { func cache(_ number: Int) }

// hasgen: stub
protocol Giving {
  func give() -> Result<Int, any Error>
}
