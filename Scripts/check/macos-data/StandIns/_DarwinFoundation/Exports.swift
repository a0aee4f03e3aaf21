// Darwin's Foundation is one module. Linux's parts, whose copies have other names here, are parts of this one.
@_exported import CoreFoundation
@_exported import Darwin
@_exported import Foundation
@_exported import FoundatioxNetworking
@_exported import FoundatioxXML
@_exported import ObjectiveC
