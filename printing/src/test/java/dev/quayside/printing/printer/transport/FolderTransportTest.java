package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderTransportTest {

  @TempDir Path folder;

  @Test
  void aJobBecomesAFileAndNothingElse() throws IOException {
    Delivery delivery = new FolderTransport(folder).send(Parcels.zpl("job-1", bytes()));
    assertThat(delivery).isEqualTo(new Delivery.Sent(true));
    assertThat(folder).isDirectoryContaining("glob:**/job-1.zpl");
    assertThat(files()).containsExactly("job-1.zpl");
    assertThat(folder.resolve("job-1.zpl")).hasBinaryContent(bytes());
  }

  @Test
  void aNameCannotLeaveTheFolder() throws IOException {
    new FolderTransport(folder).send(Parcels.zpl("../../etc/x", bytes()));
    assertThat(files()).containsExactly(".._.._etc_x.zpl");
  }

  @Test
  void aMissingFolderIsNamedAndNothingCountsAsSent() {
    Path missing = folder.resolve("gone");
    assertThat(new FolderTransport(missing).send(Parcels.zpl("job-1", bytes())))
        .isEqualTo(new Delivery.NotSent(Why.FOLDER_NONE, missing));
  }

  @Test
  void aFailedWriteLeavesNothingBehind() throws IOException {
    // A directory where the file should go makes the rename fail on every system.
    Files.createDirectories(folder.resolve("job-1.zpl/full"));
    Delivery delivery = new FolderTransport(folder).send(Parcels.zpl("job-1", bytes()));
    assertThat(delivery).isInstanceOf(Delivery.NotSent.class);
    assertThat(files()).containsExactly("job-1.zpl");
  }

  private java.util.List<String> files() throws IOException {
    try (var list = Files.list(folder)) {
      return list.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static byte[] bytes() {
    return new byte[] {1, 2, 3};
  }
}
