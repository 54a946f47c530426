import Music

final class Catalog: Cataloging {
  private(set) var asked: [Int] = []

  func title(of track: Int) -> String {
    asked.append(track)
    return "Track \(track)"
  }
}

let catalog = Catalog()
let music = MusicDependency(catalog: catalog, isShuffled: true, limit: 9)
let scope = PlayerScope(music: music, output: Speaker(), isLoud: true)

// A declared protocol is seen in the other module, and forwarded there.
let text = try PlayerScreen(dependencies: scope).play(4)
precondition(text == "Track 4 to last Track 9, shuffled", text)
precondition(catalog.asked == [4, 9], "another catalog: \(catalog.asked)")
precondition(scope.isLoud && scope.output.volume == 6, "another speaker")

// A child that is made of another parent throws what that one throws.
let empty = MusicDependency(catalog: catalog, isShuffled: false, limit: 0)
do {
  let scope = PlayerScope(music: empty, output: Speaker(), isLoud: false)
  _ = try PlayerScreen(dependencies: scope).play(1)
  preconditionFailure("the error of the property is lost")
} catch {
  precondition(error is NoTracks, "another error: \(error)")
}

// An internal one connects the module inside.
let reader = TitleReader(music: music)
precondition(reader.title(of: 5) == "Track 5", "the title")
precondition(reader.title(of: 5) == "Track 5, cached", "another cache")
precondition(music.version == 2 && MusicDependency.firstTrack == 1, "the constants")

/// Conforms by hand to what is declared.
struct Album: HasCatalog, HasLastTitle, HasShuffle, HasSpeaker {
  let catalog: any Cataloging
  let lastTitle = "Coda"
  let isShuffled = false
  let output = Speaker()
}

let albumText = try PlayerScreen(dependencies: Album(catalog: catalog)).play(1)
precondition(albumText == "Track 1 to Coda", albumText)
