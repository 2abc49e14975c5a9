package dev.quayside.app.screen.orders.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.order.file.sheet.Sheet;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileAddressTest {

  @Test
  void itIsInOneLineWithoutWhatIsEmptyOrCutOff() {
    var line = new Sheet.Line(4, List.of("W-5003", " Ivy Brown ", "", "110 Main St", "Chicago"));
    assertThat(new FileAddress(line, List.of(1, 2, 3, 4, 9)).words())
        .isEqualTo("Ivy Brown, 110 Main St, Chicago");
  }
}
