package dev.quayside.engine.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTextTest {

  @Test
  void referencesAreSignsOnce() {
    assertThat(HtmlText.decoded("Tom &amp; Ann O&#39;Neil")).isEqualTo("Tom & Ann O'Neil");
    assertThat(HtmlText.decoded("&amp;lt; caf&eacute; &#x27;5&#8243;&#x27; &#146;&nbsp;x"))
        .isEqualTo("&lt; café '5″' ’ x");
    assertThat(HtmlText.decoded("&#55357;&#56355;&#0;&#56355;")).isEqualTo("\ud83d\udc23");
    assertThat(HtmlText.decoded("AT&T; R&D &unknown; &#99999999; &amp"))
        .isEqualTo("AT&T; R&D &unknown; &#99999999; &amp");
  }

  @Test
  void aPageIsWordsWithoutItsTags() {
    assertThat(
            HtmlText.words(
                "<html><head><title>x</title></head><body><h1>No&nbsp;such</h1>\n<p>order</body>"))
        .isEqualTo("No such order");
  }

  /// A person's own words are no page.
  @Test
  void whatABuyerWroteKeepsItsBrackets() {
    assertThat(HtmlText.written("Call <b>me</b><br/>at&nbsp;noon &amp; <i class=\"x\">wait</i>"))
        .isEqualTo("Call me at noon & wait");
    assertThat(HtmlText.written("<BOB> I <3 U, 5 < 6\nsecond"))
        .isEqualTo("<BOB> I <3 U, 5 < 6\nsecond");
  }

  @Test
  void whatNoDatabaseStoresIsLeftOut() {
    assertThat(StorableText.of("A\u0000nn\u001a \ud83d\ud83d\ude03\ude03\n"))
        .isEqualTo("Ann \ud83d\ude03\n");
  }
}
