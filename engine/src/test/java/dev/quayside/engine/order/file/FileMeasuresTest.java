package dev.quayside.engine.order.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.file.sheet.SheetFile;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Weights and sides with their units, wherever a file names them. One that nobody can read is
/// refused: two pounds shipped as two ounces are paid for later.
class FileMeasuresTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Weight,Weight Unit        | 2,KGM              | 70.5479
          Weight,Weight Unit        | 2,LBR              | 32
          Weight,Weight Unit        | 500,Gramm          | 17.6370
          Weight,Weight Unit        | 2,kilogrammes      | 70.5479
          Weight,Weight Unit        | 2,Pfund            | -
          Weight,Weight Unit        | 2,livres           | -
          Weight,Weight Unit        | 2,stone            | -
          Shipping weight (lbs.)    | 2                  | 32
          Weight in pounds          | 2                  | 32
          weight_in_grams           | 500                | 17.6370
          Total Weight (Kilograms)  | 2                  | 70.5479
          Gewicht in g              | 500                | 17.6370
          Gross Weight KGS          | 2                  | 70.5479
          Lbs,Oz                    | 2,3                | 35
          Item Weight,Weight Unit   | 2,kg               | -
          """)
  void aWeight(String columns, String cells, @Nullable String ounces) {
    var read = read(columns, cells);
    var weight =
        read.good().isEmpty() ? null : read.good().getFirst().details().parcel().weightOz();
    assertThat(weight == null ? null : weight.stripTrailingZeros().toPlainString())
        .isEqualTo(ounces == null ? null : ounces.replaceAll("0$", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          Length,Width,Height,Dimension Unit      | 25,20,10,CM          | 9.84
          Length,Width,Height,Dimension Unit      | 250,200,100,millimeters | 9.84
          Length,Width,Height,Dimension Unit      | 2,2,1,feet           | 24.00
          Length,Width,Height,Dimension Unit      | 0.25,0.2,0.1,m       | 9.84
          Length,Width,Height,Dimension Unit      | 25,20,10,CMT         | 9.84
          Length,Width,Height,Dimension Unit      | 25,20,10,KG          | 9.84
          Length,Width,Height,Dimension Unit      | 25,20,10,LB          | 25
          Length,Width,Height,Dimension Unit      | 25,20,10,Zoll        | 25
          Length,Width,Height,Dimension Unit      | 25,20,10,xyz         | -
          Length,Width,Height                     | 25cm,20cm,10cm       | 9.84
          Length,Width,Height                     | 25 in.,20 in.,10 in. | 25
          Length,Width,Height                     | 25,20,10             | 25
          Box length (cm),Box width (cm),Depth cm | 25,20,10             | 9.84
          Parcel length (mm),Width mm,Height mm   | 250,200,100          | 9.84
          Length (ft),Width (ft),Height (ft)      | 2,1,1                | 24.00
          Length (m),Width (m),Height (m)         | 0.25,0.2,0.1         | 9.84
          Weight (kg),Length,Width,Height         | 2,25,20,10           | 9.84
          """)
  void aSide(String columns, String cells, @Nullable String inches) {
    var read = read(columns, cells);
    var length =
        read.good().isEmpty() ? null : read.good().getFirst().details().parcel().lengthIn();
    assertThat(length == null ? null : length.toPlainString()).isEqualTo(inches);
  }

  private static OrderReader.Result read(String columns, String cells) {
    var text =
        "Order,Name,Street,City,State,Zip,%s\nA-1,Ann,12 Elm St,Boston,MA,02108,%s\n"
            .formatted(columns, cells);
    var sheet = SheetFile.read(text.getBytes(StandardCharsets.UTF_8));
    return OrderReader.of(
        Layout.of(sheet, FileKind.ORDERS.guess(sheet.header())),
        sheet.lines(),
        null,
        OrderReaderTest.defaults(Money.USD));
  }
}
