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
    SendResult result = new FolderTransport(folder).send(SampleData.zpl("job-1", bytes()));
    assertThat(result).isEqualTo(new SendResult.Sent(true));
    assertThat(folder).isDirectoryContaining("glob:**/job-1.zpl");
    assertThat(files()).containsExactly("job-1.zpl");
    assertThat(folder.resolve("job-1.zpl")).hasBinaryContent(bytes());
  }

  @Test
  void aFileIsNamedByItsTitleAndASecondOneByItsJobToo() throws IOException {
    var transport = new FolderTransport(folder);
    transport.send(SampleData.titled("UPS® Ground 1Z/999: café", "job-1", bytes()));
    transport.send(SampleData.titled("UPS® Ground 1Z/999: café", "job-2", bytes()));
    transport.send(SampleData.titled("..", "job-3", bytes()));
    transport.send(SampleData.titled("é".repeat(300), "job-4", bytes()));
    transport.send(SampleData.titled("sign.pdf", "job-5", bytes()));
    assertThat(files())
        .containsExactlyInAnyOrder(
            "sign.pdf",
            "UPS_ Ground 1Z_999_ café.pdf",
            "UPS_ Ground 1Z_999_ café job-2.pdf",
            "job-3.pdf",
            "é".repeat(64) + ".pdf");
  }

  @Test
  void aNameCannotLeaveTheFolder() throws IOException {
    new FolderTransport(folder).send(SampleData.zpl("../../etc/x", bytes()));
    assertThat(files()).containsExactly("_.._etc_x.zpl");
  }

  @Test
  void aMissingFolderIsNamedAndNothingCountsAsSent() {
    Path missing = folder.resolve("gone");
    assertThat(new FolderTransport(missing).send(SampleData.zpl("job-1", bytes())))
        .isEqualTo(new SendResult.NotSent(Why.FOLDER_NONE, missing));
  }

  @Test
  void aFailedWriteLeavesNothingBehind() throws IOException {
    // A directory where the file should go makes the rename fail on every system.
    Files.createDirectories(folder.resolve("label.pdf"));
    Files.createDirectories(folder.resolve("label job-1.pdf/full"));
    SendResult result =
        new FolderTransport(folder).send(SampleData.titled("label", "job-1", bytes()));
    assertThat(result).isInstanceOf(SendResult.NotSent.class);
    assertThat(files()).containsExactly("label job-1.pdf", "label.pdf");
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
