@_exported import Exported
