package dev.quayside.engine.account.carrieraccount;

import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A workspace's account with one carrier. It holds the names of its secrets but not their values.
///
/// @param terms its labels are bought on
/// @param enabled whether the carrier offers rates in this workspace
/// @param shown values of fields that are not secret, by name; empty without an account
/// @param kept names of the secrets stored
/// @param message the result of the last test; null before the first
/// @param testedAt by the workspace's clock
public record CarrierAccount(
    CarrierModule kind,
    Terms terms,
    boolean enabled,
    Map<String, String> shown,
    Set<String> kept,
    Connection connection,
    @Nullable Message message,
    @Nullable Instant testedAt) {

  /// The terms of a new account.
  private static final Terms INVOICED = new Terms(Billing.CARRIER, false);

  public CarrierAccount {
    shown = Map.copyOf(shown);
    kept = Set.copyOf(kept);
  }

  /// The state of a carrier before any setting was made: switched on, without an account.
  static CarrierAccount none(CarrierModule kind) {
    return new CarrierAccount(
        kind, INVOICED, true, Map.of(), Set.of(), Connection.NOT_TESTED, null, null);
  }

  /// The number the carrier knows the workspace by, which Canada Post calls customer number; empty
  /// without an account, and for carriers without such numbers.
  public String number() {
    return shown.getOrDefault(
        AccountField.ACCOUNT_NUMBER, shown.getOrDefault(AccountField.CUSTOMER_NUMBER, ""));
  }

  CarrierAccount on(Terms other) {
    return new CarrierAccount(kind, other, enabled, shown, kept, connection, message, testedAt);
  }

  CarrierAccount switched(boolean on) {
    return new CarrierAccount(kind, terms, on, shown, kept, connection, message, testedAt);
  }

  /// The account with other, untested credentials.
  CarrierAccount filled(Map<String, String> others, Set<String> secrets) {
    return new CarrierAccount(
        kind, terms, enabled, others, secrets, Connection.NOT_TESTED, null, null);
  }

  CarrierAccount found(CredentialFinding finding, Instant at) {
    return new CarrierAccount(
        kind, terms, enabled, shown, kept, finding.connection(), finding.message(), at);
  }

  /// Whether credentials are stored.
  public boolean isOpen() {
    return !kept.isEmpty();
  }
}
