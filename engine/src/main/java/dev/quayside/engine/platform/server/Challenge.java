package dev.quayside.engine.platform.server;

import org.jspecify.annotations.Nullable;

/// The header of every 401 (RFC 9110, 15.5.2): how to sign in, and of a token that it is the token
/// that does not work (RFC 6750, 3). The header X-API-Key has no scheme of its own; the message
/// names it.
final class Challenge {

  static final int STATUS = 401;
  static final String HEADER = "WWW-Authenticate";

  private static final String REALM = "Bearer realm=\"Quayside\"";
  private static final String SCHEME = "bearer ";

  private Challenge() {}

  /// @param authorization the request's header
  static String to(@Nullable String authorization) {
    boolean isToken =
        authorization != null && authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    return isToken ? REALM + ", error=\"invalid_token\"" : REALM;
  }
}
