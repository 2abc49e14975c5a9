package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.doubles.NewYork;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is sent in the tests.
final class DhlParcels {

  static final String GOODS = "dhl_express_worldwide";

  private DhlParcels() {}

  static Tender tender(Consignment consignment, LabelFormat format) {
    return tender(GOODS, consignment, format);
  }

  static Tender tender(String service, Consignment consignment, LabelFormat format) {
    return new Tender(
        "shp_01M81F0AQCG1XH6ZD2XJ15K0WN",
        service,
        consignment,
        Money.usd("89.25"),
        LabelSpec.fourBySix(format));
  }

  static Consignment abroad() {
    return consignment(recipient(), parcel(), goods(Incoterm.DDU));
  }

  static Consignment to(Address to) {
    return consignment(to, parcel(), null);
  }

  static Consignment consignment(Address to, Parcel parcel, @Nullable Customs customs) {
    return new Consignment(
        NewYork.sender(), to, parcel, false, customs, "SO-1042", NewYork.TUESDAY);
  }

  static Parcel parcel() {
    return Parcel.of(Weight.ofOunces(new BigDecimal("56")), Dimensions.ofInches("10", "8", "4"));
  }

  static Customs goods(Incoterm incoterm) {
    return new Customs(
        ContentsType.MERCHANDISE, null, List.of(shirt(Money.usd("19.90"))), incoterm);
  }

  static Customs mixed() {
    return new Customs(
        ContentsType.GIFT,
        null,
        List.of(shirt(Money.usd("19.90")), shirt(Money.of("19.90", Currency.getInstance("EUR")))),
        Incoterm.DDU);
  }

  static CustomsItem shirt(Money value) {
    return new CustomsItem(
        "A shirt of the very best cotton that anybody has ever worn anywhere, in blue",
        2,
        value,
        Weight.ofGrams(BigDecimal.valueOf(200)),
        "6109.10.00",
        "PT");
  }

  static Address recipient() {
    return new Address(
        "Berta Käufer",
        null,
        "Am Kai 1",
        "Hinterhaus",
        "Berlin",
        null,
        "10115",
        "DE",
        "+49 30 123456",
        "berta@example.com");
  }
}
