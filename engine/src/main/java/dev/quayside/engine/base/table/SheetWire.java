package dev.quayside.engine.base.table;

import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A table for a spreadsheet, written row by row as CSV.
public final class SheetWire implements AutoCloseable {

  /// Without it, spreadsheets take the file for their system's old code page and garble accents.
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final SequenceWriter rows;

  public SheetWire(OutputStream out, String... header) throws IOException {
    var text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    text.write(BYTE_ORDER_MARK);
    rows =
        CsvMapper.csvBuilder()
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .build()
            .writer(CsvSchema.emptySchema().withLineSeparator("\r\n"))
            .writeValues(text);
    rows.write(header);
  }

  /// @param cells the row's cells; null for an empty one
  public void row(@Nullable String... cells) throws IOException {
    rows.write(
        Stream.of(cells)
            .map(cell -> SheetCell.harmless(Objects.requireNonNullElse(cell, "")))
            .toArray(String[]::new));
  }

  @Override
  public void close() throws IOException {
    rows.close();
  }
}
