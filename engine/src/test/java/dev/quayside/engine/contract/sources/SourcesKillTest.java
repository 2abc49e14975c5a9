package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.source.doubles.WooDouble;
import java.net.URI;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A shop is told of a parcel once, and hears of every order once, whenever the process dies.
@Timeout(180)
public class SourcesKillTest {

  private static final String SOURCES = "/v1/sources";

  /// Adds the shop of a draft, pulls it and buys the label of its first order.
  public static final class Doomed {

    private Doomed() {}

    public static void main(String[] arguments) {
      try (var served = open(Path.of(arguments[0]), URI.create(arguments[1]))) {
        var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
        var source = api.post(SOURCES, arguments[2]).json().get("id").asText();
        System.out.println("added");
        await().until(() -> api.get("/v1/orders?sourceId=" + source).text().contains("ord_"));
        var order = api.get("/v1/orders?sourceId=" + source).json().at("/data/0/id").asText();
        api.post(
            "/v1/orders/" + order + "/labels",
            """
            {"carrier":"ups","service":"ups_ground","parcel":{"weightOz":18},"from":%s}\
            """
                .formatted(ShopTest.FROM));
        System.out.println("bought");
        LockSupport.park();
      }
    }
  }

  /// @param shopify where shops of Shopify answer
  public static ServedEngine open(Path directory, URI shopify) {
    return ServedEngine.open(
        ServedEngine.engineOptions(directory, InstantSource.system())
            .withSourceHosts(Map.of("shopify", shopify)),
        ServedEngine.FREE_PORTS);
  }

  /// Waits until a parcel is told of, at the first try.
  public static void awaitTold(ServedEngine served) {
    var api = viewer(served);
    await()
        .until(() -> api.get("/v1/orders").text().contains("\"status\":\"done\",\"attempts\":1"));
  }

  public static void awaitOrders(ServedEngine served, int count) {
    var api = viewer(served);
    await()
        .untilAsserted(
            () ->
                assertThat(
                        api.get("/v1/orders?pageSize=1")
                            .json()
                            .at("/pagination/totalCount")
                            .asInt())
                    .isEqualTo(count));
  }

  private static Api viewer(ServedEngine served) {
    return Api.of(served.sandbox()).key(served.key("demo", Role.VIEWER));
  }

  private static String draft(WooDouble shop) {
    return """
    {"kind":"woocommerce","name":"Shop","pull":{"everyMinutes":1,"since":"2026-11-01T00:00:00Z"},
     "fields":{"url":"%s","consumerKey":"%s","consumerSecret":"%s"}}\
    """
        .formatted(shop.url(), WooDouble.KEY, WooDouble.SECRET);
  }

  @Test
  void killedBetweenTheWriteAndItsAnswerItIsToldOnce(@TempDir Path directory) throws Exception {
    try (var shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"))) {
      shop.order(1);
      shop.losesItsAnswer(each -> each.is("POST", "/wp-json/wc-shipment-tracking"), Fault.SILENT);
      DoomedProcess.run(
          Doomed.class,
          List.of(directory, shop.url(), draft(shop)),
          out -> {
            assertThat(out.readLine()).isEqualTo("added");
            assertThat(out.readLine()).isEqualTo("bought");
            await().until(() -> !shop.numbers(1).isEmpty());
            return true;
          });
      shop.recovers();
      try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
        awaitTold(served);
        assertThat(shop.numbers(1)).hasSize(1);
        assertThat(shop.status(1)).isEqualTo("completed");
      }
    }
  }

  @Test
  void killedBetweenTwoPagesEveryOrderComesOnce(@TempDir Path directory) throws Exception {
    try (var shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"))) {
      for (int id = 1; id <= 150; id++) {
        shop.order(id);
      }
      shop.betweenPages(() -> shop.fails(each -> each.path().contains("orders?"), Fault.SILENT));
      DoomedProcess.run(
          Doomed.class,
          List.of(directory, shop.url(), draft(shop)),
          out -> {
            assertThat(out.readLine()).isEqualTo("added");
            await().until(() -> shop.asked("GET", "/wp-json/wc/v3/orders?") == 2);
            return true;
          });
      shop.recovers();
      try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
        awaitOrders(served, 150);
      }
    }
  }
}
