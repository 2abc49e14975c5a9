package dev.quayside.app.screen.ship.form.options;

import dev.quayside.engine.account.payor.KeptPayor;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import org.jspecify.annotations.Nullable;

/// Whose account pays the transport.
///
/// @param kept id of an account kept in the settings; null for the sender's, and for one that came
///   with an order
/// @param name of the kept account; empty without one
/// @param end the last three characters of the account; empty for the sender's
/// @param given what came with an order; null for all others
public record PayorChoice(@Nullable String kept, String name, String end, @Nullable PaidBy given) {

  /// The sender pays, as nearly always.
  public static final PayorChoice OURS = new PayorChoice(null, "", "", null);

  static PayorChoice of(KeptPayor payor) {
    return new PayorChoice(payor.id(), payor.name(), payor.account().end(), null);
  }

  /// What an order asks for.
  static PayorChoice of(@Nullable PaidBy paid) {
    if (paid == null || paid.isSender()) {
      return OURS;
    }
    var end = paid.accountEnd();
    return new PayorChoice(null, "", end == null ? "" : end, paid);
  }

  boolean isOurs() {
    return equals(OURS);
  }

  /// As the engine takes it.
  ///
  /// @param role of who the kept account belongs to
  /// @param said whether the order names another payor, so that "the sender" must be said
  @Nullable PaidBy paid(Payor role, boolean said) {
    if (given != null) {
      return given;
    }
    if (isOurs()) {
      return said ? new PaidBy(Payor.SENDER, null, null, null, null, null) : null;
    }
    return new PaidBy(role, kept, null, null, null, null);
  }
}
