package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainWordsTest {

  @Test
  void wordsAreFoundWithoutAccentsInAnyOrder() {
    assertThat(PlainWords.hold("Ajustes: Facturación", "facturacion ajus")).isTrue();
    assertThat(PlainWords.hold("Ajustes: Facturación", "copia")).isFalse();
    assertThat(PlainWords.hold("Anything", " ")).isTrue();
    assertThat(PlainWords.begin("Make a backup, restore", "RESTO back")).isTrue();
    assertThat(PlainWords.begin("Make a backup, restore", "ackup")).isFalse();
  }

  @Test
  void aSentenceGetsItsStopBeforeAnother() {
    assertThat(Sentences.joined("That was a badge", "Choose a rate"))
        .isEqualTo("That was a badge. Choose a rate");
    assertThat(Sentences.joined("Was it?", "Choose a rate")).isEqualTo("Was it? Choose a rate");
    assertThat(Sentences.joined("", "Choose a rate")).isEqualTo("Choose a rate");
  }

  @Test
  void aServiceIsNamedWithItsCarrierOnce() {
    assertThat(ServiceName.of("usps", "Priority Mail International"))
        .isEqualTo("USPS Priority Mail International");
    assertThat(ServiceName.of("usps", "USPS Ground Advantage")).isEqualTo("USPS Ground Advantage");
    assertThat(ServiceName.of("gls_us", "GLS Ground")).isEqualTo("GLS Ground");
    assertThat(ServiceName.of("australia_post", "Express Post"))
        .isEqualTo("Australia Post Express Post");
    assertThat(ServiceName.of("unheard_of", "Overnight")).isEqualTo("Overnight");
    assertThat(ServiceName.brief("usps", "First-Class Package International Service"))
        .isEqualTo("USPS First-Class Intl");
    assertThat(ServiceName.brief("USPS First-Class Package International Service LZ1US"))
        .isEqualTo("USPS First-Class Intl LZ1US");
    assertThat(ServiceName.brief("fedex", "FedEx International Connect Plus"))
        .isEqualTo("FedEx Intl Connect Plus");
  }
}
