package dev.quayside.engine.contract.sources.shopify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.sources.SourceTest;
import dev.quayside.engine.source.doubles.shopify.ShopifyBooks;
import dev.quayside.engine.source.doubles.shopify.ShopifyDouble;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A Shopify shop on this machine and the workspace that ships for it.
public abstract class ShopifyTest extends SourceTest {

  static final String PARTS = "fulfillmentOrders";
  static final Instant FIRST_DAY = Instant.parse("2026-11-20T10:00:00Z");

  @SuppressWarnings("NullAway.Init") // start() sets it
  protected ShopifyDouble shopify;

  @Override
  @BeforeAll
  protected void start(@TempDir Path directory) {
    shopify = new ShopifyDouble(FIRST_DAY);
    served =
        ServedEngine.open(
            ServedEngine.engineOptions(directory, InstantSource.system())
                .withSourceHosts(Map.of("shopify", shopify.url())),
            ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
  }

  @BeforeEach
  protected void firstDay() {
    shopify.renew(FIRST_DAY);
  }

  @AfterEach
  protected void allowed() {
    shopify.recovers();
    assertThat(shopify.violations()).isEmpty();
  }

  @AfterAll
  protected void closeShopify() {
    shopify.close();
  }

  ShopifyBooks books() {
    return shopify.books();
  }

  public static String shopifyDraft(String more) {
    return """
        {"kind":"shopify","name":"Main shop","pull":{"everyMinutes":0,"since":"%s"},
         "fields":{"shop":"quayside-test.myshopify.com","clientId":"%s","clientSecret":"%s"}%s}"""
        .formatted(SINCE, ShopifyDouble.CLIENT_ID, ShopifyDouble.SECRET, more);
  }

  /// An order that is shipped from two places.
  static void inTwoPlaces(Map<String, Object> order) {
    var first = ShopifyBooks.part(1, 1, ShopifyBooks.line(10, 2));
    var second = ShopifyBooks.part(1, 2, ShopifyBooks.line(10, 1), ShopifyBooks.line(11, 1));
    order.put(PARTS, new ArrayList<>(List.of(first, second)));
  }

  /// A source that is pulled only when it is asked for.
  @Override
  protected String source() {
    return source("");
  }

  protected String source(String more) {
    var made = api.post(SOURCES, shopifyDraft(more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  @Override
  protected JsonNode pulled(String source, long id) {
    var externalId = URLEncoder.encode(ShopifyBooks.gid("Order", id), StandardCharsets.UTF_8);
    var found = api.get("/v1/orders?sourceId=" + source + "&externalId=" + externalId).json();
    assertThat(found.get("data")).as("order " + id).hasSize(1);
    return found.at("/data/0");
  }
}
