package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.Map;

/// Shows an account's credentials to whom they are for.
public interface CredentialCheck {

  /// Blocks until there is an answer or none will come.
  ///
  /// @param values of the account's fields, by name
  CredentialFinding test(WorkspaceId workspace, AccountKind kind, Map<String, String> values);
}
