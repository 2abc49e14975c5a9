package dev.quayside.engine.contract.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// /v1/pickups, as docs/api/manifests.md has it.
public class PickupsTest extends ShopTest {

  private static final Set<MonthDay> HOLIDAYS =
      Set.of(MonthDay.of(6, 19), MonthDay.of(7, 4), MonthDay.of(11, 11));
  private static final String PATH = "/v1/pickups";

  /// Where the parcels are, as the tests begin: one that runs over midnight asks for the same day.
  private static final LocalDate TODAY = LocalDate.now(ZoneId.of("America/Los_Angeles"));

  /// At least so many days from now.
  public static LocalDate workingDay(int days) {
    var day = TODAY.plusDays(days);
    while (day.getDayOfWeek().compareTo(DayOfWeek.THURSDAY) >= 0 || isHoliday(day)) {
      day = day.plusDays(1);
    }
    return day;
  }

  public static String asked(String carrier, int days) {
    return """
    {"carrier":"%s","date":"%s","window":{"ready":"09:00","closing":"17:00"},"location":%s,
     "instructions":"ring at the dock","parcels":2}\
    """
        .formatted(carrier, workingDay(days), FROM);
  }

  /// All that the endpoints answer.
  public static void bring(Api api) {
    var path = PATH + "/" + api.post(PATH, asked("ups", 3)).json().get("id").asText();
    api.get(path);
    moody(api, "down");
    api.post(path + "/cancel");
    api.post(PATH, asked("ups", 3));
    moody(api, "up");
    api.post(path + "/cancel");
    api.post(PATH, asked("veho", 3));
    api.post(PATH, asked("pigeon", 3));
    api.post(PATH, asked("ups", 3).replace("94158", "00000"));
  }

  private static void moody(Api api, String availability) {
    api.put("/v1/sandbox/carriers/ups", "{\"availability\":\"" + availability + "\"}");
  }

  private static boolean isHoliday(LocalDate day) {
    return (day.getMonthValue() == 12 && day.getDayOfMonth() >= 23)
        || (day.getMonthValue() == 1 && day.getDayOfMonth() <= 2)
        || HOLIDAYS.contains(MonthDay.from(day))
        || day.getDayOfWeek() == DayOfWeek.MONDAY;
  }

  @Test
  void aPickupIsBookedShownAndCancelled() {
    var booked = api.post(PATH, asked("ups", 1));
    assertThat(booked.status()).as(booked.text()).isEqualTo(201);
    var pickup = booked.json();
    assertThat(pickup.get("status").asText()).isEqualTo("booked");
    assertThat(pickup.get("confirmationNumber").asText()).startsWith("PU");
    assertThat(pickup.at("/window/closing").asText()).isEqualTo("17:00");
    assertThat(pickup.get("weightOz").asInt()).as("a pound each").isEqualTo(32);
    var path = PATH + "/" + pickup.get("id").asText();
    assertThat(api.get(path).json()).isEqualTo(pickup);
    assertThat(total("?carrier=ups&status=booked")).isEqualTo(1);
    assertThat(total("?carrier=fedex")).isZero();
    assertThat(api.post(path + "/cancel").status()).isEqualTo(200);
    assertThat(api.post(path + "/cancel").status()).as("again").isEqualTo(200);
    assertThat(api.get(path).json().get("status").asText()).isEqualTo("cancelled");
  }

  @Test
  void oneInDoubtIsToldAndNeverBookedTwice() {
    var keyed = api.with("Idempotency-Key", "monday");
    moody(api, "timeout_after_purchase");
    var first = keyed.post(PATH, asked("ups", 1));
    assertThat(first.json().get("status").asText()).as(first.text()).isEqualTo("in_doubt");
    assertThat(first.json().get("message").asText()).contains("UPS did not confirm");
    moody(api, "up");
    assertThat(keyed.post(PATH, asked("ups", 1)).text()).isEqualTo(first.text());
    var second = api.post(PATH, asked("ups", 1));
    assertThat(second.code()).isEqualTo("CONFLICT");
    assertThat(second.message()).contains(first.json().get("id").asText());
    assertThat(total("")).isEqualTo(1);
    api.post(PATH + "/" + first.json().get("id").asText() + "/cancel");
    assertThat(api.post(PATH, asked("ups", 1)).status()).isEqualTo(201);
  }

  @Test
  void whatTheCarrierRefusesLeavesNothingBehind() {
    var keyed = api.with("Idempotency-Key", "refused");
    moody(api, "down");
    assertThat(keyed.post(PATH, asked("ups", 1)).code()).isEqualTo("CARRIER_UNAVAILABLE");
    assertThat(total("")).isZero();
    moody(api, "up");
    var booked = keyed.post(PATH, asked("ups", 1));
    assertThat(booked.json().get("status").asText()).isEqualTo("booked");
    moody(api, "down");
    var path = PATH + "/" + booked.json().get("id").asText();
    assertThat(api.post(path + "/cancel").code()).isEqualTo("CARRIER_UNAVAILABLE");
    assertThat(api.get(path).json().get("status").asText()).isEqualTo("booked");
  }

  @Test
  void everyFieldThatIsWrongIsNamed() {
    assertThat(api.post(PATH, "{\"carrier\":\"ups\",\"window\":{\"ready\":\"soon\"}}").fields())
        .containsExactly("date", "parcels", "window.closing", "window.ready");
    assertThat(api.post(PATH, "{\"carrier\":\"ups\",\"window\":{},\"parcels\":0}").fields())
        .containsExactly("date", "parcels", "window.closing", "window.ready");
    assertThat(
            api.post(
                    PATH,
                    asked("ups", 1).replaceAll("\"date\":\"[^\"]*\"", "\"date\":\"2020-01-06\""))
                .fields())
        .containsExactly("date");
    assertThat(api.post(PATH, asked("ups", 1).replace("17:00", "08:00")).fields())
        .containsExactly("window.closing");
    assertThat(api.post(PATH, asked("ups", 1).replace("94158", "00000")).code())
        .isEqualTo("INVALID_ADDRESS");
    assertThat(api.post(PATH, asked("veho", 1)).code()).isEqualTo("SERVICE_NOT_AVAILABLE");
    assertThat(api.post(PATH, asked("pigeon", 1)).code()).isEqualTo("INVALID_SERVICE");
  }

  @Test
  void onlyTheWorkspaceItselfAndOperators() {
    var id = api.post(PATH, asked("ups", 1)).json().get("id").asText();
    var stranger =
        as(
            served.workspace("outside-" + id.substring(22).toLowerCase(java.util.Locale.ROOT)),
            Role.ADMIN);
    assertThat(stranger.get(PATH + "/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.post(PATH + "/" + id + "/cancel").code()).isEqualTo("NOT_FOUND");
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get(PATH + "/" + id).status()).isEqualTo(200);
    assertThat(viewer.post(PATH, asked("ups", 1)).code()).isEqualTo("FORBIDDEN");
    assertThat(viewer.post(PATH + "/" + id + "/cancel").code()).isEqualTo("FORBIDDEN");
  }

  private int total(String query) {
    return api.get(PATH + query).json().at("/pagination/totalCount").asInt();
  }
}
