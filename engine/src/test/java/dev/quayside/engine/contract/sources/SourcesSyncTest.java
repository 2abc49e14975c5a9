package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.WooDouble;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/// The sections "POST /v1/sources/{id}/sync" and "Times" of the contract.
class SourcesSyncTest extends SourceTest {

  @Test
  void sixtyOrdersComeInTwentySecondsAndTheSameAgainChangesNothing() {
    for (int id = 1; id <= 60; id++) {
      shop.order(id);
    }
    var source = source();
    long before = System.nanoTime();
    var first = synced(source);
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
    assertThat(first.get("status").asText()).as(first.toString()).isEqualTo("done");
    assertThat(first.get("created").asInt()).isEqualTo(60);
    assertThat(first.get("seen").asInt()).isEqualTo(60);
    var again = synced(source);
    assertThat(again.get("created").asInt()).isZero();
    assertThat(again.get("updated").asInt()).isZero();
    var full = synced(source, "{\"full\":true}");
    assertThat(full.get("unchanged").asInt()).isEqualTo(60);
    assertThat(full.get("full").asBoolean()).isTrue();
    var counts = api.get(SOURCES + "/" + source).json().get("counts");
    assertThat(counts.get("open").asInt()).isEqualTo(60);
    assertThat(api.get(SOURCES + "/" + source + "/syncs").json().get("data")).hasSize(3);
  }

  @Test
  void theCursorIsTheShopsOwnTimeWithAnOverlap() {
    shop.order(1);
    var source = source();
    synced(source);
    assertThat(api.get(SOURCES + "/" + source).json().at("/sync/cursor").asText())
        .isEqualTo("2026-11-20T10:00:01.000Z");
    synced(source);
    var asked =
        shop.asked().stream()
            .map(each -> each.path())
            .filter(each -> each.contains("modified_after"))
            .toList();
    // the very second is left out by WooCommerce, so a second before it is asked for
    assertThat(asked.getFirst()).contains("modified_after=2026-10-31T23%3A59%3A59");
    assertThat(asked.getLast()).contains("modified_after=2026-11-20T09%3A50%3A00");
  }

  @Test
  void anOrderThatMovesBetweenPagesIsNotLost() {
    for (int id = 1; id <= 150; id++) {
      shop.order(id);
    }
    // the first of the first page goes to the end, so that the second page would begin one later
    shop.betweenPages(() -> shop.change(1, _ -> {}));
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).isEqualTo(150);
  }

  @Test
  void oneBadOrderHoldsUpNone() {
    shop.order(1);
    shop.order(2, each -> ((ObjectNode) each.at("/line_items/0")).put("quantity", "many"));
    shop.order(
        3,
        each -> {
          ((ObjectNode) each.get("shipping")).put("city", "").put("country", "");
        });
    shop.order(4);
    shop.order(5, each -> each.put("id", ""));
    var sync = synced(source());
    assertThat(sync.get("status").asText()).isEqualTo("done");
    assertThat(sync.get("created").asInt()).as("3 waits for its address").isEqualTo(3);
    assertThat(sync.get("refused").findValuesAsText("number")).containsExactly("2", "5");
    assertThat(sync.at("/refused/0/message").asText()).isNotBlank();
  }

  @Test
  void whatIsNotForThisDeskIsLeftOutWithItsReason() {
    shop.order(1, each -> each.withArray("line_items").removeAll().add(WooDouble.line(1, 3, 1)));
    shop.order(
        2, each -> ((ObjectNode) each.at("/shipping_lines/0")).put("method_id", "local_pickup"));
    shop.order(3, each -> each.put("status", "completed"));
    shop.order(4, each -> each.put("status", "refunded"));
    shop.order(5, each -> each.put("status", "cancelled"));
    shop.order(6, each -> each.put("status", "at-the-tailor"));
    shop.order(
        8,
        each ->
            ((ObjectNode) each.at("/shipping_lines/0")).put("method_title", "Abholung im Laden"));
    shop.order(7, each -> each.put("status", "checkout-draft"));
    var sync = synced(source());
    assertThat(sync.get("skipped").findValuesAsText("reason"))
        .containsExactly(
            "digital", "pickup", "shipped", "refunded", "cancelled", "unknown_status", "pickup");
    assertThat(sync.get("created").asInt()).isZero();
  }

  @Test
  void theShopsOwnWordsAreASetting() {
    shop.order(1, each -> each.put("status", "packing"));
    var source = source("Main", shop, ",\"statuses\":{\"ready\":[\"packing\"]}");
    synced(source);
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("open");
  }

  @Test
  void theRunningPullIsNamedWhenAnotherIsAskedFor() {
    var source = source();
    var let = new CountDownLatch(1);
    shop.holds(let);
    var path = SOURCES + "/" + source;
    var first = api.post(path + "/sync", "{}").json().get("id").asText();
    assertThat(api.post(path + "/sync", "{}").json().get("id").asText()).isEqualTo(first);
    assertThat(api.get(path).json().at("/sync/status").asText()).isEqualTo("running");
    let.countDown();
    await()
        .until(
            () -> api.get(path + "/syncs/" + first).json().get("status").asText().equals("done"));
  }

  @Test
  void aShopInTroubleSaysSoAndRecovers() {
    shop.order(1);
    var source = source();
    var path = SOURCES + "/" + source;
    fails("/", Fault.UNAUTHORIZED);
    assertThat(synced(source).at("/error/code").asText()).isEqualTo("SOURCE_CREDENTIALS");
    assertThat(api.get(path).json().at("/sync/status").asText()).isEqualTo("failing");
    fails("/", Fault.UNREADABLE);
    assertThat(synced(source).at("/error/code").asText()).isEqualTo("SOURCE_GARBLED");
    fails("/", Fault.CUT);
    assertThat(synced(source).at("/error/code").asText()).isEqualTo("SOURCE_UNAVAILABLE");
    fails("/", Fault.ERROR);
    assertThat(synced(source).at("/error/code").asText()).isEqualTo("SOURCE_UNAVAILABLE");
    assertThat(api.get(path).json().at("/sync/status").asText()).isEqualTo("failing");
    assertThat(events("source.failing")).isEqualTo(1);
    shop.recovers();
    assertThat(synced(source).get("status").asText()).isEqualTo("done");
    var now = api.get(path).json().get("sync");
    assertThat(now.get("status").asText()).isEqualTo("idle");
    assertThat(now.get("error").isNull()).isTrue();
    assertThat(now.get("failures").asInt()).isZero();
    assertThat(api.get("/v1/events?type=source.recovered").json().get("data")).hasSize(1);
  }

  /// New credentials that are good lead to the next trouble, which is a moment's.
  @Test
  void aShopRecoversFromTheTroubleThatItWasToldToFailWith() {
    shop.order(1);
    var source = source();
    fails("/", Fault.UNAUTHORIZED);
    synced(source);
    fails("/", Fault.ERROR);
    synced(source);
    assertThat(api.get(SOURCES + "/" + source).json().at("/sync/status").asText())
        .isEqualTo("failing");
    shop.recovers();
    synced(source);
    assertThat(events("source.failing")).isEqualTo(1);
    assertThat(events("source.recovered")).isEqualTo(1);
  }

  /// Whoever listens for it would keep its alarm on for ever.
  @Test
  void aShopThatAPersonPutRightIsToldToHaveRecovered() {
    shop.order(1);
    var source = source();
    fails("/", Fault.UNAUTHORIZED);
    for (int time = 0; time < 3; time++) {
      synced(source);
    }
    assertThat(events("source.failing")).isEqualTo(1);
    shop.recovers();
    api.patch(SOURCES + "/" + source, "{\"name\":\"Put right\"}");
    assertThat(synced(source).get("status").asText()).isEqualTo("done");
    assertThat(events("source.recovered")).isEqualTo(1);
    assertThat(events("source.failing")).isEqualTo(1);
  }

  private int events(String type) {
    return api.get("/v1/events?type=" + type).json().get("data").size();
  }

  @Test
  void aPauseThatTheShopTellsIsKept() {
    var source = source();
    var path = SOURCES + "/" + source;
    fails("/", Fault.TOO_MANY);
    api.post(path + "/sync", "{}");
    await().until(() -> api.get(path).json().at("/sync/status").asText().equals("waiting"));
    var next = Instant.parse(api.get(path).json().at("/sync/nextAt").asText());
    assertThat(Duration.between(Instant.now(), next))
        .isBetween(Duration.ofSeconds(10), Duration.ofSeconds(20));
    assertThat(shop.asked("GET", "/wp-json/wc/v3/orders")).isEqualTo(1);
    shop.recovers();
  }

  @Test
  void aShopThatIsDownDelaysNoOtherAndIsLeftAlone() {
    try (var other = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"))) {
      other.order(1);
      shop.fails(_ -> true, Fault.SILENT);
      var silent = source();
      api.patch(SOURCES + "/" + silent, "{\"pull\":{\"everyMinutes\":1}}");
      await().until(() -> !shop.asked().isEmpty());
      long before = System.nanoTime();
      assertThat(synced(source("Other", other, "")).get("created").asInt()).isEqualTo(1);
      assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
      shop.fails(_ -> true, Fault.ERROR);
    }
  }

  @Test
  void aFailedPullIsTriedAgainByItself() {
    shop.order(1);
    fails("/", Fault.ERROR);
    var source = source("Main", shop, "").toString();
    api.patch(SOURCES + "/" + source, "{\"pull\":{\"everyMinutes\":60}}");
    await().until(() -> api.get(SOURCES + "/" + source).json().at("/sync/failures").asInt() == 2);
    assertThat(shop.asked("GET", "/wp-json/wc/v3/orders")).isEqualTo(2);
    shop.recovers();
    await().until(() -> api.get(SOURCES + "/" + source).json().at("/counts/open").asInt() == 1);
  }
}
