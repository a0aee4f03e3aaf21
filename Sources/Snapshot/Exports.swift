@_exported import Raster
@_exported import Views
