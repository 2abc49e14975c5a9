package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.SeveralEngines;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.Sync;
import dev.quayside.engine.source.doubles.WooDouble;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two engines on one database have one shop: one pulls it, both name its pull.
class SourcesSeveralEnginesTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void theOtherEngineNamesThePullThatRunsAndAnEngineThatOpensLeavesItAlone() {
    try (var shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"));
        var desks = SeveralEngines.open(directory, 2)) {
      shop.order(1);
      var source = source(desks.first(), shop);
      var let = new CountDownLatch(1);
      shop.holds(let);
      var begun = sync(desks.first(), source);
      assertThat(sync(desks.second(), source).id()).isEqualTo(begun.id());
      assertThat(sync(desks.another(), source).id()).isEqualTo(begun.id());
      assertThat(standing(desks.second(), source, begun)).isEqualTo(Sync.Status.RUNNING);
      assertThat(state(desks.second(), source)).isEqualTo(SourceView.State.RUNNING);
      let.countDown();
      await().until(() -> standing(desks.second(), source, begun) == Sync.Status.DONE);
      await().until(() -> state(desks.second(), source) == SourceView.State.IDLE);
      assertThat(shop.asked("GET", "/wp-json/wc/v3/orders?")).isEqualTo(1);
      await().until(() -> !sync(desks.second(), source).id().equals(begun.id()));
    }
  }

  /// What the first engine was at has failed when another goes on.
  @Test
  void aShopThatOneEngineAddedIsPulledByTheOtherWhenThatOneHasEnded() {
    try (var shop = new WooDouble(Instant.parse("2026-11-20T10:00:00Z"));
        var desks = SeveralEngines.open(directory, 2)) {
      var source = source(desks.first(), shop);
      var let = new CountDownLatch(1);
      shop.holds(let);
      var broken = sync(desks.first(), source);
      var second = desks.second();
      desks.end(desks.first());
      let.countDown();
      shop.order(1);
      await().until(() -> standing(second, source, sync(second, source)) != Sync.Status.FAILED);
      await()
          .until(
              () ->
                  second.engine().sources().get(second.caller(), source).open() == 1
                      && standing(second, source, broken) == Sync.Status.FAILED);
    }
  }

  private static String source(PaperEngine desk, WooDouble shop) {
    var fields =
        Map.of(
            "url", shop.url().toString(),
            "consumerKey", WooDouble.KEY,
            "consumerSecret", WooDouble.SECRET);
    var draft =
        new SourceDraft(
            "woocommerce",
            "Shop",
            true,
            fields,
            0,
            Instant.parse(SourceTest.SINCE),
            null,
            null,
            null,
            null,
            null,
            null);
    return desk.engine().sources().create(desk.caller(), draft, RequestKey.none()).source().id();
  }

  private static Sync sync(PaperEngine desk, String source) {
    return desk.engine().sources().sync(desk.caller(), source, false);
  }

  private static SourceView.State state(PaperEngine desk, String source) {
    return desk.engine().sources().get(desk.caller(), source).state();
  }

  private static Sync.Status standing(PaperEngine desk, String source, Sync sync) {
    return desk.engine().sources().sync(desk.caller(), source, sync.id()).status();
  }
}
