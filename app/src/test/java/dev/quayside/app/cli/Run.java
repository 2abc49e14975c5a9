package dev.quayside.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// One run of a command.
public record Run(int exitCode, String out, String err) {

  private static final int PATIENCE_SECONDS = 90;

  /// In this process.
  public static Run of(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var line = CommandLineRun.line().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return new Run(line.execute(arguments), out.toString(), err.toString());
  }

  /// Reads a command without running it.
  ///
  /// @throws picocli.CommandLine.ParameterException when the program does not know it
  public static void read(String... words) {
    CommandLineRun.line().parseArgs(words);
  }

  /// In a process of its own, without a display, as a person runs it.
  static Run alone(String... arguments) throws Exception {
    return finish(start(List.of(), arguments));
  }

  /// Alone; its stdout begins with every class it loaded.
  static Run loggingClasses(String... arguments) throws Exception {
    return finish(start(List.of("-Xlog:class+load"), arguments));
  }

  static Process start(List<String> options, String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.add("-XX:+UseSerialGC");
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.quayside.app.Main"));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command);
    builder.environment().remove("DISPLAY");
    return builder.start();
  }

  private static Run finish(Process process) throws Exception {
    var err =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return text(process.getErrorStream().readAllBytes());
              } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
              }
            });
    var out = text(process.getInputStream().readAllBytes());
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("still running: " + out);
    }
    return new Run(process.exitValue(), out, err.get());
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
