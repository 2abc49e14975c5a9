package dev.quayside.engine.carrieraccount;

import dev.quayside.engine.identity.WorkspaceId;
import java.util.Map;

/// Shows an account's credentials to whom they are for.
interface LoginDesk {

  /// Blocks until there is an answer or none will come.
  ///
  /// @param values of the account's fields, by name
  Finding test(WorkspaceId workspace, AccountKind kind, Map<String, String> values);
}
