// A stand-in for SwiftUI: the views that the app uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that puts something on the screen instead of having a body.
public protocol Showing: View where Body == Never {
  func show(at place: Place)
}

extension Showing {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { fatalError("never") }
}

@resultBuilder @MainActor public struct ViewBuilder {
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ view: repeat each V) -> AnyView {
    var parts: [Group.Part] = []
    for view in repeat each view { parts.append(("\(parts.count)", view)) }
    return AnyView(Group(parts: parts))
  }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither(first view: some View) -> AnyView {
    AnyView(Group(parts: [("first", view)]))
  }
  public static func buildEither(second view: some View) -> AnyView {
    AnyView(Group(parts: [("second", view)]))
  }
}

extension Optional: View, Showing where Wrapped: View {
  public func show(at place: Place) {
    if let self { place.show(self) }
  }
}

/// Views, each with its step from the group's place.
struct Group: Showing {
  typealias Part = (step: String, view: any View)
  let parts: [Part]

  func show(at place: Place) {
    for part in parts { place.show(part.view, step: part.step) }
  }
}

public struct Text: Showing {
  let text: String

  public init(_ text: String) { self.text = text }
  public func show(at place: Place) { place.add(text) }
}

public struct ProgressView: Showing {
  let title: String

  public init(_ title: String) { self.title = title }
  public func show(at place: Place) { place.add(title) }
}

public struct Button: Showing {
  let title: String
  let action: @MainActor () -> Void

  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
  public func show(at place: Place) { place.add(title, action: action) }
}

public struct Toggle: Showing {
  let title: String
  let isOn: Binding<Bool>

  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
  public func show(at place: Place) { place.add(title) { isOn.wrappedValue.toggle() } }
}

public struct TextField: Showing {
  let title: String
  let text: Binding<String>

  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }
  public func show(at place: Place) {
    place.add(text.wrappedValue)
    place.makeField(title, text)
  }
}

public struct VStack<Content: View>: View {
  public let body: Content

  public init(@ViewBuilder content: () -> Content) { body = content() }
}

public struct List: View {
  public let body: AnyView

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Data.Element: Identifiable {
    body = AnyView(Group(parts: data.map { ("\($0.id)", rowContent($0)) }))
  }
}

public struct AnyView: Showing {
  let view: any View

  public init(_ view: some View) { self.view = view }
  public func show(at place: Place) { place.show(view) }
}

public struct NavigationStack<Root: View>: Showing {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public func show(at place: Place) {
    let navigation = place.screen.kept(Navigation(), at: place.path)
    var place = place
    place.navigation = navigation
    let depth = navigation.values.count
    place.inFront(depth == 0).show(root)
    for (index, value) in navigation.values.enumerated() {
      guard let destination = navigation.destinations[ObjectIdentifier(type(of: value.base))]
      else { fatalError("no destination for \(value)") }
      var next = place.inFront(index == depth - 1)
      let dismiss = DismissAction { navigation.values.removeSubrange(index...) }
      next.environment.dismiss = dismiss
      next.makeButton("Back") { dismiss() }
      next.show(destination(value), step: "\(index) \(value)")
    }
  }
}

/// The values that were pushed onto a stack.
final class Navigation {
  var values: [AnyHashable] = []
  var destinations: [ObjectIdentifier: (AnyHashable) -> any View] = [:]
}

public struct NavigationLink<Label: View>: Showing {
  let value: AnyHashable?
  let label: Label

  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    self.value = value.map { AnyHashable($0) }
    self.label = label()
  }

  public func show(at place: Place) {
    place.show(label)
    guard let value, let title = place.screen.texts.last else { return }
    place.makeButton(title) { place.navigation?.values.append(value) }
  }
}

/// A view with something done at its place.
struct Modified: Showing {
  let view: any View
  let change: (inout Place) -> Void

  func show(at place: Place) {
    var place = place
    change(&place)
    place.show(view)
  }
}

extension View {
  public func id(_ id: some Hashable) -> some View {
    Modified(view: self) { $0.path += "#\(id)" }
  }

  public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Modified(view: self) { $0.environment[keyPath: path] = value }
  }

  public func task(
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(view: self) { $0.screen.start(action, at: $0.path) }
  }

  public func navigationTitle(_ title: String) -> some View {
    Modified(view: self) { $0.add(title) }
  }

  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let bar = content()
    return Modified(view: self) { $0.show(bar, step: "toolbar") }
  }

  public func navigationDestination<D: Hashable>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    Modified(view: self) { place in
      place.navigation?.destinations[ObjectIdentifier(type)] = { value in
        guard let value = value.base as? D else { fatalError("\(value) is no \(D.self)") }
        return destination(value)
      }
    }
  }

  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    Modified(view: self) { place in
      guard isPresented.wrappedValue else { return }
      var sheet = place
      sheet.navigation = nil
      sheet.environment.dismiss = DismissAction { isPresented.wrappedValue = false }
      place.screen.present { sheet.show(content(), step: "sheet") }
    }
  }
}
