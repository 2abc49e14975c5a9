package dev.quayside.engine.contract.sources.shopify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.shopify.ShopifyBooks;
import dev.quayside.engine.source.doubles.shopify.ShopifyDouble;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Shopify's orders, pulled as the contract's sections "Source", "sync" and "Times" have it.
class ShopifyPullTest extends ShopifyTest {

  @Test
  void theKindSaysWhatItAsksForAndEverythingWrongIsNamed() {
    var kind = api.get("/v1/source-kinds").json().get("data").get(2);
    assertThat(kind.get("kind").asText()).isEqualTo("shopify");
    assertThat(kind.get("fields").findValuesAsText("name"))
        .containsExactly("shop", "clientId", "clientSecret", "accessToken");
    assertThat(kind.at("/can/locations").asBoolean()).isTrue();
    assertThat(api.post(SOURCES, "{\"kind\":\"shopify\",\"name\":\"\",\"fields\":{}}").fields())
        .containsExactly("fields.clientId", "fields.clientSecret", "fields.shop", "name");
    var elsewhere = shopifyDraft("").replace("quayside-test.myshopify.com", "shop.example.com");
    assertThat(api.post(SOURCES, elsewhere).fields()).containsExactly("fields.shop");
    var made = api.post(SOURCES, shopifyDraft(",\"statuses\":{\"ready\":[\"paid\"]}")).json();
    assertThat(made.get("statuses").isNull()).as("its words are fixed").isTrue();
    var again =
        shopifyDraft("")
            .replace("quayside-test.myshopify.com", "https://Quayside-Test.myshopify.com/");
    assertThat(api.post(SOURCES, again).code()).isEqualTo("CONFLICT");
  }

  @Test
  void sixtyOrdersComeInTwentySecondsAndTheSameAgainChangesNothing() {
    for (int id = 1; id <= 60; id++) {
      books().order(id);
    }
    var source = source();
    long before = System.nanoTime();
    var first = synced(source);
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
    assertThat(first.get("status").asText()).as(first.toString()).isEqualTo("done");
    assertThat(first.get("created").asInt()).isEqualTo(60);
    assertThat(synced(source, "{\"full\":true}").get("unchanged").asInt()).isEqualTo(60);
    synced(source);
    var asked = shopify.all("Orders");
    assertThat(asked.getFirst().text()).contains("updated_at:>='2026-11-01T00:00:00Z'");
    assertThat(asked.getLast().text())
        .as("by the shop's clock, with an overlap")
        .contains("updated_at:>='2026-11-20T09:51:00Z'");
  }

  @Test
  void anOrderThatMovesBetweenPagesIsNotLost() {
    for (int id = 1; id <= 70; id++) {
      books().order(id);
    }
    shopify.betweenPages(() -> books().change(1, _ -> {}));
    var source = source();
    assertThat(synced(source).get("created").asInt()).isEqualTo(70);
    assertThat(pulled(source, 1).at("/origin/updatedAt").asText())
        .isEqualTo("2026-11-20T10:01:11.000Z");
  }

  @Test
  void aFullBucketIsWaitedForAndRepeatsNothing() {
    for (int id = 1; id <= 40; id++) {
      books().order(id);
    }
    shopify.bucket(1_000, 2_000);
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(40);
    assertThat(shopify.asked("Orders")).isEqualTo(1);
    assertThat(shopify.asked("Parts4")).as("each asked for once").isEqualTo(10);
    assertThat(shopify.throttled()).as("it waits by itself once it knows").isZero();
  }

  /// Lines after the fifth are questions of their own: what was read before a pause stays read.
  @Test
  @SuppressWarnings("unchecked")
  void longOrdersAreReadWhileThePointsAreUsedUp() {
    for (int id = 1; id <= 5; id++) {
      long order = id;
      var lines =
          IntStream.range(0, 13)
              .mapToObj(line -> ShopifyBooks.line(order * 100 + line, 1))
              .toArray(Map[]::new);
      books()
          .order(
              id,
              each ->
                  each.put(PARTS, new ArrayList<>(List.of(ShopifyBooks.part(order, 1, lines)))));
    }
    shopify.bucket(1_000, 600);
    var source = source();
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(5);
    assertThat(pulled(source, 5).get("items")).hasSize(13);
    assertThat(shopify.throttled()).isLessThanOrEqualTo(1);
  }

  @Test
  void throttledIsObeyedAsTold() {
    books().order(1);
    shopify.bucket(200, 50);
    var source = source();
    shopify.tampers(
        (asked, answer) ->
            ShopifyDouble.is(asked, "Orders") && shopify.asked("Orders") == 1
                ? Answer.of(
                    200,
                    "application/json",
                    """
                    {"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}],
                     "extensions":{"cost":{"requestedQueryCost":102,"actualQueryCost":null,
                     "throttleStatus":{"maximumAvailable":200,"currentlyAvailable":2,"restoreRate":50}}}}\
                    """)
                : answer);
    long before = System.nanoTime();
    assertThat(synced(source).get("created").asInt()).isEqualTo(1);
    assertThat(Duration.ofNanos(System.nanoTime() - before))
        .isBetween(Duration.ofSeconds(2), Duration.ofSeconds(20));
  }

  @Test
  void aPauseToldWith429IsKept() {
    var source = source();
    var path = SOURCES + "/" + source;
    shopify.fails(each -> ShopifyDouble.is(each, "Orders"), Fault.TOO_MANY);
    api.post(path + "/sync", "{}");
    await().until(() -> api.get(path).json().at("/sync/status").asText().equals("waiting"));
    var next = Instant.parse(api.get(path).json().at("/sync/nextAt").asText());
    assertThat(Duration.between(Instant.now(), next))
        .isBetween(Duration.ofSeconds(10), Duration.ofSeconds(20));
    assertThat(shopify.asked("Orders")).isEqualTo(1);
  }

  @Test
  void aTokenThatIsOverIsRenewedByItself() {
    books().order(1);
    var source = source();
    synced(source);
    shopify.forgetsTokens();
    books().order(2);
    assertThat(synced(source).get("created").asInt()).isEqualTo(1);
  }

  @Test
  void aTestSaysInWordsWhatIsMissing() throws IOException {
    var path = SOURCES + "/" + source();
    books().order(1);
    var good = api.post(path + "/test");
    assertThat(good.json().get("connection").asText()).as(good.text()).isEqualTo("connected");
    shopify.scopes("read_orders");
    var less = api.post(path + "/test").json();
    assertThat(less.get("connection").asText()).isEqualTo("account_not_allowed");
    assertThat(less.get("message").asText())
        .contains(
            "read_merchant_managed_fulfillment_orders, write_merchant_managed_fulfillment_orders")
        .doesNotContain("read_orders,");
    shopify.renew(FIRST_DAY);
    books().order(1, each -> each.remove("shippingAddress"));
    assertThat(api.post(path + "/test").json().get("message").asText())
        .contains("protected customer data");
    api.patch(path, "{\"fields\":{\"clientSecret\":\"wrong\"}}");
    var wrong = api.post(path + "/test");
    assertThat(wrong.json().get("connection").asText()).isEqualTo("wrong_credentials");
    assertThat(wrong.text()).doesNotContain(ShopifyDouble.SECRET);
    api.patch(path, "{\"fields\":{\"accessToken\":\"" + ShopifyDouble.TOKEN + "\"}}");
    books().order(2);
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    served.assertNotStored(ShopifyDouble.SECRET);
    served.assertNotStored(ShopifyDouble.TOKEN);
  }

  @Test
  void aShopThatIsFrozenLockedOrClosedToTheAppSaysSo() {
    var path = SOURCES + "/" + source();
    answers(402, "{\"errors\":\"Unavailable Shop\"}");
    assertThat(api.post(path + "/test").json().get("message").asText()).contains("frozen");
    answers(423, "{\"errors\":\"Locked\"}");
    assertThat(api.post(path + "/test").json().get("message").asText()).contains("locked");
    answers(
        200,
        "{\"errors\":[{\"message\":\"Access denied for orders field\",\"path\":[\"orders\"],"
            + "\"extensions\":{\"code\":\"ACCESS_DENIED\"}}],\"data\":null}");
    var sync = synced(path.substring(SOURCES.length() + 1));
    assertThat(sync.at("/error/code").asText()).isEqualTo("SOURCE_CREDENTIALS");
    assertThat(sync.at("/error/message").asText()).contains("Access denied for orders field");
    answers(
        200,
        "{\"errors\":[{\"message\":\"oops\",\"extensions\":{\"code\":\"INTERNAL_SERVER_ERROR\"}}]}");
    assertThat(synced(path.substring(SOURCES.length() + 1)).at("/error/code").asText())
        .isEqualTo("SOURCE_UNAVAILABLE");
  }

  @Test
  void aShopInTroubleSaysSoAndRecovers() {
    books().order(1);
    var source = source();
    for (var each :
        new Object[][] {
          {Fault.UNAUTHORIZED, "SOURCE_CREDENTIALS"},
          {Fault.UNREADABLE, "SOURCE_GARBLED"},
          {Fault.CUT, "SOURCE_UNAVAILABLE"},
          {Fault.ERROR, "SOURCE_UNAVAILABLE"}
        }) {
      shopify.fails(request -> request.path().contains("graphql"), (Fault) each[0]);
      assertThat(synced(source).at("/error/code").asText()).isEqualTo(each[1]);
    }
    shopify.recovers();
    assertThat(synced(source).get("created").asInt()).isEqualTo(1);
  }

  private void answers(int status, String body) {
    shopify.tampers(
        (asked, answer) ->
            asked.path().contains("graphql")
                ? Answer.of(status, "application/json", body)
                : answer);
  }
}
