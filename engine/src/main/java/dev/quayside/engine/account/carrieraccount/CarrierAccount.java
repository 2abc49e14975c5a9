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

/// How a workspace stands with one carrier. Secrets are not part of it: only that they are there.
///
/// @param terms its labels are bought on
/// @param enabled whether the carrier offers rates in this workspace
/// @param shown values of the fields that are no secrets, by name; empty without an account
/// @param kept names of the secrets that are kept
/// @param message what the last test found, null before
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

  /// What an account begins with.
  private static final Terms INVOICED = new Terms(Billing.CARRIER, false);

  public CarrierAccount {
    shown = Map.copyOf(shown);
    kept = Set.copyOf(kept);
  }

  /// A carrier nothing was ever said about: on, without an account.
  static CarrierAccount none(CarrierModule kind) {
    return new CarrierAccount(
        kind, INVOICED, true, Map.of(), Set.of(), Connection.NOT_TESTED, null, null);
  }

  /// What the carrier knows the workspace by; empty without an account, and for carriers that
  /// number none. Canada Post says customer number.
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

  /// With other credentials, about which nothing is known.
  CarrierAccount filled(Map<String, String> others, Set<String> secrets) {
    return new CarrierAccount(
        kind, terms, enabled, others, secrets, Connection.NOT_TESTED, null, null);
  }

  CarrierAccount found(CredentialFinding finding, Instant at) {
    return new CarrierAccount(
        kind, terms, enabled, shown, kept, finding.connection(), finding.message(), at);
  }

  /// Whether there are credentials.
  public boolean isOpen() {
    return !kept.isEmpty();
  }
}
