package dev.quayside.engine.base.identity;

import org.jspecify.annotations.Nullable;

/// Who a request runs as: fixed by its credential, never by its body. The window is a caller too,
/// with role admin.
///
/// @param person who signed in for the token; null for a key, and for the window, whose person is
///   bound by {@link Acting}
public record Caller(
    WorkspaceId workspace,
    Environment environment,
    Role role,
    String keyId,
    @Nullable Person person) {

  public Caller(WorkspaceId workspace, Environment environment, Role role, String keyId) {
    this(workspace, environment, role, keyId, null);
  }

  /// This caller for a person who signed in with it: the lower of the two roles counts.
  public Caller with(Person signedIn) {
    var theirs = signedIn.role().role();
    return new Caller(workspace, environment, role.covers(theirs) ? theirs : role, keyId, signedIn);
  }
}
