package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said of a backup before it is restored.
class BackupLookTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void saysWhenItWasMadeAndWhatAFileOfAnyNameIs() throws IOException {
    var data = folder.resolve("data");
    var file = folder.resolve("monday.quayside");
    Engine.open(EngineOptions.at(data)).close();
    var backups = new Backup(DataDirectory.at(data));
    backups.write(file);
    var copy = Files.copy(file, folder.resolve("my shop.bak"));
    assertThat(Backup.isOne(copy)).isTrue();
    var contents = backups.look(copy);
    assertThat(contents.madeAt()).isCloseTo(Instant.now(), within(1, ChronoUnit.MINUTES));
    assertThat(contents.boughtSince()).isZero();
    assertThat(data).isDirectoryNotContaining("glob:**.quayside-backup-*");
    Files.writeString(copy, "a letter");
    assertThat(Backup.isOne(copy)).isFalse();
    assertThat(Backup.isOne(folder)).isFalse();
    assertThatThrownBy(() -> backups.look(copy)).isInstanceOf(StoreException.class);
  }
}
