package dev.quayside.engine.carrieraccount;

import dev.quayside.engine.carrier.sandbox.Fault;
import dev.quayside.engine.carrier.sandbox.SandboxSettings;
import dev.quayside.engine.identity.WorkspaceId;
import java.util.Map;

/// Sandbox: the practice carriers of this process. They take whatever looks right; a secret that
/// begins with `wrong` or `denied` is answered so, and a carrier that is broken in the lab is
/// broken here too.
final class PracticeLoginDesk implements LoginDesk {

  private static final long SECONDS = 10;

  private final SandboxSettings sandbox;

  PracticeLoginDesk(SandboxSettings sandbox) {
    this.sandbox = sandbox;
  }

  @Override
  public Finding test(WorkspaceId workspace, AccountKind kind, Map<String, String> values) {
    return switch (fault(workspace, kind).availability()) {
      case DOWN -> Finding.unwell(kind.name(), 503);
      case SLOW -> Finding.late(kind.name(), SECONDS);
      case MALFORMED -> Finding.unreadable(kind.name());
      case UP, FLAKY, TIMEOUT_AFTER_PURCHASE -> answer(kind, values);
    };
  }

  private Fault fault(WorkspaceId workspace, AccountKind kind) {
    return sandbox.fault(workspace, kind.carrier());
  }

  private static Finding answer(AccountKind kind, Map<String, String> values) {
    if (secretBegins(kind, values, "wrong")) {
      return Finding.wrong(kind.name());
    }
    return secretBegins(kind, values, "denied")
        ? Finding.notAllowed(kind.name())
        : Finding.practised(kind.name());
  }

  private static boolean secretBegins(AccountKind kind, Map<String, String> values, String word) {
    return kind.fields().stream()
        .filter(AccountField::secret)
        .anyMatch(field -> values.getOrDefault(field.name(), "").startsWith(word));
  }
}
