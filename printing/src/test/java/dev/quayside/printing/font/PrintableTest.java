package dev.quayside.printing.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PrintableTest {

  @Test
  void accentsAreComposedAndBlanksBecomeOne() {
    assertThat(Printable.line(" Jose\u0301\t\n Mu\u0308ller\u00a0\u200bAG "))
        .isEqualTo("José Müller AG");
  }

  @ParameterizedTest
  @EnumSource(
      value = Face.class,
      names = {"REGULAR", "BOLD", "DISPLAY", "TEXT"})
  void everyFaceCoversTheNamesOfEurope(Face face) {
    String names =
        "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßĀĂĄĆĈĊČĎĐĒĘĚĞĢĪĮİĶĹŁŃŇŐŒŔŘŚŞŠŢŤŪŮŰŲŴŶŹŻŽȘȚ–—‘’“”№";
    assertThat(
            face.typeface()
                .width(names + names.replace("İ", "").toLowerCase(java.util.Locale.ROOT)))
        .isPositive();
  }

  @Test
  void aCharacterNoFontCoversIsNamed() {
    assertThatThrownBy(() -> GlyphLine.of("Rune ᚠ", Face.REGULAR))
        .isInstanceOf(UnprintableText.class)
        .hasMessage(
            "Cannot print “ᚠ” (U+16A0 RUNIC LETTER FEHU FEOH FE F) in “Rune ᚠ”: no bundled font"
                + " covers it. Write this text in Latin letters.");
  }

  /// A code point that no version of Unicode has given to a character yet has no name.
  @Test
  void whatIsNoCharacterYetIsToldOfLikeAnyOther() {
    assertThat(new UnprintableText("M\uD8FF\uDC00g", 0x4FC00).getMessage()).contains("4FC00");
  }
}
