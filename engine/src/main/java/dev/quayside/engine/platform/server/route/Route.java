package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import org.jspecify.annotations.Nullable;

/// One endpoint.
///
/// @param path with parameters as `:name`
/// @param needed the least role; null for the few endpoints that take no credential header
/// @param reading reads the JSON body; null when the endpoint takes none
/// @param identity finds the caller, for an endpoint whose credential is in its body
/// @param refusal makes the error page for people; null for endpoints of programs
/// @param confidential whether answers hold secrets, which are stored encrypted for retries
/// @param table takes a body of `text/csv` of any size; null when only JSON is taken
/// @param allowance what it allows beyond others
public record Route<T>(
    Method method,
    String path,
    @Nullable Role needed,
    @Nullable BodyReader<T> reading,
    @Nullable Identity<T> identity,
    @Nullable ErrorPage refusal,
    boolean confidential,
    @Nullable TableAction table,
    Allowance allowance,
    Action<T> action) {

  /// Paths that exist on the sandbox listener only (docs/api/sandbox.md).
  private static final String SANDBOX_ONLY = "/v1/sandbox/";

  /// The path that restores an archived workspace.
  private static final String WAY_BACK = "/v1/workspaces/:id";

  /// Whether a caller of this role may call it.
  public boolean admits(Role role) {
    return needed == null || allowance.admits(role, needed);
  }

  /// Whether the endpoint changes a workspace, and so is closed in an archived one.
  public boolean isWork() {
    return needed != null && method != Method.GET && !path.equals(WAY_BACK);
  }

  /// Whether unknown names in its requests are noticed. Pages and the document itself have no place
  /// for a warning in their answers.
  public boolean isHeldToItsDescription() {
    return needed != null || reading != null;
  }

  public boolean isAnsweredOn(Environment listener) {
    return isAnsweredOn(path, listener);
  }

  public static boolean isAnsweredOn(String path, Environment listener) {
    return listener == Environment.SANDBOX || !path.startsWith(SANDBOX_ONLY);
  }
}
