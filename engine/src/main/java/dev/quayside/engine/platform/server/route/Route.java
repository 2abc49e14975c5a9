package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.server.json.BodyReader;
import org.jspecify.annotations.Nullable;

/// One endpoint.
///
/// @param path with parameters as `:name`
/// @param needed the least role; null for the few endpoints that take no credential header
/// @param reading how the JSON body is read; null when the endpoint takes none
/// @param identity who asks, for an endpoint whose credential is in its body
/// @param refusal how people are refused; null where programs are
/// @param confidential whether its answers hold secrets, which are kept sealed for retries
/// @param table what takes a body of `text/csv`, whatever its size; null where only JSON is taken
public record Route<T>(
    Method method,
    String path,
    @Nullable Role needed,
    @Nullable BodyReader<T> reading,
    @Nullable Identity<T> identity,
    @Nullable ErrorPage refusal,
    boolean confidential,
    @Nullable TableAction table,
    Action<T> action) {

  /// Paths that exist on the sandbox listener only (decisions section 12).
  private static final String SANDBOX_ONLY = "/v1/sandbox/";

  /// How an archived workspace comes back.
  private static final String WAY_BACK = "/v1/workspaces/:id";

  /// Whether it works in a workspace, and so not in an archived one.
  public boolean isWork() {
    return needed != null && method != Method.GET && !path.equals(WAY_BACK);
  }

  /// Whether names that the OpenAPI document does not tell of are noticed in its requests. Pages
  /// and the document itself have no answer to put a warning in.
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
