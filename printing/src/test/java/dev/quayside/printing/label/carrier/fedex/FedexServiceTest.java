package dev.quayside.printing.label.carrier.fedex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import org.junit.jupiter.api.Test;

class FedexServiceTest {

  /// jkeen/tracking_number_data, "FedEx Ground GSN" and "FedEx Express (34)": thirteen digits
  /// weighted 1, 7, 3, ... modulo 11 modulo 10 give the last one.
  @Test
  void bothFedexBarcodesKeepTheCheckDigit() {
    for (ShippingLabel label :
        new ShippingLabel[] {SampleLabels.fedex(), SampleLabels.fedexGround()}) {
      String digits = FedexService.of(label).barcode(label);
      assertThat(digits).hasSize(34).containsOnlyDigits();
      int sum = 0;
      int[] weights = {1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1};
      for (int i = 0; i < 13; i++) {
        sum += weights[i] * (digits.charAt(20 + i) - '0');
      }
      assertThat(sum % 11 % 10).isEqualTo(digits.charAt(33) - '0');
    }
    assertThat(FedexService.of(SampleLabels.fedex()).barcode(SampleLabels.fedex()))
        .matches("[0-8][0-9]{14}90210[0-9]{14}");
    assertThat(FedexService.of(SampleLabels.fedexGround()).barcode(SampleLabels.fedexGround()))
        .matches("96[0-9]{2}[0-9]{5}[0-9]{10}[0-9][0-9]{14}");
  }
}
