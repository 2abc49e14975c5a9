package dev.quayside.engine.order.file.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/// What is named .xls and is no workbook.
class SheetFileTest {

  @Test
  void aCellOfAPageMayReachIntoTheRowsBelow() {
    var sheet =
        read(
            """
            <html><table><tr><th>Order</th><th>Name</th><th>SKU</th><th>Note</th></tr>
            <tr><td rowspan="2">1</td><td rowspan="2">Ann</td><td>MUG</td><td rowspan="2">a</td></tr>
            <tr><td>CUP</td></tr>
            <tr><td colspan="2">2</td><td>JUG</td><td>b</td></tr></table></html>
            """);
    assertThat(sheet.lines())
        .extracting(Sheet.Line::cells)
        .containsExactly(
            List.of("1", "Ann", "MUG", "a"),
            List.of("", "", "CUP", ""),
            List.of("2", "", "JUG", "b"));
  }

  @Test
  void aWorkbookInXmlIsRead() {
    var sheet =
        read(
            """
            <?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
              xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
            <Worksheet ss:Name="About"><Table><Row><Cell><Data>Orders</Data></Cell></Row></Table></Worksheet>
            <Worksheet ss:Name="Orders"><Table>
            <Row><Cell><Data ss:Type="String">Order</Data></Cell><Cell><Data>Street 2</Data></Cell><Cell><Data>Zip</Data></Cell></Row>
            <Row><Cell><Data ss:Type="String">A &amp; 1</Data></Cell><Cell ss:Index="3"><Data>02108</Data></Cell></Row>
            </Table></Worksheet></Workbook>
            """);
    assertThat(sheet.header()).containsExactly("Order", "Street 2", "Zip");
    assertThat(sheet.lines().getFirst().cells()).containsExactly("A & 1", "", "02108");
    assertThatThrownBy(
            () ->
                read(
                    "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"></Workbook>"))
        .isInstanceOf(ProblemException.class);
  }

  @Test
  void aTableMayBeZipped() throws IOException {
    var one = zipped("orders.csv", "__MACOSX/._orders.csv", "readme.md");
    assertThat(SheetFile.read(one).lines().getFirst().cells()).containsExactly("A-1", "Ann");
    assertThatThrownBy(() -> SheetFile.read(zipped("one.csv", "two.csv")))
        .isInstanceOf(ProblemException.class);
  }

  private static byte[] zipped(String... names) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (var name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write("Order,Name\nA-1,Ann\n".getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static Sheet read(String file) {
    return SheetFile.read(file.getBytes(StandardCharsets.UTF_8));
  }
}
