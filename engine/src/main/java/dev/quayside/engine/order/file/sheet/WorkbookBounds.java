package dev.quayside.engine.order.file.sheet;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipInputStream;

/// What a workbook may unpack to. The library that reads it makes a number of every numeric cell,
/// which takes a minute for a million digits, and a file of some kilobytes unpacks to gigabytes.
final class WorkbookBounds {

  private static final long MOST_BYTES = 1_000_000_000;

  /// A spreadsheet keeps 15 digits of a number; text of shops has no longer run of digits either.
  private static final int LONGEST_NUMBER = 1_000;

  /// How much of its description is read.
  private static final int BOOK = 100_000;

  private WorkbookBounds() {}

  /// @throws IOException when it is no workbook, or one that cannot have been made with a
  ///   spreadsheet
  static void check(byte[] workbook) throws IOException {
    long left = MOST_BYTES;
    try (var parts = new ZipInputStream(new ByteArrayInputStream(workbook))) {
      for (var part = parts.getNextEntry(); part != null; part = parts.getNextEntry()) {
        left -= checked(parts, left, part.getName().startsWith("xl/worksheets/"));
      }
    }
  }

  /// Whether its days are counted from 1904 on, as on old Macs.
  static boolean isFrom1904(byte[] workbook) throws IOException {
    try (var parts = new ZipInputStream(new ByteArrayInputStream(workbook))) {
      for (var part = parts.getNextEntry(); part != null; part = parts.getNextEntry()) {
        if (part.getName().equals("xl/workbook.xml")) {
          var xml = new String(parts.readNBytes(BOOK), StandardCharsets.UTF_8);
          return xml.contains("date1904=\"1\"") || xml.contains("date1904=\"true\"");
        }
      }
    }
    return false;
  }

  private static long checked(InputStream part, long most, boolean isSheet) throws IOException {
    var some = new byte[1 << 16];
    long all = 0;
    int digits = 0;
    for (int count = part.read(some); count >= 0; count = part.read(some)) {
      all += count;
      for (int i = 0; isSheet && i < count && digits <= LONGEST_NUMBER; i++) {
        digits = some[i] >= '0' && some[i] <= '9' ? digits + 1 : 0;
      }
      if (all > most || digits > LONGEST_NUMBER) {
        throw new IOException("it unpacks to more than any spreadsheet");
      }
    }
    return all;
  }
}
