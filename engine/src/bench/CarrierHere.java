import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.nine.NineCarriers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A carrier's double in a process of its own, for what is played at the window in a workspace
/// whose labels are real. Run it with `java -cp $CP src/bench/CarrierHere.java fedex FOLDER`: it
/// writes its URL into `url` of the folder, each request it answered into `asked`, and what the
/// vendor's schema forbids into `violations`. It runs until it is ended.
public final class CarrierHere {

  public static void main(String[] arguments) throws Exception {
    var carrier = new NineCarriers().of(arguments[0]);
    var folder = Path.of(arguments[1]);
    carrier.watches(
        request -> {
          append(
              folder.resolve("asked"),
              request.method() + " " + request.path() + " " + request.text());
          violations(carrier, folder);
        });
    Files.writeString(folder.resolve("url"), carrier.url().toString());
    Thread.currentThread().join();
  }

  private static void violations(CarrierDouble carrier, Path folder) {
    if (!carrier.violations().isEmpty()) {
      append(folder.resolve("violations"), carrier.violations().getLast());
    }
  }

  private static synchronized void append(Path file, String line) {
    try {
      Files.writeString(
          file,
          line.replace('\n', ' ') + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
