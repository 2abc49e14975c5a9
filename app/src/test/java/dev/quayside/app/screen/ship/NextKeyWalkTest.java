package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.ParcelModel.Number;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.engine.order.rule.Choice;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Somebody presses this and that on the Ship screen, and after every step the key to buy: it does
/// what the status bar says, and never nothing in silence.
class NextKeyWalkTest extends ScannerOnEngine {

  private static final int STEPS = 60;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void theKeyDoesWhatTheStatusBarSays(long seed) {
    orders();
    var random = new Random(seed);
    for (int step = 0; step < STEPS; step++) {
      step(random);
      if (random.nextBoolean()) {
        background.work();
        background.pass(A_MOMENT);
      }
      if (random.nextInt(3) == 0) {
        press();
      }
    }
  }

  @Test
  void takingPiecesOutSaysThatTheWeightIsAskedFor() {
    TestOrders.add(engine.engine(), "M-1", null);
    scan("M-1");
    ship.parcel().number(Number.WEIGHT).set("2");
    background.pass(A_MOMENT);
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.BUY);
    ship.parcel().number(Number.WEIGHT).set("");
    background.pass(A_MOMENT);
    assertThat(ship.checkout().nextKey().get()).isEqualTo(NextKey.PARCEL);
    assertThat(ship.scan().state().get().kindBefore(NextKey.PARCEL)).isEqualTo(Kind.ATTENTION);
    press();
    assertThat(ship.scan().state().get().key()).isEqualTo("ship.next-key.parcel");
  }

  @Test
  void aParcelNoCarrierTakesIsSaid() {
    ship.parcel().number(Number.WEIGHT).set("2000");
    background.pass(A_MOMENT);
    assertThat(ship.checkout().nextKey().get()).isIn(NextKey.NO_RATE, NextKey.PARCEL);
    press();
    assertThat(state()).isEqualTo(Kind.STOP);
  }

  private void orders() {
    TestOrders.add(engine.engine(), "M-1");
    TestOrders.add(engine.engine(), "M-2", null);
    TestOrders.addFive(engine.engine(), "M-5", TestOrders.NEW_YORK);
    TestOrders.addAbroad(engine.engine(), "M-6");
    TestOrders.rule(engine.engine(), Choice.service("usps", "PRIORITY_MAIL"));
  }

  private void step(Random random) {
    switch (random.nextInt(13)) {
      case 0 -> ship.scan().submit(List.of("M-1", "M-2", "M-5", "M-6").get(random.nextInt(4)));
      case 1 -> ship.scan().submit("NEVER-HEARD-OF");
      case 2 -> ship.parcel().number(Number.WEIGHT).set(random.nextBoolean() ? "3" : "");
      case 3 -> ship.parcel().number(Number.WEIGHT).set("2000");
      case 4 -> ship.to().line(Line.ZIP).set(random.nextBoolean() ? "10118" : "");
      case 5 -> ship.to().line(Line.NAME).set(random.nextBoolean() ? "Ann Lee" : "");
      case 6 -> ship.form().returning.set(!ship.form().returning.get());
      case 7 -> ship.rates().choose(1 + random.nextInt(4));
      case 8 -> ship.hold();
      case 9 -> ship.resume();
      case 10 -> putIn(random.nextInt(4));
      case 11 -> ship.next();
      default -> ship.rates().refresh();
    }
  }

  private void putIn(int pieces) {
    if (ship.editable.get() && !ship.form().contents().lines().isEmpty()) {
      ship.form().contents().put(0, pieces);
    }
  }

  private void press() {
    boolean looking = !background.isIdle();
    var next = ship.checkout().nextKey().get();
    var before = ship.label().stage().get();
    ship.buy();
    var told = ship.scan().state().get();
    if (told.key().equals("ship.scan.waiting")) {
      assertThat(looking || next == NextKey.BUY_WHEN_PRICED || next == NextKey.SHOW_PRICES)
          .isTrue();
    } else if (next == NextKey.BUY) {
      assertThat(before).isEqualTo(Stage.NONE);
      assertThat(ship.label().stage().get()).isEqualTo(Stage.BUYING);
    } else {
      assertThat(ship.label().stage().get()).as("%s", next).isEqualTo(before);
      assertThat(told.key()).isEqualTo(next.refusal());
      assertThat(told.kind()).isNotEqualTo(Kind.READY);
    }
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.checkout().nextKey().get()).isNotEqualTo(NextKey.BUSY);
  }
}
