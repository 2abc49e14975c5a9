package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.screen.settings.tags.TagsModel;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Tags on many orders by the keyboard alone, and undone, in the real window. Its pictures are in
/// `target/screens`.
class OrdersMarkingFlowTest {

  /// In the order of the colours.
  private static final List<String> NAMES =
      List.of("rojo vivo", "naranja", "amarillo", "verde", "turquesa", "azul", "morado", "gris");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, 100", "DARK, SPANISH, 1024, 700, 150"})
  void theChosenOrdersAreTaggedByTheKeyboardAndUndone(
      Appearance appearance, Language language, int width, int height, int zoom) throws Exception {
    var name = "tags-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.shell().zoom(zoom));
      var engine = window.engine().get();
      for (var colour : TagColour.values()) {
        tag(engine, NAMES.get(colour.ordinal()), colour);
      }
      for (var number : List.of("T-1", "T-2", "T-3", "T-4")) {
        TestOrders.add(engine, number);
      }
      var model = window.screen(OrdersScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      TestWindow.until(() -> model.shown().size() == 4);
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 3)));
      control(KeyCode.T);
      var marking = model.panels().marking();
      TestWindow.until(() -> marking.open().get());
      TestWindow.until(() -> robot.lookup("#orders-mark-typed").query().isFocused());
      robot.write("gr").type(KeyCode.ENTER);
      TestWindow.until(() -> marks(engine, "T-3").tagNames().equals(List.of("gris")));
      TestWindow.until(() -> model.shown().getFirst().marks().tagNames().contains("gris"));
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown()));
      robot.write("r");
      PictureBook.add(window, name + "panel");
      robot.write("ush").type(KeyCode.ENTER).type(KeyCode.ENTER); // a new one, and done
      TestWindow.until(() -> !marking.open().get());
      TestWindow.until(() -> marks(engine, "T-4").tagNames().equals(List.of("rush")));
      TestWindow.until(() -> robot.lookup("#orders-table").query().isFocused());
      PictureBook.add(window, name + "changed");
      TestWindow.onWindowThread(() -> model.selected().setAll(model.shown().subList(0, 1)));
      for (var each : NAMES.subList(0, 7)) {
        mark(model, each);
      }
      TestWindow.until(() -> model.shown().getFirst().marks().tags().size() == 9);
      TestWindow.onWindowThread(() -> marking.close());
      control(KeyCode.N);
      TestWindow.until(() -> robot.lookup("#orders-note-text").query().isFocused());
      robot.write("555-0117").type(KeyCode.ENTER);
      TestWindow.until(() -> model.shown().getFirst().marks().notes().size() == 1);
      robot.write("555-0118").type(KeyCode.ENTER);
      TestWindow.until(() -> model.shown().getFirst().marks().notes().size() == 2);
      PictureBook.add(window, name + "notes");
      robot.type(KeyCode.ESCAPE);
      TestWindow.until(() -> !model.panels().noting().open().get());
      PictureBook.add(window, name + "details");
      TestWindow.onWindowThread(() -> model.panels().assign("me", "nobody"));
      TestWindow.until(() -> marking.open().get());
      PictureBook.add(window, name + "person");
      TestWindow.onWindowThread(() -> marking.close());
      TestWindow.onWindowThread(() -> model.marks().tag.set("rojo vivo"));
      TestWindow.until(() -> model.shown().size() == 1);
      PictureBook.add(window, name + "narrowed");
      TestWindow.onWindowThread(() -> model.marks().clear());
      TestWindow.until(() -> model.shown().size() == 4);
      for (int left = 1; left >= 0; left--) {
        int notes = left;
        robot.clickOn("#orders-undo");
        TestWindow.until(() -> marks(engine, "T-1").notes().size() == notes);
        TestWindow.until(() -> !model.changes().undoing().get());
      }
      for (int i = 0; i < 8; i++) {
        robot.clickOn("#orders-undo");
        int left = 8 - i;
        TestWindow.until(() -> marks(engine, "T-1").tags().size() == left);
        TestWindow.until(() -> !model.changes().undoing().get());
      }
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      TestWindow.onWindowThread(() -> settings.open("settings.tags"));
      var section = window.settings(TagsModel.class);
      TestWindow.until(() -> section.records().items.size() == 9);
      TestWindow.onWindowThread(() -> section.records().choose(section.records().items.get(2)));
      TestWindow.onWindowThread(section::edit);
      PictureBook.add(window, name + "settings");
      assertThat(marks(engine, "T-4").tagNames()).isEmpty();
      assertThat(marks(engine, "T-3").tagNames()).containsExactly("gris");
    }
  }

  private static void mark(OrdersModel model, String tag) throws Exception {
    var marking = model.panels().marking();
    int before = model.shown().getFirst().marks().tags().size();
    TestWindow.onWindowThread(marking::tag);
    TestWindow.until(() -> marking.open().get());
    TestWindow.onWindowThread(() -> marking.query.set(tag));
    TestWindow.onWindowThread(() -> marking.take());
    TestWindow.until(() -> model.shown().getFirst().marks().tags().size() == before + 1);
  }

  private void control(KeyCode key) {
    robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
  }

  private static OrderMarks marks(Engine engine, String number) {
    var orders = engine.ordering().orders();
    return orders.byNumber(TestOrders.demo(engine), number).orElseThrow().marks();
  }

  private static void tag(Engine engine, String name, TagColour colour) {
    var tags = engine.ordering().desk().tags();
    tags.add(TestOrders.demo(engine), new TagDraft(name, colour), RequestKey.none());
  }
}
