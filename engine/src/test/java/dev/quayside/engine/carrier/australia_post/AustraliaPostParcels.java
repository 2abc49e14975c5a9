package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
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

/// Parcels of a shop in Melbourne.
final class AustraliaPostParcels {

  /// A Tuesday evening in London, Wednesday in Melbourne.
  static final Instant TUESDAY = Instant.parse("2026-11-24T20:00:00Z");

  private AustraliaPostParcels() {}

  static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }

  static Tender tender(LabelFormat format) {
    return tender(consignment(parcel(Signature.NONE, false)), "T28S", format);
  }

  static Tender tender(Consignment consignment, String service, LabelFormat format) {
    return tender("shp_1", service, consignment, format);
  }

  static Tender tender(
      String reference, String service, Consignment consignment, LabelFormat format) {
    return new Tender(reference, service, consignment, aud("9.00"), LabelSpec.fourBySix(format));
  }

  static Parcel parcel(Signature signature, boolean hazmat) {
    return new Parcel(
        Weight.ofPounds(3),
        Dimensions.ofInches("10", "8", "4"),
        hazmat,
        signature,
        aud("500.00"),
        null);
  }

  static Money aud(String amount) {
    return Money.of(amount, AustraliaPostParcel.AUD);
  }

  static Address sender() {
    return new Address(
        "Ann Sender",
        "Quay Goods",
        "1 Main Street",
        null,
        "Melbourne",
        "VIC",
        "3000",
        "AU",
        "0401234567",
        "ann@shop.example");
  }

  static Address recipient() {
    return new Address(
        "Jane Smith",
        null,
        "123 Centre Road",
        "Level 4",
        "Sydney",
        "NSW",
        "2000",
        "AU",
        null,
        null);
  }

  static Consignment consignment(Parcel parcel) {
    return new Consignment(sender(), recipient(), parcel, false, null, "SO-1042", TUESDAY);
  }

  static Consignment returned() {
    return new Consignment(
        recipient(), sender(), parcel(Signature.NONE, false), true, null, null, TUESDAY);
  }

  static Consignment abroad(@Nullable Customs customs) {
    var auckland =
        new Address(
            "Jo Buyer",
            null,
            "5 Main Street",
            null,
            "Karori",
            "Wellington",
            "6012",
            "NZ",
            "+64 4 555 0100",
            null);
    return new Consignment(
        sender(), auckland, parcel(Signature.NONE, false), false, customs, null, TUESDAY);
  }

  static Customs customs(Money value) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(new CustomsItem("Mug", 2, value, Weight.ofOunces("8"), "6912.00", "AU")),
        Incoterm.DDU);
  }
}
