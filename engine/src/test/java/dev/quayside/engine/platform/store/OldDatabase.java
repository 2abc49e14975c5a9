package dev.quayside.engine.platform.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/// A database as an earlier version left it.
public final class OldDatabase {

  private OldDatabase() {}

  /// Unpacks a saved one.
  ///
  /// @param saved `v082.db.gz`, of the version the baseline makes, with the six shipments of one
  ///   shop
  public static void unpack(String saved, Path file) throws IOException {
    try (var in =
        new GZIPInputStream(Objects.requireNonNull(OldDatabase.class.getResourceAsStream(saved)))) {
      Files.copy(in, file);
    }
  }
}
