public protocol HasUnseen { var unseen: Int { get } }
