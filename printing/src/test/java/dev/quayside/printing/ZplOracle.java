package dev.quayside.printing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Draws ZPL with zpl-renderer-js, a program that shares nothing with ours.
///
/// It is looked for where the system property `quayside.zplOracle` or the variable
/// `QUAYSIDE_ZPL_ORACLE` says, else where `src/test/node/install.sh` puts it.
public final class ZplOracle {

  private ZplOracle() {}

  /// Skips the calling test, with the reason, where the renderer is not installed.
  public static void require() {
    assumeTrue(
        home() != null,
        "zpl-renderer-js is not installed: run printing/src/test/node/install.sh to have ZPL drawn by another program");
  }

  public static BufferedImage draw(byte[] zpl, Dpi dpi) {
    return draw(List.of(zpl), dpi).getFirst();
  }

  /// Several labels in one run of the renderer, which takes a second to start.
  public static List<BufferedImage> draw(List<byte[]> labels, Dpi dpi) {
    try {
      Path folder = Files.createTempDirectory("zpl-oracle");
      List<String> command = new ArrayList<>(List.of("node", "render.cjs", perMillimetre(dpi)));
      for (int i = 0; i < labels.size(); i++) {
        command.add(Files.write(folder.resolve(i + ".zpl"), labels.get(i)).toString());
        command.add(folder.resolve(i + ".png").toString());
      }
      run(command, folder.resolve("log"));
      List<BufferedImage> pictures = new ArrayList<>();
      for (int i = 0; i < labels.size(); i++) {
        pictures.add(cut(Pictures.ofPng(Files.readAllBytes(folder.resolve(i + ".png"))), dpi));
      }
      return pictures;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The renderer counts 12 dots to the millimetre, 304.8 to the inch, and centres the label.
  private static BufferedImage cut(BufferedImage picture, Dpi dpi) {
    int width = 4 * dpi.dotsPerInch();
    return picture.getSubimage((picture.getWidth() - width) / 2, 0, width, 6 * dpi.dotsPerInch());
  }

  private static void run(List<String> command, Path log) throws IOException, InterruptedException {
    Process node =
        new ProcessBuilder(command)
            .directory(Objects.requireNonNull(home(), "call require() first").toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    if (!node.waitFor(120, TimeUnit.SECONDS) || node.exitValue() != 0) {
      node.destroyForcibly();
      throw new IllegalStateException(Files.readString(log));
    }
  }

  private static String perMillimetre(Dpi dpi) {
    return switch (dpi) {
      case DPI_203 -> "8";
      case DPI_300 -> "12";
      case DPI_600 -> "24";
    };
  }

  private static @Nullable Path home() {
    return Stream.of(
            System.getProperty("quayside.zplOracle"),
            System.getenv("QUAYSIDE_ZPL_ORACLE"),
            "target/zpl-oracle")
        .filter(Objects::nonNull)
        .map(Path::of)
        .filter(path -> Files.isDirectory(path.resolve("node_modules/zpl-renderer-js")))
        .findFirst()
        .orElse(null);
  }
}
