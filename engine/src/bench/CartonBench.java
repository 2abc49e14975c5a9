import dev.quayside.engine.parcel.carton.Cartoning;
import dev.quayside.engine.parcel.carton.CutBoxes;
import dev.quayside.engine.parcel.carton.PackingTime;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;

/// How many of 60 boxes that were cut straight through are filled again within 100 ms each. Usage:
/// `JAVA src/bench/CartonBench.java [MILLIS]` in `engine`, on its test class path.
public final class CartonBench {

  private CartonBench() {}

  public static void main(String[] args) {
    var length = Duration.ofMillis(args.length > 0 ? Long.parseLong(args[0]) : 100);
    int[] pieces = {6, 8, 12, 12, 20, 20};
    double[] slack = {0, 0, 0.05, 0.10, 0.10, 0.20};
    for (int warmUp = 0; warmUp < 2; warmUp++) {
      for (int cell = 0; cell < pieces.length; cell++) {
        print(pieces[cell], slack[cell], length);
      }
    }
  }

  private static void print(int pieces, double slack, Duration length) {
    int solved = 0;
    var millis = new double[60];
    for (int i = 0; i < millis.length; i++) {
      var goods = CutBoxes.goods(new SplittableRandom(1000L * pieces + i), pieces, slack);
      long began = System.nanoTime();
      if (Cartoning.whole(CutBoxes.box(), goods, PackingTime.of(length)).isPresent()) {
        solved++;
      }
      millis[i] = (System.nanoTime() - began) / 1e6;
    }
    Arrays.sort(millis);
    System.out.printf(
        "%d pieces, %.0f %%: %d of 60, median %.2f, p95 %.1f ms%n",
        pieces, slack * 100, solved, millis[30], millis[56]);
  }
}
