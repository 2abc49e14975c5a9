package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.DataPlace;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.insights.InsightsScreen;
import dev.quayside.app.screen.shipments.DayModel;
import dev.quayside.app.screen.shipments.ShipmentsModel;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.screen.shipments.pickup.PickupModel;
import dev.quayside.app.screen.tracking.TrackingScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.tracking.TrackerTab;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Renders Shipments, Tracking and Insights in their states to `target/screens`, to be looked at.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ListPicturesTest {

  @SuppressWarnings("NullAway.Init")
  private Path data;

  @BeforeAll
  void fill(@TempDir Path directory) throws Exception {
    data = directory;
    System.setProperty(DataPlace.HOME, directory.toString());
    SeededShop.fill(data, 4_000, 120);
  }

  @AfterAll
  void rest() {
    System.clearProperty(DataPlace.HOME);
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void shipments(Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "shipments-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var model = window.screen(ShipmentsScreen.class).model();
      go(window, Place.SHIPMENTS);
      TestWindow.until(() -> model.list().answered().get() && !model.list().asking().get());
      untilRowsAreThere(model);
      PictureBook.add(window, name + "loaded");

      choose(window, 1);
      TestWindow.until(() -> model.chosen().art().get() != null);
      PictureBook.add(window, name + "chosen");

      TestWindow.onWindowThread(model::askVoid);
      PictureBook.add(window, name + "void");
      TestWindow.onWindowThread(() -> model.bulk().clear());

      TestWindow.onWindowThread(() -> table(window).getSelectionModel().selectRange(2, 40));
      TestWindow.onWindowThread(model::askVoid);
      TestWindow.onWindowThread(() -> model.bulk().confirm());
      TestWindow.until(() -> model.bulk().stage().get().toString().startsWith("Done"));
      PictureBook.add(window, name + "voided");

      TestWindow.onWindowThread(() -> model.tab().set(ShipmentTab.TROUBLE));
      TestWindow.onWindowThread(() -> model.words().set("advantage"));
      TestWindow.until(() -> model.list().rows.size() < 400);
      choose(window, 0);
      TestWindow.until(() -> model.chosen().details().get() != null);
      untilRowsAreThere(model);
      PictureBook.add(window, name + "exception");

      TestWindow.onWindowThread(() -> model.words().set("nobody of this name"));
      TestWindow.until(() -> model.list().rows.isEmpty());
      PictureBook.add(window, name + "none-found");
      TestWindow.onWindowThread(model::widen);
      TestWindow.until(() -> !model.list().rows.isEmpty());

      var day = window.screen(ShipmentsScreen.class).day();
      TestWindow.onWindowThread(() -> day.open.set(true));
      TestWindow.until(() -> day.shown().get() instanceof DayModel.Shown.Preview);
      PictureBook.add(window, name + "day");
      TestWindow.onWindowThread(day::close);
      TestWindow.until(() -> day.canPrint() && day.day().get() != null);
      PictureBook.add(window, name + "day-closed");
      var engine = window.engine().get();
      var desk = engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
      // another picture of the same shop may have added it
      if (engine.parcels().locations().standard(desk).isEmpty()) {
        engine.parcels().locations().add(desk, new LocationDraft("Oakland", Sample.SENDER));
        // the dock is chosen where there are two
        engine
            .parcels()
            .locations()
            .add(desk, new LocationDraft("Returns desk, Brooklyn", Sample.RECIPIENT));
      }
      TestWindow.onWindowThread(() -> day.pickups().open.set(true));
      TestWindow.until(() -> !day.pickups().busy().get() && !day.pickups().carriers.isEmpty());
      bookOnAWorkingDay(day.pickups());
      TestWindow.onWindowThread(
          () -> day.pickups().pickups.stream().findFirst().ifPresent(day.pickups().chosen::set));
      PictureBook.add(window, name + "day-pickups");
      TestWindow.onWindowThread(() -> day.pickups().open.set(false));
    }
  }

  /// Whatever day it is: carriers do not come on Sundays and holidays.
  private static void bookOnAWorkingDay(PickupModel pickups) throws Exception {
    for (var day : List.copyOf(pickups.days)) {
      TestWindow.onWindowThread(() -> pickups.day.set(day));
      TestWindow.onWindowThread(pickups::book);
      TestWindow.until(
          () ->
              !pickups.busy().get()
                  && (pickups.problem().get() != null || !pickups.pickups.isEmpty()));
      if (!pickups.pickups.isEmpty()) {
        return;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "LIGHT, SPANISH, 1024, 700"})
  void inDoubt(Appearance appearance, Language language, int width, int height, @TempDir Path shop)
      throws Exception {
    SeededShop.fill(shop, 0, 1);
    SeededShop.loseFiles(shop);
    var name = "shipments-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(shop, appearance, language, width, height)) {
      var model = window.screen(ShipmentsScreen.class).model();
      go(window, Place.SHIPMENTS);
      TestWindow.until(() -> model.list().answered().get());
      SeededShop.buyInDoubt(window.engine().get());
      TestWindow.until(() -> model.list().rows.size() == 5);
      untilRowsAreThere(model);
      choose(window, 0);
      TestWindow.until(() -> model.chosen().details().get() != null);
      PictureBook.add(window, name + "in-doubt");
      TestWindow.onWindowThread(model::askSettlement);
      TestWindow.onWindowThread(() -> model.settling().say(true));
      PictureBook.add(window, name + "settle");
      TestWindow.onWindowThread(() -> model.settling().say(false));
      PictureBook.add(window, name + "settle-sure");
      TestWindow.onWindowThread(() -> model.settling().clear());
      choose(window, 4);
      TestWindow.until(() -> model.chosen().details().get() != null);
      PictureBook.add(window, name + "label-lost");
      choose(window, 3);
      TestWindow.until(() -> model.chosen().details().get() != null);
      PictureBook.add(window, name + "label-awaited");
    }
  }

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void tracking(Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "tracking-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var model = window.screen(TrackingScreen.class).model();
      go(window, Place.TRACKING);
      TestWindow.until(
          () ->
              model.list().answered().get()
                  && model.list().rows.stream()
                      .limit(12)
                      .allMatch(slot -> slot.row().get() != null));
      PictureBook.add(window, name + "loaded");
      TestWindow.onWindowThread(() -> model.choose(model.list().rows.id(0)));
      TestWindow.until(() -> model.tracker().get() != null);
      PictureBook.add(window, name + "exception");
      TestWindow.onWindowThread(() -> model.tab.set(TrackerTab.ENDED));
      TestWindow.until(() -> !model.list().asking().get());
      TestWindow.onWindowThread(() -> model.choose(model.list().rows.id(1)));
      TestWindow.until(() -> model.tracker().get() != null);
      PictureBook.add(window, name + "ended");
    }
  }

  @ParameterizedTest
  @CsvSource({"DARK, ENGLISH, 1280, 800", "LIGHT, SPANISH, 1024, 700"})
  void insights(Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "insights-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      var model = window.screen(InsightsScreen.class).model();
      go(window, Place.INSIGHTS);
      TestWindow.until(() -> model.overview().answer().get() != null && !model.carriers.isEmpty());
      PictureBook.add(window, name + "loaded");
      assertThat(TestWindow.onWindowThread(() -> bottom(window, "#insights-spending")))
          .isLessThan(height);
      assertThat(TestWindow.onWindowThread(() -> bottom(window, "#insights-on-time")))
          .isLessThan(Math.max(height, 800));
      TestWindow.onWindowThread(
          () -> {
            model.from.set("94606");
            model.to.set("80202");
            model.advise();
          });
      TestWindow.until(() -> model.advice().answer().get() != null);
      TestWindow.onWindowThread(
          () ->
              ((ScrollPane)
                      Objects.requireNonNull(window.stage().getScene().lookup("#insights-scroll")))
                  .setVvalue(1));
      PictureBook.add(window, name + "advice");
      TestWindow.onWindowThread(model::predict);
      TestWindow.until(() -> model.prediction().answer().get() != null);
      PictureBook.add(window, name + "prediction");
    }
  }

  @Test
  void emptyScreens(@TempDir Path empty) throws Exception {
    try (var window = TestWindow.open(empty, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      var model = window.screen(ShipmentsScreen.class).model();
      go(window, Place.SHIPMENTS);
      TestWindow.until(() -> model.list().answered().get());
      PictureBook.add(window, "shipments-empty");
      go(window, Place.TRACKING);
      TestWindow.until(() -> window.screen(TrackingScreen.class).model().list().answered().get());
      PictureBook.add(window, "tracking-empty");
      go(window, Place.INSIGHTS);
      TestWindow.until(
          () -> window.screen(InsightsScreen.class).model().overview().answer().get() != null);
      PictureBook.add(window, "insights-empty");
    }
  }

  private static void go(TestWindow window, Place place) throws Exception {
    TestWindow.onWindowThread(() -> window.shell().place.set(place));
  }

  private static void untilRowsAreThere(ShipmentsModel model) {
    TestWindow.until(
        () -> model.list().rows.stream().limit(12).allMatch(slot -> slot.row().get() != null));
  }

  private static void choose(TestWindow window, int index) throws Exception {
    TestWindow.onWindowThread(() -> table(window).getSelectionModel().clearAndSelect(index));
  }

  private static double bottom(TestWindow window, String id) {
    var node = Objects.requireNonNull(window.stage().getScene().lookup(id));
    return node.localToScene(node.getLayoutBounds()).getMaxY();
  }

  private static TableView<?> table(TestWindow window) {
    return (TableView<?>)
        Objects.requireNonNull(window.stage().getScene().lookup("#shipments-table"));
  }
}
