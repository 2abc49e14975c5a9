package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.screen.insights.InsightsGateway;
import dev.quayside.app.screen.insights.InsightsModel;
import dev.quayside.app.screen.orders.OrdersGateway;
import dev.quayside.app.screen.orders.OrdersModel;
import dev.quayside.app.screen.printers.PrintersGateway;
import dev.quayside.app.screen.printers.PrintersModel;
import dev.quayside.app.screen.tracking.TrackingGateway;
import dev.quayside.app.screen.tracking.TrackingModel;
import dev.quayside.app.task.Outage;
import dev.quayside.app.task.StepBackground;
import dev.quayside.app.window.SeededShop;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.tracking.TrackerTab;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tracking and Insights while the engine answers late, or not at all: what was there stays, the
/// screen says what is the matter where it is, and goes on by itself.
class OutageTest {

  private static final Duration A_WHILE = Duration.ofSeconds(10);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final KeptNotices notices = new KeptNotices();
  private final Outage outage = new Outage();

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private WorkspaceEngine place;

  @BeforeEach
  void open() throws Exception {
    SeededShop.fill(data, 0, 1);
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    place = new WorkspaceEngine(outage.before(opening), new ChosenWorkspace("demo"));
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void parcelsStayInSightWhileNothingCanBeAsked() {
    var model = tracking();
    assertThat(model.list().answered().get()).isFalse();
    background.work();
    assertThat(model.list().rows).hasSize(4);
    model.choose(model.list().rows.id(0));
    background.work();
    var shown = Objects.requireNonNull(model.tracker().get());
    outage.begin();
    model.tab.set(TrackerTab.ALL);
    model.refresh();
    background.work();
    assertThat(model.list().rows).hasSize(4);
    assertThat(model.list().problem().get()).isNotNull();
    assertThat(model.list().asking().get()).isFalse();
    assertThat(model.refreshing().get()).isFalse();
    assertThat(model.problem().get()).isNotNull();
    assertThat(model.tracker().get()).isEqualTo(shown);
    outage.end();
    background.pass(A_WHILE);
    assertThat(model.list().problem().get()).isNull();
    model.refresh();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(notices.told()).isNotEmpty();
    model.leave();
  }

  /// The answer about one parcel comes when another is looked at already.
  @Test
  void aLateAnswerIsNotTheOtherParcels() {
    var model = tracking();
    background.work();
    model.choose(model.list().rows.id(0));
    model.choose(model.list().rows.id(1));
    background.work();
    assertThat(
            Objects.requireNonNull(Objects.requireNonNull(model.tracker().get()).shipment()).id())
        .isEqualTo(model.list().rows.id(1));
    model.leave();
  }

  @Test
  void figuresStayInSightWhileNothingCanBeAsked() {
    var model = insights();
    assertThat(model.overview().asking().get()).isTrue();
    background.work();
    var before = Objects.requireNonNull(model.overview().answer().get());
    assertThat(before.spending().labels()).isEqualTo(4);
    outage.begin();
    model.look();
    model.from.set("94606");
    model.to.set("80202");
    model.predict();
    model.advise();
    background.work();
    assertThat(model.overview().answer().get()).isEqualTo(before);
    assertThat(model.overview().problem().get()).isNotNull();
    assertThat(model.overview().asking().get()).isFalse();
    assertThat(model.prediction().problem().get()).isNotNull();
    assertThat(model.advice().problem().get()).isNotNull();
    outage.end();
    model.look();
    model.advise();
    background.work();
    assertThat(model.overview().problem().get()).isNull();
    assertThat(model.advice().answer().get()).isNotNull();
    model.leave();
  }

  /// No printer is known to be there, which is not that none is.
  @Test
  void noListOfPrintersIsCalledEmptyBeforeThatIsKnown() {
    outage.begin();
    var model = new PrintersModel(background, new PrintersGateway(place, data), notices);
    model.shown();
    background.work();
    assertThat(model.loading().answered().getValue()).isFalse();
    assertThat(model.loading().problem().getValue()).isNotNull();
    outage.end();
    model.retry();
    background.work();
    assertThat(model.loading().answered().getValue()).isTrue();
    assertThat(model.loading().problem().getValue()).isNull();
    opening.get().printService().printers().setUp(folder("Desk 1"));
    await()
        .until(
            () -> {
              background.pass(A_WHILE);
              return model.printers.size() == 1;
            });
    model.leave();
  }

  @Test
  void noListOfOrdersIsCalledEmptyBeforeThatIsKnown() {
    outage.begin();
    var model = new OrdersModel(background, new OrdersGateway(place), notices, _ -> {}, () -> {});
    model.start();
    background.work();
    assertThat(model.loaded().get()).isFalse();
    assertThat(model.problem.get()).isNotNull();
    outage.end();
    model.retry();
    background.work();
    assertThat(model.loaded().get()).isTrue();
    assertThat(model.problem.get()).isNull();
    model.leave();
  }

  private PrinterSetup folder(String name) {
    return new PrinterSetup(name, data.toUri().toString(), Language.ZPL, Dpi.DPI_203, true);
  }

  private TrackingModel tracking() {
    var api = new LocalApi(opening.get()::serve, data, new ApiChoice(false, 0, 0));
    var model = new TrackingModel(background, new TrackingGateway(place, api), notices);
    model.start();
    return model;
  }

  private InsightsModel insights() {
    var model = new InsightsModel(background, new InsightsGateway(place, ZoneOffset.UTC), notices);
    model.start();
    return model;
  }
}
