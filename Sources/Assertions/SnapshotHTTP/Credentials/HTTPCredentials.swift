import Foundation
import SnapshotCore
import SnapshotFoundation

/// The parts of HTTP messages that are credentials, which no reference contains: `.http` and recorded exchanges replace them with
/// `[redacted]`.
///
///     assertSnapshot(of: response, as: .http)
///     assertSnapshot(of: response, as: .http(credentials: .standard.adding(headers: ["X-Session"], names: ["pin"])))
///     assertSnapshot(of: response, as: .http(credentials: .none))
///
/// Records of the first one:
///
///     HTTP 200 OK
///     Content-Type: application/json
///     Set-Cookie: session=[redacted]; Path=/
///
///     {
///       "access_token" : "[redacted]"
///     }
///
/// Schemes such as `Bearer`, the names of cookies and their attributes remain. These are redacted:
///
/// - the values of ``headers``, and of headers that have the name of one of ``fields``, perhaps after `X-`;
/// - the values of ``parameters`` and ``fields`` in the query or fragment of a request target, of a header and of a body that is
///   a form;
/// - the values of ``fields`` in JSON, at any depth: numbers become 0, so that each value keeps its type. This includes JSON and
///   URLs in strings of JSON, lines of JSON, events of a stream, and JSON that is damaged;
/// - the user and the password of a URL.
///
/// URLs are also found in texts with an absolute URL, and fields in `multipart/form-data`. Elements of XML are not searched, and
/// neither are compressed bodies and UTF-16: use `redacting(_:)` of the strategy.
public struct HTTPCredentials: Hashable, Sendable {
  /// Names of headers, in lowercase.
  public var headers: Set<String>
  /// Names of query items, form fields and members of JSON, in lowercase and without `_` and `-`: `accesstoken` is `access_token`,
  /// `accessToken` and `Access-Token`.
  public var fields: Set<String>
  /// Names that are credentials in queries and forms only, in the same form. In JSON, `key` and `code` have other meanings.
  public var parameters: Set<String>

  /// Creates a list of names, which can have any case.
  public init(headers: [String], fields: [String], parameters: [String] = []) {
    self.headers = Set(headers.map { $0.lowercased() })
    self.fields = Set(fields.map(Self.plain))
    self.parameters = Set(parameters.map(Self.plain))
  }

  /// The names of the usual credentials.
  ///
  /// Headers: `Authorization`, `Proxy-Authorization`, `Cookie`, `Set-Cookie`, `Api-Key`, `ApiKey`, `X-Api-Key`, `X-Auth-Token`,
  /// `X-Access-Token`, `X-Session-Token`, `X-Csrf-Token`, `X-Xsrf-Token`, `X-Vault-Token`, `Private-Token`, `X-Goog-Api-Key`,
  /// `X-Amz-Security-Token`, `X-Api-Token`, `X-Api-Secret`, `X-Auth-Key`, `X-Access-Key`, `X-Secret-Key`, `X-Authorization`,
  /// `X-Forwarded-Authorization`, `X-Forwarded-Access-Token`, `X-Shopify-Access-Token`, `X-GitHub-Token`, `X-Plex-Token`,
  /// `X-Functions-Key`, `Ocp-Apim-Subscription-Key`, `DPoP`, `Cookie2`, `Set-Cookie2`.
  ///
  /// Fields: `access_token`, `refresh_token`, `id_token`, `auth_token`, `session_token`, `csrf_token`, `token`, `jwt`, `api_key`,
  /// `client_secret`, `secret`, `password`, `passwd`, `pwd`, `passphrase`, `private_key`, `session_id`, `client_assertion`,
  /// `assertion`, `code_verifier`, `secret_key`, `secret_access_key`, `security_token`, `xsrf_token`, `oauth_token`,
  /// `oauth_token_secret`, `new_password`, `old_password`, `current_password`, `password_confirmation`, `confirm_password`,
  /// `jsessionid`, `phpsessid`.
  ///
  /// Parameters: `key`, `code`, `sig`, `signature`, `auth`, `X-Amz-Signature`, `X-Amz-Credential`, `X-Amz-Security-Token`,
  /// `X-Goog-Signature`, `X-Goog-Credential`.
  public static let standard = HTTPCredentials(
    headers: [
      "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "Api-Key", "ApiKey", "X-Api-Key", "X-Auth-Token",
      "X-Access-Token", "X-Session-Token", "X-Csrf-Token", "X-Xsrf-Token", "X-Vault-Token", "Private-Token",
      "X-Goog-Api-Key", "X-Amz-Security-Token", "X-Api-Token", "X-Api-Secret", "X-Auth-Key", "X-Access-Key",
      "X-Secret-Key", "X-Authorization", "X-Forwarded-Authorization", "X-Forwarded-Access-Token",
      "X-Shopify-Access-Token", "X-GitHub-Token", "X-Plex-Token", "X-Functions-Key", "Ocp-Apim-Subscription-Key",
      "DPoP", "Cookie2", "Set-Cookie2",
    ],
    fields: [
      "access_token", "refresh_token", "id_token", "auth_token", "session_token", "csrf_token", "token", "jwt",
      "api_key", "client_secret", "secret", "password", "passwd", "pwd", "passphrase", "private_key", "session_id",
      "client_assertion", "assertion", "code_verifier", "secret_key", "secret_access_key", "security_token",
      "xsrf_token", "oauth_token", "oauth_token_secret", "new_password", "old_password", "current_password",
      "password_confirmation", "confirm_password", "jsessionid", "phpsessid",
    ],
    parameters: [
      "key", "code", "sig", "signature", "auth", "X-Amz-Signature", "X-Amz-Credential", "X-Amz-Security-Token",
      "X-Goog-Signature", "X-Goog-Credential",
    ])

  /// No names: everything is shown.
  public static let none = HTTPCredentials(headers: [], fields: [])

  /// Returns these names and others.
  ///
  /// - Parameters:
  ///   - headers: Names of headers.
  ///   - names: Names of query items, form fields and members of JSON.
  public func adding(headers: [String] = [], names: [String] = []) -> HTTPCredentials {
    var result = self
    result.headers.formUnion(headers.map { $0.lowercased() })
    result.fields.formUnion(names.map(Self.plain))
    return result
  }

  /// Returns a request without its credentials.
  public func redacting(_ request: RecordedRequest) -> RecordedRequest {
    var redaction = HTTPRedaction(credentials: self)
    return redaction.redacted(request)
  }

  /// Returns a response without its credentials.
  public func redacting(_ response: RecordedResponse) -> RecordedResponse {
    var redaction = HTTPRedaction(credentials: self)
    return redaction.redacted(response)
  }

  /// Returns an exchange without its credentials.
  public func redacting(_ exchange: RecordedExchange) -> RecordedExchange {
    RecordedExchange(request: redacting(exchange.request), response: redacting(exchange.response))
  }

  /// Whether a text is a name in the lists, such as the password `password`.
  package func hasName(_ text: String) -> Bool {
    let plain = Self.plain(text)
    return fields.contains(plain) || parameters.contains(plain) || headers.contains(text.lowercased())
  }

  /// Returns a name as the lists contain it.
  static func plain(_ name: some StringProtocol) -> String {
    String(
      decoding: name.lowercased().utf8.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }
}
