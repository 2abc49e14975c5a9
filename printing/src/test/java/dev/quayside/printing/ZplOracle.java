package dev.quayside.printing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quayside.printing.measure.Dpi;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Draws ZPL with zpl-renderer-js, a program that shares nothing with ours.
///
/// It is looked for where the system property `quayside.zplOracle` or the variable
/// `QUAYSIDE_ZPL_ORACLE` says, else where `src/test/node/install.sh` puts it. It is slow to start
/// and slow to draw: one process serves all tests of a JVM, and what it has drawn is kept beside it
/// under the checksum of the ZPL until it is installed anew.
public final class ZplOracle {

  private static @Nullable Process renderer;

  private ZplOracle() {}

  /// Skips the calling test, with the reason, where the renderer is not installed.
  public static void require() {
    assumeTrue(
        home() != null,
        "zpl-renderer-js is not installed: run printing/src/test/node/install.sh to have ZPL drawn"
            + " by another program");
  }

  public static List<BufferedImage> draw(List<byte[]> labels, Dpi dpi) {
    return labels.stream().map(label -> draw(label, dpi)).toList();
  }

  public static BufferedImage draw(byte[] zpl, Dpi dpi) {
    try {
      Path drawn = Files.createDirectories(required().resolve("drawn"));
      Path picture = drawn.resolve(checksum(zpl) + "-" + perMillimetre(dpi) + ".png");
      if (!Files.exists(picture)) {
        Path source = Files.write(Files.createTempFile(drawn, "label", ".zpl"), zpl);
        Path fresh = Files.createTempFile(drawn, "label", ".png");
        ask(String.join("\t", perMillimetre(dpi), source.toString(), fresh.toString()));
        Files.delete(source);
        // at once, as another test JVM may be looking for it
        Files.move(fresh, picture, StandardCopyOption.ATOMIC_MOVE);
      }
      return cut(Pictures.ofPng(Files.readAllBytes(picture)), dpi);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// It ends by itself when this JVM does, as its input ends then.
  private static synchronized void ask(String question) throws IOException {
    Process node = renderer;
    if (node == null || !node.isAlive()) {
      node =
          new ProcessBuilder("node", "render.cjs")
              .directory(required().toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      renderer = node;
    }
    node.outputWriter(StandardCharsets.UTF_8).append(question).append('\n').flush();
    String answer = node.inputReader(StandardCharsets.UTF_8).readLine();
    if (!"drawn".equals(answer)) {
      throw new IllegalStateException("The ZPL renderer said: " + answer);
    }
  }

  /// The renderer counts 12 dots to the millimetre, 304.8 to the inch, and centres the label.
  private static BufferedImage cut(BufferedImage picture, Dpi dpi) {
    int width = 4 * dpi.dotsPerInch();
    return picture.getSubimage((picture.getWidth() - width) / 2, 0, width, 6 * dpi.dotsPerInch());
  }

  private static String checksum(byte[] zpl) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(zpl));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String perMillimetre(Dpi dpi) {
    return switch (dpi) {
      case DPI_203 -> "8";
      case DPI_300 -> "12";
      case DPI_600 -> "24";
    };
  }

  private static Path required() {
    return Objects.requireNonNull(home(), "call require() first");
  }

  private static @Nullable Path home() {
    return Stream.of(
            System.getProperty("quayside.zplOracle"),
            System.getenv("QUAYSIDE_ZPL_ORACLE"),
            "target/zpl-oracle")
        .filter(Objects::nonNull)
        .map(Path::of)
        .map(Path::toAbsolutePath)
        .filter(path -> Files.isDirectory(path.resolve("node_modules/zpl-renderer-js")))
        .findFirst()
        .orElse(null);
  }
}
