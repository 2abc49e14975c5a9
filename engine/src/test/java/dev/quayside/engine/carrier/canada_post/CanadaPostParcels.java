package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Parcels of a shop in Montréal.
final class CanadaPostParcels {

  static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  private CanadaPostParcels() {}

  static Tender tender(Consignment consignment, LabelFormat format) {
    return tender("shp_01M81F0AQCG1XH6ZD2XJ15K0WN", consignment, format);
  }

  static Tender tender(String reference, Consignment consignment, LabelFormat format) {
    return new Tender(
        reference,
        consignment.to().country().equals("CA") ? "DOM.XP" : "USA.XP",
        consignment,
        cad("15.41"),
        LabelSpec.fourBySix(format));
  }

  static Consignment domestic() {
    return to(recipient());
  }

  static Consignment to(Address to) {
    return consignment(to, parcel(), null);
  }

  static Consignment withoutPhone() {
    return new Consignment(recipient(), recipient(), parcel(), false, null, "web-1", TUESDAY);
  }

  static Consignment withEndlessStreet() {
    var endless = "Apartment of the long corridor ".repeat(4);
    return to(new Address("Ann", null, endless, null, "Ottawa", "ON", "K1A 0B1", "CA", null, null));
  }

  static Consignment consignment(Address to, Parcel parcel, @Nullable Customs customs) {
    return new Consignment(sender(), to, parcel, false, customs, "web-1", TUESDAY);
  }

  static Parcel parcel() {
    return Parcel.of(Weight.ofPounds(3), Dimensions.ofInches("10", "8", "4"));
  }

  static Address sender() {
    return new Address(
        "Paul Sender",
        "The Shop & Sons",
        "502 Main St N",
        null,
        "Montréal",
        "QC",
        "H2B 1A0",
        "CA",
        "1 450 823 8432",
        "paul@shop.example");
  }

  static Address recipient() {
    return new Address(
        "Ann Buyer",
        null,
        "23 Jardin Private, the second house behind the mill",
        "Unit 4",
        "Ottawa",
        "ON",
        "k1a 0b1",
        "CA",
        null,
        null);
  }

  static Address american() {
    return new Address(
        "Bob", null, "1 Main St", null, "New York", "NY", "10001", "US", "212 555 0100", null);
  }

  static Money cad(String amount) {
    return Money.of(amount, CanadaPostRates.CAD);
  }
}
