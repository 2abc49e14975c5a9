package dev.quayside.printing.label.barcode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ZplTextTest {

  @Test
  void plainTextStaysReadable() {
    assertThat(ZplText.field("1200 INDUSTRIAL PKWY, #7"))
        .isEqualTo("^FH_^FD1200 INDUSTRIAL PKWY, #7^FS\n");
  }

  @Test
  void nothingTypedCanEndItsFieldOrStartACommand() {
    assertThat(ZplText.field("^XZ~JA\\_\n")).isEqualTo("^FH_^FD_5EXZ_7EJA_5C_5F_0A^FS\n");
  }

  @Test
  void accentsAreTheBytesOfUtf8() {
    assertThat(ZplText.field("É")).isEqualTo("^FH_^FD_C3_89^FS\n");
  }
}
