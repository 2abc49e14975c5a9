package dev.quayside.engine.order.file.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkbookTest {

  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String RELATIONS =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String PACKAGE =
      "http://schemas.openxmlformats.org/package/2006/relationships";

  @Test
  void aNumberThatNothingCostsReadsAsItIsWritten() throws IOException {
    var cells = Workbook.read(book("12.50", "1E+600000000", "1e-2147483640", "1e300"));
    assertThat(cells.lines().getFirst().cells())
        .containsExactly("12.5", "1E+600000000", "1e-2147483640", "1e300");
  }

  @Test
  void aDayThatNoCalendarHasToo() throws IOException {
    var cells = Workbook.read(book("1\" s=\"1", "44000", "9e14\" s=\"1", "-9e14\" s=\"1"));
    assertThat(cells.lines().getFirst().cells()).contains("44000", "9e14", "-9e14");
  }

  @Test
  void aNumberOfMillionsOfDigitsIsRefusedAtOnce() throws IOException {
    var book = book("9".repeat(2_000_000), "1", "1", "1");
    assertThatThrownBy(() -> Workbook.read(book)).isInstanceOf(ProblemException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          #,##0.00 [$€-407]            | €12.50
          [$£-809]#,##0.00             | £12.50
          [$USD] #,##0.00              | USD 12.5
          _-"£"* #,##0.00_-            | £12.50
          [$¥-804]#,##0.00             | ¥12.50
          #,##0.00 "zł"                | 12.5 zł
          0.00" kg"                    | 12.5 kg
          0.00" pcs"                   | 12.5
          [$-409]#,##0.00              | 12.5
          """)
  void aNumberHasTheCurrencyAndTheUnitThatItsFormatShows(String format, String shown)
      throws IOException {
    var cells = Workbook.read(formatted("", format, "12.5\" s=\"2", "1", "1", "1"));
    assertThat(cells.lines().getFirst().cells()).startsWith(shown);
  }

  @Test
  void daysMayBeCountedFrom1904() throws IOException {
    var later = "<workbookPr date1904=\"1\"/>";
    var cells = Workbook.read(formatted(later, "0", "44899\" s=\"1", "1", "1", "1"));
    assertThat(cells.lines().getFirst().cells()).startsWith("2026-12-05");
  }

  private static byte[] book(String... numbers) throws IOException {
    return formatted("", "0", numbers);
  }

  /// A sheet with four header cells and a line of these numbers, which may name their style: 1 for
  /// dates, 2 for the format.
  private static byte[] formatted(String settings, String format, String... numbers)
      throws IOException {
    var line = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      var number = numbers[i].replaceFirst("\".*", "");
      int at = numbers[i].indexOf("s=");
      var style = at < 0 ? "" : " " + numbers[i].substring(at) + '"';
      line.append("<c r=\"%c2\"%s><v>%s</v></c>".formatted('A' + i, style, number));
    }
    var names = new StringBuilder();
    for (char column : new char[] {'A', 'B', 'C', 'D'}) {
      names.append("<c r=\"%c1\" t=\"inlineStr\"><is><t>%c</t></is></c>".formatted(column, column));
    }
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      for (var part : parts(settings, format, names, line).entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return out.toByteArray();
  }

  private static Map<String, String> parts(
      String settings, String format, CharSequence names, CharSequence line) {
    return Map.of(
        "[Content_Types].xml",
        """
        <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
        <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>
        <Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>
        </Types>
        """,
        "_rels/.rels",
        "<Relationships xmlns=\"%s\"><Relationship Id=\"r1\" Type=\"%s/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            .formatted(PACKAGE, RELATIONS),
        "xl/workbook.xml",
        "<workbook xmlns=\"%s\" xmlns:r=\"%s\">%s<sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
            .formatted(MAIN, RELATIONS, settings),
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"%s\"><Relationship Id=\"r1\" Type=\"%s/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"r2\" Type=\"%s/styles\" Target=\"styles.xml\"/></Relationships>"
            .formatted(PACKAGE, RELATIONS, RELATIONS),
        "xl/styles.xml",
        "<styleSheet xmlns=\"%s\"><numFmts count=\"1\"><numFmt numFmtId=\"164\" formatCode=\"%s\"/></numFmts><cellXfs count=\"3\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"164\"/></cellXfs></styleSheet>"
            .formatted(MAIN, format.replace("\"", "&quot;")),
        "xl/worksheets/sheet1.xml",
        "<worksheet xmlns=\"%s\"><sheetData><row r=\"1\">%s</row><row r=\"2\">%s</row></sheetData></worksheet>"
            .formatted(MAIN, names, line));
  }
}
