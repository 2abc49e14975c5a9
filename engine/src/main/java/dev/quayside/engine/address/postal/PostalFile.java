package dev.quayside.engine.address.postal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// The tables of this folder: UTF-8 lines of tab-separated cells, `#` comments, some gzipped.
public final class PostalFile {

  private PostalFile() {}

  /// Lines without comments and blank ones.
  public static List<String> lines(String name) {
    return text(name).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  static String text(String name) {
    try (var in = PostalFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("postal table " + name + " is missing from this build");
      }
      var plain = name.endsWith(".gz") ? new GZIPInputStream(in) : in;
      return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
