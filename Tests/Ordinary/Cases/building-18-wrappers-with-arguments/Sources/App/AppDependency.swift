struct AppDependency {
  let tuner: Tuner
  @Setting("region", default: "eu") var region: String
  @Flag("new-dial") var hasNewDial: Bool
  @Flag("night") var isNight: Bool
  @Percent var volume: Int
}

protocol HasNight {
  var isNight: Bool { get }
}

protocol HasRegion {
  var region: String { get }
}

protocol HasVolume {
  var volume: Int { get }
}

final class Tuner {}
