package dev.quayside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OneWindowTest {

  @TempDir Path directory;

  private final AtomicInteger raised = new AtomicInteger();

  @Test
  void aSecondWindowRaisesTheFirst() {
    assertThat(OneWindow.raised(directory)).isFalse();
    try (var _ = OneWindow.listen(directory, raised::incrementAndGet).orElseThrow()) {
      assertThat(OneWindow.raised(directory)).isTrue();
      assertThat(OneWindow.raised(directory)).isTrue();
    }
    assertThat(OneWindow.raised(directory)).isFalse();
    assertThat(raised).hasValue(2);
  }

  @Test
  void whatAWindowThatDiedLeftBehindIsTakenAway() throws Exception {
    Files.createFile(directory.resolve("window.sock"));
    assertThat(OneWindow.raised(directory)).isFalse();
    try (var _ = OneWindow.listen(directory, raised::incrementAndGet).orElseThrow()) {
      assertThat(OneWindow.raised(directory)).isTrue();
    }
  }

  @Test
  void aDirectoryOfTooLongANameIsNoFault() {
    assertThat(OneWindow.listen(directory.resolve("x".repeat(200)), () -> {})).isEmpty();
  }
}
