package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.Upgrade;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// Every screen before an engine that takes its time, and before one that does not open: it says so
/// in words and takes keys all the while. Its pictures are in `target/screens`, in Spanish, whose
/// words are the longer ones.
class EngineDownTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource("DARK, SPANISH, 1024, 700")
  void everyScreenWaitsAndFillsByItself(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var engine = new OpeningEngine(() -> Engine.open(EngineOptions.at(data)));
    try (var window = TestWindow.open(data, engine, appearance, language, width, height)) {
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        page(window, "busy", place.name(), appearance, language);
      }
      assertThat(window.shell().problem.get()).isNull();
      assertThat(said(".placeholder-text")).isEqualTo("Abriendo sus datos…");
      assertThat(said(".sender-card .sender")).isEqualTo("Abriendo sus datos…");
      TestWindow.onWindowThread(() -> window.shell().place.set(window.places().getFirst()));
      engine.begin();
      window.untilRates();
      TestWindow.until(() -> !window.shell().balances().isEmpty());
      assertThat(said(".sender-card .sender")).doesNotContain("…");
    }
  }

  /// While minutes pass the window says why, and takes keys.
  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800, 'step 2 of 5'",
    "DARK, SPANISH, 1024, 700, 'paso 2 de 5'"
  })
  void whatIsDoneToOlderDataIsSaid(
      Appearance appearance, Language language, int width, int height, String step)
      throws Exception {
    var prepared = new CompletableFuture<Boolean>();
    var engine =
        new OpeningEngine(
            upgrading -> {
              upgrading.accept(new Upgrade(2, 5));
              prepared.join();
              return Engine.open(EngineOptions.at(data).whenUpgrading(upgrading));
            });
    try (var window = TestWindow.open(data, engine, appearance, language, width, height)) {
      engine.begin();
      TestWindow.until(() -> window.shell().waiting().upgrade().get() != null);
      page(window, "busy", "upgrade", appearance, language);
      assertThat(robot.lookup("#upgrade .label").<Label>query().getText()).contains(step);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      assertThat(robot.lookup("#shipments-search").query().isFocused()).isTrue();
      prepared.complete(true);
      TestWindow.until(() -> window.shell().workspace().get() != null);
      assertThat(robot.lookup("#upgrade").query().isVisible()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource("DARK, SPANISH, 1024, 700")
  void everyScreenSaysThatTheEngineDoesNotOpen(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var engine =
        new OpeningEngine(
            () -> {
              throw ProblemException.refused(ProblemCode.CONFLICT, AppWords.INTERNAL);
            });
    try (var window = TestWindow.open(data, engine, appearance, language, width, height)) {
      engine.begin();
      TestWindow.until(() -> window.shell().problem.get() != null);
      page(window, "error", "dialog", appearance, language);
      robot.type(KeyCode.ESCAPE);
      TestWindow.until(() -> window.shell().problem.get() == null);
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        page(window, "error", place.name(), appearance, language);
      }
      var settings = window.screen(SettingsScreen.class).model();
      for (var section : settings.sections()) {
        TestWindow.onWindowThread(() -> settings.open.set(section));
        page(window, "error", section.key().replace('.', '-'), appearance, language);
      }
    }
  }

  private String said(String selector) {
    return robot.lookup(selector).<Label>query().getText();
  }

  private static void page(
      TestWindow window, String state, String screen, Appearance appearance, Language language)
      throws Exception {
    PictureBook.add(
        window,
        String.join(
            "-", state, screen.toLowerCase(Locale.ROOT), appearance.wire(), language.code()));
  }
}
