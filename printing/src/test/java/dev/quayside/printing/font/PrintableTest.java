package dev.quayside.printing.font;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
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

  /// Signs, private use, marks on any letter, right to left, halves of characters: whatever a shop
  /// writes, a paper can be set, and what is called printable is.
  @Test
  void anyTextCanBeMadeReadable() {
    Random chance = new Random(37);
    String[] starts = {
      "Mug \u2615",
      "\u6c49\u0301",
      "\u0628\u0633\u06de",
      "\u05d0\u05b0\ud83d\ude00",
      "a\u0334",
      "\udc00"
    };
    for (int i = 0; i < 1_500; i++) {
      StringBuilder text = new StringBuilder(starts[i % starts.length]);
      for (int n = chance.nextInt(6); n > 0; n--) {
        text.appendCodePoint(chance.nextInt(chance.nextBoolean() ? 0x3000 : 0x20000));
      }
      String typed = text.toString();
      String readable = Printable.readable(typed);
      boolean printable = Printable.missing(Printable.line(typed)).length == 0;
      assertThat(readable.equals(Printable.line(typed))).as(typed).isEqualTo(printable);
      for (Face face : new Face[] {Face.REGULAR, Face.BOLD, Face.DISPLAY, Face.TEXT}) {
        assertThat(GlyphLine.width(readable, face)).isNotNegative();
      }
    }
  }
}
