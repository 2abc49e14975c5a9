package dev.quayside.engine.sandbox;

import dev.quayside.engine.account.carrieraccount.CredentialCheck;
import dev.quayside.engine.account.carrieraccount.CredentialFinding;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.SandboxSettings;

/// Tests credentials with the practice carriers. They accept anything that matches the fields; a
/// secret that begins with `wrong` or `denied` gets that answer, and a carrier with a fault set in
/// the sandbox fails here too.
public final class SandboxCredentialCheck implements CredentialCheck {

  private static final long SECONDS = 10;

  private final SandboxSettings sandbox;

  public SandboxCredentialCheck(SandboxSettings sandbox) {
    this.sandbox = sandbox;
  }

  @Override
  public CredentialFinding test(CarrierCredentials credentials) {
    var kind = credentials.carrier();
    return switch (fault(credentials).availability()) {
      case DOWN -> CredentialFinding.unwell(kind.name(), 503);
      case SLOW -> CredentialFinding.late(kind.name(), SECONDS);
      case MALFORMED -> CredentialFinding.unreadable(kind.name());
      case UP, FLAKY, TIMEOUT_AFTER_PURCHASE -> answer(credentials);
    };
  }

  private CarrierFault fault(CarrierCredentials credentials) {
    return sandbox.fault(credentials.workspace(), credentials.carrier().code());
  }

  private static CredentialFinding answer(CarrierCredentials credentials) {
    var name = credentials.carrier().name();
    if (secretBegins(credentials, "wrong")) {
      return CredentialFinding.wrong(name);
    }
    return secretBegins(credentials, "denied")
        ? CredentialFinding.notAllowed(name)
        : CredentialFinding.practised(name);
  }

  private static boolean secretBegins(CarrierCredentials credentials, String word) {
    return credentials.carrier().fields().stream()
        .filter(AccountField::secret)
        .anyMatch(field -> credentials.get(field.name()).startsWith(word));
  }
}
