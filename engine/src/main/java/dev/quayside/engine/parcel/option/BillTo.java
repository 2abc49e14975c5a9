package dev.quayside.engine.parcel.option;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Who pays transport, and who pays duties and taxes.
///
/// @param transport null when it is not said: the sender
/// @param duties null when it is not given: then the payor follows from the incoterm
public record BillTo(@Nullable PaidBy transport, @Nullable PaidBy duties) {

  public static final BillTo UNSAID = new BillTo(null, null);

  /// Whether another account than the sender's pays the transport.
  public boolean isTransportBilledElsewhere() {
    return transport != null && !transport.isSender();
  }

  /// Who pays the transport.
  public PaidBy transportOrSender() {
    return transport == null ? PaidBy.SENDER : transport;
  }

  public BillTo sealed(UnaryOperator<String> seal) {
    return each(account -> account.sealed(seal));
  }

  public BillTo opened(UnaryOperator<String> unseal) {
    return each(account -> account.opened(unseal));
  }

  /// The same with every account changed; itself when there is none.
  private BillTo each(UnaryOperator<PayorAccount> change) {
    return hasAccount()
        ? new BillTo(
            transport == null ? null : transport.each(change),
            duties == null ? null : duties.each(change))
        : this;
  }

  public boolean hasAccount() {
    return (transport != null && transport.account() != null)
        || (duties != null && duties.account() != null);
  }

  /// With the accounts of `kept` where they were sent back as they are shown.
  public BillTo shownOf(BillTo kept) {
    return new BillTo(shownOf(transport, kept.transport), shownOf(duties, kept.duties));
  }

  private static @Nullable PaidBy shownOf(@Nullable PaidBy sent, @Nullable PaidBy kept) {
    return sent != null && kept != null && sent.isShownOf(kept) ? kept : sent;
  }

  BillTo forgotten() {
    return new BillTo(
        transport == null ? null : transport.forgotten(),
        duties == null ? null : duties.forgotten());
  }
}
