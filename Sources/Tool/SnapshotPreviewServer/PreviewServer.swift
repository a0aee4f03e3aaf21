import FlyingSocks
import Foundation

/// Serves the page of previews on the loopback address.
package struct PreviewServer: Sendable {
  /// The largest number of connections that are served at the same time. Others wait until one is closed.
  package static let mostConnections = 64

  private let port: UInt16
  private let source: any PageSource
  private let limits: PreviewConnection.Limits

  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - source: Where the page gets its contents from.
  package init(port: UInt16, source: any PageSource) {
    self.init(port: port, source: source, limits: PreviewConnection.Limits())
  }

  init(port: UInt16, source: any PageSource, limits: PreviewConnection.Limits) {
    self.port = port
    self.source = source
    self.limits = limits
  }

  /// Serves requests until the task is cancelled.
  ///
  /// - Parameter onReady: Receives the URL to open, as soon as the server accepts connections.
  /// - Throws: ``PreviewServerError`` if the port is in use.
  package func run(onReady: @Sendable @escaping (String) async -> Void) async throws {
    let pool = Self.pool()
    let (listener, access) = try await listen(pool)
    defer { try? listener.close() }
    let site = PreviewSite(access: access, source: source)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      for _ in 0..<Self.mostConnections { group.addTask { try await serve(listener, site) } }
      await onReady(access.url)
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Serves one connection after another until the task is cancelled.
  private func serve(_ listener: AsyncSocket, _ site: PreviewSite) async throws {
    while true {
      do {
        let socket = try await listener.accept()
        await PreviewConnection(socket: socket, site: site, limits: limits).serve()
        try Task.checkCancellation()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        // The client was gone before it was accepted, or there are too many open files.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private func listen(_ pool: some AsyncSocketPool) async throws -> (AsyncSocket, AccessControl) {
    do {
      try await pool.prepare()
      let socket = try Socket(domain: AF_INET)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        #if canImport(Darwin)
          try socket.setValue(true, for: .noSIGPIPE)
        #endif
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else {
          throw PreviewServerError(reason: "no port is bound")
        }
        return (try AsyncSocket(socket: socket, pool: pool), AccessControl(port: port))
      } catch {
        try? socket.close()
        throw error
      }
    } catch let error as PreviewServerError {
      throw error
    } catch {
      throw PreviewServerError(reason: "\(error)")
    }
  }

  private static func pool() -> some AsyncSocketPool {
    #if canImport(Darwin)
      return .kQueue()
    #elseif os(Linux)
      return .ePoll()
    #else
      return .poll()
    #endif
  }
}

/// The error of a server that cannot listen.
package struct PreviewServerError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "Cannot listen on 127.0.0.1: \(reason). Choose another port with --port." }
}
