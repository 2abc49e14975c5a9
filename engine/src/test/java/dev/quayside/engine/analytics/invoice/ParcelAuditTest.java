package dev.quayside.engine.analytics.invoice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.analytics.invoice.billing.BilledCharge;
import dev.quayside.engine.analytics.invoice.billing.BilledParcel;
import dev.quayside.engine.analytics.invoice.billing.ChargePart;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Why an invoice is not what was booked.
class ParcelAuditTest {

  private static final BilledCharge GROUND = charge("Ground", ChargePart.TRANSPORT, 900);
  private static final BilledCharge FUEL = charge("Fuel Surcharge", ChargePart.FUEL, 100);
  private static final Map<ChargePart, Long> PARTS =
      Map.of(ChargePart.TRANSPORT, 900L, ChargePart.FUEL, 100L);

  private static BilledCharge charge(String name, ChargePart part, long minor) {
    return new BilledCharge(name, part, false, minor);
  }

  private static BilledCharge correction(String name, ChargePart part, long minor) {
    return new BilledCharge(name, part, true, minor);
  }

  private static Booked booked(Map<ChargePart, Long> parts, boolean voided) {
    return booked(parts, voided, DutiesBill.UNDECLARED, 0);
  }

  private static Booked booked(
      Map<ChargePart, Long> parts, boolean voided, DutiesBill duties, long quotedDuties) {
    return new Booked(
        "shp_1",
        Money.usd("10.00"),
        parts,
        Weight.ofPounds(2),
        Dimensions.ofInches("10", "8", "4"),
        "UPS Ground",
        voided,
        false,
        duties,
        quotedDuties);
  }

  private static BilledParcel parcel(BilledCharge... charges) {
    return parcel(2, null, "Ground Commercial", charges);
  }

  private static BilledParcel parcel(
      long pounds, @Nullable Dimensions sides, String service, BilledCharge... charges) {
    return new BilledParcel("1Z1", service, Weight.ofPounds(pounds), sides, List.of(charges));
  }

  private static List<Difference> audit(BilledParcel billed) {
    return ParcelAudit.of(billed, booked(PARTS, false), List.of(), 1000);
  }

  private static Difference one(DifferenceKind kind, long minor) {
    return new Difference(kind, minor);
  }

  @Test
  void asBookedIsNoDifference() {
    assertThat(audit(parcel(GROUND, FUEL))).isEmpty();
  }

  @Test
  void everyKindByWhatTheInvoiceSays() {
    assertThat(audit(parcel(GROUND, charge("Fuel Surcharge", ChargePart.FUEL, 130))))
        .containsExactly(one(DifferenceKind.FUEL, 30));
    assertThat(audit(parcel(GROUND, FUEL, charge("Residential", ChargePart.ADDRESS, 385))))
        .containsExactly(one(DifferenceKind.ADDRESS, 385));
    assertThat(audit(parcel(5, null, "Ground", charge("Ground", ChargePart.TRANSPORT, 1200), FUEL)))
        .containsExactly(one(DifferenceKind.WEIGHT, 300));
    assertThat(
            audit(
                parcel(
                    5,
                    Dimensions.ofInches("20", "20", "20"),
                    "Ground",
                    charge("Ground", ChargePart.TRANSPORT, 1200),
                    FUEL)))
        .containsExactly(one(DifferenceKind.SIZE, 300));
    assertThat(
            audit(parcel(2, null, "2nd Day Air", charge("2nd", ChargePart.TRANSPORT, 2900), FUEL)))
        .containsExactly(one(DifferenceKind.SERVICE, 2000));
    assertThat(audit(parcel(charge("Ground", ChargePart.TRANSPORT, 950), FUEL)))
        .containsExactly(one(DifferenceKind.OTHER, 50));
  }

  @Test
  void aCorrectionIsWhatItSays() {
    assertThat(
            audit(
                parcel(
                    GROUND,
                    FUEL,
                    correction("Shipping Charge Correction Ground", ChargePart.TRANSPORT, 240),
                    correction("Shipping Charge Correction Fuel", ChargePart.FUEL, 40),
                    correction("Address Correction Ground", ChargePart.ADDRESS, 1900))))
        .containsExactlyInAnyOrder(
            one(DifferenceKind.WEIGHT, 240),
            one(DifferenceKind.FUEL, 40),
            one(DifferenceKind.ADDRESS, 1900));
  }

  @Test
  void billedTwiceIsADuplicateOnOneInvoiceAndOnTheNext() {
    assertThat(audit(parcel(GROUND, FUEL, GROUND, FUEL)))
        .containsExactly(one(DifferenceKind.DUPLICATE, 1000));
    assertThat(ParcelAudit.of(parcel(GROUND, FUEL), booked(PARTS, false), List.of(GROUND, FUEL), 0))
        .containsExactly(one(DifferenceKind.DUPLICATE, 1000));
    assertThat(
            ParcelAudit.of(
                parcel(charge("Residential", ChargePart.ADDRESS, 385)),
                booked(PARTS, false),
                List.of(GROUND, FUEL),
                0))
        .as("a later surcharge")
        .containsExactly(one(DifferenceKind.ADDRESS, 385));
  }

  @Test
  void strangersFeesAndVoidedLabels() {
    assertThat(ParcelAudit.of(parcel(GROUND), null, List.of(), 0))
        .containsExactly(one(DifferenceKind.NOT_OURS, 900));
    assertThat(
            ParcelAudit.of(
                new BilledParcel("", "", null, null, List.of(GROUND)), null, List.of(), 0))
        .containsExactly(one(DifferenceKind.OTHER, 900));
    assertThat(ParcelAudit.of(parcel(GROUND), booked(PARTS, true), List.of(), 0))
        .containsExactly(one(DifferenceKind.VOIDED, 900));
  }

  @Test
  void dutiesOfOthersAreNotOursAndOursAreNoOvercharge() {
    var duty = charge("Duty Amount", ChargePart.OTHER, 2500);
    var billed = parcel(GROUND, FUEL, duty);
    var others = booked(PARTS, false, DutiesBill.NOT_OURS, 0);
    assertThat(others.agreedDuties(billed, List.of())).isEmpty();
    assertThat(ParcelAudit.of(billed, others, List.of(), 1000))
        .containsExactly(one(DifferenceKind.NOT_OURS, 2500));
    assertThat(ParcelAudit.of(parcel(duty), others, List.of(GROUND, FUEL, duty), 0))
        .as("billed again")
        .containsExactly(one(DifferenceKind.DUPLICATE, 2500));

    var ours = booked(PARTS, false, DutiesBill.AS_AGREED, 0);
    assertThat(ours.agreedDuties(billed, List.of())).containsExactly(duty);
    assertThat(ours.agreedDuties(billed, List.of(duty))).isEmpty();
    assertThat(booked(PARTS, true, DutiesBill.AS_AGREED, 0).agreedDuties(billed, List.of()))
        .isEmpty();

    var fee = charge("Duty Tax Paid", ChargePart.OTHER, 1700);
    assertThat(
            booked(PARTS, false, DutiesBill.AS_AGREED, 1700)
                .agreedDuties(parcel(GROUND, FUEL, duty, fee), List.of()))
        .as("a fee that was quoted is in the price")
        .containsExactly(duty);
    assertThat(ParcelAudit.of(billed, booked(PARTS, false), List.of(), 1000))
        .as("nothing was declared")
        .containsExactly(one(DifferenceKind.OTHER, 2500));
  }

  /// Whatever is on an invoice: the differences are what was invoiced less what was booked.
  @Test
  void differencesAddUpToTheCent() {
    var random = new Random(14);
    for (int i = 0; i < 5_000; i++) {
      var before = random.nextInt(4) == 0 ? charges(random) : List.<BilledCharge>of();
      var billed =
          new BilledParcel(
              random.nextInt(10) == 0 ? "" : "1Z1",
              List.of("", "Ground", "2nd Day Air").get(random.nextInt(3)),
              random.nextBoolean() ? Weight.ofPounds(1 + random.nextInt(9)) : null,
              random.nextBoolean() ? Dimensions.ofInches("9", "9", "9") : null,
              charges(random));
      var booked =
          random.nextInt(5) == 0
              ? null
              : booked(
                  random.nextBoolean() ? PARTS : Map.of(),
                  random.nextInt(6) == 0,
                  DutiesBill.values()[random.nextInt(3)],
                  0);
      long counted = booked == null || booked.voided() || !before.isEmpty() ? 0 : 1000;
      var differences = ParcelAudit.of(billed, booked, before, counted);
      assertThat(differences.stream().mapToLong(Difference::minor).sum())
          .as(billed + " " + booked)
          .isEqualTo(billed.minor() - counted);
      assertThat(differences).extracting(Difference::minor).doesNotContain(0L);
    }
  }

  private static List<BilledCharge> charges(Random random) {
    var parts = ChargePart.values();
    return new ArrayList<>(
        IntStream.range(0, random.nextInt(7))
            .mapToObj(
                _ -> {
                  var part = parts[random.nextInt(parts.length)];
                  return new BilledCharge(
                      part.name(),
                      part,
                      random.nextInt(4) == 0,
                      random.nextInt(9) * 100 - 200,
                      random.nextInt(5) == 0);
                })
            .toList());
  }
}
