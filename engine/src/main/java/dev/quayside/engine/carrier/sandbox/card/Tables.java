package dev.quayside.engine.carrier.sandbox.card;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// The tables that ship with the sandbox network: UTF-8 lines, `#` comments, some of them gzipped.
public final class Tables {

  private static final String FOLDER = "/dev/quayside/engine/carrier/sandbox/";

  private Tables() {}

  /// Lines without comments and blank ones.
  ///
  /// @param name path below the sandbox's resource folder
  public static List<String> lines(String name) {
    return text(name).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  private static String text(String name) {
    try (var in = Tables.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("table " + name + " is missing from this build");
      }
      return new String(unpacked(name, in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream unpacked(String name, InputStream in) throws IOException {
    return name.endsWith(".gz") ? new GZIPInputStream(in) : in;
  }
}
