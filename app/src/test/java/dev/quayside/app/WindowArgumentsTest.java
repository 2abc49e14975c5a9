package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What opens the window, and what is left to the command line.
class WindowArgumentsTest {

  private static final Path BACKUP = Path.of("my shop.quayside-backup").toAbsolutePath();

  @Test
  void nothingOpensTheWindow() {
    assertThat(WindowArguments.of()).contains(WindowArguments.NONE);
  }

  @Test
  void certificatesAreNamedInOneWordOrTwo() {
    var named = new WindowArguments(null, null, null, null, "/etc/my.pem", null);
    assertThat(WindowArguments.of("--ca-file", "/etc/my.pem")).contains(named);
    assertThat(WindowArguments.of("--ca-file=/etc/my.pem")).contains(named);
  }

  @Test
  void aBackupIsAskedAbout() {
    assertThat(WindowArguments.of("my shop.quayside-backup"))
        .contains(new WindowArguments(null, null, null, null, null, BACKUP));
    assertThat(WindowArguments.of("--ca-file=a.pem", "my shop.quayside-backup"))
        .contains(new WindowArguments(null, null, null, null, "a.pem", BACKUP));
  }

  /// A download may have been renamed: what counts is what it holds.
  @Test
  void aBackupOfAnyNameIsKnownByItsContent(@TempDir Path folder) throws IOException {
    Engine.open(EngineOptions.at(folder.resolve("data"))).close();
    var backup = folder.resolve("b1.zip");
    new Backup(DataDirectory.at(folder.resolve("data"))).write(backup);
    assertThat(WindowArguments.of(backup.toString()))
        .contains(new WindowArguments(null, null, null, null, null, backup));
    var letter = Files.writeString(folder.resolve("letter.zip"), "Dear Ann");
    assertThat(WindowArguments.of(letter.toString())).isEmpty();
  }

  @Test
  void theFolderOfTheDataIsNamedAsForEveryCommand() {
    var data = Path.of("my data").toAbsolutePath();
    var named = new WindowArguments(data, null, null, null, null, null);
    assertThat(WindowArguments.of("--data", "my data")).contains(named);
    assertThat(WindowArguments.of("--data=my data")).contains(named);
    assertThat(WindowArguments.of("--data=my data", "--ca-file", "a.pem", BACKUP.toString()))
        .contains(new WindowArguments(data, null, null, null, "a.pem", BACKUP));
  }

  @Test
  void aDatabaseOfSeveralComputersIsNamedAsForEveryCommand() {
    var url = "jdbc:postgresql://harbour/quayside?user=quayside";
    var secret = Path.of("secret.txt").toAbsolutePath();
    assertThat(
            WindowArguments.of(
                "--database", url, "--secret-file=secret.txt", "--station", "Packing 2"))
        .contains(new WindowArguments(null, "Packing 2", url, secret, null, null));
  }

  @Test
  void everythingElseIsACommand() {
    assertThat(WindowArguments.of("--version")).isEmpty();
    assertThat(WindowArguments.of("--ca-file")).isEmpty();
    assertThat(WindowArguments.of("--data")).isEmpty();
    assertThat(WindowArguments.of("doctor", "--data", "x")).isEmpty();
    assertThat(WindowArguments.of("restore", "my shop.quayside-backup")).isEmpty();
    assertThat(WindowArguments.of("a.quayside-backup", "b.quayside-backup")).isEmpty();
    assertThat(WindowArguments.of("serve", "--ca-file=a.pem")).isEmpty();
  }
}
