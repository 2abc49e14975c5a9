import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.tracking.TrackerSearch;
import dev.quayside.engine.tracking.TrackerTab;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/// How long the window's lists take, in process, over the data directories that GrowthBench makes.
/// Run it in `engine` on the compiled classes: `java -cp <test class path> src/bench/ListBench.java
/// DATA...`. Of each list the outline, and a page in its middle: median and slowest of five, in ms.
class ListBench {

  private static final int ROUNDS = 5;

  public static void main(String[] args) throws Exception {
    for (var data : args) {
      try (var engine = Engine.open(EngineOptions.at(Path.of(data)))) {
        measure(engine);
      }
    }
  }

  private static void measure(Engine engine) {
    var caller = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var lists = engine.lists().shipments();
    for (var order : Order.values()) {
      measure(lists, caller, "all by " + order, search(ShipmentTab.ALL, "", order));
    }
    for (var words : List.of("u", "brooklyn", "garcia ord-1001")) {
      measure(lists, caller, "words " + words, search(ShipmentTab.ALL, words, Order.BOUGHT));
    }
    measure(lists, caller, "delivered", search(ShipmentTab.DELIVERED, "", Order.BOUGHT));
    time("counts of every tab", () -> lists.counts(caller, ShipmentSearch.EVERYTHING, Set.of()));
    time("all chosen", () -> lists.all(caller, ShipmentSearch.EVERYTHING));
    var trackers = engine.lists().trackers();
    for (var tab : TrackerTab.values()) {
      var search = new TrackerSearch(tab, "");
      time("parcels " + tab, () -> trackers.outline(caller, search, List.of()));
      var starts = trackers.outline(caller, search, List.of()).starts();
      if (!starts.isEmpty()) {
        time("  a page", () -> trackers.page(caller, search, starts.get(starts.size() / 2), 100));
      }
    }
    time("counts of parcels", () -> trackers.counts(caller));
  }

  private static void measure(
      dev.quayside.engine.shipping.search.ShipmentLists lists,
      dev.quayside.engine.base.identity.Caller caller,
      String what,
      ShipmentSearch search) {
    time(what, () -> lists.outline(caller, search, List.of()));
    var outline = lists.outline(caller, search, List.of());
    System.out.printf("  %,d rows%n", outline.rows());
    var starts = outline.starts();
    if (!starts.isEmpty()) {
      time("  a page", () -> lists.page(caller, search, starts.get(starts.size() / 2), 100));
    }
  }

  private static ShipmentSearch search(ShipmentTab tab, String words, Order order) {
    return new ShipmentSearch(tab, words, null, null, null, order, true);
  }

  private static void time(String what, Runnable work) {
    var millis = new double[ROUNDS];
    for (int i = 0; i < millis.length; i++) {
      long start = System.nanoTime();
      work.run();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(millis);
    System.out.printf("%-28s %6.1f  %6.1f%n", what, millis[ROUNDS / 2], millis[ROUNDS - 1]);
  }
}
