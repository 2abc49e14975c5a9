package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.doubles.NewYork;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is sent in the tests.
final class UpsSamples {

  private UpsSamples() {}

  static Tender tender(LabelFormat format) {
    return tender("ups_ground", domestic(parcel()), format);
  }

  static Tender tender(String service, Consignment consignment, LabelFormat format) {
    return new Tender(
        "shp_1", service, consignment, Money.usd("15.55"), LabelSpec.fourBySix(format));
  }

  static Consignment domestic(Parcel parcel) {
    return consignment(NewYork.sender(), NewYork.recipient(), parcel, null, false);
  }

  static Consignment abroad() {
    var shirts =
        new CustomsItem(
            "T-shirts of organic cotton with the printed emblem of the quay, sizes mixed",
            2,
            Money.usd("12.50"),
            Weight.ofOunces("8"),
            "6109.10",
            "US");
    return consignment(
        NewYork.sender(),
        canadian(),
        parcel(),
        new Customs(ContentsType.MERCHANDISE, null, List.of(shirts), Incoterm.DDP),
        false);
  }

  static Consignment consignment(
      Address from, Address to, Parcel parcel, @Nullable Customs customs, boolean isReturn) {
    return new Consignment(from, to, parcel, isReturn, customs, "SO-1042", NewYork.TUESDAY);
  }

  static Parcel parcel() {
    return parcel(Signature.ADULT, false);
  }

  static Parcel parcel(Signature signature, boolean hazmat) {
    return new Parcel(
        Weight.ofOunces("56"),
        Dimensions.ofInches("10.2", "8", "4"),
        hazmat,
        signature,
        Money.usd("50.00"),
        true);
  }

  static Address canadian() {
    return new Address(
        "Carl Client",
        null,
        "100 Wellington St",
        null,
        "Ottawa",
        "ON",
        "K1A 0B1",
        "CA",
        "+1 613 555 0100",
        null);
  }
}
