package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Addresses that are wrong, not whole, or change after the label.
class SourcesAddressTest extends SourceTest {

  @Test
  void anOrderWithAFlawedAddressWaitsAndIsPutRightAtTheDesk() {
    to(1, Map.of("postcode", "20500", "state", "TX"));
    to(2, Map.of("postcode", ""));
    to(3, Map.of("city", ""));
    to(4, Map.of("country", "Atlantis"));
    shop.order(5, each -> each.put("status", "pending"));
    shop.change(5, each -> ((ObjectNode) each.get("shipping")).put("postcode", "1234"));
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("refused")).as(sync.toString()).isEmpty();
    assertThat(reason(source, 1)).contains("20500").contains("TX");
    assertThat(reason(source, 2)).contains("to.zip is required");
    assertThat(reason(source, 3)).contains("to.city is required");
    assertThat(reason(source, 4)).contains("to.country");
    assertThat(pulled(source, 4).at("/to/city").asText()).isEqualTo("New York, ATLANTIS");
    assertThat(reason(source, 5)).contains("not paid");
    assertThat(api.get(SOURCES + "/" + source).json().at("/counts/held").asInt()).isEqualTo(5);
    shop.change(5, each -> each.put("status", "processing"));
    synced(source);
    assertThat(reason(source, 5)).contains("to.zip");

    var id = pulled(source, 1).get("id").asText();
    api.patch("/v1/orders/" + id, "{\"to\":" + TO + "}");
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("open");
    shop.change(1, each -> each.put("customer_note", "soon"));
    synced(source);
    var mended = pulled(source, 1);
    assertThat(mended.get("status").asText()).isEqualTo("open");
    assertThat(mended.at("/to/name").asText()).isEqualTo("Bob Buyer");
    assertThat(codes(mended)).isEmpty();
    assertThat(buy(mended, "").status()).isEqualTo(201);

    shop.change(2, each -> ((ObjectNode) each.get("shipping")).put("postcode", "10118"));
    synced(source);
    assertThat(pulled(source, 2).get("status").asText()).as("put right there").isEqualTo("open");
    api.post("/v1/orders/" + pulled(source, 3).get("id").asText() + "/release");
    shop.change(3, each -> each.put("customer_note", "soon"));
    synced(source);
    assertThat(pulled(source, 3).get("status").asText()).as("a person's").isEqualTo("open");
    shop.change(3, each -> ((ObjectNode) each.get("shipping")).put("postcode", "1"));
    synced(source);
    assertThat(reason(source, 3)).as("news").contains("to.city");
  }

  @Test
  void whatAShopWritesInItsOwnWayIsRead() {
    to(1, Map.of("state", "new york", "first_name", "Tom &amp; Ann", "last_name", "O&#39;Neil"));
    to(2, Map.of("country", "HK", "state", "HONG KONG", "postcode", "", "city", "Kowloon"));
    to(3, Map.of("address_1", "Building seven ".repeat(10), "address_2", "Apt 9"));
    to(4, Map.of("first_name", "N\u0000u\u001al", "company", "C".repeat(150)));
    shop.order(
        5,
        each -> {
          ((ObjectNode) each.at("/line_items/0")).put("total", "1e600000000");
          each.put("customer_note", "\u0000\u001a");
        });
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("refused")).as(sync.toString()).isEmpty();
    assertThat(pulled(source, 1).at("/to/state").asText()).isEqualTo("NY");
    assertThat(pulled(source, 1).at("/to/name").asText()).isEqualTo("Tom & Ann O'Neil");
    assertThat(pulled(source, 3).at("/to/street1").asText())
        .hasSizeLessThan(101)
        .endsWith("Building");
    assertThat(pulled(source, 3).at("/to/street2").asText()).endsWith("seven Apt 9");
    assertThat(pulled(source, 4).at("/to/name").asText()).isEqualTo("Nul Packer");
    assertThat(pulled(source, 4).at("/to/company").asText()).hasSize(100);
    for (long id = 1; id <= 5; id++) {
      assertThat(pulled(source, id).get("status").asText()).as("order " + id).isEqualTo("open");
    }
  }

  @Test
  void anAddressThatChangesOnceTheShopHasTheNumberIsSaid() {
    shop.order(1);
    shop.order(2);
    var source = source();
    synced(source);
    for (long id = 1; id <= 2; id++) {
      bought(pulled(source, id));
      awaitPostBack(pulled(source, id), "done");
    }
    synced(source);
    assertThat(shop.status(1)).isEqualTo("completed");
    shop.change(1, each -> ((ObjectNode) each.get("shipping")).put("address_1", "20 W 34th St"));
    shop.change(2, each -> each.put("customer_note", "thanks"));
    synced(source);
    assertThat(codes(pulled(source, 1))).containsExactly("ADDRESS_CHANGED");
    assertThat(pulled(source, 1).get("status").asText()).isEqualTo("shipped");
    assertThat(pulled(source, 1).at("/to/street1").asText()).isEqualTo("350 5th Ave");
    assertThat(codes(pulled(source, 2))).isEmpty();
  }

  private void to(long id, Map<String, String> fields) {
    shop.order(
        id,
        each ->
            fields.forEach((name, value) -> ((ObjectNode) each.get("shipping")).put(name, value)));
  }

  private String reason(String source, long id) {
    var order = pulled(source, id);
    assertThat(order.get("status").asText()).as(order.toString()).isEqualTo("held");
    return order.get("reason").asText();
  }
}
