package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.CarrierCredentials;

/// Shows an account's credentials to whom they are for.
public interface CredentialCheck {

  /// Blocks until there is an answer or none will come.
  CredentialFinding test(CarrierCredentials credentials);
}
