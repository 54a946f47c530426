import Insight

extension TintedText {
  /// The text, coloured as a style says.
  func text(style: Style) -> String {
    spans.map { span in
      switch span.tint {
      case .plain: span.text
      case .strong: style.apply(.strong, span.text)
      case .faint: style.apply(.faint, span.text)
      case .added: style.apply(.added, span.text)
      case .removed: style.apply(.removed, span.text)
      }
    }.joined()
  }
}
