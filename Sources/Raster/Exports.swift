@_exported import RasterCore
