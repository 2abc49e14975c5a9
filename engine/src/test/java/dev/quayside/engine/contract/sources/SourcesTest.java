package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.sources.shopify.ShopifyTest;
import dev.quayside.engine.source.doubles.WooDouble;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// The sections "GET /v1/source-kinds", "POST /v1/sources" and "Source" of the contract.
class SourcesTest extends SourceTest {

  @Test
  void kindsSayWhatTheyAskForAndWhatTheyCan() {
    var kinds = api.get("/v1/source-kinds").json().get("data");
    assertThat(kinds.findValuesAsText("kind")).contains("woocommerce");
    var woo = kinds.get(0);
    assertThat(woo.get("fields").findValuesAsText("name"))
        .containsExactly("url", "consumerKey", "consumerSecret");
    assertThat(woo.at("/fields/1/secret").asBoolean()).isTrue();
    assertThat(woo.at("/fields/1/help").asText()).contains("ck_");
    assertThat(woo.at("/can/takeBack").asBoolean()).isTrue();
  }

  @Test
  void aSourceIsMadeWithWhatIsUsualAndNeverShowsItsSecrets() throws IOException {
    var made = api.post(SOURCES, draft("Main shop", shop, ""));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var source = made.json();
    assertThat(source.at("/sync/status").asText()).isIn("idle", "running");
    assertThat(source.get("connection").asText()).isEqualTo("not_tested");
    assertThat(source.at("/postBack/enabled").asBoolean()).isTrue();
    assertThat(source.at("/fields/0/value").asText()).isEqualTo(shop.url().toString());
    assertThat(source.at("/fields/2/set").asBoolean()).isTrue();
    assertThat(source.at("/fields/2/value").isNull()).isTrue();
    var path = SOURCES + "/" + source.get("id").asText();
    for (var answer :
        new Api.Response[] {made, api.get(path), api.get(SOURCES), api.post(path + "/test")}) {
      assertThat(answer.text()).doesNotContain(WooDouble.SECRET, WooDouble.KEY);
    }
    served.assertNotStored(WooDouble.SECRET);
  }

  @Test
  void everythingWrongIsNamedAndTheSameShopTwiceIsAConflict() {
    var bad =
        api.post(
            SOURCES,
            "{\"kind\":\"woocommerce\",\"name\":\"\",\"fields\":{},\"pull\":{\"everyMinutes\":9000}}");
    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.fields())
        .containsExactly(
            "fields.consumerKey",
            "fields.consumerSecret",
            "fields.url",
            "name",
            "pull.everyMinutes");
    assertThat(
            api.post(
                    SOURCES,
                    draft("A", shop, "").replace("http://127.0.0.1", "http://shop.example"))
                .fields())
        .containsExactly("fields.url");
    assertThat(api.post(SOURCES, draft("A", shop, "").replace("woocommerce", "pigeon")).fields())
        .containsExactly("kind");
    source();
    var twice =
        api.post(
            SOURCES, draft("Again", shop, "").replace(shop.url().toString(), shop.url() + "/"));
    assertThat(twice.code()).isEqualTo("CONFLICT");
    assertThat(twice.message()).contains("Main shop");
  }

  @Test
  void aTestSaysHowItStands() {
    var path = SOURCES + "/" + source();
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    api.patch(path, "{\"fields\":{\"consumerSecret\":\"wrong\"}}");
    assertThat(api.get(path).json().get("connection").asText()).isEqualTo("not_tested");
    assertThat(api.post(path + "/test").json().get("connection").asText())
        .isEqualTo("wrong_credentials");
    fails("/", Fault.PAGE);
    var unwell = api.post(path + "/test").json();
    assertThat(unwell.get("connection").asText()).isEqualTo("unreachable");
    assertThat(unwell.get("message").asText()).contains("503");
    shop.recovers();
  }

  @Test
  void aChangeKeepsWhatIsNotGiven() {
    var path = SOURCES + "/" + source();
    var changed =
        api.patch(
            path,
            "{\"name\":\"Other\",\"pull\":{\"everyMinutes\":30},\"postBack\":{\"complete\":false}}");
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().get("name").asText()).isEqualTo("Other");
    assertThat(changed.json().at("/pull/everyMinutes").asInt()).isEqualTo(30);
    assertThat(changed.json().at("/pull/since").asText()).startsWith("2026-11-01");
    assertThat(changed.json().at("/postBack/notifyBuyer").asBoolean()).isTrue();
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    assertThat(api.patch(path, "{\"statuses\":{\"ready\":[\"a\"],\"held\":[\"a\"]}}").status())
        .isEqualTo(400);
  }

  @Test
  void inTheSandboxOnlyAShopOnThisMachineIsTold() {
    var far =
        api.post(
            SOURCES, draft("Far", shop, "").replace(shop.url().toString(), "https://shop.invalid"));
    assertThat(far.status()).as(far.text()).isEqualTo(201);
    assertThat(far.json().at("/postBack/enabled").asBoolean()).isFalse();
    assertThat(far.json().at("/postBack/message").asText()).contains("sandbox");
    var shopify = api.post(SOURCES, ShopifyTest.shopifyDraft(""));
    assertThat(shopify.json().at("/postBack/enabled").asBoolean()).isFalse();
  }

  @Test
  void rolesAndWorkspacesAreKeptApart() {
    var path = SOURCES + "/" + source();
    var operator = as(workspace, Role.OPERATOR);
    assertThat(operator.post(SOURCES, draft("B", shop, "")).status()).isEqualTo(403);
    assertThat(operator.patch(path, "{\"name\":\"B\"}").status()).isEqualTo(403);
    assertThat(operator.send("DELETE", path).status()).isEqualTo(403);
    assertThat(operator.post(path + "/sync", "{}").status()).isEqualTo(202);
    assertThat(as(workspace, Role.VIEWER).get(path).status()).isEqualTo(200);
    var other = as(served.workspace("neighbour-" + workspace.slug()), Role.ADMIN);
    assertThat(other.get(SOURCES).json().get("data")).isEmpty();
    for (var answer :
        new Api.Response[] {
          other.get(path),
          other.patch(path, "{\"name\":\"B\"}"),
          other.post(path + "/test"),
          other.post(path + "/sync", "{}"),
          other.get(path + "/syncs"),
          other.send("DELETE", path)
        }) {
      assertThat(answer.status()).isEqualTo(404);
    }
  }

  @Test
  void removingKeepsOrdersAndForgetsSecrets() {
    shop.order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    assertThat(api.send("DELETE", SOURCES + "/" + source).status()).isEqualTo(204);
    assertThat(api.get(SOURCES + "/" + source).status()).isEqualTo(404);
    assertThat(order(order).at("/origin/sourceName").asText()).isEqualTo("Main shop");
    assertThat(buy(order, "").status()).isEqualTo(201);
  }

  @Test
  void removingIsRefusedWhileParcelsWaitToBeTold() {
    shop.order(1);
    var source = source();
    synced(source);
    shop.fails(SourceTest::isTracking, Fault.ERROR);
    bought(pulled(source, 1));
    var refused = api.send("DELETE", SOURCES + "/" + source);
    assertThat(refused.code()).isEqualTo("CONFLICT");
    assertThat(api.send("DELETE", SOURCES + "/" + source + "?force=true").status()).isEqualTo(204);
    shop.recovers();
  }

  @Test
  void aSourceThatIsOffIsNotPulled() {
    var source = source();
    api.patch(SOURCES + "/" + source, "{\"enabled\":false}");
    assertThat(api.post(SOURCES + "/" + source + "/sync", "{}").code()).isEqualTo("CONFLICT");
  }
}
