import Core

struct Other {
  typealias Dependencies = HasLogger & HasPlace
}
