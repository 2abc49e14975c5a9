package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// /track/:trackingNumber, as docs/api/customers.md has it.
class TrackingPageTest extends SandboxTest {

  @Test
  void anybodyWithTheNumberSeesTheParcelAndNothingPrivate() {
    var number = number(label());
    scanned(number, "in_transit");
    var page = visit("/track/" + number.toLowerCase(Locale.ROOT));
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(page.header("Content-Language")).isEqualTo("en");
    assertThat(page.text())
        .contains(number, "UPS", "New York, NY", "San Francisco, CA", workspace.name())
        .doesNotContain(
            "Bob", "Ann", "350 5th", "Terry", "10118", "94158", "$", "USD", "4155550100");
  }

  @Test
  void aParcelShippedAnotherWayHasItsPageToo() {
    var made = api.post("/v1/orders", OrderRoutesTest.order("PAGE-1", 18)).json();
    var away = "{\"carrier\":\"ups\",\"trackingNumber\":\"1Z12345E0205271688\"}";
    var shipped = api.post("/v1/orders/" + made.get("id").asText() + "/shipped", away);
    assertThat(shipped.status()).as(shipped.text()).isEqualTo(200);
    scanned("1Z12345E0205271688", "out_for_delivery");
    var page = visit("/track/1Z12345E0205271688");
    assertThat(page.status()).isEqualTo(200);
    assertThat(page.text())
        .contains("UPS", "Out for delivery")
        .doesNotContain("Bob", "350 5th", "10118");
  }

  @Test
  void nothingIsLoadedAndNothingButItsOwnRuns() {
    var page = visit("/track/" + number(label()));
    assertThat(page.header("Content-Security-Policy"))
        .matches(
            "default-src 'none'; style-src 'sha256-\\S+'; script-src 'sha256-\\S+'; img-src"
                + " data:;.*")
        .doesNotContain("unsafe", "http");
    assertThat(page.header("X-Robots-Tag")).contains("noindex");
    assertThat(page.header("Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(page.text()).doesNotContain("src=\"http", "href=\"http", "url(");
  }

  @Test
  void whatAShopTypesIsText() {
    api.put(
        "/v1/branding",
        "{\"shopName\":\"<b onload='x'>\\\"&\",\"returnAddress\":[\"<script>alert(1)\"]}");
    var page = visit("/track/" + number(label())).text();
    assertThat(page)
        .contains("&lt;b onload='x'&gt;\"&amp;", "&lt;script&gt;alert")
        .doesNotContain("<b onload", "<script>alert");
  }

  @Test
  void itSpeaksTheVisitorsLanguage() {
    var number = number(label());
    scanned(number, "delivered");
    var browser =
        Api.of(served.sandbox()).with("Accept-Language", "ca;q=0.9, es-MX;q=0.8, en;q=0.1");
    var page = browser.get("/track/" + number);
    assertThat(page.header("Content-Language")).isEqualTo("es");
    assertThat(page.text()).contains("<html lang=\"es\">", "Entregado");
    assertThat(browser.get("/track/" + number + "?lang=en").text()).contains("Delivered");
    assertThat(
            Api.of(served.sandbox())
                .with("Accept-Language", "%%;;q=x")
                .get("/track/" + number)
                .text())
        .contains("Delivered");
  }

  @Test
  void aTimeIsThatOfItsPlaceAndElseTheShopsNeverTheMachines() {
    var number = number(label());
    var yesterday = LocalDate.ofInstant(Instant.now(), ZoneOffset.UTC).minusDays(1);
    var at = yesterday.atTime(16, 30).toInstant(ZoneOffset.UTC);
    scan(number, "in_transit", ",\"timestamp\":\"%s\"".formatted(at));
    assertThat(visit("/track/" + number).text())
        .as("where it leaves from")
        .contains(">" + moment(at, "America/Los_Angeles") + "<");
    scan(
        number,
        "out_for_delivery",
        ",\"timestamp\":\"%s\",\"location\":{\"city\":\"Brooklyn\",\"state\":\"NY\",\"country\":\"US\"}"
            .formatted(at.plusSeconds(60)));
    api.put("/v1/branding", "{\"shopName\":\"Mug Harbor\",\"timeZone\":\"Asia/Tokyo\"}");
    assertThat(visit("/track/" + number).text())
        .contains(
            ">" + moment(at.plusSeconds(60), "America/New_York") + "</time> &middot; Brooklyn, NY<",
            ">" + moment(at, "Asia/Tokyo") + "<");
    assertThat(visit("/track/" + number + "?lang=es").text()).contains(", 1:30 JST<");
  }

  private static String moment(Instant at, String zone) {
    return DateTimeFormatter.ofPattern("MMM d, h:mm a z", Locale.ENGLISH)
        .format(at.atZone(ZoneId.of(zone)));
  }

  @Test
  void countriesAreSaidOfAParcelThatCrossesABorder() {
    var number = number(label());
    scan(
        number,
        "in_transit",
        ",\"location\":{\"city\":\"Toronto\",\"state\":\"ON\",\"country\":\"CA\"}");
    assertThat(visit("/track/" + number).text())
        .contains("San Francisco, CA<", "Toronto, ON, Canada");
  }

  @Test
  void whereThereIsNoWayToReachTheShopNoneIsOffered() {
    assertThat(visit("/track/" + number(label())).text()).doesNotContain("Questions?");
    api.put("/v1/branding", "{\"shopName\":\"Mug Harbor\",\"supportEmail\":\"a@b.example\"}");
    assertThat(visit("/track/" + number(label())).text()).contains("Questions?", "a@b.example");
  }

  @Test
  void anUnknownNumberIsAKindPageThatTellsNothing() {
    var number = number(label());
    var unknown = visit("/track/1Z999AA10123456784");
    assertThat(unknown.status()).isEqualTo(404);
    assertThat(unknown.text())
        .contains("We cannot find this parcel")
        .doesNotContain("1Z999AA10123456784", workspace.name(), "\"error\"");
    for (String other :
        new String[] {
          "/track/" + number + "?shop=main",
          "/track/" + number + "?shop=demo",
          "/track/" + "9".repeat(200),
          "/track/%3Cscript%3E"
        }) {
      var page = visit(other);
      assertThat(page.status()).as(other).isEqualTo(404);
      assertThat(page.text()).as(other).isEqualTo(unknown.text());
    }
    assertThat(Api.of(served.production()).get("/track/" + number).text())
        .isEqualTo(unknown.text());
    assertThat(visit("/track/" + number + "?shop=" + workspace.slug()).status()).isEqualTo(200);
  }

  @Test
  void whoGuessesNumbersIsSlowedDown(@TempDir Path directory) {
    try (var strict =
        ServedEngine.open(directory, ServedEngine.FREE_PORTS, new Probes(), () -> 0)) {
      var visitor = Api.of(strict.sandbox());
      Api.Response last = visitor.get("/track/1");
      for (int i = 0; i < 60; i++) {
        last = visitor.get("/track/" + i);
      }
      assertThat(last.status()).isEqualTo(429);
      assertThat(last.header("Retry-After")).isEqualTo("1");
      assertThat(last.text()).contains("<h1", "One moment, please");
      assertThat(visitor.get("/v1/openapi.json").status()).as("programs").isEqualTo(200);
    }
  }

  private Api.Response visit(String path) {
    return Api.of(served.sandbox()).get(path);
  }
}
