package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileDialogsTest {

  @ParameterizedTest
  @ValueSource(strings = {"a.csv", "a.TXT", "a.tsv", "Orders.XLSX", "a.xls", "a.ods", "a.fods"})
  void everyFormThatIsReadIsATable(String name) {
    assertThat(FileDialogs.isTable(new File(name))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.pdf", "csv", "a.csv.bak"})
  void noOtherIs(String name) {
    assertThat(FileDialogs.isTable(new File(name))).isFalse();
  }
}
