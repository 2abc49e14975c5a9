package dev.quayside.app.screen.shipments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.screen.shipments.BulkModel.Stage;
import dev.quayside.app.screen.shipments.BulkModel.Work;
import dev.quayside.app.task.Outage;
import dev.quayside.app.task.StepBackground;
import dev.quayside.app.window.SeededShop;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The screen's model on a real engine; where said, one that fails.
class ShipmentsModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final KeptNotices notices = new KeptNotices();
  private final Outage outage = new Outage();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private ShipmentsModel model;

  @BeforeEach
  void open() throws Exception {
    SeededShop.fill(data, 0, 1);
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    var place = new WorkspaceEngine(outage.before(opening), new ChosenWorkspace("demo"));
    model =
        new ShipmentsModel(
            background, new ShipmentsGateway(place, data), notices, ZoneOffset.UTC, () -> {});
    model.start();
    background.work();
  }

  @AfterEach
  void close() {
    model.leave();
    opening.close();
  }

  @Test
  void findsByWordsAndCountsEveryTab() {
    model.words().set("zolc lukasz");
    background.pass(Duration.ofSeconds(1));
    assertThat(model.list().rows).isEmpty();
    model.words().set("LEE ann");
    background.pass(Duration.ofSeconds(1));
    assertThat(model.list().rows).hasSize(1);
    assertThat(model.counts().get()).containsEntry(ShipmentTab.READY, 1);
    model.widen();
    background.work();
    assertThat(model.list().rows).hasSize(4);
  }

  @Test
  void yesterdayIsNotToday() {
    model.span().set(BoughtWithin.YESTERDAY);
    background.work();
    assertThat(model.list().rows).isEmpty();
    model.span().set(BoughtWithin.TODAY);
    background.work();
    assertThat(model.list().rows).hasSize(4);
  }

  @Test
  void manyAreVoidedOneByOneAndEachHasItsResult() {
    var ids = ids();
    opening
        .get()
        .shipping()
        .voids()
        .cancel(
            opening.get().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller(),
            ids.getFirst(),
            dev.quayside.engine.platform.idempotency.RequestKey.none());
    model.choose(ids);
    model.askVoid();
    assertThat(model.bulk().stage().get()).isEqualTo(new Stage.Asked(Work.VOID, 4));
    model.bulk().confirm();
    assertThat(model.bulk().isRunning()).isTrue();
    background.work();
    var done = (Stage.Done) model.bulk().stage().get();
    assertThat(done.done()).isEqualTo(3);
    assertThat(Objects.requireNonNull(done.failures().getFirst().problem()).code().name())
        .isEqualTo("LABEL_ALREADY_CANCELLED");
    assertThat(notices.told()).extracting(Notice::key).contains("shipments.notice.voided");
  }

  @Test
  void allAreVoidedButOneAndWhatWasBoughtLater() {
    var kept = ids().get(1);
    model.chooseAll();
    background.work();
    model.toggle(kept);
    assertThat(model.selection().get().count()).isEqualTo(3);
    var later = SeededShop.buy(opening.get(), "Late Comer").id();
    model.askVoid();
    assertThat(model.bulk().stage().get()).isEqualTo(new Stage.Asked(Work.VOID, 3));
    model.bulk().confirm();
    background.work();
    assertThat(model.bulk().stage().get()).isEqualTo(new Stage.Done(Work.VOID, 3, 3, List.of()));
    model.tab().set(ShipmentTab.READY);
    assertThat(model.selection().get().isEmpty()).as("another search finds others").isTrue();
    background.work();
    assertThat(ids()).containsExactly(later, kept);
  }

  @Test
  void whatIsStoppedLeavesTheRest() {
    model.chooseAll();
    background.work();
    model.askVoid();
    model.bulk().confirm();
    background.workOne();
    background.workOne();
    model.bulk().stop();
    background.work();
    assertThat(((Stage.Done) model.bulk().stage().get()).tried()).isLessThan(4);
  }

  /// Nobody can read what the carrier answers.
  @Test
  void aPurchaseInDoubtIsSettledByHand() {
    var pending = SeededShop.buyInDoubt(opening.get());
    model.choose(List.of(pending.id()));
    background.work();
    var open = Objects.requireNonNull(model.chosen().details().get()).shipment();
    assertThat(open.status()).isEqualTo(ShipmentStatus.PENDING);
    assertThat(open.settlement()).isNotNull();
    model.askSettlement();
    model.settling().say(true);
    assertThat(Objects.requireNonNull(model.settling().problem().get()).code())
        .isEqualTo(ProblemCode.INVALID_REQUEST);
    model.settling().say(false);
    assertThat(model.settling().problem().get()).isNull();
    model.settling().reconsider();
    model.settling().confirm();
    background.work();
    assertThat(model.settling().stage().get()).isInstanceOf(SettlementModel.Stage.Asked.class);
    model.settling().say(false);
    model.settling().confirm();
    background.work();
    assertThat(model.settling().stage().get()).isEqualTo(new SettlementModel.Stage.None());
    assertThat(Objects.requireNonNull(model.chosen().details().get()).shipment().status())
        .isEqualTo(ShipmentStatus.CANCELLED);
    assertThat(notices.told())
        .extracting(Notice::key)
        .containsExactly("shipments.notice.settled.not-bought");
  }

  /// What the carrier says for certain counts more than what a person says.
  @Test
  void aNumberOfAnotherCarrierSettlesNothingAndTheCarriersWordCounts() {
    var pending = SeededShop.buyInDoubt(opening.get());
    model.choose(List.of(pending.id()));
    background.work();
    model.askSettlement();
    model.settling().trackingNumber.set("1Z 999 AA1 01 2345 6784");
    model.settling().say(true);
    model.settling().confirm();
    background.work();
    assertThat(Objects.requireNonNull(model.settling().problem().get()).code())
        .isEqualTo(ProblemCode.INVALID_REQUEST);
    SeededShop.behave(opening.get(), Availability.UP);
    model.settling().say(false);
    model.settling().confirm();
    background.work();
    var settled = Objects.requireNonNull(model.chosen().details().get()).shipment();
    assertThat(settled.status()).isEqualTo(ShipmentStatus.CREATED);
    assertThat(notices.told())
        .containsExactly(
            Notice.done("shipments.notice.settled.bought", settled.trackingNumber().orElseThrow()));
  }

  @Test
  void askingVoidsNothing() {
    model.choose(ids());
    model.askVoid();
    model.bulk().clear();
    model.bulk().confirm();
    background.work();
    assertThat(model.counts().get()).containsEntry(ShipmentTab.VOIDED, 0);
  }

  @Test
  void aLabelBoughtElsewhereAppearsByItself() {
    SeededShop.buy(opening.get(), "Late Comer");
    await()
        .until(
            () -> {
              background.pass(Duration.ofSeconds(1));
              return model.list().rows.size() == 5;
            });
  }

  @Test
  void whatIsShownIsExportedAndNoCellIsAFormula() throws Exception {
    SeededShop.buy(opening.get(), "=HYPERLINK(\"http://x\") Ltd");
    model.list().ask();
    background.work();
    model.export();
    assertThat(model.exporting().get()).isTrue();
    background.work();
    try (var files = Files.list(data)) {
      var file = files.filter(each -> each.toString().endsWith(".csv")).findFirst().orElseThrow();
      var lines = Files.readAllLines(file);
      assertThat(lines).hasSize(6);
      assertThat(lines.getFirst()).contains("tracking_number");
      assertThat(lines.get(1)).contains("\"'=HYPERLINK(\"\"http://x\"\") Ltd\"");
      assertThat(lines.get(3)).contains("Łukasz Żółć");
    }
    assertThat(notices.told()).extracting(Notice::key).contains("shipments.notice.exported");
  }

  @Test
  void theChosenOneIsShownWithItsLabel() {
    model.choose(ids().subList(1, 2));
    background.work();
    var details = Objects.requireNonNull(model.chosen().details().get());
    assertThat(details.shipment().id()).isEqualTo(ids().get(1));
    assertThat(model.chosen().art().get()).isNotNull();
    model.choose(List.of());
    assertThat(model.chosen().details().get()).isNull();
  }

  @Test
  void anEngineThatFailsIsSaidInPlaceAndWhatWasThereStays() {
    outage.begin();
    model.choose(ids().subList(0, 1));
    model.list().ask();
    background.work();
    assertThat(model.list().rows).hasSize(4);
    assertThat(model.list().problem().get()).isNotNull();
    assertThat(model.chosen().problem().get()).isNotNull();
    model.askVoid();
    model.bulk().confirm();
    model.export();
    background.work();
    assertThat(((Stage.Done) model.bulk().stage().get()).done()).isZero();
    assertThat(model.exporting().get()).isFalse();
    assertThat(notices.shown()).isNotEmpty();
    outage.end();
    model.chosen().retry();
    background.pass(Duration.ofSeconds(10));
    assertThat(model.list().problem().get()).isNull();
    assertThat(model.chosen().details().get()).isNotNull();
  }

  @Test
  void whatAnotherScreenWantsIsInTheListWhateverNarrowedIt() {
    model.words().set("nobody");
    background.pass(Duration.ofSeconds(1));
    assertThat(model.list().rows).isEmpty();
    var wanted = SeededShop.buy(opening.get(), "Wanted").id();
    model.show(wanted);
    background.pass(Duration.ofSeconds(1));
    assertThat(model.wanted().get()).isEqualTo(wanted);
    assertThat(model.list().rows.indexOfId(wanted)).isNotNegative();
  }

  private List<String> ids() {
    return IntStream.range(0, model.list().rows.size())
        .mapToObj(place -> Objects.requireNonNull(model.list().rows.id(place)))
        .toList();
  }
}
