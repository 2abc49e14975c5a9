package dev.quayside.app.opening;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;

/// The moment the window is first drawn. With `-Dquayside.firstFrame=exit` the window prints how
/// long that took from the start of the process, and closes: `app/src/bench/first-frame` uses it.
/// With `=train` it goes on to play the {@link FirstMinute}.
public final class FirstFrame {

  private static final String PROPERTY = "quayside.firstFrame";

  /// Pulses of the toolkit after which the first frame is certainly on the screen.
  private static final int PULSES = 2;

  private FirstFrame() {}

  /// Runs `step` once the first frame is on the screen.
  public static void then(Runnable step) {
    afterPulses(PULSES, step);
  }

  static void afterPulses(int pulses, Runnable step) {
    new Watch(pulses, step).start();
  }

  public static boolean isMeasured() {
    return System.getProperty(PROPERTY) != null;
  }

  public static boolean isFollowedByAMinute() {
    return "train".equals(System.getProperty(PROPERTY));
  }

  private static final class Watch extends AnimationTimer {

    private final int wanted;
    private final Runnable step;
    private int pulses;

    private Watch(int wanted, Runnable step) {
      this.wanted = wanted;
      this.step = step;
    }

    @Override
    public void handle(long now) {
      if (++pulses > wanted) {
        stop();
        step.run();
      }
    }
  }

  public static String report() {
    return String.format(
        Locale.ROOT,
        "firstFrame sinceExecMs=%s sinceJvmMs=%d cpuMs=%s rssKb=%s",
        sinceExec().map(String::valueOf).orElse("?"),
        ManagementFactory.getRuntimeMXBean().getUptime(),
        ProcessHandle.current()
            .info()
            .totalCpuDuration()
            .map(used -> Long.toString(used.toMillis()))
            .orElse("?"),
        resident().orElse("?"));
  }

  /// Milliseconds since the process began. Linux reports its start in clock ticks since the
  /// machine's start.
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
