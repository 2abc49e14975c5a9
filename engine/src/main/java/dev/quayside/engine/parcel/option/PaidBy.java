package dev.quayside.engine.parcel.option;

import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Who pays one part of a shipment.
///
/// @param payorId of an account kept under /v1/payors; null for one that was given inline
/// @param account null for the sender's own, and for duties that the carrier collects from the
///   recipient
/// @param zip postal code of the account's address, where the carrier asks for it
/// @param country of that address, ISO 3166-1 alpha-2
/// @param carrier code of the carrier that a kept account is with; null for one given inline, which
///   is tried with every carrier that is asked
public record PaidBy(
    Payor payor,
    @Nullable String payorId,
    @Nullable PayorAccount account,
    @Nullable String zip,
    @Nullable String country,
    @Nullable String carrier) {

  static final PaidBy SENDER = new PaidBy(Payor.SENDER, null, null, null, null, null);

  public boolean isSender() {
    return payor == Payor.SENDER;
  }

  /// The last three characters of the account; null without one.
  public @Nullable String accountEnd() {
    return account == null ? null : account.end();
  }

  /// The account's number as it stands; empty without one.
  public String number() {
    return account == null ? "" : account.number();
  }

  PaidBy each(UnaryOperator<PayorAccount> change) {
    return account == null
        ? this
        : new PaidBy(payor, payorId, change.apply(account), zip, country, carrier);
  }

  /// Whether the same account is billed; both must be open.
  public boolean isSameAs(PaidBy other) {
    return payor == other.payor
        && number().equalsIgnoreCase(other.number())
        && Objects.equals(zip, other.zip)
        && Objects.equals(country, other.country);
  }

  /// Whether it is the other one with its account as it is shown: by its last characters.
  boolean isShownOf(PaidBy kept) {
    return payor == kept.payor
        && account != null
        && kept.account != null
        && number().equals(kept.accountEnd());
  }

  /// A copy without the number.
  PaidBy forgotten() {
    return new PaidBy(payor, null, null, null, null, carrier);
  }
}
