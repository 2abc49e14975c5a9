package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.person.Member;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.screen.orders.Tab;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.payors.PayorsModel;
import dev.quayside.app.screen.settings.presets.PresetsModel;
import dev.quayside.app.screen.settings.products.ProductsModel;
import dev.quayside.app.screen.ship.BoxedOrders;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.check.Confirmation;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.account.payor.KeptPayorDraft;
import dev.quayside.engine.account.user.User;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.PersonRole;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.check.CheckSettings;
import dev.quayside.engine.order.check.CheckSettings.OnComplete;
import dev.quayside.engine.order.check.CheckSettings.Photo;
import dev.quayside.engine.order.check.CheckSettings.Required;
import dev.quayside.engine.order.check.CheckSettings.WithoutBarcode;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickSort;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// The box that is chosen, who pays, and the pages on which both are set up.
class PackingPagesTest {

  private final FxRobot robot = new FxRobot();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void areSetWell(Appearance looks, Language language, int width, int height) throws Exception {
    var name = "packing-" + looks.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, looks, language, width, height)) {
      window.untilRates();
      var engine = window.engine().get();
      BoxedOrders.add(engine, "5");
      Acting.runAsEngine(
          () ->
              engine
                  .accounts()
                  .payors()
                  .add(
                      TestOrders.demo(engine),
                      new KeptPayorDraft("Acme", "ups", "1A2B3C", "10001", "US"),
                      RequestKey.none()));
      var ship = window.ship();
      TestWindow.onWindowThread(() -> ship.scan().submit("SO-7"));
      TestWindow.until(() -> ship.box().chosen().get() != null);
      window.untilRates();
      window.scrollForm("#ship-box", 40);
      PictureBook.add(window, name + "box");
      zoomed(window, name + "box-150", "#ship-box");

      TestWindow.onWindowThread(ship.options()::toggle);
      TestWindow.until(() -> ship.options().payors.size() == 2);
      TestWindow.onWindowThread(
          () -> ship.options().form().payor.set(ship.options().payors.getLast()));
      TestWindow.until(
          () ->
              !ship.rates().rows().isEmpty()
                  && ship.rates().rows().getFirst().rate().quote().billed() != null);
      window.scrollForm("#parcel-instructions", 40);
      PictureBook.add(window, name + "billed");
      zoomed(window, name + "billed-150", "#parcel-instructions");

      TestOrders.add(engine, "SO-8");
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      var orders = window.screen(OrdersScreen.class).model();
      TestWindow.until(() -> orders.shown().size() == 2);
      assertThat(tab("orders.tab.on-list", language).isVisible()).isFalse();
      TestWindow.onWindowThread(() -> orders.panels().picking().begin());
      TestWindow.until(() -> orders.panels().picking().preview().get() != null);
      assertThat(robot.lookup("#orders-pick-make").query().isFocused()).isTrue();
      PictureBook.add(window, name + "pick");
      zoomed(window, name + "pick-150", "");
      robot.clickOn("#orders-pick-slots");
      robot.type(KeyCode.ENTER);
      TestWindow.until(() -> !orders.panels().picking().open().get());
      TestWindow.until(() -> tab("orders.tab.on-list", language).isVisible());
      TestWindow.onWindowThread(() -> orders.tab().set(Tab.ON_LIST));
      TestWindow.until(() -> orders.shown().size() == 2);
      PictureBook.add(window, name + "on-list");

      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> settings.open("settings.payors"));
      var payors = window.settings(PayorsModel.class);
      TestWindow.until(() -> payors.records().items.size() == 1);
      PictureBook.add(window, name + "payors");
      zoomed(window, name + "payors-150", "");
      TestWindow.onWindowThread(() -> settings.open("settings.presets"));
      var presets = window.settings(PresetsModel.class);
      TestWindow.until(() -> presets.presets().items.size() == 2);
      open("#preset-choosing");
      PictureBook.add(window, name + "presets");
      zoomed(window, name + "presets-150", "");
      TestWindow.onWindowThread(() -> settings.open("settings.products"));
      var products = window.settings(ProductsModel.class);
      TestWindow.until(() -> products.products().items.size() == 1);
      TestWindow.onWindowThread(
          () -> {
            products.products().choose(products.products().items.getFirst());
            products.edit();
          });
      window.drawn();
      assertThat(((TitledPane) robot.lookup("#product-packing").query()).isExpanded()).isTrue();
      TestWindow.onWindowThread(
          () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(0.6));
      PictureBook.add(window, name + "products");
      zoomed(window, name + "products-150", "");
      check(window, name);
    }
  }

  /// The check with all that can end it: a photo, a part of the order, a manager's PIN.
  private void check(TestWindow window, String name) throws Exception {
    var engine = window.engine().get();
    var settings =
        new CheckSettings(
            Required.ALWAYS, OnComplete.STOP, WithoutBarcode.MANAGER, null, Photo.REQUIRE);
    Acting.asEngine(
        () ->
            engine.ordering().checking().checks().policy().keep(TestOrders.demo(engine), settings));
    listed(engine, TestOrders.addFive(engine, "SO-9", TestOrders.NEW_YORK));
    var ship = window.ship();
    TestWindow.onWindowThread(
        () -> {
          window.shell().place.set(Place.SHIP);
          ship.scan().submit("SO-9");
        });
    TestWindow.until(() -> ship.check().wanted() == 5);
    TestWindow.onWindowThread(() -> ship.scan().submit("TE-100"));
    TestWindow.until(() -> ship.check().counted() == 1);
    TestWindow.until(() -> robot.lookup("#ship-cart").query().isVisible());
    window.untilRates();
    window.scrollForm("#piece-check", 40);
    PictureBook.add(window, name + "check");
    zoomed(window, name + "check-150", "#piece-check");
    var manager =
        new User("usr_1", "Maximiliana", PersonRole.MANAGER, true, false, null, Instant.EPOCH);
    var asked =
        new Confirmation.NeedsApproval(
            1, "no bar code", List.of(new Member(manager, TestOrders.demo(engine).workspace())));
    TestWindow.onWindowThread(() -> ship.check().approval().ask(asked));
    window.drawn();
    assertThat(robot.lookup("#check-pin").query().isFocused()).isTrue();
    window.scrollForm("#check-approval", 40);
    PictureBook.add(window, name + "check-manager");
    zoomed(window, name + "check-manager-150", "#check-approval");
  }

  /// Puts an order on a list with others, one of which is cancelled.
  private static void listed(Engine engine, SalesOrder order) {
    var demo = TestOrders.demo(engine);
    var others =
        IntStream.rangeClosed(1, 11)
            .mapToObj(number -> TestOrders.addFive(engine, "C-" + number, buyer(number)).id())
            .toList();
    var ids = Stream.concat(Stream.of(order.id()), others.stream()).toList();
    var plan = PickPlan.of(PickKind.CART, 12, PickSort.PLACE, null, null);
    Acting.runAsEngine(
        () -> {
          engine.ordering().pickLists().create(demo, ids, plan, RequestKey.none());
          engine.ordering().orders().cancel(demo, others.getFirst(), RequestKey.none());
        });
  }

  /// Another one each: orders of one buyer share a slot.
  private static Address buyer(int number) {
    var street = number + " Main St";
    return new Address(
        "Buyer " + number, null, street, null, "Austin", "TX", "78701", "US", "5125550100", null);
  }

  private ToggleButton tab(String key, Language language) {
    var words = new Texts(language).text(key);
    return robot.lookup(".segmented-tabs .toggle-button").queryAllAs(ToggleButton.class).stream()
        .filter(button -> button.getText().startsWith(words))
        .findFirst()
        .orElseThrow();
  }

  private void open(String pane) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          ((TitledPane) robot.lookup(pane).query()).setExpanded(true);
          ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(1);
        });
  }

  private void zoomed(TestWindow window, String name, String field) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().zoom(150));
    window.drawn();
    if (!field.isEmpty()) {
      window.scrollForm(field, 40);
    }
    PictureBook.draw(window, name);
    assertThat(PictureBook.faults(window)).as(name).isEmpty();
    TestWindow.onWindowThread(() -> window.shell().zoom(100));
    window.drawn();
  }
}
