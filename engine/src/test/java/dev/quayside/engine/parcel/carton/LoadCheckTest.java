package dev.quayside.engine.parcel.carton;

import static dev.quayside.engine.parcel.carton.CutBoxes.carton;
import static dev.quayside.engine.parcel.carton.CutBoxes.piece;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoadCheckTest {

  private static final Carton BOX = carton(10, 8, 6);

  @Test
  void twoPiecesSideBySideAreRight() {
    assertThat(accepts(at(1, 0, 0, 0, 4, 3, 2), at(1, 4, 0, 0, 3, 2, 4))).isTrue();
  }

  @Test
  void eachFaultIsSeen() {
    var right = at(1, 0, 0, 0, 4, 3, 2);
    assertThat(accepts(right)).as("a piece without a place").isFalse();
    assertThat(accepts(right, right)).as("two in one place").isFalse();
    assertThat(accepts(right, at(1, 3.99, 0, 0, 4, 3, 2))).as("a little into the other").isFalse();
    assertThat(accepts(right, at(1, 6.002, 0, 0, 4, 3, 2))).as("out at the end").isFalse();
    assertThat(accepts(right, at(1, 4, -0.002, 0, 4, 3, 2))).as("out at the side").isFalse();
    assertThat(accepts(right, at(1, 4, 0, 4.5, 4, 3, 2))).as("above the top").isFalse();
    assertThat(accepts(right, at(1, 4, 0, 0, 4, 3, 1.9))).as("pressed").isFalse();
    assertThat(accepts(right, at(2, 4, 0, 0, 4, 3, 2))).as("of no line").isFalse();
    assertThat(accepts(right, at(1, 4, 0, 0, 4, 3, 2), at(1, 0, 4, 0, 4, 3, 2)))
        .as("one too many")
        .isFalse();
    assertThat(accepts(right, at(1, 4.0005, 0, 0, 4, 3, 2))).as("within the tolerance").isTrue();
  }

  @Test
  void aTurnThatIsNotAllowedIsSeen() {
    var onItsSide = at(1, 0, 0, 0, 4, 2, 3);
    assertThat(accepts(piece(1, 1, 4, 3, 2, Rotate.ANY), onItsSide)).isTrue();
    assertThat(accepts(piece(1, 1, 4, 3, 2, Rotate.UPRIGHT), onItsSide)).isFalse();
    assertThat(accepts(piece(1, 1, 4, 3, 2, Rotate.FLAT), onItsSide)).isFalse();
    assertThat(accepts(piece(1, 1, 4, 2, 3, Rotate.UPRIGHT), onItsSide)).isTrue();
  }

  @Test
  void aSoftPieceKeepsItsVolume() {
    var soft = CartoningTest.changed(piece(1, 1, 4, 3, 2, Rotate.ANY), true, false);
    assertThat(accepts(soft, at(1, 0, 0, 0, 6, 4, 1))).isTrue();
    assertThat(accepts(soft, at(1, 0, 0, 0, 6, 4, 0.95))).isFalse();
  }

  @Test
  void weightFillAndCompanyAreSeen() {
    var goods = List.of(piece(1, 2, 4, 3, 2, Rotate.ANY));
    var places = List.of(at(1, 0, 0, 0, 4, 3, 2), at(1, 4, 0, 0, 4, 3, 2));
    assertThat(LoadCheck.accepts(limited("2", "10"), goods, places)).isTrue();
    assertThat(LoadCheck.accepts(limited("1.9", "10"), goods, places)).isFalse();
    assertThat(LoadCheck.accepts(limited("2", "9.9"), goods, places)).isFalse();
    var alone = List.of(CartoningTest.changed(goods.getFirst(), false, true));
    assertThat(LoadCheck.accepts(BOX, alone, places)).isFalse();
  }

  private static Carton limited(String ounces, String percent) {
    return new Carton(
        BOX.lengthIn(),
        BOX.widthIn(),
        BOX.heightIn(),
        false,
        new BigDecimal(ounces),
        new BigDecimal(percent));
  }

  private static boolean accepts(Placement... placements) {
    return LoadCheck.accepts(BOX, List.of(piece(1, 2, 4, 3, 2, Rotate.ANY)), List.of(placements));
  }

  private static boolean accepts(Goods goods, Placement... placements) {
    return LoadCheck.accepts(BOX, List.of(goods), List.of(placements));
  }

  private static Placement at(
      int line, double x, double y, double z, double dx, double dy, double dz) {
    return new Placement(line, in(x), in(y), in(z), in(dx), in(dy), in(dz));
  }

  private static BigDecimal in(double inches) {
    return BigDecimal.valueOf(inches);
  }
}
