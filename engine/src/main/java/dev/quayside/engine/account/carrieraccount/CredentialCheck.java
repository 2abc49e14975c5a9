package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.CarrierCredentials;

/// Tests an account's credentials with the carrier they are for.
public interface CredentialCheck {

  /// Blocks until there is an answer, or none can be expected.
  CredentialFinding test(CarrierCredentials credentials);
}
