package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Pickups as shops really ask for them: what the sandbox books each carrier's connector sends, in
/// a request that the carrier's description allows.
class AwkwardPickupsTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");
  private static final LocalDate WEDNESDAY = LocalDate.parse("2026-11-25");

  private static final List<List<String>> PLACES =
      List.of(
          List.of("New York", "NY", "10001-1234", "US"),
          List.of("Truth or Consequences Hot Springs", "NM", "87901", "US"),
          List.of("San Juan", "PR", "00901", "US"),
          List.of("Toronto", "ON", "M5V 3L9", "CA"),
          List.of("Sydney", "NSW", "2000", "AU"),
          List.of("Berlin", "", "10115", "DE"),
          List.of(
              "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "", "LL61 5UJ", "GB"));

  private static final List<String> NAMES =
      List.of(
          "Ann Lee",
          "Cher",
          "María de los Ángeles Fernández-Carreño y Quiñones",
          "Mr. Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Sr., c/o Reception Desk 4",
          "O'Brien & Sons <Ltd>");

  private static final List<String> STREETS =
      List.of(
          "350 5th Ave",
          "1",
          "Apartment 12B, Building C, The Old Chocolate Factory, 127-131 Upper Kirkgate Street"
              + " West");

  private static final List<String> PHONES =
      List.of("", "2125550100", "(415) 555-0100 x12", "+44 (0)20 7946 0018", "call me", "555");

  private static final List<String> WHERE =
      List.of(
          "",
          "dock",
          "ring at the dock & <gate> on the left side of the yard, twice, please, thanks",
          "Türklingel № 5");

  private final Random random = new Random(5);

  @Test
  void whatIsBookedTheCarrierIsAskedForAsItDescribes() {
    int booked = 0;
    try (var nine = new NineCarriers()) {
      for (var module : CarrierModules.ALL) {
        var carrier =
            Accounts.open(
                module,
                nine.of(module.code()).url(),
                InstantSource.fixed(TUESDAY),
                NineCarriers.account(module.code()));
        var pickups = carrier.able(Pickups.class);
        for (int i = 0; pickups.isPresent() && i < 60; i++) {
          var asked = asked(carrier);
          if (passes(module, asked)) {
            assertThatCode(() -> pickups.get().book(asked))
                .as(module.code() + asked)
                .doesNotThrowAnyException();
            booked++;
          }
          assertThat(nine.violations()).as(module.code() + asked).isEmpty();
        }
      }
    }
    assertThat(booked).isGreaterThan(40);
  }

  private static boolean passes(CarrierModule module, Pickups.Request asked) {
    try {
      module.check(asked, TUESDAY);
      return true;
    } catch (ProblemException refused) {
      return false;
    }
  }

  private Pickups.Request asked(Carrier carrier) {
    var place = one(PLACES);
    var at =
        new AddressDraft(
            one(NAMES),
            random.nextBoolean() ? one(NAMES) : null,
            one(STREETS),
            random.nextBoolean() ? one(STREETS) : null,
            place.get(0),
            place.get(1),
            place.get(2),
            place.get(3),
            one(PHONES),
            random.nextBoolean() ? "a".repeat(1 + random.nextInt(60)) + "@example.com" : null);
    return new Pickups.Request(
        "pck_01KAJM3T8E2Q4S5VHW6XYZ7AB8",
        at.value(),
        WEDNESDAY,
        LocalTime.of(6 + random.nextInt(7), random.nextInt(60)),
        LocalTime.of(15 + random.nextInt(7), random.nextInt(60)),
        one(WHERE),
        one(List.of(1, 4, 120, 9999)),
        Weight.ofOunces(one(List.of("0.1", "16", "180", "160000"))),
        random.nextInt(4) == 0 ? null : one(List.copyOf(carrier.profile().services())).code());
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
