package dev.quayside.app.screen.orders.pick;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.cart.CartsModel;
import dev.quayside.app.engine.ChosenWorkspace;
import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickPreview;
import dev.quayside.engine.order.picklist.PickSlot;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Orders are put on pick lists on a real engine, without the toolkit.
class PickModelTest {

  private final StepBackground background = new StepBackground();
  private final KeptNotices told = new KeptNotices();
  private final List<String> chosen = new ArrayList<>();
  private final List<String> changed = new ArrayList<>();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private OpeningEngine opening;

  @SuppressWarnings("NullAway.Init")
  private PickModel model;

  @BeforeEach
  void open() {
    opening = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    opening.begin();
    var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
    model = new PickModel(background, new PickGateway(place), told, () -> chosen, changed::addAll);
    Stream.of("SO-1", "SO-2", "SO-3").forEach(each -> chosen.add(order(each).id()));
  }

  @AfterEach
  void close() {
    opening.close();
  }

  @Test
  void whatWouldBecomeOfThemIsShownAndOneKeyMakesTheLists() {
    model.begin();
    background.work();
    // three orders to one door share a slot
    assertThat(model.preview().get()).isEqualTo(new PickPreview(3, 1, 1, 0));
    model.slots.set("");
    background.work();
    assertThat(model.preview().get()).isNull();
    assertThat(model.canMake()).isFalse();
    model.kind.set(PickKind.SINGLE);
    background.work();
    assertThat(model.preview().get()).isEqualTo(new PickPreview(0, 0, 0, 3));
    assertThat(model.canMake()).isFalse();
    model.kind.set(PickKind.ORDER);
    background.work();
    assertThat(lists()).isZero();

    model.make(number -> "Pick list " + number, Locale.ENGLISH);
    model.make(number -> "Pick list " + number, Locale.ENGLISH);
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(model.open().get()).isFalse();
    assertThat(lists()).isEqualTo(1);
    assertThat(told.told()).containsExactly(Notice.done("orders.notice.picking", 1, "1", 0));
    assertThat(changed).isEqualTo(chosen);

    // they are on one already
    model.begin();
    background.work();
    assertThat(model.preview().get()).isEqualTo(new PickPreview(0, 0, 0, 3));
    var list = Objects.requireNonNull(now(chosen.getFirst()).pickList());
    model.cancel(List.of(list.id()), chosen);
    background.work();
    assertThat(now(chosen.getFirst()).pickList()).isNull();
  }

  @Test
  void theCartsStandAsTheirOrdersDoWhileTheyAreLookedAt() {
    var place = new WorkspaceEngine(opening, new ChosenWorkspace("demo"));
    var carts =
        new CartsModel(
            background,
            () -> new PickGateway(place)::underWay,
            failure -> {
              throw new AssertionError(failure);
            });
    model.begin();
    background.work();
    model.make(number -> "Pick list " + number, Locale.ENGLISH);
    background.work();
    carts.heard();
    background.pass(Duration.ofSeconds(3));
    assertThat(carts.lists()).as("nobody looks").isEmpty();
    carts.show(true);
    background.work();
    assertThat(statuses(carts)).containsOnly(PickSlot.Status.OPEN);
    var orders = opening.get().ordering().orders();
    orders.cancel(TestOrders.demo(opening.get()), chosen.getFirst(), RequestKey.none());
    carts.heard();
    background.pass(Duration.ofSeconds(3));
    assertThat(statuses(carts))
        .containsExactly(PickSlot.Status.CANCELLED, PickSlot.Status.OPEN, PickSlot.Status.OPEN);
    var list = carts.lists().getFirst().list();
    model.cancel(List.of(list.id()), chosen);
    background.work();
    carts.show(true);
    background.work();
    assertThat(carts.lists()).as("a cancelled list is none").isEmpty();
  }

  private static List<PickSlot.Status> statuses(CartsModel carts) {
    var view = carts.lists().getFirst();
    return view.list().slots().stream().map(view::status).toList();
  }

  private SalesOrder order(String number) {
    return TestOrders.add(opening.get(), number);
  }

  private SalesOrder now(String id) {
    return opening.get().ordering().orders().get(TestOrders.demo(opening.get()), id);
  }

  private long lists() {
    return opening
        .get()
        .ordering()
        .pickLists()
        .list(TestOrders.demo(opening.get()), Age.newest(10))
        .total();
  }
}
