package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/// Reads a table from a file of any of the forms that shops save: CSV, also zipped, a workbook
/// (.xlsx, .ods, .fods), or a page with a table or a workbook in XML that is named .xls.
public final class SheetFile {

  /// What the names of such files end in, in small letters.
  public static final List<String> ENDINGS =
      List.of(".csv", ".txt", ".tsv", ".xlsx", ".xls", ".ods", ".fods");

  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] OLE = {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0};

  /// How much of a text tells what it is: pages of Excel begin with their styles.
  private static final int HEAD = 20_000;

  /// How a workbook begins that a request of JSON carries as text.
  private static final byte[] ZIP_IN_BASE64 = "UEsDB".getBytes(StandardCharsets.US_ASCII);

  private SheetFile() {}

  /// @throws ProblemException `INVALID_REQUEST` when the file is no table, `PAYLOAD_TOO_LARGE` when
  ///   it is too large
  public static Sheet read(byte[] bytes) {
    if (startsWith(bytes, ZIP) && OpenDocument.is(bytes)) {
      return OpenDocument.read(bytes);
    }
    if (startsWith(bytes, ZIP)) {
      return ZippedTable.of(bytes).map(SheetFile::unpacked).orElseGet(() -> Workbook.read(bytes));
    }
    if (startsWith(bytes, ZIP_IN_BASE64)) {
      return read(Base64.getMimeDecoder().decode(bytes));
    }
    if (startsWith(bytes, OLE)) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_OLD_WORKBOOK);
    }
    return unpacked(bytes);
  }

  private static Sheet unpacked(byte[] bytes) {
    var text = FileText.of(bytes);
    var start = text.text().stripLeading();
    var head = start.substring(0, Math.min(start.length(), HEAD));
    if (OpenDocument.is(head)) {
      return OpenDocument.flat(
          new ByteArrayInputStream(text.text().strip().getBytes(StandardCharsets.UTF_8)));
    }
    if (WorkbookXml.is(head)) {
      return WorkbookXml.read(text);
    }
    return isPage(head) ? PageTable.read(text) : CsvWire.read(text);
  }

  /// A file as a request of JSON carries it: its text, or a workbook in base64.
  ///
  /// @throws ProblemException as {@link #read}
  public static String text(byte[] bytes) {
    return startsWith(bytes, ZIP)
        ? Base64.getEncoder().encodeToString(bytes)
        : FileText.of(bytes).text();
  }

  private static boolean isPage(String head) {
    return head.startsWith("<") && head.toLowerCase(Locale.ROOT).contains("<table");
  }

  private static boolean startsWith(byte[] bytes, byte[] mark) {
    for (int i = 0; i < mark.length; i++) {
      if (bytes.length <= i || bytes[i] != mark[i]) {
        return false;
      }
    }
    return true;
  }
}
