package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.source.doubles.WooDouble;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Clocks, pauses, roles and odd orders: the sentences of the contract that others leave out.
class SourcesEdgesTest extends SourceTest {

  @ParameterizedTest
  @ValueSource(ints = {-3, 3})
  void aClockThatIsMinutesOffLosesNoOrder(int minutes) {
    var there = Instant.now().plus(Duration.ofMinutes(minutes));
    try (var off = new WooDouble(there)) {
      off.order(1);
      var source = source("Off", off, "");
      synced(source);
      assertThat(api.get(SOURCES + "/" + source).json().at("/sync/cursor").asText())
          .as("the shop's own time")
          .startsWith(there.plusSeconds(1).toString().substring(0, 16));
      off.order(2);
      off.change(1, each -> each.put("customer_note", "soon"));
      var sync = synced(source);
      assertThat(sync.get("created").asInt()).isEqualTo(1);
      assertThat(sync.get("updated").asInt()).isEqualTo(1);
    }
  }

  @Test
  void aPauseIsKeptToItsEndAndNoLonger() {
    shop.order(1);
    var times = new CopyOnWriteArrayList<Long>();
    shop.tampers(
        (asked, answer) -> {
          if (!asked.path().contains("orders?")) {
            return answer;
          }
          times.add(System.nanoTime());
          return times.size() > 1
              ? answer
              : Answer.of(429, "application/json", "{}").with("Retry-After", "2");
        });
    var source = source();
    assertThat(synced(source).get("created").asInt()).isEqualTo(1);
    assertThat(Duration.ofNanos(times.get(1) - times.get(0)))
        .isBetween(Duration.ofSeconds(2), Duration.ofSeconds(20));
  }

  @Test
  void renamingAShopDoesNotEndAPauseItAskedFor() {
    var source = source();
    shop.tampers((_, _) -> Answer.of(429, "application/json", "{}").with("Retry-After", "60"));
    var path = SOURCES + "/" + source;
    api.post(path + "/sync", "{}");
    await().until(() -> api.get(path).json().at("/sync/status").asText().equals("waiting"));
    assertThat(api.patch(path, "{\"name\":\"Other\"}").json().at("/sync/status").asText())
        .isEqualTo("waiting");
    assertThat(shop.asked()).hasSize(1);
  }

  @Test
  void aRoleThatMayNotChangeAShopSeesNoSecretOfIt() {
    var path = SOURCES + "/" + source();
    // a key for printing alone may not ask at all
    for (var role : EnumSet.complementOf(EnumSet.of(Role.PRINTER))) {
      var seen = as(workspace, role).get(path);
      assertThat(seen.text()).doesNotContain(WooDouble.SECRET, WooDouble.KEY);
      assertThat(seen.json().at("/fields/1/set").asBoolean()).isTrue();
      assertThat(seen.json().at("/fields/1/value").isNull()).isTrue();
    }
  }

  @Test
  void anItemThatTheShopNoLongerSellsComesWithoutAWeight() {
    shop.order(1, each -> ((ObjectNode) each.at("/line_items/0")).put("product_id", 999));
    shop.order(2, each -> ((ObjectNode) each.at("/line_items/0")).put("product_id", 0));
    var source = source();
    assertThat(synced(source).get("created").asInt()).isEqualTo(2);
    for (long id = 1; id <= 2; id++) {
      assertThat(pulled(source, id).at("/items/0/quantity").asInt()).isEqualTo(2);
      assertThat(pulled(source, id).at("/items/0/weightOz").isNull()).isTrue();
    }
  }

  @Test
  void aPersonsEditOfOneFieldStaysWhileTheShopChangesAnother() {
    shop.order(1);
    var source = source();
    synced(source);
    api.patch("/v1/orders/" + pulled(source, 1).get("id").asText(), "{\"buyerNote\":\"fragile\"}");
    shop.change(1, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
    synced(source);
    var merged = pulled(source, 1);
    assertThat(merged.get("buyerNote").asText()).isEqualTo("fragile");
    assertThat(merged.at("/to/street1").asText()).isEqualTo("20 W 34th St");
    assertThat(codes(merged)).isEmpty();
    shop.change(1, each -> each.put("customer_note", "ring twice"));
    synced(source);
    assertThat(pulled(source, 1).get("buyerNote").asText()).isEqualTo("fragile");
    assertThat(codes(pulled(source, 1))).containsExactly("EDITED_HERE");
  }
}
