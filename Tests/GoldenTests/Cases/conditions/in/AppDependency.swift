struct AppDependency {
  let always: Int
  #if DEBUG
    let debugMenu: Int
    let inDebug: Int
    var twoVersions: Int { 1 }
    let debugPart: Int
    #if os(Linux) || os(macOS)
      let shell: Int
    #endif
  #else
    var twoVersions: Int { 2 }
  #endif
  #if os(iOS)
    let threeVersions: Int
  #elseif os(Linux)
    let threeVersions: Int
  #else
    let threeVersions: Int
  #endif
  let part: Int
  let elsewhere: Int
}
