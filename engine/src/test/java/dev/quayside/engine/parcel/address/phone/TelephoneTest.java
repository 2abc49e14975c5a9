package dev.quayside.engine.parcel.address.phone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TelephoneTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          US | 4155550100 | 4155550100 | ''
          US | 415-555-0100 | 4155550100 | ''
          US | +1 (415) 555-0100 | 4155550100 | ''
          US | 1-415-555-0100 | 4155550100 | ''
          US | 415-555-0100 x12 | 4155550100 | 12
          US | 415-555-0100x12 | 4155550100 | 12
          US | 415-555-0100 ext. 12 | 4155550100 | 12
          US | 415-555-0100 ext.12 | 4155550100 | 12
          US | 415-555-0100, ext 1234 | 4155550100 | 1234
          US | 415-555-0100 Extension: 12 | 4155550100 | 12
          US | 415.555.0100 #12 | 4155550100 | 12
          US | 415-555-0100,,12# | 4155550100 | 12
          US | (415) 555-0100 (ext 12) | 4155550100 | 12
          CA | 514-555-0100 poste 12 | 5145550100 | 12
          US | 1-800-FLOWERS | 8003569377 | ''
          US | 1-800-FLOWERS x12 | 8003569377 | 12
          US | 415-555-0100 / 415-555-0199 | 4155550100 | ''
          US | 415-555-0100/415-555-0199 | 4155550100 | ''
          US | 415-555-0100 or 415-555-0199 | 4155550100 | ''
          US | 415-555-0100; 415-555-0199 | 4155550100 | ''
          US | 415-555-0100, 415-555-0199 | 4155550100 | ''
          US | 4155550100 4155550199 | 4155550100 | ''
          US | 415-555-0100 415-555-0199 | 4155550100 | ''
          US | 415-555-0100 x12 / 415-555-0199 x13 | 4155550100 | 12
          US | Tel. 415-555-0100 | 4155550100 | ''
          GB | +44 (0)20 7946 0958 | 442079460958 | ''
          US | +44 (0)20 7946 0958 | 442079460958 | ''
          GB | 020 7946 0958 | 442079460958 | ''
          GB | 0044 20 7946 0958 | 442079460958 | ''
          US | 011 44 20 7946 0958 | 442079460958 | ''
          DE | +49 (0)30 123456 | 4930123456 | ''
          DE | 030/1234567 | 49301234567 | ''
          DE | 030 / 1234567 | 49301234567 | ''
          DE | 030 123456 App. 12 | 4930123456 | 12
          FR | 01 23 45 67 89 | 33123456789 | ''
          FR | 01.23.45.67.89 | 33123456789 | ''
          AU | (02) 9374 4000 | 61293744000 | ''
          IT | 06 698 12345 | 390669812345 | ''
          ES | 912 345 678 | 34912345678 | ''
          MX | 55 1234 5678 ext. 5 | 525512345678 | 5
          JP | ０３－１２３４－５６７８ | 81312345678 | ''
          US | 555-0100 | 5550100 | ''
          US | tel:+1-415-555-0100;ext=12 | 4155550100 | 12
          US | 4155550100p12 | 4155550100 | 12
          US | 415-555-0100 - 12 | 4155550100 | 12
          US | 415-555-0100-x-12 | 4155550100 | 12
          US | 415 555 0100 option 2 | 4155550100 | 2
          US | 415-555-0100 until 5pm | 4155550100 | ''
          US | 415-555-0100 (Bob, after 6) | 4155550100 | ''
          US | 4155550100.0 | 4155550100 | ''
          US | 4.15556E+09 | '' | ''
          US | 41555501004155550199 | '' | ''
          US | +1+14155550100 | 4155550100 | ''
          US | 001 415 555 0100 | 4155550100 | ''
          US | 1 888 555 CARS | 8885552277 | ''
          US | x12 | '' | ''
          CA | 514 555-0100 p. 12 | 5145550100 | 12
          BR | (11) 91234-5678 ramal 12 | 5511912345678 | 12
          MX | +52 1 55 1234 5678 | 525512345678 | ''
          MX | 044 55 1234 5678 | 525512345678 | ''
          JP | 03-1234-5678 内線12 | 81312345678 | 12
          CN | 010-12345678转12 | 861012345678 | 12
          RU | 8 495 123-45-67 доб 12 | 74951234567 | 12
          SE | 08-123 456 78 ankn 12 | 46812345678 | 12
          DE | 030 123456-12 | 493012345612 | ''
          DE | 030 123456 Zimmer 12 | 4930123456 | ''
          US | nonsense | '' | ''
          """)
  void aNumberIsReadAsPeopleWriteIt(String country, String typed, String digits, String extension) {
    var phone = Telephone.read(typed, country);
    assertThat(phone.digits()).isEqualTo(digits);
    assertThat(phone.extension()).isEqualTo(extension);
  }

  @Test
  void theNumberStaysAsItWasTypedWithoutTheRest() {
    assertThat(Telephone.read("415-555-0100 x12", "US").written()).isEqualTo("415-555-0100");
    assertThat(Telephone.read("+44 (0)20 7946 0958", "GB").written())
        .isEqualTo("+44 (0)20 7946 0958");
    assertThat(Telephone.read("415-555-0100 / 415-555-0199", "US").written())
        .isEqualTo("415-555-0100");
    assertThat(Telephone.read(null, "US").written()).isEmpty();
    assertThat(Telephone.read(" ", "US").digits()).isEmpty();
  }
}
