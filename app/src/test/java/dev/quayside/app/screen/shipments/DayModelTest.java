package dev.quayside.app.screen.shipments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.shipments.DayModel.Shown;
import dev.quayside.app.screen.shipments.pickup.EnginePickupGateway;
import dev.quayside.app.screen.shipments.pickup.PickupModel;
import dev.quayside.app.task.Outage;
import dev.quayside.app.task.StepBackground;
import dev.quayside.app.window.SeededShop;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.document.manifest.Manifest;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Closing the day on a real engine, where said one that fails.
class DayModelTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final List<Notice> told = new ArrayList<>();
  private final Outage outage =
      new Outage(() -> ProblemException.refused(ProblemCode.CONFLICT, "the disk is full"));

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private DayModel model;

  @BeforeEach
  void open() throws Exception {
    SeededShop.fill(data, 0, 1);
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    voidOne();
    var place = new WorkspaceEngine(outage.before(opening), new ChosenWorkspace("demo"));
    model =
        new DayModel(
            background,
            new DayGateway(place, data),
            new PickupModel(background, new EnginePickupGateway(place), notices()),
            notices());
    model.open.set(true);
    background.work();
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void aListNamesWhatIsLeftOutAndWhy() {
    var found = preview().carrier().found();
    assertThat(found.lines()).hasSize(3);
    assertThat(found.leftOut())
        .singleElement()
        .satisfies(left -> assertThat(left.reason()).isEqualTo(Manifest.Reason.VOIDED));
  }

  @Test
  void aSecondPressClosesNothingTwiceAndWithoutAPrinterThereIsAFile() throws Exception {
    model.close();
    model.close();
    background.work();
    assertThat(Objects.requireNonNull(model.day().get()).earlier()).hasSize(1);
    assertThat(Objects.requireNonNull(model.day().get()).carriers()).isEmpty();
    assertThat(model.shown().get()).isInstanceOf(Shown.Closed.class);
    assertThat(told)
        .extracting(Notice::key)
        .containsExactly("shipments.day.closed", "shipments.day.no-printer");
    assertThat(model.canClose()).isFalse();
    try (var files = Files.list(data)) {
      assertThat(files.filter(file -> file.toString().endsWith(".pdf"))).hasSize(1);
    }
  }

  @Test
  void allCarriersAreClosedOneAfterTheOther() {
    assertThat(model.canCloseAll()).isFalse();
    setUp("Office", Language.PDF, false);
    SeededShop.buy(opening.get(), "fedex", "FEDEX_2_DAY", "Ann Lee");
    model.refresh();
    background.work();
    assertThat(model.canCloseAll()).isTrue();
    model.closeAll();
    model.closeAll();
    background.work();
    assertThat(Objects.requireNonNull(model.day().get()).carriers()).isEmpty();
    assertThat(Objects.requireNonNull(model.day().get()).earlier()).hasSize(2);
    assertThat(told)
        .extracting(Notice::key)
        .containsExactly(
            "shipments.day.closed",
            "shipments.day.printed",
            "shipments.day.closed",
            "shipments.day.printed");
    assertThat(model.canCloseAll()).isFalse();
  }

  @Test
  void aClosedListGoesToThePrinterThatTakesSheetsAndComesOutAgain() {
    setUp("Labels", Language.ZPL, true);
    setUp("Office", Language.PDF, false);
    model.close();
    background.work();
    model.print();
    background.work();
    assertThat(told.getLast()).isEqualTo(Notice.done("shipments.day.printed", "Office"));
    assertThat(opening.get().printService().line(caller(), 10)).hasSize(2);
  }

  @Test
  void anEngineThatFailsIsToldInPlaceAndTheListStaysToBeClosed() {
    outage.begin();
    model.close();
    assertThat(model.busy().get()).isTrue();
    assertThat(model.canClose()).isFalse();
    background.work();
    assertThat(Objects.requireNonNull(model.problem().get()).code())
        .isEqualTo(ProblemCode.CONFLICT);
    outage.end();
    assertThat(model.canClose()).isTrue();
    model.close();
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(Objects.requireNonNull(model.day().get()).earlier()).hasSize(1);
  }

  private Shown.Preview preview() {
    return (Shown.Preview) model.shown().get();
  }

  private void setUp(String name, Language language, boolean standard) {
    opening
        .get()
        .printService()
        .printers()
        .setUp(new PrinterSetup(name, "tcp://127.0.0.1:1", language, Dpi.DPI_203, standard));
  }

  private void voidOne() {
    var shipping = opening.get().shipping();
    var all =
        shipping
            .shipments()
            .list(
                caller(),
                new ShipmentFilter(null, null, null, null, null, null, null, null),
                Page.Request.FIRST)
            .items();
    shipping.voids().cancel(caller(), all.getFirst().id(), RequestKey.none());
  }

  private Caller caller() {
    return opening.get().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  private Notices notices() {
    return new Notices() {
      @Override
      public void tell(Notice notice) {
        told.add(notice);
      }

      @Override
      public void show(Problem problem) {
        throw new AssertionError(problem);
      }
    };
  }
}
