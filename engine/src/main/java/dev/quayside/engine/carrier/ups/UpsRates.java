package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/// Asks for prices: all services at once, at the account's own prices, with taxes and transit days.
final class UpsRates {

  private static final String DAILY_PICKUP = "01";
  private static final String OF_THE_ACCOUNT = "00";
  private static final String PRINTED_RETURN = "9";

  private UpsRates() {}

  static UpsRateWire.Envelope request(CarrierCredentials account, Consignment consignment) {
    boolean american = UpsParties.country(consignment.from()).equals("US");
    return new UpsRateWire.Envelope(
        new UpsRateWire.Asked(
            new UpsWire.RequestOption("Shop", "2409", new UpsWire.Reference("Quayside")),
            Coded.of(DAILY_PICKUP),
            american ? Coded.of(OF_THE_ACCOUNT) : null,
            shipment(account, consignment)));
  }

  private static UpsRateWire.Shipment shipment(
      CarrierCredentials account, Consignment consignment) {
    var residential =
        Boolean.TRUE.equals(consignment.parcel().residential()) ? UpsWire.INDICATED : null;
    boolean documents = UpsCustoms.isDocuments(consignment);
    return new UpsRateWire.Shipment(
        UpsParties.roughly(
            consignment.isReturn() ? "to" : "from",
            UpsParties.shipper(consignment),
            UpsParties.accountNumber(account),
            null),
        UpsParties.roughly("to", consignment.to(), null, residential),
        UpsParties.roughly("from", consignment.from(), null, null),
        UpsParties.payment(account, consignment, false),
        Integer.toString(consignment.parcels().size()),
        UpsParcels.mass(consignment, consignment.weight()),
        documents ? UpsWire.INDICATED : null,
        UpsParcels.rated(consignment),
        options(consignment),
        new UpsWire.RatingOptions(UpsWire.INDICATED),
        UpsCustoms.total(consignment),
        UpsWire.INDICATED,
        new UpsRateWire.Delivery(
            documents ? "02" : "03",
            new UpsRateWire.Pickup(
                UpsParties.shipDate(consignment).format(DateTimeFormatter.BASIC_ISO_DATE))));
  }

  private static UpsRateWire.@Nullable Options options(Consignment consignment) {
    var signed = UpsParcels.signedAbroad(consignment);
    var saturday = consignment.wanted().saturday() ? UpsWire.INDICATED : null;
    return signed == null && saturday == null && !consignment.isReturn()
        ? null
        : new UpsRateWire.Options(
            saturday, signed, consignment.isReturn() ? Coded.of(PRINTED_RETURN) : null);
  }
}
