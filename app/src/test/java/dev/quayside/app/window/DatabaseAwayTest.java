package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.orders.OrdersScreen;
import dev.quayside.app.task.Outage;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// The window while the database server is away: it says so in a line that covers nothing, and
/// comes alive by itself once the server answers.
class DatabaseAwayTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @Test
  void aWindowOpenedBeforeItsDatabaseComesAliveWithIt() throws Exception {
    SeededShop.fill(data, 0, 1);
    var isThere = new AtomicBoolean();
    var engine =
        new OpeningEngine(
            () ->
                isThere.get()
                    ? Engine.open(EngineOptions.at(data))
                    : Engine.open(EngineOptions.at(data.resolve("desk")).onDatabase(nowhere())));
    try (var window =
        TestWindow.open(data, engine, Appearance.LIGHT, Language.SPANISH, 1024, 700)) {
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.ORDERS));
      engine.begin();
      TestWindow.until(() -> robot.lookup("#away").query().isVisible());
      PictureBook.add(window, "away-opening-light-es");
      assertThat(line()).contains("localhost:1");
      assertThat(window.shell().problem.get()).isNull();
      isThere.set(true);
      TestWindow.until(() -> window.screen(OrdersScreen.class).model().loaded().get());
      TestWindow.until(() -> !robot.lookup("#away").query().isVisible());
    }
  }

  @Test
  void whatFailedMeanwhileIsLoadedOnceTheDatabaseIsBack() throws Exception {
    SeededShop.fill(data, 0, 1);
    var outage = new Outage(() -> new StoreException(PostgresFault.AWAY.of(), null));
    var real = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    real.begin();
    try (real;
        var window =
            TestWindow.open(
                data, outage.before(real), Appearance.DARK, Language.ENGLISH, 1280, 800)) {
      var orders = window.screen(OrdersScreen.class).model();
      TestWindow.until(() -> orders.loaded().get() && window.shell().workspace().get() != null);
      outage.begin();
      TestWindow.onWindowThread(
          () -> {
            window.shell().place.set(Place.ORDERS);
            window.shell().lookAtWorkspaces();
            orders.retry();
          });
      TestWindow.until(() -> robot.lookup("#away").query().isVisible());
      TestWindow.until(() -> orders.problem.get() != null);
      PictureBook.add(window, "away-dark-en");
      assertThat(line()).contains("tries again by itself");
      assertThat(window.shell().problem.get()).isNull();
      outage.end();
      TestWindow.until(() -> orders.problem.get() == null);
      TestWindow.until(() -> !robot.lookup("#away").query().isVisible());
    }
  }

  private String line() {
    return robot.lookup("#away .label").<Label>query().getText();
  }

  private SharedDatabase nowhere() {
    try {
      var secret = Files.writeString(data.resolve("passphrase"), "sixteen characters or more\n");
      var address = PostgresAddress.of("jdbc:postgresql://localhost:1/quayside?user=quayside");
      return new SharedDatabase(address, Passphrase.in(secret));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
