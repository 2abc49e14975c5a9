import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.measure.Sides;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.order.NewOrder;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.boxing.PackedGoods.Piece;
import dev.quayside.engine.order.boxing.api.PackingPlans;
import dev.quayside.engine.order.check.CheckScans.Scan;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.ScanResult;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickSort;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.parcel.product.ProductShape;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// What a packer waits for: a scan at the check (as the window asks: what the code is, the count,
/// the settings) beside bare durable commits on the same disk, the plans of an order of 20 pieces
/// in 12 boxes without prices, and pick lists of 400 orders. Run it in `engine` on the compiled
/// classes: `java -cp <test class path> src/bench/PackingBench.java`.
class PackingBench {

  private static final int ORDERS = 400;
  private static final int PIECES = 4;
  private static final int PLANS = 60;
  private static final double[][] BOXES = {
    {6, 4, 2}, {8, 6, 4}, {9, 6, 3}, {10, 8, 4}, {12, 9, 4}, {10, 10, 10},
    {12, 12, 6}, {14, 10, 8}, {16, 12, 8}, {18, 14, 10}, {20, 16, 12}, {24, 18, 16}
  };
  private final Engine engine;
  private final Caller caller;

  private PackingBench(Engine engine) {
    this.engine = engine;
    caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  public static void main(String[] args) throws Exception {
    var directory = Files.createTempDirectory("packing-bench");
    System.out.printf("bare commit: mean %.1f ms%n", 1e3 / BareCommits.aSecond(directory, 5));
    try (var engine = Engine.open(EngineOptions.at(directory.resolve("engine")))) {
      Acting.runAsEngine(() -> new PackingBench(engine).run());
    }
    System.out.printf("bare commit: mean %.1f ms%n", 1e3 / BareCommits.aSecond(directory, 5));
  }

  private void run() {
    scans(orders("W", ORDERS / 4)); // warm-up
    tell("scan at the check", scans(orders("S", ORDERS / 2)));
    for (var kind : new PickKind[] {PickKind.CART, PickKind.SKU, PickKind.CART}) {
      pickLists(kind, orders("P-" + kind + System.nanoTime(), ORDERS));
    }
    for (double[] box : BOXES) {
      engine.parcels().presets().add(caller, preset(box));
    }
    plans(PLANS / 3); // warm-up
    tell("plans of 20 pieces, 12 boxes", plans(PLANS));
  }

  private List<String> orders(String name, int orders) {
    var items =
        List.of(
            new OrderItem("MUG-1", "Mug", PIECES - 1, null, null, null, null),
            new OrderItem("CUP-1", "Cup", 1, null, null, null, null));
    var parcel = new ParcelDraft(null, null, null, null, false, Signature.NONE, null, null);
    var all =
        IntStream.rangeClosed(1, orders)
            .mapToObj(
                number ->
                    new NewOrder(
                        name + "-" + number,
                        new OrderDetails(
                            buyer(number), items, parcel, null, null, null, null, null, null),
                        null))
            .toList();
    return engine.ordering().orders().takeIn(caller, all).stream()
        .map(taken -> taken.order().id())
        .toList();
  }

  /// Another one each: orders of one buyer share a slot.
  private static Address buyer(int number) {
    var street = number + " Main St";
    return new Address(
        "Bob", null, street, null, "Austin", "TX", "78701", "US", "5125550100", null);
  }

  private long[] scans(List<String> orders) {
    var checking = engine.ordering().checking();
    checking
        .checks()
        .policy()
        .keep(
            caller,
            new CheckSettings(
                CheckSettings.Required.ALWAYS,
                CheckSettings.OnComplete.STOP,
                CheckSettings.WithoutBarcode.CONFIRM,
                null,
                CheckSettings.Photo.NEVER));
    var took = new ArrayList<Long>();
    for (var order : orders) {
      var id =
          checking.checks().start(caller, order, List.of(), null, RequestKey.none()).check().id();
      for (int piece = 0; piece < PIECES; piece++) {
        var code = piece == 1 ? "CUP-1" : "MUG-1";
        long begun = System.nanoTime();
        if (!checking.scans().knows(caller, id, code)) {
          throw new IllegalStateException(code + " is unknown");
        }
        var seen =
            checking.scans().scan(caller, id, new Scan(code, 1, null), RequestKey.none()).outcome();
        checking.checks().policy().get(caller);
        took.add(System.nanoTime() - begun);
        if (seen.result() != ScanResult.COUNTED && seen.result() != ScanResult.COMPLETE) {
          throw new IllegalStateException(code + ": " + seen.result());
        }
      }
    }
    return took.stream().mapToLong(Long::longValue).toArray();
  }

  private void pickLists(PickKind kind, List<String> orders) {
    var plan = PickPlan.of(kind, null, PickSort.PLACE, null, null);
    long begun = System.nanoTime();
    var made = engine.ordering().pickLists().create(caller, orders, plan, RequestKey.none());
    double millis = (System.nanoTime() - begun) / 1e6;
    if (!made.leftOut().isEmpty()) {
      throw new IllegalStateException("left out: " + made.leftOut().size());
    }
    System.out.printf("%s, 400 orders: %d lists in %.0f ms%n", kind, made.lists().size(), millis);
  }

  private long[] plans(int times) {
    var random = new SplittableRandom(41);
    var took = new long[times];
    for (int i = 0; i < times; i++) {
      var pieces =
          IntStream.rangeClosed(1, 20)
              .mapToObj(line -> new Piece(line, 1, null, shape(random), Weight.ofOunces("3")))
              .toList();
      var asked = new PackingPlans.Asked(null, pieces, null, 3, null, Set.of(), null, null);
      long begun = System.nanoTime();
      engine.ordering().packingPlans().of(caller, asked);
      took[i] = System.nanoTime() - begun;
    }
    return took;
  }

  private static ProductShape shape(SplittableRandom random) {
    var sides = new Sides(side(random), side(random), side(random));
    return new ProductShape(sides, null, null, null);
  }

  private static BigDecimal side(SplittableRandom random) {
    return BigDecimal.valueOf(100 + random.nextInt(400), 2);
  }

  private static PresetDraft preset(double[] box) {
    var sides = Arrays.stream(box).mapToObj(BigDecimal::valueOf).toList();
    var name = "Box " + Arrays.toString(box);
    return new PresetDraft(
        name,
        Material.BOX,
        Packaging.PACKAGE,
        sides.get(0),
        sides.get(1),
        sides.get(2),
        null,
        null,
        new PresetDraft.Use(SidesDraft.NONE, null, null, null));
  }

  private static void tell(String what, long[] took) {
    Arrays.sort(took);
    System.out.printf(
        "%s: p50 %.1f, p95 %.1f ms%n",
        what, took[took.length / 2] / 1e6, took[took.length * 95 / 100] / 1e6);
  }
}
