package dev.quayside.engine.sandbox.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CardFileTest {

  private static final List<String> CARD =
      List.of(
          "[carrier]",
          "name = Paper Carrier",
          "[service paper_ground]",
          "max-lb = 70",
          "prices = 1.50 20.00",
          "areas = AK:44 HI:=",
          "guaranteed = yes",
          "[service paper_air]",
          "max-lb = 20");

  private final CardFile card = CardFile.parse("paper", CARD);

  @Test
  void sectionsKeepTheirOrderAndNames() {
    assertThat(card.all("service"))
        .extracting(Section::name)
        .containsExactly("paper_ground", "paper_air");
    assertThat(card.one("carrier").text("name")).isEqualTo("Paper Carrier");
  }

  @Test
  void valuesAreReadAsWhatTheyAre() {
    var ground = card.all("service").getFirst();
    assertThat(ground.whole("max-lb")).isEqualTo(70);
    assertThat(ground.prices("prices")).containsExactly(150, 2000);
    assertThat(ground.pairs("areas")).containsEntry("AK", "44").containsEntry("HI", "=");
    assertThat(ground.yes("guaranteed")).isTrue();
    assertThat(ground.yes("hazmat")).isFalse();
  }

  @Test
  void aMissingKeyNamesCardSectionAndKey() {
    assertThatThrownBy(() -> card.all("service").getLast().text("knots"))
        .hasMessage("paper.card [service paper_air] has no 'knots'");
  }

  @Test
  void aLineThatIsNoEntryIsShown() {
    assertThatThrownBy(() -> CardFile.parse("paper", List.of("[carrier]", "nonsense")))
        .hasMessageContaining("paper.card")
        .hasMessageContaining("nonsense");
  }

  @Test
  void aKeySaidTwiceIsAnError() {
    assertThatThrownBy(() -> CardFile.parse("paper", List.of("[carrier]", "a = 1", "a = 2")))
        .hasMessageContaining("'a' is there twice");
  }

  @Test
  void everyShippedCardNamesItsSourceAndDate() {
    for (var carrier : new String[] {"usps", "ups", "fedex"}) {
      var section = CardFile.read(carrier).one("carrier");
      assertThat(section.text("source")).isNotBlank();
      assertThat(section.text("effective")).matches("\\d{4}-\\d{2}-\\d{2}");
    }
  }
}
