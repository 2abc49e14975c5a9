package dev.quayside.engine.account.workspace;

import dev.quayside.engine.base.problem.Violations;
import org.jspecify.annotations.Nullable;

/// Changes to a workspace; null leaves a value as it is.
public record WorkspaceChange(@Nullable String name, @Nullable Boolean archived) {

  public static WorkspaceChange toName(String name) {
    return new WorkspaceChange(name, null);
  }

  public static WorkspaceChange toArchived(boolean archived) {
    return new WorkspaceChange(null, archived);
  }

  void check(Violations found) {
    if (name != null || archived == null) {
      found.require("name", name);
    }
  }
}
