package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// What the settings of a source do, as docs/api/sources.md has them.
class SourcesSettingsTest extends SourceTest {

  @Test
  void theKindsOfTheContractAreThereWithWhatEachCan() {
    var kinds = api.get("/v1/source-kinds").json().get("data");
    assertThat(kinds.findValuesAsText("kind"))
        .containsExactlyInAnyOrder(
            "shopify", "woocommerce", "shipstation", "ebay", "vendure", "sftp", "database");
    for (var kind : kinds) {
      var can = kind.get("can");
      var code = kind.get("kind").asText();
      assertThat(can.get("takeBack").asBoolean())
          .as(code)
          .isEqualTo(code.matches("shopify|woocommerce|vendure|database"));
      assertThat(can.get("statuses").asBoolean())
          .as(code)
          .isEqualTo(code.matches("shipstation|woocommerce"));
      assertThat(can.get("locations").asBoolean())
          .as(code)
          .isEqualTo(code.matches("shopify|shipstation"));
    }
  }

  @Test
  void onlyWhenAskedIsZeroMinutes() {
    var path = SOURCES + "/" + source();
    assertThat(api.get(path).json().at("/sync/nextAt").isNull()).isTrue();
    assertThat(
            api.patch(path, "{\"pull\":{\"everyMinutes\":5}}").json().at("/sync/nextAt").isNull())
        .isFalse();
    await().until(() -> !api.get(path + "/syncs").json().get("data").isEmpty());
    assertThat(
            api.patch(path, "{\"pull\":{\"everyMinutes\":0}}").json().at("/sync/nextAt").isNull())
        .isTrue();
  }

  @Test
  void anOrderIsNotCompletedWhereThatIsOff() {
    shop.order(1);
    var source = source("Main", shop, ",\"postBack\":{\"complete\":false}");
    synced(source);
    var order = pulled(source, 1);
    bought(order);
    awaitPostBack(order, "done");
    assertThat(shop.status(1)).isEqualTo("processing");
  }

  @Test
  void inProductionAShopElsewhereIsToldToo() {
    var real = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    var far = draft("Far", shop, "").replace(shop.url().toString(), "https://shop.invalid");
    var made = real.post(SOURCES, far);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    assertThat(made.json().at("/postBack/enabled").asBoolean()).isTrue();
    assertThat(made.json().at("/postBack/message").isNull()).isTrue();
    var path = SOURCES + "/" + made.json().get("id").asText();
    assertThat(api.get(path).status()).as("a source is of one environment").isEqualTo(404);
    real.send("DELETE", path);
  }

  /// The best of some: the machine may be busy with other tests.
  @Test
  void theListAnswersInATenthOfASecondWhileAShopIsDown() {
    shop.fails(_ -> true, Fault.SILENT);
    var source = source();
    api.post(SOURCES + "/" + source + "/sync", "{}");
    await().until(() -> !shop.asked().isEmpty());
    long best =
        LongStream.range(0, 20)
            .map(
                _ -> {
                  long begun = System.nanoTime();
                  assertThat(api.get(SOURCES).status()).isEqualTo(200);
                  return (System.nanoTime() - begun) / 1_000_000;
                })
            .min()
            .orElseThrow();
    assertThat(best).isLessThan(100);
    shop.fails(_ -> true, Fault.ERROR);
  }
}
