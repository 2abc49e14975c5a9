package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.module.Limits;
import dev.quayside.engine.carrier.option.PackagingOffer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The parcel's weight, sides and options as DHL states them, in prices and purchases alike.
final class DhlParcel {

  static final String METRIC = "metric";

  private static final BigDecimal CENTIMETRES = new BigDecimal("2.54");
  private static final BigDecimal LEAST = new BigDecimal("0.001");

  private DhlParcel() {}

  /// Whole grams in kilograms, at least one. Rounded up, except for the rounding error of ounces
  /// below a thousandth of a gram.
  static BigDecimal kilograms(Weight weight) {
    return weight
        .grams()
        .setScale(3, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.CEILING)
        .movePointLeft(3)
        .max(LEAST);
  }

  static DhlWire.Sides sides(Dimensions sides) {
    return new DhlWire.Sides(
        centimetres(sides.length()), centimetres(sides.width()), centimetres(sides.height()));
  }

  private static BigDecimal centimetres(BigDecimal inches) {
    return inches.multiply(CENTIMETRES).setScale(1, RoundingMode.CEILING);
  }

  /// The services added to the product; null for none. All codes but the insurance's are general
  /// knowledge.
  static @Nullable List<DhlWire.AddedService> addedServices(Consignment consignment) {
    var added = new ArrayList<DhlWire.AddedService>();
    switch (consignment.parcel().signature()) {
      case Signature.NONE -> {}
      case Signature.STANDARD -> added.add(new DhlWire.AddedService("SF", null, null));
      case Signature.ADULT -> added.add(new DhlWire.AddedService("SD", null, null));
    }
    Money insured = DhlPieces.insured(consignment);
    if (insured != null) {
      added.add(
          new DhlWire.AddedService("II", insured.amount(), insured.currency().getCurrencyCode()));
    }
    if (isDutyPaid(consignment)) {
      added.add(new DhlWire.AddedService("DD", null, null));
    }
    return added.isEmpty() ? null : added;
  }

  /// The accounts that pay: the shop's, also for duties when the sender pays them, or another's.
  static List<DhlWire.Account> accounts(String number, Consignment consignment) {
    var billing = consignment.wanted().billing();
    var accounts = new ArrayList<DhlWire.Account>();
    accounts.add(new DhlWire.Account("shipper", number));
    if (billing.isTransportBilledElsewhere()) {
      accounts.add(new DhlWire.Account("payer", billing.transportOrSender().number()));
    }
    var duties = billing.duties();
    if (isDutyPaid(consignment)) {
      accounts.add(new DhlWire.Account("duties-taxes", number));
    } else if (duties != null && duties.account() != null && DhlLane.isDeclared(consignment)) {
      accounts.add(new DhlWire.Account("duties-taxes", duties.number()));
    }
    return accounts;
  }

  /// The sides of DHL's own packaging, else the parcel's.
  static Dimensions sides(Consignment consignment) {
    return DhlServices.PROFILE
        .options()
        .packaging(consignment.parcel().packaging())
        .map(PackagingOffer::sides)
        .orElseGet(() -> Limits.sides(consignment));
  }

  static boolean isDutyPaid(Consignment consignment) {
    Customs customs = consignment.customs();
    return DhlLane.isDeclared(consignment) && customs != null && customs.incoterm() == Incoterm.DDP;
  }
}
