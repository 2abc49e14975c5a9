import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.shipments.ShipmentsModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.screen.tracking.TrackingScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.shipping.search.ShipmentSearch.Order;
import dev.quayside.engine.tracking.TrackerTab;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import javafx.scene.control.TableView;

/// What the window holds in memory over data directories that GrowthBench (in `engine`) makes. Run
/// it in `app` on the compiled classes: `java -Dglass.platform=Headless -Dprism.order=sw -cp <test
/// class path> src/bench/LongListHeap.java FEW MANY`. Live heap after collections, in KB, and the
/// ratio to the first directory; the first is walked through once before anything is measured.
class LongListHeap {

  private static final int PLACES = 20;

  public static void main(String[] args) throws Exception {
    walk(Path.of(args[0]));
    Map<String, Long> first = Map.of();
    for (var data : args) {
      var now = walk(Path.of(data));
      first = first.isEmpty() ? now : first;
      var before = first;
      now.forEach(
          (what, bytes) ->
              System.out.printf(
                  "%-22s %8d KB  ratio %.3f%n",
                  what, bytes / 1024, (double) bytes / Objects.requireNonNull(before.get(what))));
    }
    System.exit(0);
  }

  private static Map<String, Long> walk(Path data) throws Exception {
    var heap = new LinkedHashMap<String, Long>();
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      var model = window.screen(ShipmentsScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      settle(model);
      System.out.printf("%s: %,d rows%n", data, model.list().rows.size());
      heap.put("open", live());
      var random = new Random(1);
      for (int i = 0; i < PLACES; i++) {
        int to = random.nextInt(model.list().rows.size());
        TestWindow.onWindowThread(() -> table(window).scrollTo(to));
        TestWindow.until(() -> model.list().isSettled() && model.list().rows.id(to) != null);
      }
      heap.put("scrolled to 20 places", live());
      TestWindow.onWindowThread(() -> model.sort(Order.COST, false));
      settle(model);
      heap.put("sorted by cost", live());
      TestWindow.onWindowThread(() -> model.sort(Order.RECIPIENT, false));
      settle(model);
      heap.put("sorted by recipient", live());
      TestWindow.onWindowThread(() -> model.words().set("garcia"));
      settle(model);
      heap.put("searched", live());
      TestWindow.onWindowThread(model::widen);
      settle(model);
      TestWindow.onWindowThread(model::chooseAll);
      TestWindow.until(() -> !model.selection().get().isEmpty());
      heap.put("all chosen", live());
      var parcels = window.screen(TrackingScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.TRACKING));
      TestWindow.onWindowThread(() -> parcels.tab.set(TrackerTab.ALL));
      TestWindow.until(() -> parcels.list().isSettled());
      heap.put("all parcels too", live());
    }
    return heap;
  }

  private static void settle(ShipmentsModel model) {
    TestWindow.until(() -> model.list().isSettled());
  }

  private static TableView<?> table(TestWindow window) {
    return (TableView<?>)
        Objects.requireNonNull(window.stage().getScene().lookup("#shipments-table"));
  }

  private static long live() {
    for (int i = 0; i < 4; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
