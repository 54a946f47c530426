/// Asks for a protocol that is internal, as the property is.
package struct TitleReader {
  typealias Dependencies = HasCatalog & HasTrackCache

  let dependencies: any Dependencies

  package init(music: MusicDependency) { dependencies = music }

  package func title(of track: Int) -> String {
    if let title = dependencies.trackCache.titles[track] { return "\(title), cached" }
    let title = dependencies.catalog.title(of: track)
    dependencies.trackCache.titles[track] = title
    return title
  }
}
