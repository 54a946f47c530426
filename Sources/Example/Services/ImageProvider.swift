protocol ImageProviding: Sendable {
  /// The picture of that name, ready to be shown; `nil` for an unknown one.
  func image(named name: String) -> String?
}

protocol HasImageProvider {
  var imageProvider: any ImageProviding { get }
}

/// Pictures for a terminal.
struct AsciiImages: ImageProviding {
  func image(named name: String) -> String? {
    switch name {
    case "lighthouse":
      #"""
             .
        - = [_] = -
            |#|
            | |
            |#|
        ~~~/   \~~~~
      """#
    case "train":
      #"""
           o o O
         _][__  _______  _______
        |_[]__||[] [] []||[] [] []|
        -oo--oo-o-----o--o-----o-
      """#
    default: nil
    }
  }
}
