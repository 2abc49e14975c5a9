package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.module.CarrierModule;
import org.jspecify.annotations.Nullable;

/// An account as it is stored.
///
/// @param sealed encrypted JSON of its secrets; null without an account
/// @param revision the number of changes of its credentials
record AccountRow(CarrierAccount account, @Nullable String sealed, long revision) {

  static AccountRow none(CarrierModule kind) {
    return new AccountRow(CarrierAccount.none(kind), null, 0);
  }

  AccountRow with(CarrierAccount other) {
    return new AccountRow(other, sealed, revision);
  }

  /// Leaves the encrypted secrets out too.
  @Override
  public String toString() {
    return "AccountRow[" + account.kind().code() + ", " + revision + "]";
  }
}
