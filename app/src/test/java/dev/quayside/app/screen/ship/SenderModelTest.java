package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.location.Locations;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who sends, on the real engine.
class SenderModelTest {

  private static final Duration A_MOMENT = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();

  @SuppressWarnings("NullAway.Init")
  private EngineUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  private ShipModel ship;

  private int news;

  @BeforeEach
  void open() {
    engine = new EngineUnderTest(data);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void theSandboxHasSomebodyToTryItWithWhoIsNoLocation() {
    begin();
    assertThat(ship.from().line(Line.COMPANY).get()).isEqualTo("Harbor & Pine Supply");
    ship.parcel().number(Number.WEIGHT).set("20");
    pass();
    assertThat(locations().list(demo())).isEmpty();
    assertThat(news).isZero();
  }

  @Test
  void whoIsTypedInIsTheFirstLocationAndSendsEverything() {
    begin();
    ship.from().line(Line.NAME).set("Nora Quay");
    pass();
    assertThat(locations().list(demo()))
        .singleElement()
        .satisfies(location -> assertThat(location.address().name()).isEqualTo("Nora Quay"));
    assertThat(news).isEqualTo(1);
    ship.from().line(Line.NAME).set("Nora B. Quay");
    pass();
    assertThat(locations().list(demo()))
        .singleElement()
        .satisfies(location -> assertThat(location.address().name()).isEqualTo("Nora B. Quay"));
  }

  @Test
  void oneIsChosenForTheNextParcelsToo() {
    var oakland = add("Oakland", "Oakland", "CA", "94606");
    var reno = add("Reno", "Reno", "NV", "89501");
    begin();
    assertThat(ship.sender().locations).containsExactly(oakland, reno);
    assertThat(ship.sender().chosen().get()).isEqualTo(oakland);
    ship.sendFrom(reno);
    pass();
    assertThat(ship.from().line(Line.CITY).get()).isEqualTo("Reno");
    ship.next();
    assertThat(ship.from().line(Line.CITY).get()).isEqualTo("Reno");
    ship.from().line(Line.PHONE).set("775-555-0100");
    pass();
    assertThat(locations().list(demo()))
        .extracting(location -> location.address().phone())
        .containsExactly(null, "775-555-0100");
    assertThat(ship.sender().locations)
        .extracting(Location::name)
        .containsExactly("Oakland", "Reno");
  }

  @Test
  void theOneInHandOutlivesTheWindow() {
    add("Oakland", "Oakland", "CA", "94606");
    begin();
    ship.sendFrom(add("Reno", "Reno", "NV", "89501"));
    pass();
    begin();
    assertThat(Objects.requireNonNull(ship.sender().chosen().get()).name()).isEqualTo("Reno");
    assertThat(ship.from().line(Line.CITY).get()).isEqualTo("Reno");
  }

  @Test
  void whatTheSettingsChangeIsTakenUp() {
    var oakland = add("Oakland", "Oakland", "CA", "94606");
    var reno = add("Reno", "Reno", "NV", "89501");
    begin();
    locations().change(demo(), oakland.id(), draft("Oakland", "Berkeley", "CA", "94704"));
    ship.lookAgain();
    pass();
    assertThat(ship.from().line(Line.CITY).get()).isEqualTo("Berkeley");
    locations().remove(demo(), oakland.id());
    ship.lookAgain();
    pass();
    assertThat(ship.sender().chosen().get()).isEqualTo(reno);
    assertThat(ship.from().line(Line.CITY).get()).isEqualTo("Reno");
    assertThat(locations().list(demo())).containsExactly(reno);
  }

  private void begin() {
    ship =
        new ShipModel(
            background,
            engine.gateway(),
            new Deaf(),
            _ -> {},
            ScaleReading.NONE,
            () -> UUID.randomUUID().toString(),
            () -> news++);
    ship.sender().permit(() -> true);
    ship.start();
    pass();
  }

  private void pass() {
    background.work();
    background.pass(A_MOMENT);
    background.work();
  }

  private Locations locations() {
    return engine.engine().parcels().locations();
  }

  private Caller demo() {
    return TestOrders.demo(engine.engine());
  }

  private Location add(String name, String city, String state, String zip) {
    return locations().add(demo(), draft(name, city, state, zip));
  }

  private static LocationDraft draft(String name, String city, String state, String zip) {
    return new LocationDraft(
        name,
        new AddressDraft("Shipping", null, "1 Dock Rd", null, city, state, zip, "US", null, null));
  }

  /// What is told beside the form is not looked at here.
  private static final class Deaf implements Notices {
    @Override
    public void tell(Notice notice) {}

    @Override
    public void show(Problem problem) {
      throw new AssertionError(problem.toString());
    }
  }
}
