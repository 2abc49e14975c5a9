package dev.quayside.engine.analytics.invoice.billing;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// Reads a CSV file line by line, so that only one line is in memory. Cells are separated by comma,
/// semicolon or tab (RFC 4180). The file is read as UTF-8; broken characters do no harm, since only
/// numbers and plain words matter.
final class CsvRowsWire implements Iterator<InvoiceCells>, AutoCloseable {

  private static final int PEEKED = 8_000;
  private static final int MOST_COLUMNS = 600;
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final CsvMapper MAPPER =
      CsvMapper.csvBuilder().enable(CsvParser.Feature.WRAP_AS_ARRAY).build();

  private final MappingIterator<String[]> lines;
  private final NumberStyle style;
  private int line;

  CsvRowsWire(InputStream file) throws IOException {
    var text = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8), PEEKED);
    text.mark(1);
    if (text.read() != BYTE_ORDER_MARK) {
      text.reset();
    }
    char delimiter = delimiter(text);
    style = delimiter == ',' ? NumberStyle.POINT : NumberStyle.UNKNOWN;
    lines =
        MAPPER
            .readerFor(String[].class)
            .with(CsvSchema.emptySchema().withColumnSeparator(delimiter))
            .readValues(text);
  }

  @Override
  public boolean hasNext() {
    try {
      return lines.hasNextValue();
    } catch (IOException | IllegalArgumentException e) {
      throw unreadable();
    }
  }

  @Override
  public InvoiceCells next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    line++;
    try {
      var cells = lines.nextValue();
      if (cells.length > MOST_COLUMNS) {
        throw ProblemException.refused(
            ProblemCode.INVALID_REQUEST, InvoiceWords.TOO_WIDE, MOST_COLUMNS);
      }
      return new InvoiceCells(line, List.of(cells), style);
    } catch (IOException | IllegalArgumentException e) {
      throw unreadable();
    }
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  private ProblemException unreadable() {
    return ProblemException.refused(
        ProblemCode.INVALID_REQUEST, InvoiceWords.LINE_UNREADABLE, line + 1);
  }

  /// The separator that occurs most often in the first line.
  private static char delimiter(BufferedReader text) throws IOException {
    text.mark(PEEKED);
    var peeked = new char[PEEKED - 1];
    int read = Math.max(0, text.read(peeked));
    text.reset();
    var first = new String(peeked, 0, read).lines().findFirst().orElse("");
    return List.of(',', ';', '\t').stream()
        .max(Comparator.comparingLong(each -> first.chars().filter(c -> c == each).count()))
        .orElse(',');
  }
}
