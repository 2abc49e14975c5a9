package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parcels of a shop in New York.
final class UspsConsignments {

  static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  private UspsConsignments() {}

  static Tender tender(Consignment consignment, LabelFormat format) {
    return new Tender(
        "shp_01M81F0AQCG1XH6ZD2XJ15K0WN",
        consignment.to().country().equals("US") ? "PRIORITY_MAIL" : "PRIORITY_MAIL_INTERNATIONAL",
        consignment,
        Money.usd("13.20"),
        LabelSpec.fourBySix(format));
  }

  static Consignment domestic(Parcel parcel) {
    return to(buyer(), parcel, null);
  }

  static Consignment returned() {
    return new Consignment(buyer(), shop(), parcel(), true, null, "rma-1", TUESDAY);
  }

  static Consignment to(Address to, Parcel parcel, @Nullable Customs customs) {
    return new Consignment(shop(), to, parcel, false, customs, "web-1", TUESDAY);
  }

  static Parcel parcel() {
    return parcel(Signature.NONE, null, false);
  }

  static Parcel parcel(Signature signature, @Nullable String insured, boolean hazmat) {
    return new Parcel(
        Weight.ofPounds(3),
        Dimensions.ofInches("10", "8", "4"),
        hazmat,
        signature,
        insured == null ? null : Money.usd(insured),
        null);
  }

  static Customs customs(String value, Incoterm incoterm) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(
            new CustomsItem(
                "A shirt of the very best cotton there is",
                2,
                Money.usd(value),
                Weight.ofOunces("7"),
                "610910",
                "US")),
        incoterm);
  }

  static Address shop() {
    return new Address(
        "Paul Sender",
        "The Shop & Sons",
        "228 Park Ave S",
        "Unit 4",
        "New York",
        "NY",
        "10003-1502",
        "US",
        "(212) 555-0100",
        "paul@shop.example");
  }

  static Address buyer() {
    return new Address(
        "Ann", null, "455 N Rexford Dr", null, "Beverly Hills", "CA", "90210", "US", null, null);
  }

  static Address canadian() {
    return new Address(
        "Ann Buyer", null, "23 Jardin Private", null, "Ottawa", "ON", "K1A 0B1", "CA", null, null);
  }
}
