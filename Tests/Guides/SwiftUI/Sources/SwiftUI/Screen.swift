// A stand-in for SwiftUI: the app and the screen, which evaluates bodies.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol Scene {
  var content: any View { get }
}

public struct WindowGroup: Scene {
  public let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  /// Opens a window, waits for its tasks, and prints the texts.
  public static func main() async {
    let screen = Screen(Self())
    await screen.finishTasks()
    print(screen.texts.joined(separator: "\n"))
  }
}

/// A window without pixels. It evaluates all bodies each time; SwiftUI evaluates those that changed.
@MainActor public final class Screen {
  public private(set) var texts: [String] = []
  private var buttons: [String: @MainActor () -> Void] = [:]
  private var fields: [String: Binding<String>] = [:]
  private var kept: [String: AnyObject] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var sheets: [() -> Void] = []
  private var visited: Set<String> = []
  private let root: @MainActor (Place) -> any View

  public convenience init(_ root: @escaping @autoclosure @MainActor () -> some View) {
    self.init { _ in root() }
  }

  /// A window of an app.
  public convenience init(_ app: some App) {
    self.init { place in
      place.connect(app)
      return app.body.content
    }
  }

  init(root: @escaping @MainActor (Place) -> any View) {
    self.root = root
    update()
  }

  /// Evaluates all bodies, and forgets the state and the tasks of the views that are gone.
  public func update() {
    (texts, buttons, fields, visited) = ([], [:], [:], [])
    let place = Place(screen: self)
    place.show(root(place))
    while !sheets.isEmpty {
      (texts, buttons, fields) = ([], [:], [:])
      sheets.removeFirst()()
    }
    kept = kept.filter { visited.contains($0.key) }
    for (path, task) in tasks where !visited.contains(path) {
      task.cancel()
      tasks[path] = nil
    }
  }

  /// Updates until the tasks of all views are finished.
  public func finishTasks() async {
    var finished: Set<String> = []
    update()
    while let (path, task) = tasks.first(where: { !finished.contains($0.key) }) {
      await task.value
      finished.insert(path)
      update()
    }
  }

  /// Updates until a text is there.
  public func wait(for text: String) async {
    for _ in 0..<5_000 {
      update()
      if texts.contains(text) { return }
      try? await Task.sleep(for: .milliseconds(1))
    }
    preconditionFailure("'\(text)' is not in \(texts)")
  }

  /// Taps a button, a toggle or a link.
  public func tap(_ title: String) {
    update()
    guard let action = buttons[title] else { preconditionFailure("no '\(title)' in \(texts)") }
    action()
    update()
  }

  /// Types into a text field.
  public func type(_ text: String, into field: String) {
    update()
    guard let binding = fields[field] else { preconditionFailure("no '\(field)' in \(texts)") }
    binding.wrappedValue = text
    update()
  }

  /// The object of a place: the one of the last update, or else a new one.
  func kept<Object: AnyObject>(_ new: Object, at path: String) -> Object {
    visited.insert(path)
    let object = kept[path] as? Object ?? new
    kept[path] = object
    return object
  }

  /// Shows a sheet when all that it covers is evaluated.
  func present(_ sheet: @escaping () -> Void) { sheets.append(sheet) }

  func start(_ action: @escaping @Sendable () async -> Void, at path: String) {
    visited.insert(path)
    if tasks[path] == nil { tasks[path] = Task { await action() } }
  }

  fileprivate func add(_ text: String) { texts.append(text) }
  fileprivate func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
    buttons[title] = action
  }
  fileprivate func add(_ title: String, _ text: Binding<String>) { fields[title] = text }
}

/// A place in the tree of views, which is the identity of the view there.
@MainActor public struct Place {
  let screen: Screen
  var path = ""
  var environment = EnvironmentValues()
  var navigation: Navigation?
  private var isInFront = true

  init(screen: Screen) { self.screen = screen }

  /// Shows what a view consists of.
  func show<V: View>(_ view: V, step: String = "") {
    var place = self
    place.path += "/\(step) \(V.self)"
    if let view = view as? any Showing { return view.show(at: place) }
    place.connect(view)
    place.show(view.body)
  }

  /// Connects the property wrappers of a view or an app.
  func connect(_ value: some Any) {
    for case let (label?, property as any DynamicProperty) in Mirror(reflecting: value).children {
      property.connect(label, at: self)
    }
  }

  /// The place, of which nothing is seen if it is behind another one.
  func inFront(_ isInFront: Bool) -> Place {
    var place = self
    place.isInFront = self.isInFront && isInFront
    return place
  }

  func add(_ text: String) {
    if isInFront { screen.add(text) }
  }

  func add(_ title: String, action: @escaping @MainActor () -> Void) {
    add(title)
    makeButton(title, action)
  }

  func makeButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
    if isInFront { screen.add(title, action) }
  }

  func makeField(_ title: String, _ text: Binding<String>) {
    if isInFront { screen.add(title, text) }
  }
}
