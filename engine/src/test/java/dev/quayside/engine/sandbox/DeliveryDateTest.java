package dev.quayside.engine.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeliveryDateTest {

  private final Desk desk = new Desk();

  @ParameterizedTest
  @CsvSource({
    // Thursday 2026-06-18, 10:00 in New York; two days to Pittsburgh by ground
    "ups, ups_ground, false, 2, 2026-06-22",
    "ups, ups_ground, true, 2, 2026-06-20",
    "fedex, FEDEX_GROUND, false, 2, 2026-06-22",
    "fedex, GROUND_HOME_DELIVERY, true, 2, 2026-06-20",
    // Juneteenth is a holiday of the post only, and it delivers on Saturdays
    "usps, PRIORITY_MAIL, true, 2, 2026-06-22",
    "usps, PRIORITY_MAIL_EXPRESS, true, 1, 2026-06-20",
    "ups, ups_next_day_air, true, 1, 2026-06-19",
    "fedex, FEDEX_2_DAY, true, 2, 2026-06-22"
  })
  void transitIsCountedOnTheDaysTheServiceReachesThatDoor(
      String carrier, String service, boolean home, int days, LocalDate delivery) {
    desk.now = Instant.parse("2026-06-18T14:00:00Z");
    var parcel = home ? Boxes.toHome(Desk.box(2)) : Desk.box(2);
    var quote = desk.quote(carrier, service, desk.from("10001", "15222", parcel));
    assertThat(quote.transitDays()).isEqualTo(days);
    assertThat(quote.deliveryDate()).isEqualTo(delivery);
  }

  @ParameterizedTest
  @CsvSource({
    // the same Friday afternoon: three hours later on the eastern clock
    "94103, 2026-06-16T22:30:00Z, 2026-06-17",
    "10001, 2026-06-16T22:30:00Z, 2026-06-18"
  })
  void theCutOffIsOnTheOriginsClock(String from, Instant tendered, LocalDate delivery) {
    desk.now = tendered;
    var quote = desk.quote("ups", "ups_next_day_air", desk.from(from, "60614", Desk.box(2)));
    assertThat(quote.deliveryDate()).isEqualTo(delivery);
  }

  @Test
  void homeDeliveryComesOnSundaysToo() {
    desk.now = Instant.parse("2026-06-19T14:00:00Z");
    var quote =
        desk.quote(
            "fedex",
            "GROUND_HOME_DELIVERY",
            desk.from("10001", "15222", Boxes.toHome(Desk.box(2))));
    assertThat(quote.deliveryDate()).isEqualTo("2026-06-21");
  }

  @ParameterizedTest
  @CsvSource({
    "ups, ups_ground, 99501, 8",
    "ups, ups_ground, 99546, 10",
    "ups, ups_2nd_day_air, 96813, 3",
    "fedex, FEDEX_GROUND, 96813, 8",
    "usps, USPS_GROUND_ADVANTAGE, 00901, 7",
    "usps, PRIORITY_MAIL, 09012, 7"
  })
  void lanesBeyondTheMainlandTakeLonger(String carrier, String service, String to, int days) {
    var quote = desk.quote(carrier, service, desk.from("10001", to, Desk.box(2)));
    assertThat(quote.transitDays()).isEqualTo(days);
  }

  @Test
  void onlyTimeDefiniteServicesAreGuaranteed() {
    var consignment = desk.from("94103", "10001", Desk.box(2));
    for (var carrier : desk.network.carriers(Desk.WORKSPACE)) {
      for (var quote : carrier.rate(consignment, java.util.Set.of()).quotes()) {
        var ground =
            java.util.Set.of(
                    "USPS_GROUND_ADVANTAGE",
                    "PRIORITY_MAIL",
                    "ups_ground",
                    "FEDEX_GROUND",
                    "ontrac_ground",
                    "veho_ground_plus",
                    "veho_premium_economy")
                .contains(quote.service());
        assertThat(quote.guaranteed()).as(quote.service()).isEqualTo(!ground);
      }
    }
  }
}
