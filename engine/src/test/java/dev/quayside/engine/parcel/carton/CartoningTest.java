package dev.quayside.engine.parcel.carton;

import static dev.quayside.engine.parcel.carton.CutBoxes.carton;
import static dev.quayside.engine.parcel.carton.CutBoxes.piece;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.parcel.product.Rotate;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CartoningTest {

  private static final Duration LONG = Duration.ofMillis(100);

  @Test
  void boxesCutStraightThroughAreFilledAgain() {
    int twelve = 0;
    int twenty = 0;
    for (int i = 0; i < 10; i++) {
      twelve += fits(CutBoxes.box(), CutBoxes.goods(new SplittableRandom(i), 12, 0.10)) ? 1 : 0;
      twenty += fits(CutBoxes.box(), CutBoxes.goods(new SplittableRandom(i), 20, 0.20)) ? 1 : 0;
    }
    assertThat(twelve).isGreaterThanOrEqualTo(9);
    assertThat(twenty).isEqualTo(10);
  }

  @Test
  void whatFitsHasAPlaceForEachPieceWhateverTheGoodsAre() {
    for (int seed = 0; seed < 150; seed++) {
      var random = new SplittableRandom(seed);
      var goods = anyGoods(random);
      var box = carton(side(random, 4), side(random, 4), side(random, 4));
      Cartoning.whole(box, goods, time(10))
          .ifPresent(load -> assertThat(LoadCheck.accepts(box, goods, load.placements())).isTrue());
      var most = Cartoning.most(box, goods, time(10));
      assertThat(most.placements()).hasSize(Load.pieces(most.goods()));
      assertThat(LoadCheck.accepts(box, most.goods(), most.placements())).isTrue();
    }
  }

  @Test
  void aPieceIsTurnedOnlyAsItAllows() {
    var low = carton(10, 8, 3);
    assertThat(fits(low, piece(1, 1, 2, 3, 8, Rotate.ANY))).isTrue();
    assertThat(fits(low, piece(1, 1, 2, 3, 8, Rotate.FLAT))).isTrue();
    assertThat(fits(low, piece(1, 1, 2, 3, 8, Rotate.UPRIGHT))).isFalse();
    var high = carton(3, 4, 10);
    assertThat(fits(high, piece(1, 1, 2, 3, 8, Rotate.UPRIGHT))).isTrue();
    assertThat(fits(high, piece(1, 1, 2, 3, 8, Rotate.FLAT))).isFalse();
    assertThat(fits(high, piece(1, 1, 8, 3, 2, Rotate.ANY))).isTrue();
  }

  @Test
  void equalPiecesFillABoxToTheLast() {
    assertThat(fits(carton(12, 12, 12), piece(1, 216, 2, 2, 2, Rotate.ANY))).isTrue();
    assertThat(fits(carton(10, 6, 6), piece(1, 12, 5, 3, 2, Rotate.UPRIGHT))).isTrue();
    assertThat(fits(carton(12, 12, 12), piece(1, 217, 2, 2, 2, Rotate.ANY))).isFalse();
  }

  @Test
  void sixHundredPiecesAreBounded() {
    var goods = new ArrayList<Goods>();
    var random = new SplittableRandom(5);
    for (int line = 1; line <= 600; line++) {
      goods.add(piece(line, 1, side(random, 1), side(random, 1), side(random, 1), Rotate.ANY));
    }
    long began = System.nanoTime();
    Cartoning.whole(carton(90, 90, 90), goods, time(200));
    Cartoning.most(carton(30, 30, 30), goods, time(200));
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(5));
  }

  @Test
  void fillAndWeightHaveTheirLimits() {
    var goods = List.of(piece(1, 10, 5, 3, 2, Rotate.ANY));
    assertThat(fits(limited(null, 100), goods)).isTrue();
    assertThat(fits(limited(null, 92), goods)).isFalse();
    assertThat(fits(limited("10", 100), goods)).isTrue();
    assertThat(fits(limited("9.9", 100), goods)).isFalse();
    assertThat(Load.pieces(Cartoning.most(limited("7.5", 100), goods, time(20)).goods()))
        .isEqualTo(7);
  }

  @Test
  void aPieceThatGoesAloneSharesNoBox() {
    var alone = changed(piece(1, 1, 2, 2, 2, Rotate.ANY), false, true);
    assertThat(fits(carton(9, 9, 9), alone)).isTrue();
    assertThat(fits(carton(9, 9, 9), alone, piece(2, 1, 1, 1, 1, Rotate.ANY))).isFalse();
    assertThat(fits(carton(9, 9, 9), alone.of(2))).isFalse();
  }

  @Test
  void softGoodsKeepTheirVolumeNotTheirShape() {
    var blanket = changed(piece(1, 1, 20, 10, 1, Rotate.ANY), true, false);
    assertThat(fits(carton(8, 8, 4), blanket)).isTrue();
    assertThat(fits(carton(8, 8, 3), blanket)).isFalse();
    assertThat(fits(carton(8, 8, 5), blanket, piece(2, 1, 8, 8, 1, Rotate.ANY))).isTrue();
  }

  @Test
  void aMailerReachesAroundItsPieces() {
    var mailer = mailer(13, 10);
    assertThat(fits(mailer, piece(1, 1, 9, 7, 3, Rotate.ANY))).isTrue();
    assertThat(fits(mailer, piece(1, 1, 11, 7, 3, Rotate.ANY))).isFalse();
    assertThat(fits(mailer, piece(1, 1, 3, 7, 9, Rotate.ANY))).isTrue();
    assertThat(fits(mailer, piece(1, 1, 3, 7, 9, Rotate.UPRIGHT))).isFalse();
    assertThat(fits(mailer, piece(1, 3, 9, 7, 1, Rotate.ANY))).isTrue();
    assertThat(fits(mailer, piece(1, 4, 9, 7, 1, Rotate.ANY))).isFalse();
    var shirt = changed(piece(1, 2, 10, 8, 1, Rotate.ANY), true, false);
    assertThat(fits(mailer, shirt)).isTrue();
    assertThat(fits(mailer, shirt.of(20))).isFalse();
    assertThat(
            Load.pieces(
                Cartoning.most(mailer, List.of(piece(1, 9, 9, 7, 1, Rotate.ANY)), time(9)).goods()))
        .isEqualTo(3);
  }

  static List<Goods> anyGoods(SplittableRandom random) {
    var goods = new ArrayList<Goods>();
    int lines = 1 + random.nextInt(6);
    for (int line = 1; line <= lines; line++) {
      var rotate = Rotate.values()[random.nextInt(3)];
      var piece =
          piece(
              line,
              1 + random.nextInt(5),
              side(random, 1),
              side(random, 1),
              side(random, 1),
              rotate);
      goods.add(changed(piece, random.nextInt(4) == 0, false));
    }
    return goods;
  }

  static Goods changed(Goods piece, boolean soft, boolean alone) {
    return new Goods(
        piece.line(),
        piece.quantity(),
        piece.lengthIn(),
        piece.widthIn(),
        piece.heightIn(),
        piece.rotate(),
        soft,
        alone,
        piece.weightOz());
  }

  private static Carton limited(String ounces, int percent) {
    var box = carton(10, 6, 5);
    return new Carton(
        box.lengthIn(),
        box.widthIn(),
        box.heightIn(),
        false,
        ounces == null ? null : new BigDecimal(ounces),
        BigDecimal.valueOf(percent));
  }

  private static Carton mailer(double length, double width) {
    var flat = carton(length, width, 1);
    return new Carton(
        flat.lengthIn(), flat.widthIn(), flat.heightIn(), true, null, flat.fillPercent());
  }

  private static double side(SplittableRandom random, double least) {
    return least + random.nextInt(80) / 10.0;
  }

  private static boolean fits(Carton box, Goods... goods) {
    return fits(box, List.of(goods));
  }

  private static boolean fits(Carton box, List<Goods> goods) {
    return Cartoning.whole(box, goods, PackingTime.of(LONG)).isPresent();
  }

  private static PackingTime time(int millis) {
    return PackingTime.of(Duration.ofMillis(millis));
  }
}
