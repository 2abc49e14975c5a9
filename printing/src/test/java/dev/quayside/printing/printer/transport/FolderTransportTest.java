package dev.quayside.printing.printer.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

  /// As a service, cron or a container starts it, where nobody sets one.
  @Test
  @EnabledOnOs(OS.LINUX)
  void withoutALocaleItsNameIsWrittenInPlainLetters() throws Exception {
    var java = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow());
    java.command().add("-cp");
    java.command().add(System.getProperty("java.class.path"));
    java.command().add(WithoutLocale.class.getName());
    java.command().add(folder.toString());
    java.environment().keySet().removeIf(name -> name.equals("LANG") || name.startsWith("LC_"));
    assertThat(java.inheritIO().start().waitFor()).isZero();
    assertThat(files()).containsExactly("Paqueteria _ cafe.pdf");
  }

  static final class WithoutLocale {
    public static void main(String[] arguments) {
      var sent =
          new FolderTransport(Path.of(arguments[0]))
              .send(SampleData.titled("Paquetería 中 café", "job-1", bytes()));
      System.exit(sent instanceof SendResult.Sent ? 0 : 1);
    }
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
