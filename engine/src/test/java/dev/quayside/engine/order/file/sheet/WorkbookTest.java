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

  /// A sheet with two header cells and a line of these numbers; one may name its style.
  private static byte[] book(String... numbers) throws IOException {
    var line = new StringBuilder();
    for (int i = 0; i < numbers.length; i++) {
      var number = numbers[i].replaceFirst("\".*", "");
      var style = numbers[i].contains("\"") ? " s=\"1\"" : "";
      line.append("<c r=\"%c2\"%s><v>%s</v></c>".formatted('A' + i, style, number));
    }
    var names = new StringBuilder();
    for (char column : new char[] {'A', 'B', 'C', 'D'}) {
      names.append("<c r=\"%c1\" t=\"inlineStr\"><is><t>%c</t></is></c>".formatted(column, column));
    }
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      for (var part : parts(names, line).entrySet()) {
        zip.putNextEntry(new ZipEntry(part.getKey()));
        zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return out.toByteArray();
  }

  private static Map<String, String> parts(CharSequence names, CharSequence line) {
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
        "<workbook xmlns=\"%s\" xmlns:r=\"%s\"><sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
            .formatted(MAIN, RELATIONS),
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"%s\"><Relationship Id=\"r1\" Type=\"%s/worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"r2\" Type=\"%s/styles\" Target=\"styles.xml\"/></Relationships>"
            .formatted(PACKAGE, RELATIONS, RELATIONS),
        "xl/styles.xml",
        "<styleSheet xmlns=\"%s\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
            .formatted(MAIN),
        "xl/worksheets/sheet1.xml",
        "<worksheet xmlns=\"%s\"><sheetData><row r=\"1\">%s</row><row r=\"2\">%s</row></sheetData></worksheet>"
            .formatted(MAIN, names, line));
  }
}
