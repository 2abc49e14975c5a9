package dev.quayside.engine.order.file.sheet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipInputStream;

/// The one table in an archive: some shops hand out their orders zipped.
final class ZippedTable {

  private static final Set<String> TABLES = Set.of("csv", "txt", "tsv");

  private static final int MOST_ENTRIES = 100;

  private ZippedTable() {}

  /// The bytes of it; empty where there is none, or more than one.
  static Optional<byte[]> of(byte[] archive) {
    byte[] found = null;
    try {
      WorkbookBounds.check(archive);
    } catch (IOException | IllegalArgumentException broken) {
      return Optional.empty();
    }
    try (var entries = new ZipInputStream(new ByteArrayInputStream(archive))) {
      int seen = 0;
      for (var entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
        if (isTable(entry.getName())) {
          if (found != null) {
            return Optional.empty();
          }
          found = FileText.bytes(entries);
        }
        // what a workbook is made of
        if (entry.getName().startsWith("xl/")) {
          return Optional.empty();
        }
        if (++seen > MOST_ENTRIES || found != null && found.length > FileText.MOST_BYTES) {
          break;
        }
      }
      return Optional.ofNullable(found);
    } catch (IOException | IllegalArgumentException broken) {
      return Optional.empty();
    }
  }

  /// Macs add what is no file of the shop.
  private static boolean isTable(String name) {
    int dot = name.lastIndexOf('.');
    return dot >= 0
        && !name.startsWith("__MACOSX")
        && TABLES.contains(name.substring(dot + 1).toLowerCase(Locale.ROOT));
  }
}
