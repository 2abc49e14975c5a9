package dev.quayside.engine.order.file.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Workbooks of LibreOffice and Google as they save orders.
class OpenDocumentTest {

  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <office:document-content
        xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
        xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
        xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
        xmlns:dc="http://purl.org/dc/elements/1.1/"
        office:version="1.3"><office:body><office:spreadsheet>
      """;

  private static final String END = "</office:spreadsheet></office:body></office:document-content>";

  private static final String HEADERS = row(string("Order") + string("Name") + string("Zip"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          float|office:value="2108"|02108|02108
          float|office:value="576461000000000123"|5.76461E+17|576461000000000123
          float|office:value="12.5"|12,50|12.5
          currency|office:value="1234.5" office:currency="EUR"|1.234,50 €|EUR 1234.5
          float|office:value="12.5"|£12.50|£12.5
          float|office:value="0.5"|0,50 kg|0.5 kg
          float|office:value="1e600000000"|1E+600000000|1e600000000
          date|office:date-value="2026-11-20"|20.11.26|2026-11-20
          date|office:date-value="2026-11-20T00:00:00"|20.11.26|2026-11-20
          date|office:date-value="2026-11-20T09:12:00"|20.11.26 09:12|2026-11-20T09:12:00
          percentage|office:value="0.19"|19%|19%
          boolean|office:boolean-value="true"|TRUE|TRUE
          string||Mug <text:span>blue</text:span><text:s/>x|Mug blue x
          string||Tom &amp; Ann|Tom & Ann
          """)
  void aCellSaysWhatItsSheetHolds(String type, String value, String shown, String read)
      throws IOException {
    var cell =
        "<table:table-cell office:value-type=\"%s\" %s><text:p>%s</text:p></table:table-cell>"
            .formatted(type, value == null ? "" : value, shown);
    var sheet = SheetFile.read(book(table(HEADERS + row(string("A-1") + string("Ann") + cell))));
    assertThat(sheet.header()).containsExactly("Order", "Name", "Zip");
    assertThat(sheet.lines().getFirst().cells()).containsExactly("A-1", "Ann", read);
  }

  @Test
  void repeatedCellsAndRowsStandInTheirPlaces() throws IOException {
    var rows =
        HEADERS
            + "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell"
            + " table:number-columns-repeated=\"16384\"/></table:table-row>"
            + row("<table:table-cell table:number-columns-repeated=\"2\"/>" + string("02108"))
            + row(
                "<table:table-cell table:number-columns-spanned=\"2\"><text:p>A-2</text:p>"
                    + "<text:p>gift</text:p></table:table-cell><table:covered-table-cell/>"
                    + "<table:table-cell><office:annotation><text:p>call"
                    + " first</text:p></office:annotation><text:p>02109</text:p></table:table-cell>")
            + "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell"
            + " table:number-columns-repeated=\"16384\"/></table:table-row>";
    var sheet = SheetFile.read(book("<table:table/>" + table(rows)));
    assertThat(sheet.lines()).extracting(Sheet.Line::number).containsExactly(4, 5);
    assertThat(sheet.lines().getFirst().cells()).containsExactly("", "", "02108");
    assertThat(sheet.lines().getLast().cells()).containsExactly("A-2\ngift", "", "02109");
  }

  @Test
  void aWorkbookThatIsNotPackedIsReadToo() {
    var sheet =
        SheetFile.read(
            (HEAD + table(HEADERS + row(string("A-1") + string("Ann") + string("02108"))) + END)
                .getBytes(StandardCharsets.UTF_8));
    assertThat(sheet.lines()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell"
            + " table:number-columns-repeated=\"100\"><text:p>x</text:p></table:table-cell></table:table-row>",
        "<table:table-row><table:table-cell"
            + " table:number-columns-repeated=\"9999999\"><text:p>x</text:p></table:table-cell></table:table-row>",
      })
  void whatUnpacksToMoreThanAnyTableIsRefused(String rows) throws IOException {
    var book = book(table(HEADERS + rows));
    assertThatThrownBy(() -> SheetFile.read(book))
        .isInstanceOfSatisfying(
            ProblemException.class,
            refused -> assertThat(refused.code()).isEqualTo(ProblemCode.PAYLOAD_TOO_LARGE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"<table:table><table:table-row>", "<a", "", "<table:table/>"})
  void whatCannotBeReadIsRefused(String content) throws IOException {
    var book = book(content);
    assertThatThrownBy(() -> SheetFile.read(book))
        .isInstanceOfSatisfying(
            ProblemException.class,
            refused -> assertThat(refused.code()).isEqualTo(ProblemCode.INVALID_REQUEST));
  }

  @Test
  void noFileOfTheComputerIsReadIntoACell() throws IOException {
    var book =
        packed(
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
                + HEAD.replace("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "")
                + table(HEADERS + row(string("&x;") + string("Ann") + string("02108")))
                + END);
    assertThatThrownBy(() -> SheetFile.read(book)).isInstanceOf(ProblemException.class);
  }

  private static String string(String text) {
    return "<table:table-cell office:value-type=\"string\"><text:p>%s</text:p></table:table-cell>"
        .formatted(text);
  }

  private static String row(String cells) {
    return "<table:table-row>" + cells + "</table:table-row>";
  }

  private static String table(String rows) {
    return "<table:table table:name=\"Orders\">" + rows + "</table:table>";
  }

  private static byte[] book(String tables) throws IOException {
    return packed(HEAD + tables + END);
  }

  private static byte[] packed(String content) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      var type =
          "application/vnd.oasis.opendocument.spreadsheet".getBytes(StandardCharsets.US_ASCII);
      var crc = new CRC32();
      crc.update(type);
      var first = new ZipEntry("mimetype");
      first.setMethod(ZipEntry.STORED);
      first.setSize(type.length);
      first.setCrc(crc.getValue());
      zip.putNextEntry(first);
      zip.write(type);
      zip.putNextEntry(new ZipEntry("content.xml"));
      zip.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }
}
