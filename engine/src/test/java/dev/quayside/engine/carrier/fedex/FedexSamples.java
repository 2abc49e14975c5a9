package dev.quayside.engine.carrier.fedex;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.doubles.NewYork;
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
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is sent with FedEx in tests.
final class FedexSamples {

  private FedexSamples() {}

  static ProblemException refusal(Runnable call) {
    return Objects.requireNonNull(catchThrowableOfType(ProblemException.class, call::run));
  }

  static IssuedLabel issued(Acceptance bought) {
    return new IssuedLabel("shp_1", bought.trackingNumber(), bought.handle());
  }

  static Tender tender(LabelFormat format) {
    return tender(to(NewYork.recipient()), "FEDEX_GROUND", format);
  }

  static Tender tender(Consignment consignment, String service, LabelFormat format) {
    return new Tender(
        "shp_1", service, consignment, Money.usd("12.71"), LabelSpec.fourBySix(format));
  }

  static Consignment to(Address to) {
    return consignment(
        to,
        new Parcel(
            Weight.ofOunces(new BigDecimal("56")),
            Dimensions.ofInches("10", "8", "4"),
            false,
            Signature.NONE,
            null,
            null),
        false,
        null);
  }

  static Consignment abroad(@Nullable Customs customs) {
    var london =
        new Address(
            "Ann Buyer",
            null,
            "10 Downing St",
            null,
            "London",
            null,
            "SW1A 2AA",
            "GB",
            "020 7946 0000",
            null);
    return consignment(
        london, Parcel.of(Weight.ofPounds(2), Dimensions.ofInches("10", "8", "4")), false, customs);
  }

  static Customs customs(Incoterm incoterm) {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(
            new CustomsItem(
                "Mug",
                2,
                Money.of("10.00", Currency.getInstance("GBP")),
                Weight.ofOunces("8"),
                "6912.00",
                "US")),
        incoterm);
  }

  static Consignment consignment(
      Address to, Parcel parcel, boolean isReturn, @Nullable Customs customs) {
    return new Consignment(
        NewYork.sender(), to, parcel, isReturn, customs, "SO-1042", NewYork.TUESDAY);
  }
}
