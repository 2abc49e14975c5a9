package dev.quayside.engine.carrier;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileTypeTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%PDF-1.4|PDF",
        "^XA^FDlabel^FS^XZ|ZPL",
        "GIF89a|GIF",
        "FedEx Ground Manifest\\r\\n\\tParcels: 3\\f|TEXT",
        "Colis acheminé à Montréal|TEXT",
        "PK\\3\\4|OTHER",
        "''|OTHER"
      })
  void whatAFileIsItsBytesTell(String content, FileType type) {
    assertThat(FileType.of(content.translateEscapes().getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(type);
  }
}
