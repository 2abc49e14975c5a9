package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.task.FxBackground;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.Theme;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// A backup somebody opens: nothing is restored without a yes, nor into data that is in use. Its
/// pictures are in `target/screens`.
class RestoreQuestionTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  private final FxRobot robot = new FxRobot();
  private final FxBackground background = new FxBackground();
  private final AtomicInteger opened = new AtomicInteger();

  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private Path backup;

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @BeforeEach
  void backUp() throws Exception {
    data = folder.resolve("data");
    backup = folder.resolve("my shop.quayside-backup");
    stage = FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() throws Exception {
    TestWindow.onWindowThread(
        () -> {
          stage.hide();
          stage.setScene(null);
        });
    background.close();
  }

  @Test
  void itIsAskedAndWhatWasThereIsKept() throws Exception {
    Engine.open(EngineOptions.at(data)).close();
    new Backup(DataDirectory.at(data)).write(backup);
    var scene = show(Appearance.LIGHT, Language.ENGLISH);
    TestWindow.until(() -> robot.lookup("#restore-made").query().isVisible());
    PictureBook.addScene(scene, "restore-light-en-asked");
    assertThat(robot.lookup("#restore-made").queryAs(Labeled.class).getText())
        .startsWith("Made ")
        .endsWith("No label was bought here since.");
    assertThat(aside()).isEmpty();
    press("#restore-really");
    TestWindow.until(() -> robot.lookup("#restore-open").tryQuery().isPresent());
    PictureBook.addScene(scene, "restore-light-en-done");
    assertThat(aside()).isPresent();
    assertThat(opened).hasValue(0);
    press("#restore-open");
    assertThat(opened).hasValue(1);
  }

  @Test
  void dataInUseStaysAsItIs() throws Exception {
    try (var _ = Engine.open(EngineOptions.at(data))) {
      new Backup(DataDirectory.at(data)).write(backup);
      var scene = show(Appearance.DARK, Language.SPANISH);
      TestWindow.until(() -> !robot.lookup("#restore-really").query().isDisabled());
      press("#restore-really");
      TestWindow.until(() -> robot.lookup(".inline-problem .button").tryQuery().isPresent());
      PictureBook.addScene(scene, "restore-dark-es-in-use");
      assertThat(aside()).isEmpty();
      press("#restore-keep");
      assertThat(opened).hasValue(1);
    }
  }

  private java.util.Optional<Path> aside() throws Exception {
    try (var all = Files.list(data)) {
      return all.filter(one -> one.getFileName().toString().startsWith("before-restore"))
          .findFirst();
    }
  }

  private void press(String id) throws Exception {
    TestWindow.onWindowThread(() -> robot.lookup(id).queryAs(Button.class).fire());
  }

  private Scene show(Appearance appearance, Language language) throws Exception {
    var memory = new WindowMemory(appearance, language, "demo", "Demo", true, true, 70, 100, true);
    return TestWindow.onWindowThread(
        () -> {
          Theme.loadFonts();
          var scene = RestoreQuestion.of(background, backup, data, memory, opened::incrementAndGet);
          stage.setScene(scene);
          stage.show();
          return scene;
        });
  }
}
