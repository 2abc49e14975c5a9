package dev.quayside.engine.carrier.certification;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The labels a carrier is shown: every domestic service, each option and format of one, and a
/// parcel abroad with its customs declaration. No carrier publishes its own set; these are what
/// carriers' label evaluations ask for.
///
/// @param from the address the shop ships from; domestic labels go back there
record CertificationSet(CarrierProfile profile, Address from, Instant now) {

  private static final int MOST_SERVICES = 12;
  private static final Dimensions BOX = Dimensions.ofInches("10", "8", "4");

  Consignment domestic() {
    return consignment(from, parcel(Signature.NONE, null), false, null);
  }

  /// @param offered the carrier's offers for {@link #domestic}
  List<CertificationCase> cases(List<Quote> offered) {
    var cases = new ArrayList<CertificationCase>();
    offered.stream()
        .map(Quote::service)
        .distinct()
        .limit(MOST_SERVICES)
        .forEach(service -> add(cases, service, domestic(), service, LabelFormat.PDF, true));
    var first = offered.isEmpty() ? "" : offered.getFirst().service();
    add(cases, "png", domestic(), first, LabelFormat.PNG, true);
    add(cases, "zpl", domestic(), first, LabelFormat.ZPL, true);
    option(cases, "signature", parcel(Signature.STANDARD, null), first);
    option(cases, "adult-signature", parcel(Signature.ADULT, null), first);
    option(cases, "insured", parcel(Signature.NONE, money("150")), first);
    if (profile.supportsReturns()) {
      add(
          cases,
          "return",
          consignment(from, parcel(Signature.NONE, null), true, null),
          first,
          LabelFormat.PDF,
          false);
    }
    if (profile.supportsInternational()) {
      add(
          cases,
          "abroad",
          consignment(abroad(), parcel(Signature.NONE, null), false, customs()),
          "",
          LabelFormat.PDF,
          true);
    }
    return cases;
  }

  private void option(List<CertificationCase> cases, String name, Parcel parcel, String service) {
    var consignment = consignment(from, parcel, false, null);
    add(cases, name, consignment, service, LabelFormat.PDF, false);
  }

  private static void add(
      List<CertificationCase> cases,
      String name,
      Consignment consignment,
      String service,
      LabelFormat format,
      boolean needed) {
    var safe = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    cases.add(
        new CertificationCase(
            "%02d-%s".formatted(cases.size() + 1, safe), consignment, service, format, needed));
  }

  private Consignment consignment(
      Address to, Parcel parcel, boolean isReturn, @Nullable Customs customs) {
    return new Consignment(from, to, parcel, isReturn, customs, "certification", now);
  }

  private static Parcel parcel(Signature signature, @Nullable Money insured) {
    return new Parcel(Weight.ofPounds(2), BOX, false, signature, insured, false);
  }

  private Customs customs() {
    return new Customs(
        ContentsType.MERCHANDISE,
        null,
        List.of(
            new CustomsItem(
                "Ceramic mug", 2, money("12"), Weight.ofOunces("12"), "691200", from.country())),
        Incoterm.DDU);
  }

  private Money money(String amount) {
    return Money.rounded(new BigDecimal(amount), Money.currencyOf(from.country()));
  }

  /// Public buildings, so that no private person gets a parcel should one ever be sent.
  private Address abroad() {
    return from.country().equals("US")
        ? new Address(
            "Certification",
            null,
            "111 Wellington St",
            null,
            "Ottawa",
            "ON",
            "K1A 0A9",
            "CA",
            "6139924793",
            "certification@example.com")
        : new Address(
            "Certification",
            null,
            "1600 Pennsylvania Ave NW",
            null,
            "Washington",
            "DC",
            "20500",
            "US",
            "2024561414",
            "certification@example.com");
  }
}
