package dev.quayside.app.address;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.ship.Places;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class AddressLineTest {

  @Test
  void aPlaceIsWrittenAsItsCountryDoes() {
    var texts = new Texts(Language.ENGLISH);
    var formats = new Formats(texts, ZoneOffset.UTC);
    assertThat(AddressLine.of(Places.TORONTO.value(), formats)).contains("ON").endsWith("Canada");
    assertThat(AddressLine.of(Places.BERLIN.value(), formats))
        .endsWith(Places.BERLIN.zip() + " Berlin, Germany");
  }
}
