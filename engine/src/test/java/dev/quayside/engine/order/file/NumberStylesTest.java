package dev.quayside.engine.order.file;

import static dev.quayside.engine.order.file.OrderReaderTest.only;
import static dev.quayside.engine.order.file.OrderReaderTest.read;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.money.Money;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberStylesTest {

  private static final String PLAIN =
      """
      Order Number,Name,Address 1,City,State,Zip,Country,Weight (oz)
      A-1,Ana Núñez,350 5th Ave,New York,NY,10118,US,12.5
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the column's cells | what the last one reads as
        "1.234,56 / 12,50 / 1.250 | 1250",
        "12,50 / 1.250 | 1250",
        "1.234.567 / 1.250 | 1250",
        "1,234.56 / 1.250 | 1.25",
        "12.50 / 1,250 | 1250",
        "12.50 / 1.250 | 1.25",
        "1 234,56 / 1,250 | 1.25",
        "7 / 1250 | 1250",
        "7 / 1 250 | 1250",
        "7 / 1'250 | 1250",
        "7 / 1’250,50 | 1250.5",
      })
  void aColumnThatProvesItsDecimalSignDecidesForAllItsCells(String cells, String last) {
    var read = read(semicolons(cells));
    assertThat(read.bad()).isEmpty();
    assertThat(read.good().getLast().details().value())
        .isEqualTo(Money.rounded(new BigDecimal(last), Money.USD));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1.250", "7 / 1.250", "7 / 1,250", "12,50 / 12.50 / 1.250", "$1.250", "EUR 1,250"})
  void withoutProofACellThatReadsTwoWaysIsRefusedByLineAndColumn(String cells) {
    var read = read(semicolons(cells));
    var fault = only(read.bad().getLast().faults());
    assertThat(fault.line()).isEqualTo(cells.split("/").length + 1);
    assertThat(fault.column()).isEqualTo("Total");
    assertThat(fault.message().sentence()).contains("1250").contains("1.25:");
  }

  @ParameterizedTest
  @CsvSource({"1.250, 1.25", "'1,250', 1250", "'1,250.00', 1250", "'12,5', 12.5"})
  void whereCommasCutTheFileThePointIsTheDecimalSign(String cell, String value) {
    var text = PLAIN.replace("Weight (oz)", "Total").replace("12.5", '"' + cell + '"');
    assertThat(only(read(text).good()).details().value())
        .isEqualTo(Money.rounded(new BigDecimal(value), Money.USD));
  }

  @Test
  void aWeightThatReadsTwoWaysIsRefusedWithItsUnitToo() {
    var read = read(semicolons("1.250 g").replace("Total", "Weight"));
    assertThat(only(only(read.bad()).faults()).message().sentence()).contains("1250");
    assertThat(read(semicolons("1,5 kg / 1.250 g").replace("Total", "Weight")).bad()).isEmpty();
  }

  /// @param cells of the column `Total`, an order each
  private static String semicolons(String cells) {
    var text = new StringBuilder("Order Number;Name;Address 1;City;State;Zip;Total\n");
    var each = cells.split(" / ");
    for (int i = 0; i < each.length; i++) {
      text.append("A-" + i + ";Ana;350 5th Ave;New York;NY;10118;" + each[i] + "\n");
    }
    return text.toString();
  }
}
