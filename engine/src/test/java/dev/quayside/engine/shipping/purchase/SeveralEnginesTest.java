package dev.quayside.engine.shipping.purchase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperCarrier;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.SeveralEngines;
import dev.quayside.engine.SeveralEngines.Outcome;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Engines that share a database are asked for the same things at the same moment: one label and
/// one charge a key, one void and one refund a label. `-Dquayside.race.keys=120` makes it a
/// campaign; the sandbox's money pays for no more.
class SeveralEnginesTest {

  private static final int PAGE = 100;
  private static final int KEYS_ON_POSTGRES = Integer.getInteger("quayside.race.keys", 50);
  private static final int KEYS = Integer.getInteger("quayside.race.keys", 24);

  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  @TempDir Path directory;

  @ParameterizedTest(name = "{0} engines")
  @ValueSource(ints = {2, 4})
  void oneKeyIsOneLabelAndOneChargeWhereverItIsSent(int engines) {
    try (var desks = SeveralEngines.open(directory, engines)) {
      assertOneLabelAKey(desks, KEYS, _ -> PaperEngine.orderWithoutReference());
    }
  }

  /// With references, by which a purchase of the same parcel under another key would be refused.
  @Test
  void onPostgresToo() {
    try (var desks = SeveralEngines.onPostgres(directory, 4)) {
      assertOneLabelAKey(desks, KEYS_ON_POSTGRES, PaperEngine::order);
    }
  }

  @Test
  void purchasesBesideEachOtherKeepTheLedgerInOrder() {
    try (var desks = SeveralEngines.onPostgres(directory, 3)) {
      var round =
          desks.allAtOnce(desk -> IntStream.range(0, 4).mapToObj(i -> bought(desk, i)).toList());
      var labels =
          round.stream().flatMap(each -> Objects.requireNonNull(each.made()).stream()).toList();
      int bought = labels.stream().mapToInt(each -> each.join()).sum();
      assertThat(desks.carrier().bought()).hasSize(bought);
      var wallets = desks.second().engine().accounts().wallets();
      var ledger =
          wallets.entries(desks.second().caller(), new Page.Request(1, PAGE)).items().reversed();
      assertThat(ledger).hasSize(bought + 1);
      for (int i = 1; i < ledger.size(); i++) {
        assertThat(ledger.get(i).balanceAfter())
            .isEqualTo(ledger.get(i - 1).balanceAfter().plus(ledger.get(i).amount()));
      }
      assertThat(wallets.of(desks.second().caller()).balance())
          .isEqualTo(ledger.getLast().balanceAfter());
      assertThat(wallets.of(desks.second().caller()).held()).isEqualTo(Money.usd("0.00"));
    }
  }

  /// Some labels one after the other, while other threads buy too.
  private static CompletableFuture<Integer> bought(PaperEngine desk, int thread) {
    return CompletableFuture.supplyAsync(
        () -> {
          int labels = 5;
          for (int i = 0; i < labels; i++) {
            desk.engine()
                .formPurchase()
                .buy(
                    desk.caller(),
                    desk + "-" + thread + "-" + i,
                    PaperEngine.orderWithoutReference());
          }
          return labels;
        },
        THREADS);
  }

  private static void assertOneLabelAKey(
      SeveralEngines desks, int keys, Function<String, LabelRequest> order) {
    var failed = new ArrayList<RuntimeException>();
    var split = new ArrayList<String>();
    for (int i = 0; i < keys; i++) {
      var key = "draft-" + i;
      var outcomes =
          desks.allAtOnce(
              desk -> desk.engine().formPurchase().buy(desk.caller(), key, order.apply(key)));
      failed.addAll(outcomes.stream().map(Outcome::refused).filter(Objects::nonNull).toList());
      if (labels(outcomes).stream().distinct().count() > 1) {
        split.add(key);
      }
    }
    var known = list(desks.first());
    assertThat(split).as("keys with two answers").isEmpty();
    assertThat(failed).isEmpty();
    assertThat(desks.carrier().bought()).hasSize(keys);
    assertThat(known).hasSize(keys).allMatch(each -> each.status() == ShipmentStatus.CREATED);
    assertThat(desks.first().engine().accounts().wallets().of(desks.first().caller()).balance())
        .isEqualTo(Money.usd("1000.00").minus(PaperCarrier.PRICE.times(BigDecimal.valueOf(keys))));
  }

  @Test
  void aLabelIsVoidedOnceAndItsMoneyComesBackOnce() {
    try (var desks = SeveralEngines.open(directory, 3)) {
      int labels = KEYS / 2;
      int refunds = 0;
      for (int i = 0; i < labels; i++) {
        var bought =
            desks
                .first()
                .engine()
                .formPurchase()
                .buy(desks.first().caller(), "draft-" + i, PaperEngine.orderWithoutReference());
        var outcomes =
            desks.allAtOnce(
                desk ->
                    desk.engine()
                        .shipping()
                        .voids()
                        .cancel(desk.caller(), bought.id(), RequestKey.none()));
        assertThat(outcomes).filteredOn(each -> each.made() != null).hasSize(1);
        assertThat(outcomes)
            .filteredOn(each -> each.refused() != null)
            .allSatisfy(
                each ->
                    assertThat(((ProblemException) Objects.requireNonNull(each.refused())).code())
                        .isEqualTo(ProblemCode.LABEL_ALREADY_CANCELLED));
        refunds++;
      }
      assertThat(desks.carrier().voided()).hasSize(refunds).doesNotHaveDuplicates();
      assertThat(desks.carrier().voidsAsked()).as("carrier asked once a label").isEqualTo(refunds);
      desks.first().later(Duration.ofDays(8));
      await()
          .untilAsserted(
              () ->
                  assertThat(
                          desks
                              .first()
                              .engine()
                              .accounts()
                              .wallets()
                              .of(desks.first().caller())
                              .balance())
                      .isEqualTo(Money.usd("1000.00")));
    }
  }

  private static List<String> labels(List<Outcome<Shipment>> outcomes) {
    return outcomes.stream().map(Outcome::made).filter(Objects::nonNull).map(Shipment::id).toList();
  }

  private static List<Shipment> list(PaperEngine desk) {
    var shipments = desk.engine().shipping().shipments();
    var all = new ArrayList<Shipment>();
    for (int page = 1; all.size() == (page - 1) * PAGE; page++) {
      all.addAll(
          shipments.list(desk.caller(), ShipmentFilter.NONE, new Page.Request(page, PAGE)).items());
    }
    return all;
  }
}
