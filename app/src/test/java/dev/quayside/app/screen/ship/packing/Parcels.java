package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.packing.FormState.Contents;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.LabelFile;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/// Parcels, prices and labels for tests of the plain state.
final class Parcels {

  static final Instant NOW = Instant.parse("2026-11-23T18:00:00Z");
  static final FormState COMPLETE = new FormState(Contents.KNOWN, false, null);

  private Parcels() {}

  static Rate rate(String service, String dollars) {
    var amount = Money.usd(dollars);
    return new Rate(
        "rate_" + service + dollars,
        "usps",
        "USPS",
        new Quote(
            service,
            service,
            amount,
            List.of(new Quote.Charge("base", Message.said(service), amount)),
            "5",
            Weight.ofPounds(1),
            2,
            LocalDate.of(2026, 11, 30),
            false),
        NOW.plus(Duration.ofMinutes(15)));
  }

  /// The question what a parcel to this postal code costs.
  static RateRequest question(String zip) {
    return RateRequest.of(place("97401"), place(zip), Parcel.of(Weight.ofPounds(1), null));
  }

  /// The answer of one carrier.
  static CarrierRates answer(Rate... rates) {
    return new CarrierRates("usps", "USPS", List.of(rates), List.of(), List.of(), null);
  }

  private static Address place(String zip) {
    return new Address(null, null, null, null, "Town", "CO", zip, "US", null, null);
  }

  /// The purchase of a parcel, without its rate; its label bears the parcel's id as its reference.
  static PurchaseRequest request(String parcel) {
    return new PurchaseRequest(
        parcel,
        null,
        new LabelRequest(
            null,
            null,
            null,
            Sample.SENDER,
            Sample.RECIPIENT,
            Sample.PARCEL,
            false,
            null,
            parcel,
            LabelFormat.PDF),
        List.of(),
        null,
        new Memory(null, null, List.of()));
  }

  static Shipment shipment(String parcel, ShipmentStatus status) {
    return new Shipment(
        "shp_" + parcel,
        "lbl_" + parcel,
        status,
        "usps",
        "PRIORITY_MAIL",
        "Priority Mail",
        new Consignment(
            Sample.SENDER.value(),
            Sample.RECIPIENT.value(),
            Parcel.of(Weight.ofPounds(1), null),
            false,
            null,
            parcel,
            NOW,
            Map.of()),
        LabelFormat.PDF,
        Terms.PREPAID,
        Money.usd("7.45"),
        null,
        LabelFile.READY,
        NOW,
        NOW,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  static Problem problem(ProblemCode code) {
    return new Problem.Refused(code, Message.said("no"));
  }
}
