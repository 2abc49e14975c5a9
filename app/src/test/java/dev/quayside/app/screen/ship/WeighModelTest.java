package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.scale.Weighing;
import dev.quayside.app.scale.Weighing.State;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.printing.scale.MassUnit;
import dev.quayside.printing.scale.ScaleAnswer;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The scale's weight in the parcel of the Ship screen, on the real engine.
class WeighModelTest {

  private static final Duration A_MOMENT = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofSeconds(3);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final StepBackground background = new StepBackground();
  private final TestPan pan = new TestPan();

  @SuppressWarnings("NullAway.Init")
  private EngineUnderTest engine;

  @SuppressWarnings("NullAway.Init")
  private ShipModel ship;

  @BeforeEach
  void open() {
    engine = new EngineUnderTest(data);
    ship =
        new ShipModel(
            background,
            engine.gateway(),
            new Deaf(),
            Sounds.SILENT,
            pan,
            () -> UUID.randomUUID().toString(),
            () -> {});
    ship.start();
    background.work();
    background.pass(A_MOMENT);
    ship.next();
    background.pass(A_MOMENT);
  }

  @AfterEach
  void close() {
    engine.close();
  }

  @Test
  void aStableWeightIsFollowedAndStaysWhenTheParcelIsTakenOff() {
    pan.says(State.STABLE, "2.50", MassUnit.POUND);
    assertThat(typed()).isEqualTo("2 8");
    pan.says(State.STABLE, "3.00", MassUnit.POUND);
    assertThat(typed()).isEqualTo("3 ");
    pan.says(State.STABLE, "0.00", MassUnit.POUND);
    assertThat(typed()).isEqualTo("3 ");
  }

  @Test
  void anUnstableAStaleAndALostWeightAreNeverUsed() {
    pan.says(State.UNSTABLE, "2.50", MassUnit.POUND);
    pan.says(State.STALE, "2.50", MassUnit.POUND);
    pan.is(State.AWAY);
    pan.is(State.NO_WEIGHT);
    assertThat(typed()).isEqualTo(" ");
    assertThat(ship.weigh().takeable.get()).isFalse();
    pan.says(State.STALE, "2.50", MassUnit.POUND);
    ship.weigh().take();
    assertThat(typed()).isEqualTo(" ");
  }

  @Test
  void whatThePackerTypedStaysUntilTheyAskForTheScale() {
    ship.parcel().number(Number.WEIGHT).set("7");
    pan.says(State.STABLE, "500", MassUnit.GRAM);
    assertThat(typed()).isEqualTo("7 ");
    ship.weigh().take();
    assertThat(typed()).isEqualTo("1 1.7");
    pan.says(State.STABLE, "12.3", MassUnit.OUNCE);
    assertThat(typed()).isEqualTo(" 12.3");
  }

  @Test
  void aTypedWeightThatIsDeletedMakesWayForTheScale() {
    ship.parcel().number(Number.WEIGHT).set("7");
    ship.parcel().number(Number.WEIGHT).set("");
    pan.says(State.STABLE, "12.3", MassUnit.OUNCE);
    assertThat(typed()).isEqualTo(" 12.3");
  }

  @Test
  void withoutTheAutomaticOnlyTheKeyWeighs() {
    pan.automatic.set(false);
    pan.says(State.STABLE, "12.3", MassUnit.OUNCE);
    assertThat(typed()).isEqualTo(" ");
    ship.weigh().take();
    assertThat(typed()).isEqualTo(" 12.3");
  }

  @Test
  void aParcelThatLiesThereAlreadyIsWeighedWhenItComesIntoTheForm() {
    pan.says(State.STABLE, "12.3", MassUnit.OUNCE);
    ship.next();
    assertThat(typed()).isEqualTo(" 12.3");
    assertThat(ship.hold()).as("an empty form with a weight is nothing to put aside").isFalse();
  }

  @Test
  void whatWasBoughtIsNotWeighedAgain() {
    ship.paste("Ann Lee\n350 5th Ave\nNew York, NY 10118");
    pan.says(State.STABLE, "12.3", MassUnit.OUNCE);
    background.pass(LONG);
    ship.buy();
    background.work();
    background.pass(LONG);
    assertThat(ship.label().stage().get()).isEqualTo(Stage.BOUGHT);
    pan.says(State.STABLE, "40.0", MassUnit.OUNCE);
    assertThat(ship.weigh().takeable.get()).isFalse();
    assertThat(typed()).isEqualTo(" 12.3");
  }

  private String typed() {
    return ship.parcel().number(Number.WEIGHT).get()
        + " "
        + ship.parcel().number(Number.REST).get();
  }

  private static final class TestPan implements ScaleReading {

    private final ReadOnlyObjectWrapper<Weighing> weighing =
        new ReadOnlyObjectWrapper<>(Weighing.NONE);
    private final ReadOnlyBooleanWrapper automatic = new ReadOnlyBooleanWrapper(true);

    void says(State state, String amount, MassUnit unit) {
      var reading =
          new ScaleAnswer(
              new BigDecimal(amount),
              unit,
              state == State.STABLE,
              Instant.parse("2026-11-21T09:00:00Z"));
      weighing.set(new Weighing(state, reading));
    }

    void is(State state) {
      weighing.set(new Weighing(state, null));
    }

    @Override
    public ReadOnlyObjectProperty<Weighing> weighing() {
      return weighing.getReadOnlyProperty();
    }

    @Override
    public ReadOnlyBooleanProperty automatic() {
      return automatic.getReadOnlyProperty();
    }
  }

  private static final class Deaf implements Notices {
    @Override
    public void tell(Notice notice) {
      // nobody reads it here
    }

    @Override
    public void show(Problem problem) {
      throw new AssertionError(problem);
    }
  }
}
