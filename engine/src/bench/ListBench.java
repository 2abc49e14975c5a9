import dev.quayside.engine.PaperDesk;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.ManyShipments;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// How long the window's lists take over 100,000 shipments, in process. Run it in `engine` on the
/// compiled classes: `java -cp <test class path> src/bench/ListBench.java`. Median and slowest of
/// nine.
class ListBench {

  private static final int MANY = 100_000;

  public static void main(String[] args) throws Exception {
    var directory = Files.createTempDirectory("list-bench");
    try (var desk = PaperDesk.open(directory)) {
      var engine = desk.engine();
      var caller = desk.caller();
      engine.shipping().buy(caller, PaperDesk.order(), Optional.empty(), Receipt.none());
      ManyShipments.add(directory.resolve("data").resolve("quayside.db"), MANY, 400);
      var lists = engine.lists().shipments();
      for (var order : Order.values()) {
        time("all by " + order, () -> lists.ids(caller, search(ShipmentTab.ALL, "", order)));
      }
      for (var tab : ShipmentTab.values()) {
        time("tab " + tab, () -> lists.ids(caller, search(tab, "", Order.BOUGHT)));
      }
      for (var words : List.of("u", "brooklyn", "garcia ord-1001")) {
        time("words " + words, () -> lists.ids(caller, search(ShipmentTab.ALL, words, Order.COST)));
      }
      time("counts of every tab", () -> lists.counts(caller, ShipmentSearch.EVERYTHING));
      var ids = lists.ids(caller, ShipmentSearch.EVERYTHING);
      time("40 rows", () -> lists.rows(caller, ids.subList(50_000, 50_040)));
      var trackers = engine.lists().trackers();
      for (var tab : TrackerTab.values()) {
        time("parcels " + tab, () -> trackers.ids(caller, new TrackerSearch(tab, "")));
      }
      var today = LocalDate.now();
      time(
          "spending of a year",
          () ->
              engine
                  .lists()
                  .activity()
                  .spending(caller, today.minusDays(364), today, ZoneId.systemDefault()));
    }
  }

  private static ShipmentSearch search(ShipmentTab tab, String words, Order order) {
    return new ShipmentSearch(tab, words, null, null, null, order, true);
  }

  private static void time(String what, Runnable work) {
    var millis = new double[9];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      work.run();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(millis);
    System.out.printf("%-28s %6.1f  %6.1f%n", what, millis[4], millis[8]);
  }
}
