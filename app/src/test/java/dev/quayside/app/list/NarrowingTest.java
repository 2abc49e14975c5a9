package dev.quayside.app.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.junit.jupiter.api.Test;

class NarrowingTest {

  private enum Day {
    ANY,
    TODAY
  }

  private final ObjectProperty<Day> day = new SimpleObjectProperty<>(Day.ANY);
  private final StringProperty carrier = new SimpleStringProperty("");
  private final StringProperty words = new SimpleStringProperty("");
  private final List<String> carriers = List.of("usps", "ups");

  private final Narrowing narrowing =
      new Narrowing()
          .by("day", day, Day.ANY, each -> "of " + each.name().toLowerCase(java.util.Locale.ROOT))
          .by(
              "carrier",
              carrier,
              "",
              code -> code,
              code -> carriers.stream().filter(code::equals).findFirst(),
              String::toUpperCase)
          .words(words);

  @Test
  void aListThatIsNotNarrowedHasNothingToKeep() {
    assertThat(narrowing.now()).isEmpty();
    words.set("  ");
    assertThat(narrowing.now()).isEmpty();
  }

  @Test
  void whatNarrowsIsKeptSetAndSaid() {
    day.set(Day.TODAY);
    carrier.set("ups");
    words.set("a&b=ñ “50 %”");
    var kept = narrowing.now();
    assertThat(kept).doesNotContain("\n", " ");
    assertThat(narrowing.say(kept)).isEqualTo("of today, UPS, “a&b=ñ “50 %””");
    day.set(Day.ANY);
    words.set("another");
    carrier.set("usps");
    narrowing.set(kept);
    assertThat(day.get()).isEqualTo(Day.TODAY);
    assertThat(carrier.get()).isEqualTo("ups");
    assertThat(words.get()).isEqualTo("a&b=ñ “50 %”");
  }

  @Test
  void aFilterSetsBackWhatItDoesNotName() {
    carrier.set("ups");
    narrowing.set("day=TODAY");
    assertThat(carrier.get()).isEmpty();
  }

  @Test
  void whatThereIsNoMoreNarrowsNothing() {
    narrowing.set("day=YESTERDAY&carrier=dhl&of=another");
    assertThat(day.get()).isEqualTo(Day.ANY);
    assertThat(carrier.get()).isEmpty();
    assertThat(narrowing.say("day=YESTERDAY&carrier=dhl")).isEmpty();
  }
}
