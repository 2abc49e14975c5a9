package dev.quayside.engine.order.file.sheet;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.table.SheetCell;
import dev.quayside.engine.order.OrderWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Reads and writes CSV: comma, semicolon, tab or bar between the cells (RFC 4180).
public final class CsvWire {

  public static final int MOST_LINES = 50_000;

  private static final int MOST_COLUMNS = 250;
  private static final char[] DELIMITERS = {',', ';', '\t', '|'};
  private static final int SAMPLE_LINES = 20;

  /// Lines among which that of the headers is looked for.
  private static final int NEAR = 10;

  private static final CsvMapper MAPPER =
      CsvMapper.csvBuilder()
          .enable(CsvParser.Feature.WRAP_AS_ARRAY)
          .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
          .build();

  private CsvWire() {}

  /// @throws ProblemException `INVALID_REQUEST` when the file is no table, `PAYLOAD_TOO_LARGE` when
  ///   it has too many lines
  public static Sheet read(FileText file) {
    var text = file.text();
    char delimiter = delimiter(text);
    var lines = lines(text, delimiter);
    var inside = inside(lines);
    return inside.isEmpty()
        ? sheet(file.encoding(), delimiter, lines)
        : read(new FileText(inside, file.encoding()));
  }

  /// The table in a file whose lines are quoted as a whole, as spreadsheets save one that they
  /// opened in a single column; empty for any other file.
  private static String inside(List<Sheet.Line> lines) {
    var text =
        lines.stream()
            .map(Sheet.Line::cells)
            .map(cells -> cells.getFirst().replaceAll("[\\r\\n]+", " "))
            .collect(Collectors.joining("\n"));
    return lines.size() > 1
            && lines.stream().allMatch(line -> line.cells().size() == 1)
            && cuts(text.lines().findFirst().orElse(""), delimiter(text)) > 1
        ? text
        : "";
  }

  /// The table in lines, which begins with the first one that has about as many filled cells as any
  /// near it: a title above has a few.
  public static Sheet sheet(String encoding, char delimiter, List<Sheet.Line> lines) {
    long most = lines.stream().limit(NEAR).mapToLong(CsvWire::filled).max().orElse(0);
    int head = 0;
    while (head < lines.size() && filled(lines.get(head)) < Math.max(2, (2 * most + 2) / 3)) {
      head++;
    }
    if (head == lines.size()) {
      throw ProblemException.refused(ProblemCode.INVALID_REQUEST, OrderWords.FILE_NO_COLUMNS);
    }
    var header = lines.get(head).cells();
    if (header.size() > MOST_COLUMNS) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST, OrderWords.FILE_COLUMNS, header.size(), MOST_COLUMNS);
    }
    return new Sheet(
        encoding,
        delimiter,
        header.stream().map(String::strip).toList(),
        lines.subList(head + 1, lines.size()).stream().filter(line -> !line.isBlank()).toList());
  }

  /// Writes lines for a spreadsheet. A cell that could act as a formula gets an apostrophe before
  /// it.
  public static String write(List<List<String>> lines) {
    try {
      var out = new StringBuilder();
      for (var line : lines) {
        out.append(
            MAPPER
                .writer(CsvSchema.emptySchema().withLineSeparator("\r\n"))
                .writeValueAsString(line.stream().map(SheetCell::harmless).toArray()));
      }
      return out.toString();
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a table could not be written", e);
    }
  }

  private static List<Sheet.Line> lines(String text, char delimiter) {
    var quoted = CsvSchema.emptySchema().withColumnSeparator(delimiter);
    if (delimiter != '\t' || !hasBroken(text)) {
      return lines(text, quoted);
    }
    var plain = lines(text, quoted.withoutQuoteChar());
    return isEven(text) || swallows(text, quoted) ? plain : lines(text, quoted);
  }

  /// Whether a quotation mark begins a cell of a file cut by tabs that it does not end. Either the
  /// cell goes on in the next line, or quotation marks are plain characters, as in Amazon's
  /// reports.
  private static boolean hasBroken(String text) {
    return text.lines().flatMap(line -> Stream.of(line.split("\t"))).anyMatch(CsvWire::isBroken);
  }

  /// Whether all lines are of as many cells, so that none goes on in the next one.
  private static boolean isEven(String text) {
    return text.lines()
            .filter(line -> !line.isBlank())
            .mapToLong(line -> line.chars().filter(c -> c == '\t').count())
            .distinct()
            .count()
        == 1;
  }

  /// Whether quotation marks, taken as such, would make one cell of several.
  private static boolean swallows(String text, CsvSchema quoted) {
    try {
      return lines(text, quoted).stream()
          .flatMap(line -> line.cells().stream())
          .anyMatch(cell -> cell.indexOf('\t') >= 0);
    } catch (ProblemException unreadable) {
      return true;
    }
  }

  private static boolean isBroken(String cell) {
    boolean opens = cell.startsWith("\"");
    var inside =
        cell.length() > 1 && opens && cell.endsWith("\"")
            ? cell.substring(1, cell.length() - 1)
            : cell;
    return opens
        ? inside.length() == cell.length() || inside.replace("\"\"", "").contains("\"")
        : false;
  }

  private static List<Sheet.Line> lines(String text, CsvSchema schema) {
    var lines = new ArrayList<Sheet.Line>();
    try (MappingIterator<String[]> cells =
        MAPPER.readerFor(String[].class).with(schema).readValues(text)) {
      while (cells.hasNextValue()) {
        if (lines.size() > MOST_LINES) {
          throw ProblemException.refused(ProblemCode.PAYLOAD_TOO_LARGE, OrderWords.FILE_LINES);
        }
        lines.add(new Sheet.Line(lines.size() + 1, List.of(cells.nextValue())));
      }
      return lines;
    } catch (IOException | IllegalArgumentException e) {
      throw ProblemException.refused(
          ProblemCode.INVALID_REQUEST, OrderWords.LINE_UNREADABLE, (lines.size() + 1));
    }
  }

  /// The delimiter that most often cuts the first lines into the same number of columns.
  private static char delimiter(String text) {
    var sample = text.lines().filter(line -> !line.isBlank()).limit(SAMPLE_LINES).toList();
    char best = ',';
    long bestScore = 0;
    for (char candidate : DELIMITERS) {
      long columns =
          sample.isEmpty() ? 0 : sample.stream().mapToLong(l -> cuts(l, candidate)).max().orElse(0);
      long agreeing = sample.stream().filter(line -> cuts(line, candidate) == columns).count();
      long score = columns == 0 ? 0 : columns * (1 + agreeing);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    return best;
  }

  private static long cuts(String line, char delimiter) {
    boolean quoted = false;
    long cuts = 0;
    for (int i = 0; i < line.length(); i++) {
      char here = line.charAt(i);
      quoted ^= here == '"';
      cuts += !quoted && here == delimiter ? 1 : 0;
    }
    return cuts;
  }

  public static long filled(Sheet.Line line) {
    return line.cells().stream().filter(cell -> !cell.isBlank()).count();
  }
}
