package dev.quayside.engine.carrier.option;

import dev.quayside.engine.parcel.Packaging;
import java.util.Set;

/// What one service takes.
///
/// @param packagings the sender's own among them where it takes it
/// @param flatRates those of them that it also sells at a flat price
/// @param isSendersOnly whether its transport is billed to the sender alone
public record ServiceOptions(
    Set<Packaging> packagings, Set<Packaging> flatRates, Saturday saturday, boolean isSendersOnly) {

  private static final Set<Packaging> OWN = Set.of(Packaging.PACKAGE);

  /// A parcel in the sender's own packaging on a weekday.
  public static final ServiceOptions PLAIN = on(Saturday.NEVER);

  public ServiceOptions {
    packagings = Set.copyOf(packagings);
    flatRates = Set.copyOf(flatRates);
  }

  /// A service that every payor of the carrier may be billed for.
  public ServiceOptions(Set<Packaging> packagings, Set<Packaging> flatRates, Saturday saturday) {
    this(packagings, flatRates, saturday, false);
  }

  /// The same, billed to the sender alone.
  public ServiceOptions sendersOnly() {
    return new ServiceOptions(packagings, flatRates, saturday, true);
  }

  /// A service that takes the sender's own packaging only.
  public static ServiceOptions on(Saturday saturday) {
    return new ServiceOptions(OWN, Set.of(), saturday);
  }
}
