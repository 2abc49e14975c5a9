package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody but the owner can open what an installation keeps, whatever folder it was given.
class DataDirectoryTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  private Path data;

  @BeforeEach
  void aFolderOpenToAll() throws IOException {
    assumeTrue(
        folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
        "this file system knows no owners");
    data = Files.createDirectory(folder.resolve("data"));
    mode(data, "rwxr-xr-x");
  }

  @Test
  void anEmptyFolderBecomesTheOwnersAloneAndSoIsEveryFileInIt() throws IOException {
    assertClosed();
  }

  private void assertClosed() throws IOException {
    try (var _ = engine()) {
      assertThat(mode(data)).isEqualTo("rwx------");
      try (var files = Files.list(data)) {
        assertThat(files).isNotEmpty().allMatch(file -> mode(file).equals("rw-------"));
      }
    }
  }

  @Test
  void aFolderThatCannotBeMadeIsNamedWithWhatToDo() throws IOException {
    var file = Files.createFile(folder.resolve("no folder"));
    assertThatThrownBy(() -> DataDirectory.at(file.resolve("data")))
        .hasMessageContaining("cannot be made: choose another with --data")
        .hasMessageContaining("no folder");
  }

  @Test
  void whatAnEarlierVersionLeftOpenIsClosed() throws IOException {
    engine().close();
    mode(data, "rwxr-xr-x");
    for (var name : new String[] {"quayside.db", "quotes.db", "vault.key", "token.key"}) {
      mode(data.resolve(name), "rw-r--r--");
    }
    assertClosed();
  }

  @Test
  void aFolderOfSomethingElseIsLeftAsItIsAndNamed() throws IOException {
    Files.writeString(data.resolve("photo.txt"), "not ours");
    assertThatThrownBy(this::engine)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("other users of this computer can open " + data)
        .hasMessageContaining("--data");
    assertThat(mode(data)).isEqualTo("rwxr-xr-x");
    assertThat(Files.exists(data.resolve("quayside.db"))).isFalse();
  }

  private Engine engine() {
    return Engine.open(EngineOptions.at(data));
  }

  private static void mode(Path file, String permissions) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  private static String mode(Path file) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
