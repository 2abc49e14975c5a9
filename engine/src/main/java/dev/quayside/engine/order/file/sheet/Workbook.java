package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.number.BoundedDecimal;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderWords;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.CellType;
import org.dhatim.fastexcel.reader.ExcelReaderException;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Row;

/// The first sheet of a workbook (.xlsx) that has a table. Formulas count by the values they had
/// when it was saved, and a number that is formatted with leading zeros keeps them.
public final class Workbook {

  /// A workbook unpacks to many times its size.
  private static final int MOST_CELLS = 5_000_000;

  private static final ReadingOptions WITH_FORMATS = new ReadingOptions(true, true);

  private static final int DAYS_OF_1904 = 1_462;

  private static final Pattern ZEROS = Pattern.compile("0{2,20}");

  private Workbook() {}

  /// @throws ProblemException `INVALID_REQUEST` when it cannot be read or has no table
  public static Sheet read(byte[] bytes) {
    try {
      WorkbookBounds.check(bytes);
    } catch (IOException broken) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_WORKBOOK);
    }
    try (var book = new ReadableWorkbook(new ByteArrayInputStream(bytes), WITH_FORMATS)) {
      // the library reads true, and Excel writes 1
      int later = !book.isDate1904() && WorkbookBounds.isFrom1904(bytes) ? DAYS_OF_1904 : 0;
      for (var sheet : book.getSheets().toList()) {
        try (var rows = sheet.openStream()) {
          var lines = lines(rows.iterator(), later);
          if (lines.stream().anyMatch(line -> CsvWire.filled(line) > 1)) {
            return CsvWire.sheet("xlsx", ',', lines);
          }
        }
      }
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_NO_COLUMNS);
    } catch (IOException | ExcelReaderException | IllegalStateException broken) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_WORKBOOK);
    }
  }

  private static List<Sheet.Line> lines(Iterator<Row> rows, int later) {
    var lines = new ArrayList<Sheet.Line>();
    int cells = 0;
    while (rows.hasNext()) {
      var row = rows.next();
      cells += row.getCellCount();
      if (lines.size() > CsvWire.MOST_LINES || cells > MOST_CELLS) {
        throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LINES);
      }
      lines.add(
          new Sheet.Line(row.getRowNum(), row.stream().map(cell -> text(cell, later)).toList()));
    }
    return lines;
  }

  private static String text(Cell cell, int later) {
    if (cell == null) {
      return "";
    }
    if (cell.getType() == CellType.NUMBER || cell.getValue() instanceof BigDecimal) {
      return number(cell, later);
    }
    return Objects.requireNonNullElse(cell.getText(), "");
  }

  private static String number(Cell cell, int later) {
    var format = Objects.requireNonNullElse(cell.getDataFormatString(), "");
    var read = BoundedDecimal.read(cell.getRawValue());
    if (read.isEmpty()) {
      return cell.getRawValue();
    }
    if (isDate(format)) {
      return date(cell, later);
    }
    var number = read.get().stripTrailingZeros();
    var plain = number.scale() < 0 ? number.setScale(0).toPlainString() : number.toPlainString();
    return ZEROS.matcher(format).matches() && plain.length() < format.length()
        ? "0".repeat(format.length() - plain.length()) + plain
        : ShownUnit.of(format).with(number);
  }

  /// As it is written for a day that no calendar has.
  ///
  /// @param later days that the workbook counts from another day than the library does
  private static String date(Cell cell, int later) {
    try {
      var day = cell.asDate().toLocalDate().plusDays(later);
      return day.getYear() < 1900 || day.getYear() > 9999 ? cell.getRawValue() : day.toString();
    } catch (DateTimeException | ArithmeticException | ExcelReaderException none) {
      return cell.getRawValue();
    }
  }

  private static boolean isDate(String format) {
    var bare = format.replaceAll("\"[^\"]*\"|\\[[^\\]]*\\]|\\\\.", "").toLowerCase(Locale.ROOT);
    return bare.contains("d") && bare.contains("m") || bare.contains("yy");
  }
}
