package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.source.doubles.WooDouble;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Once a day the last thirty days are read again, so that what was passed over is found.
class SourcesWalkTest {

  private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());

  @Test
  void whatChangedLongBeforeTheCursorIsFoundWithinADay(@TempDir Path directory) {
    try (var shop = new WooDouble(now.get().minus(Duration.ofHours(1)));
        var served =
            ServedEngine.open(
                ServedEngine.engineOptions(directory, now::get), ServedEngine.FREE_PORTS)) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.ADMIN));
      shop.order(1);
      var made = api.post(SourceTest.SOURCES, draft(shop)).json().get("id").asText();
      var path = SourceTest.SOURCES + "/" + made;
      assertThat(created(api, path)).isEqualTo(1);
      shop.order(2);
      shop.changedAt(2, now.get().minus(Duration.ofDays(9)));
      assertThat(created(api, path)).as("long before the cursor").isZero();
      now.updateAndGet(time -> time.plus(Duration.ofHours(25)));
      assertThat(created(api, path)).isEqualTo(1);
    }
  }

  private static int created(Api api, String path) {
    var begun = api.post(path + "/sync", "{}").json().get("id").asText();
    var sync =
        await()
            .until(
                () -> api.get(path + "/syncs/" + begun).json(),
                each -> !each.get("status").asText().equals("running"));
    assertThat(sync.get("status").asText()).as(sync.toString()).isEqualTo("done");
    await().until(() -> !api.get(path).json().at("/sync/status").asText().equals("running"));
    return sync.get("created").asInt();
  }

  private String draft(WooDouble shop) {
    return """
    {"kind":"woocommerce","name":"Shop","pull":{"everyMinutes":0,"since":"%s"},
     "fields":{"url":"%s","consumerKey":"%s","consumerSecret":"%s"}}\
    """
        .formatted(
            now.get().minus(Duration.ofDays(60)), shop.url(), WooDouble.KEY, WooDouble.SECRET);
  }
}
