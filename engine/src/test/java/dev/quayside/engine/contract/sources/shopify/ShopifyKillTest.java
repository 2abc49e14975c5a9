package dev.quayside.engine.contract.sources.shopify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.DoomedProcess;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.sources.SourcesKillTest;
import dev.quayside.engine.source.doubles.shopify.ShopifyDouble;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// As {@link SourcesKillTest}, of Shopify.
@Timeout(180)
class ShopifyKillTest {

  private static final String DRAFT =
      ShopifyTest.shopifyDraft("").replace("\"everyMinutes\":0", "\"everyMinutes\":1");

  @Test
  void killedBetweenTheWriteAndItsAnswerItIsToldOnce(@TempDir Path directory) throws Exception {
    try (var shop = new ShopifyDouble(ShopifyTest.FIRST_DAY)) {
      shop.books().order(1);
      shop.losesItsAnswer(each -> ShopifyDouble.is(each, "Create"), Fault.SILENT);
      DoomedProcess.run(
          SourcesKillTest.Doomed.class,
          List.of(directory, shop.url(), DRAFT),
          out -> {
            assertThat(out.readLine()).isEqualTo("added");
            assertThat(out.readLine()).isEqualTo("bought");
            await().until(() -> !shop.books().numbers(1).isEmpty());
            return true;
          });
      shop.recovers();
      try (var served = SourcesKillTest.open(directory, shop.url())) {
        SourcesKillTest.awaitTold(served);
        assertThat(shop.books().numbers(1)).hasSize(1);
        assertThat(shop.asked("Create")).isEqualTo(1);
        assertThat(shop.violations()).isEmpty();
      }
    }
  }

  @Test
  void killedBetweenTwoPagesEveryOrderComesOnce(@TempDir Path directory) throws Exception {
    try (var shop = new ShopifyDouble(ShopifyTest.FIRST_DAY)) {
      for (int id = 1; id <= 70; id++) {
        shop.books().order(id);
      }
      shop.betweenPages(
          () ->
              shop.fails(
                  each -> ShopifyDouble.is(each, "Orders") || shop.asked("Parts4") > 4,
                  Fault.SILENT));
      DoomedProcess.run(
          SourcesKillTest.Doomed.class,
          List.of(directory, shop.url(), DRAFT),
          out -> {
            assertThat(out.readLine()).isEqualTo("added");
            await().until(() -> shop.asked("Parts4") > 4);
            return true;
          });
      shop.recovers();
      try (var served = SourcesKillTest.open(directory, shop.url())) {
        SourcesKillTest.awaitOrders(served, 70);
      }
    }
  }
}
