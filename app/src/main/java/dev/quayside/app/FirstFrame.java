package dev.quayside.app;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.stage.Stage;

/// With `-Dquayside.firstFrame=exit` the window says how long it took from the start of the process
/// to its first drawn frame, and closes. `bench/first-frame` uses it.
final class FirstFrame {

  private static final String PROPERTY = "quayside.firstFrame";

  /// Pulses after which the first frame is certainly on the screen.
  private static final int PULSES = 2;

  private FirstFrame() {}

  static void watch(Stage stage) {
    if (System.getProperty(PROPERTY) != null) {
      stage.setOnShown(_ -> new Watch(stage).start());
    }
  }

  private static final class Watch extends AnimationTimer {

    private final Stage stage;
    private int pulses;

    private Watch(Stage stage) {
      this.stage = stage;
    }

    @Override
    public void handle(long now) {
      if (++pulses > PULSES) {
        stop();
        System.out.println(report());
        stage.close();
      }
    }
  }

  private static String report() {
    return String.format(
        Locale.ROOT,
        "firstFrame sinceExecMs=%s sinceJvmMs=%d rssKb=%s",
        sinceExec().map(String::valueOf).orElse("?"),
        ManagementFactory.getRuntimeMXBean().getUptime(),
        resident().orElse("?"));
  }

  /// Linux tells when a process began in clock ticks since the machine's start.
  private static Optional<Long> sinceExec() {
    try {
      var stat =
          Files.readString(Path.of("/proc/self/stat")).replaceFirst("^.*\\) ", "").split(" ");
      var up = Files.readString(Path.of("/proc/uptime")).split(" ")[0];
      long upMs = Long.parseLong(up.replace(".", "")) * 10;
      return Optional.of(upMs - TimeUnit.SECONDS.toMillis(Long.parseLong(stat[19])) / 100);
    } catch (IOException notLinux) {
      return Optional.empty();
    }
  }

  private static Optional<String> resident() {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS"))
          .map(line -> line.replaceAll("\\D", ""))
          .findFirst();
    } catch (IOException notLinux) {
      return Optional.empty();
    }
  }
}
