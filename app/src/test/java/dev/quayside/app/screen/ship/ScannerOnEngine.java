package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.person.TestPermissions;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// The real engine and a model of the Ship screen that a scanner drives.
abstract class ScannerOnEngine {

  static final Duration A_MOMENT = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  final StepBackground background = new StepBackground();
  final Told told = new Told();
  final List<Signal> sounds = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  EngineUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  ShipModel ship;

  @BeforeEach
  void open() {
    engine = new EngineUnderTest(data);
    begin(engine.gateway());
  }

  final ShipModel made(ShipGateway gateway) {
    var made =
        new ShipModel(
            background,
            gateway,
            told,
            sounds::add,
            ScaleReading.NONE,
            () -> UUID.randomUUID().toString(),
            () -> {});
    made.label().permit(TestPermissions::new);
    made.sender().permit(() -> true);
    return made;
  }

  final void begin(ShipGateway gateway) {
    ship = made(gateway);
    ship.start();
    background.work();
    background.pass(A_MOMENT);
  }

  @AfterEach
  void close() {
    engine.close();
    assertThat(told.problems).isEmpty();
  }

  /// Has every order checked piece by piece.
  final void requireCheck(OnComplete then) {
    var open = engine.engine();
    var settings =
        new CheckSettings(Required.ALWAYS, then, WithoutBarcode.CONFIRM, null, Photo.NEVER);
    Acting.asEngine(
        () -> open.ordering().checking().checks().policy().keep(TestOrders.demo(open), settings));
  }

  final Path data() {
    return data;
  }

  final void scan(String code) {
    ship.scan().submit(code);
    background.work();
    background.pass(A_MOMENT);
  }

  final Kind state() {
    return ship.scan().state().get().kind();
  }

  final long shipments() {
    var caller = engine.engine().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    return engine
        .engine()
        .shipping()
        .shipments()
        .list(caller, ShipmentFilter.NONE, Page.Request.FIRST)
        .total();
  }
}
