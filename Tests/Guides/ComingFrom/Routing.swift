/// Coming from a router that looks destinations up by protocol.
struct Note: Hashable, Sendable {
  let text: String
}

enum Routing {
  /// What a destination can be told before it is shown.
  protocol EditorInput: AnyObject {
    var isReadOnly: Bool { get set }
    func setDelegate(_ delegate: any EditorDelegate)
  }

  /// As it was: destinations are found by their protocol's name while the app runs.
  final class Router {
    private var makers: [ObjectIdentifier: (Note) -> AnyObject] = [:]

    func register<Destination>(_ type: Destination.Type, make: @escaping (Note) -> AnyObject) {
      makers[ObjectIdentifier(type)] = make
    }

    /// `nil` if nobody has registered the destination.
    func perform<Destination>(
      to type: Destination.Type, note: Note, configure: (Destination) -> Void
    ) -> Destination? {
      guard let made = makers[ObjectIdentifier(type)]?(note) as? Destination else { return nil }
      configure(made)
      return made
    }
  }

  final class Editor: EditorInput {
    let note: Note
    var isReadOnly = false
    private weak var delegate: (any EditorDelegate)?

    init(note: Note) { self.note = note }

    func setDelegate(_ delegate: any EditorDelegate) { self.delegate = delegate }

    func save() { delegate?.didSave(note) }
  }
}

protocol EditorDelegate: AnyObject {
  func didSave(_ note: Note)
}

/// As it is here: initializer, property and method injection in one place that the compiler checks.
protocol Spelling: Sendable {
  func isCorrect(_ text: String) -> Bool
}

struct EnglishSpelling: Spelling {
  func isCorrect(_ text: String) -> Bool { !text.isEmpty }
}

protocol HasSpelling {
  var spelling: any Spelling { get }
}

final class Editor {
  typealias Dependencies = HasSpelling

  let note: Note
  var isReadOnly = false
  private weak var delegate: (any EditorDelegate)?
  private let dependencies: any Dependencies

  init(note: Note, dependencies: any Dependencies) {
    self.note = note
    self.dependencies = dependencies
  }

  func setDelegate(_ delegate: any EditorDelegate) { self.delegate = delegate }

  /// Tells whether it was saved.
  func save() -> Bool {
    guard !isReadOnly, dependencies.spelling.isCorrect(note.text) else { return false }
    delegate?.didSave(note)
    return true
  }
}

protocol MakesEditor {
  func makeEditor(note: Note) -> Editor
}

/// A consumer: it asks for the destination, and not for a router that may have it.
final class NotesCoordinator: EditorDelegate {
  typealias Dependencies = MakesEditor

  private let dependencies: any Dependencies
  private(set) var saved: [Note] = []

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func edit(_ note: Note) -> Editor {
    let editor = dependencies.makeEditor(note: note)
    editor.isReadOnly = note.text.hasPrefix("#")
    editor.setDelegate(self)
    return editor
  }

  func didSave(_ note: Note) { saved.append(note) }
}
