package dev.quayside.app.screen.settings.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.notice.KeptNotices;
import dev.quayside.app.task.StepBackground;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DataModelTest {

  private static final Path FILE = Path.of("shop.quayside-backup");

  private final ArrayList<String> done = new ArrayList<>();

  @Test
  void aBackupToRestoreIsOpenedByItselfAndThisWindowCloses() {
    var model = model(file -> done.add("opened " + file));
    model.restore(FILE, () -> done.add("closed"));
    assertThat(model.restores()).isTrue();
    assertThat(done).containsExactly("opened " + FILE, "closed");
  }

  @Test
  void whereNobodyToldHowNothingCloses() {
    var model = model(null);
    model.restore(FILE, () -> done.add("closed"));
    assertThat(model.restores()).isFalse();
    assertThat(done).isEmpty();
  }

  private static DataModel model(@Nullable Consumer<Path> opening) {
    return new DataModel(
        new StepBackground(),
        new DataGateway(
            Path.of("data"),
            () -> {
              throw new AssertionError("asked for nothing here");
            }),
        new KeptNotices(),
        opening);
  }
}
