import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.sandbox.Desk;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;

/// How long the sandbox's carriers take to rate, in process. Run it on the compiled classes: `java
/// -cp <test class path> engine/src/bench/RatingBench.java`. It prints the median of one request to
/// all carriers, and the time of 1,000 parcels to all carriers on all cores; three of four start in
/// the United States, the others in Canada and Australia.
class RatingBench {

  private static final int WARM_UP = 3000;
  private static final int PARCELS = 1000;
  private static final int ROUNDS = 11;
  private static final List<String> ZIPS =
      List.of("94103", "10001", "60614", "75201", "30303", "98101", "80202", "02108", "96813");

  public static void main(String[] args) {
    var carriers = new Desk().network.carriers(Desk.WORKSPACE);
    var random = new Random(1);
    var requests = new ArrayList<Consignment>();
    for (int i = 0; i < PARCELS; i++) {
      requests.add(request(random));
    }
    for (int i = 0; i < WARM_UP; i++) {
      all(carriers, requests.get(i % PARCELS));
    }
    var times = new long[PARCELS];
    int offers = 0;
    for (int i = 0; i < PARCELS; i++) {
      long start = System.nanoTime();
      offers += all(carriers, requests.get(i));
      times[i] = System.nanoTime() - start;
    }
    Arrays.sort(times);
    System.out.printf(
        "%d carriers, one request: p50 %.3f ms, p99 %.3f ms, %.1f offers%n",
        carriers.size(), times[PARCELS / 2] / 1e6, times[PARCELS * 99 / 100] / 1e6, offers / 1e3);
    var rounds = new double[ROUNDS];
    long sum = 0;
    for (int i = 0; i < ROUNDS; i++) {
      long start = System.nanoTime();
      sum = requests.parallelStream().mapToLong(request -> all(carriers, request)).sum();
      rounds[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(rounds);
    System.out.printf(
        "%d parcels, all carriers, %d cores: median of %d %.0f ms (%.0f to %.0f), %d offers%n",
        PARCELS,
        Runtime.getRuntime().availableProcessors(),
        ROUNDS,
        rounds[ROUNDS / 2],
        rounds[0],
        rounds[ROUNDS - 1],
        sum);
    System.out.printf(
        "load average %.1f%n", ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  private static int all(List<Carrier> carriers, Consignment request) {
    int offers = 0;
    for (var carrier : carriers) {
      offers += carrier.rate(request, Set.of()).quotes().size();
    }
    return offers;
  }

  private static Consignment request(Random random) {
    var from =
        switch (random.nextInt(8)) {
          case 0 -> Address.of("M5V 2T6", "CA");
          case 1 -> Address.of("2000", "AU");
          default -> Address.of(ZIPS.get(random.nextInt(ZIPS.size())), "US");
        };
    var to =
        random.nextInt(5) == 0
            ? Address.of("10115", "DE")
            : Address.of(ZIPS.get(random.nextInt(ZIPS.size())), "US");
    var parcel =
        Parcel.of(Weight.ofPounds(1 + random.nextInt(40)), Dimensions.ofInches("12", "9", "6"));
    return new Consignment(from, to, parcel, false, null, null, Desk.TUESDAY);
  }
}
