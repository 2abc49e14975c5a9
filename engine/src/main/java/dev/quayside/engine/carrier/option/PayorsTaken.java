package dev.quayside.engine.carrier.option;

import dev.quayside.engine.parcel.option.Payor;
import java.util.Set;
import java.util.regex.Pattern;

/// Who may pay a carrier.
///
/// @param account the form of an account's number, as the carrier's API describes it
/// @param accountForm the same for people: `6 letters and digits`
/// @param zipOf payors whose account goes with its postal code
/// @param countryOf payors whose account goes with its country
/// @param ofReturns who may pay the transport of a return
public record PayorsTaken(
    Set<Payor> transport,
    Set<Payor> duties,
    Pattern account,
    String accountForm,
    Set<Payor> zipOf,
    Set<Payor> countryOf,
    Set<Payor> ofReturns) {

  /// A carrier that has the same payors for returns as for the way there.
  public PayorsTaken(
      Set<Payor> transport,
      Set<Payor> duties,
      Pattern account,
      String accountForm,
      Set<Payor> zipOf,
      Set<Payor> countryOf) {
    this(transport, duties, account, accountForm, zipOf, countryOf, transport);
  }

  /// Whether it bills accounts of others at all.
  public boolean haveAccounts() {
    return transport.size() > 1 || duties.contains(Payor.THIRD_PARTY);
  }

  /// The same, with fewer that may pay the transport of a return.
  public PayorsTaken returnsBy(Set<Payor> some) {
    return new PayorsTaken(transport, duties, account, accountForm, zipOf, countryOf, some);
  }

  /// The sender pays the transport, the recipient the duties.
  public static final PayorsTaken SENDER_ONLY =
      new PayorsTaken(
          Set.of(Payor.SENDER),
          Set.of(Payor.RECIPIENT),
          Pattern.compile(".*"),
          "",
          Set.of(),
          Set.of());

  /// The sender pays the transport, and may pay the duties.
  public static final PayorsTaken SENDER_OF_DUTIES_TOO =
      new PayorsTaken(
          SENDER_ONLY.transport(),
          Set.of(Payor.SENDER, Payor.RECIPIENT),
          SENDER_ONLY.account(),
          "",
          Set.of(),
          Set.of());
}
