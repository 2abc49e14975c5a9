package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.StoreHere;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.source.SourceDraft;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Orders of a shop in the list: which shop, what it says of them, and what to do about it.
class OrdersShopFlowTest {

  private final FxRobot robot = new FxRobot();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1366, 768", "DARK, SPANISH, 1024, 700"})
  void theShopIsShownAndItsWarningsSayWhatToDo(
      Appearance looks, Language language, int width, int height) throws Exception {
    var name = "orders-shop-" + looks.wire() + "-" + language.code() + "-" + width + "-";
    try (var store = new StoreHere();
        var window = TestWindow.open(data, looks, language, width, height)) {
      store.order("1001", "paid", "350 5th Ave");
      store.order("1002", "awaiting_payment", "350 5th Ave");
      window.untilRates();
      var engine = window.engine().get();
      TestOrders.add(engine, "SO-20001");
      var id = connected(engine, store);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      var model = window.screen(OrdersScreen.class).model();
      TestWindow.until(() -> model.counts().getOrDefault(Tab.HELD, 0) == 1);
      var choice = model.shops().choice();
      TestWindow.until(() -> choice.shops.size() == 2);
      PictureBook.add(window, name + "all");
      TestWindow.onWindowThread(() -> choice.chosen.set(choice.shops.getLast()));
      assertThat(model.shown()).extracting(OrderRow::number).containsExactly("N-1001");
      assertThat(model.counts()).containsEntry(Tab.TO_SHIP, 1).containsEntry(Tab.HELD, 1);

      store.refuses(true);
      TestWindow.onWindowThread(model::buy);
      TestWindow.until(() -> model.counts().getOrDefault(Tab.SHIPPED, 0) == 1);
      store.order("1001", "paid", "1 Wall St");
      pull(engine, id);
      TestWindow.onWindowThread(() -> model.tab().set(Tab.SHIPPED));
      TestWindow.until(() -> said(model) == 2);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown()));
      TestWindow.until(() -> robot.lookup("#order-shop").query().isVisible());
      PictureBook.add(window, name + "warned");
      store.refuses(false);
      robot.clickOn("#order-shop-again");
      TestWindow.until(() -> said(model) == 1);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown()));
      var label = Objects.requireNonNull(model.shown().getFirst().shop()).shipmentId();
      robot.clickOn("#order-shop-label");
      assertThat(window.shell().place.get()).isEqualTo(Place.SHIPMENTS);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.onWindowThread(() -> model.tab().set(Tab.HELD));
      PictureBook.add(window, name + "held");

      engine
          .shipping()
          .voids()
          .cancel(TestOrders.demo(engine), Objects.requireNonNull(label), RequestKey.none());
      TestWindow.onWindowThread(() -> model.tab().set(Tab.TO_SHIP));
      TestWindow.until(() -> stillShown(model));
      assertThat(said(model)).as("the address, and the parcel that is still shown").isEqualTo(2);
      TestWindow.onWindowThread(() -> window.shell().zoom(150));
      PictureBook.add(window, name + "voided");
    }
  }

  /// How much the shop says of the one order that is shown.
  private static int said(OrdersModel model) {
    var shop = model.shown().size() == 1 ? model.shown().getFirst().shop() : null;
    return shop == null ? 0 : shop.warnings().size() + shop.untold().size();
  }

  /// Whether the shop could not take back the parcel of a label that was voided.
  private static boolean stillShown(OrdersModel model) {
    var shop = model.shown().size() == 1 ? model.shown().getFirst().shop() : null;
    return shop != null
        && shop.warnings().stream().anyMatch(said -> said.sentence().contains("still shows"));
  }

  private static String connected(Engine engine, StoreHere store) {
    var fields =
        Map.of("url", store.url(), "userName", StoreHere.USER, "password", StoreHere.PASSWORD);
    var draft =
        new SourceDraft(
            "shipstation", "Cart", true, fields, 0, null, null, null, null, true, true, true);
    var made = engine.sources().create(TestOrders.demo(engine), draft, RequestKey.none());
    pull(engine, made.source().id());
    return made.source().id();
  }

  private static void pull(Engine engine, String id) {
    var caller = TestOrders.demo(engine);
    var sync = engine.sources().sync(caller, id, true);
    TestWindow.until(() -> engine.sources().sync(caller, id, sync.id()).finishedAt() != null);
    assertThat(List.of(engine.sources().sync(caller, id, sync.id())))
        .allMatch(one -> one.error() == null);
  }
}
