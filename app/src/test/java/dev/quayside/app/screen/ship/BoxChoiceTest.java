package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.box.ChosenBox;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.engine.order.boxing.Box;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.preset.Preset;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// The box that a rule leaves to the goods, on Ship.
class BoxChoiceTest extends ScannerOnEngine {

  @Test
  void theCheapestThatFitsIsInTheFormAndAnotherIsOneKeyAway() {
    BoxedOrders.add(engine.engine(), "5");
    ship.scan().submit("SO-7");
    background.workOne();
    var asked = Map.copyOf(engine.asked());
    background.work();
    background.pass(A_MOMENT);
    var first = box();
    assertThat(name(first.parcel().box()))
        .isEqualTo(name(first.plans().getFirst().parcels().getFirst().box()));
    assertThat(first.parcel().load().placements())
        .hasSize(first.parcel().load().goods().isEmpty() ? 0 : 2);
    assertThat(first.plans().size()).isGreaterThan(1);
    assertThat(first.saved()).hasValueSatisfying(saved -> assertThat(saved.isNegative()).isFalse());
    assertThat(sides()).isEqualTo(sides(first));
    assertThat(asked).as("asked while the box was chosen").isNotEmpty();

    ship.box().another();
    background.pass(A_MOMENT);
    var second = box();
    assertThat(second.place()).isEqualTo(1);
    assertThat(sides()).isEqualTo(sides(second));
    assertThat(second.saved()).hasValueSatisfying(saved -> assertThat(saved.isNegative()).isTrue());
    for (int i = 1; i < second.plans().size(); i++) {
      ship.box().another();
    }
    assertThat(box().place()).isZero();
    ship.next();
    assertThat(ship.box().chosen().get()).isNull();
  }

  @Test
  void goodsThatNobodyMeasuredAreNamed() {
    BoxedOrders.add(engine.engine(), null);
    scan("SO-7");
    assertThat(ship.box().chosen().get()).isNull();
    assertThat(ship.box().unknown().get()).containsExactly("MUG-1");
  }

  @Test
  void anOrderWithoutSuchARuleShowsNone() {
    TestOrders.add(engine.engine(), "SO-7");
    scan("SO-7");
    assertThat(ship.box().chosen().get()).isNull();
    assertThat(ship.box().unknown().get()).isEmpty();
  }

  @Test
  void theThirdOtherChoiceIsProposedFirst() {
    BoxedOrders.add(engine.engine(), "5");
    for (int i = 1; i <= 3; i++) {
      scan(i == 1 ? "SO-7" : "SO-7" + i);
      assertThat(box().isLearned()).as("choice " + i).isFalse();
      ship.box().another();
      background.pass(A_MOMENT);
      buy();
      TestOrders.add(engine.engine(), "SO-7" + (i + 1));
    }
    scan("SO-74");
    assertThat(box().isLearned()).isTrue();
    assertThat(sides()).isEqualTo(sides(box()));
    assertThat(box().saved()).hasValueSatisfying(more -> assertThat(more.isNegative()).isTrue());
    ship.box().another();
    assertThat(box().isLearned()).isFalse();
    assertThat(box().saved()).hasValueSatisfying(less -> assertThat(less.isNegative()).isFalse());
    assertThat(box().other()).isEqualTo(box().plans().getFirst().parcels().getFirst());
  }

  @Test
  void goodsThatNobodyMeasuredGoIntoTheBoxTheyWentInMost() {
    BoxedOrders.add(engine.engine(), null);
    scan("SO-7");
    assertThat(ship.box().usual().get()).isNull();
    ship.parcel().fill(in("20", "16", "12"));
    background.pass(A_MOMENT);
    buy();
    TestOrders.add(engine.engine(), "SO-8");
    scan("SO-8");
    var usual = Objects.requireNonNull(ship.box().usual().get());
    assertThat(Objects.requireNonNull(usual.preset()).name()).isEqualTo("B-40");
    assertThat(sides()).isEqualTo("20 16 12 PACKAGE");
    assertThat(ship.box().unknown().get()).containsExactly("MUG-1");
  }

  private static ParcelDraft in(String length, String width, String height) {
    return new ParcelDraft(
        new BigDecimal("20"),
        new BigDecimal(length),
        new BigDecimal(width),
        new BigDecimal(height),
        false,
        Signature.NONE,
        null,
        null,
        Packaging.PACKAGE);
  }

  private void buy() {
    ship.buy();
    background.work();
    background.pass(A_MOMENT);
    assertThat(ship.label().stage().get()).isEqualTo(LabelModel.Stage.BOUGHT);
    ship.next();
    background.pass(A_MOMENT);
  }

  private ChosenBox box() {
    return Objects.requireNonNull(ship.box().chosen().get());
  }

  private static String name(Box box) {
    Preset preset = box.preset();
    return preset == null ? box.packaging().wire() : preset.name();
  }

  private String sides() {
    var draft = ship.parcel().draft().get();
    return draft.lengthIn()
        + " "
        + draft.widthIn()
        + " "
        + draft.heightIn()
        + " "
        + draft.packaging();
  }

  private static String sides(ChosenBox box) {
    var draft = box.parcel().parcel();
    return draft.lengthIn()
        + " "
        + draft.widthIn()
        + " "
        + draft.heightIn()
        + " "
        + draft.packaging();
  }
}
