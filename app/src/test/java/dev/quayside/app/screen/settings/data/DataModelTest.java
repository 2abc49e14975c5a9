package dev.quayside.app.screen.settings.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.task.StepBackground;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataModelTest {

  private final StepBackground background = new StepBackground();
  private final ArrayList<String> done = new ArrayList<>();
  private final KeptNotices notices = new KeptNotices();

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void aBackupOfAnyNameIsOpenedByItselfAndThisWindowCloses() throws IOException {
    var model = model(file -> done.add("opened " + file.getFileName()));
    backUp(model, "shop.quayside-backup");
    var renamed = Files.move(folder.resolve("shop.quayside-backup"), folder.resolve("my shop.bak"));
    model.restore(renamed, () -> done.add("closed"));
    background.work();
    assertThat(model.problem().get()).isNull();
    assertThat(done).containsExactly("opened my shop.bak", "closed");
  }

  @Test
  void whatIsNoBackupIsSaidAndTheWindowStaysOpen() throws IOException {
    var model = model(file -> done.add("opened " + file));
    var other = Files.writeString(folder.resolve("shop.quayside-backup"), "a letter");
    for (var file : List.of(other, folder.resolve("gone.quayside-backup"))) {
      model.restore(file, () -> done.add("closed"));
      background.work();
      assertThat(model.problem().get()).isNotNull();
      assertThat(done).isEmpty();
    }
  }

  @Test
  void aBackupGetsTheEndingOfBackups() {
    var model = model(null);
    backUp(model, "b1.quayside");
    backUp(model, "B2.QUAYSIDE-BACKUP");
    assertThat(folder.resolve("b1.quayside.quayside-backup")).exists();
    assertThat(folder.resolve("B2.QUAYSIDE-BACKUP")).exists();
  }

  @Test
  void whereNobodyToldHowNothingCloses() {
    var model = model(null);
    model.restore(folder.resolve("shop.quayside-backup"), () -> done.add("closed"));
    background.work();
    assertThat(model.restores()).isFalse();
    assertThat(done).isEmpty();
  }

  private void backUp(DataModel model, String name) {
    Engine.open(EngineOptions.at(folder.resolve("data"))).close();
    model.backUp(folder.resolve(name));
    background.work();
    assertThat(model.problem().get()).isNull();
  }

  private DataModel model(@Nullable Consumer<Path> opening) {
    return new DataModel(
        background,
        new DataGateway(
            folder.resolve("data"),
            () -> {
              throw new AssertionError("asked for nothing here");
            }),
        notices,
        opening);
  }
}
