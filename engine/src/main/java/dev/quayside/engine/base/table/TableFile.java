package dev.quayside.engine.base.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;

/// A table among the program's resources: UTF-8 lines, `#` comments, gzipped when its name ends in
/// `.gz`.
public final class TableFile {

  private TableFile() {}

  /// The lines of the file, without comments and blank ones.
  ///
  /// @param folder absolute path of a resource folder
  public static List<String> lines(String folder, String name) {
    return text(folder, name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }

  /// @throws IllegalStateException when the file is missing from the build
  public static String text(String folder, String name) {
    try (var in = TableFile.class.getResourceAsStream(folder + "/" + name)) {
      if (in == null) {
        throw new IllegalStateException("table " + name + " is missing from this build");
      }
      var plain = name.endsWith(".gz") ? new GZIPInputStream(in) : in;
      return new String(plain.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
