package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import org.jspecify.annotations.Nullable;

/// Who pays FedEx.
final class FedexPayment {

  private static final FedexShipWire.Payment SENDER = new FedexShipWire.Payment("SENDER", null);

  private FedexPayment() {}

  static FedexShipWire.Payment transport(BillTo billing) {
    return payment(billing.transportOrSender());
  }

  /// As is said, else as the incoterm names.
  static FedexShipWire.Payment duties(BillTo billing, Customs customs) {
    var said = billing.duties();
    if (said != null) {
      return payment(said);
    }
    return customs.incoterm() == Incoterm.DDP
        ? SENDER
        : new FedexShipWire.Payment("RECIPIENT", null);
  }

  private static FedexShipWire.Payment payment(PaidBy paid) {
    return paid.isSender() ? SENDER : new FedexShipWire.Payment(paid.payor().name(), payor(paid));
  }

  private static FedexShipWire.@Nullable Payor payor(PaidBy paid) {
    if (paid.account() == null) {
      return null;
    }
    var country = paid.country();
    return new FedexShipWire.Payor(
        new FedexShipWire.Responsible(
            new FedexWire.Account(paid.number()),
            country == null
                ? null
                : new FedexWire.Address(null, null, null, paid.zip(), country, null)));
  }
}
