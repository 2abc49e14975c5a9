package dev.quayside.engine.sandbox;

import dev.quayside.engine.account.carrieraccount.AccountField;
import dev.quayside.engine.account.carrieraccount.AccountKind;
import dev.quayside.engine.account.carrieraccount.CredentialCheck;
import dev.quayside.engine.account.carrieraccount.CredentialFinding;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.Map;

/// Sandbox: the practice carriers of this process. They take whatever looks right; a secret that
/// begins with `wrong` or `denied` is answered so, and a carrier that is broken in the lab is
/// broken here too.
public final class SandboxCredentialCheck implements CredentialCheck {

  private static final long SECONDS = 10;

  private final SandboxSettings sandbox;

  public SandboxCredentialCheck(SandboxSettings sandbox) {
    this.sandbox = sandbox;
  }

  @Override
  public CredentialFinding test(
      WorkspaceId workspace, AccountKind kind, Map<String, String> values) {
    return switch (fault(workspace, kind).availability()) {
      case DOWN -> CredentialFinding.unwell(kind.name(), 503);
      case SLOW -> CredentialFinding.late(kind.name(), SECONDS);
      case MALFORMED -> CredentialFinding.unreadable(kind.name());
      case UP, FLAKY, TIMEOUT_AFTER_PURCHASE -> answer(kind, values);
    };
  }

  private CarrierFault fault(WorkspaceId workspace, AccountKind kind) {
    return sandbox.fault(workspace, kind.carrier());
  }

  private static CredentialFinding answer(AccountKind kind, Map<String, String> values) {
    if (secretBegins(kind, values, "wrong")) {
      return CredentialFinding.wrong(kind.name());
    }
    return secretBegins(kind, values, "denied")
        ? CredentialFinding.notAllowed(kind.name())
        : CredentialFinding.practised(kind.name());
  }

  private static boolean secretBegins(AccountKind kind, Map<String, String> values, String word) {
    return kind.fields().stream()
        .filter(AccountField::secret)
        .anyMatch(field -> values.getOrDefault(field.name(), "").startsWith(word));
  }
}
