package dev.quayside.engine.account.carrieraccount;

import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How a workspace stands with one carrier. Secrets are not part of it: only that they are there.
///
/// @param enabled whether the carrier offers rates in this workspace
/// @param shown values of the fields that are no secrets, by name; empty without an account
/// @param kept names of the secrets that are kept
/// @param message what the last test found, null before
/// @param testedAt by the workspace's clock
public record CarrierAccount(
    AccountKind kind,
    boolean enabled,
    Map<String, String> shown,
    Set<String> kept,
    Connection connection,
    @Nullable String message,
    @Nullable Instant testedAt) {

  public CarrierAccount {
    shown = Map.copyOf(shown);
    kept = Set.copyOf(kept);
  }

  /// A carrier nothing was ever said about: on, without an account.
  static CarrierAccount none(AccountKind kind) {
    return new CarrierAccount(kind, true, Map.of(), Set.of(), Connection.NOT_TESTED, null, null);
  }

  /// What the carrier knows the workspace by; empty without an account, and for carriers that
  /// number none. Canada Post says customer number.
  public String number() {
    return shown.getOrDefault(
        AccountKinds.ACCOUNT_NUMBER, shown.getOrDefault(AccountKinds.CUSTOMER_NUMBER, ""));
  }

  /// Whether there are credentials.
  public boolean isOpen() {
    return !kept.isEmpty();
  }
}
