package dev.quayside.engine.parcel.address.line;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostBoxTest {

  @ParameterizedTest
  @CsvSource({
    "PO Box 12, '', true",
    "P.O. BOX 12, Attn Bob, true",
    "Post Office Box A, '', true",
    "General Delivery, '', true",
    "c/o Bob Buyer, PO Box 12, true",
    "PO Box 12, 350 5th Ave, false",
    "350 5th Ave, PO Box 12, false",
    "350 5th Ave, '', false",
    "12 Box Elder Rd, '', false",
    "PSC 802 Box 74, '', false",
    "RR 2 Box 18, '', false",
    "Postfach 10 01, '', true",
    "Apartado Postal 5, '', true",
    "Locked Bag 3, '', true",
    "'', '', false"
  })
  void aBoxIsToldFromAStreet(String street1, String street2, boolean box) {
    assertThat(PostBox.isAll(street1, street2)).isEqualTo(box);
  }
}
