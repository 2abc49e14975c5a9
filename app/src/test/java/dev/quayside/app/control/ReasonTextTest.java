package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.printing.reason.Reason;
import dev.quayside.printing.reason.Why;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonTextTest {

  private static final Pattern HOLE = Pattern.compile("\\{\\d}");

  private final Texts english = new Texts(Language.ENGLISH);
  private final Texts spanish = new Texts(Language.SPANISH);

  /// The window says in English what the API says, and in Spanish the same of the same printer.
  @ParameterizedTest
  @EnumSource(
      value = Why.class,
      names = {"SEVERAL", "SAID"},
      mode = EnumSource.Mode.EXCLUDE)
  void everyReasonHasItsWordsInBothLanguages(Why why) {
    int holes = (int) HOLE.matcher(why.english()).results().count();
    var arguments = List.of("O'Dock 1", "x7", "x9").subList(0, holes).toArray();
    var reason = Reason.of(why, arguments);
    assertThat(ReasonText.of(reason, english)).isEqualTo(reason.sentence());
    var words = ReasonText.of(reason, spanish);
    assertThat(words).isNotEqualTo(reason.sentence()).doesNotContain("{", "''");
    for (var argument : arguments) {
      assertThat(words).contains(argument.toString());
    }
  }

  @Test
  void reasonsWithinReasonsAreWordedToo() {
    var behind = Reason.of(Why.BEHIND, Reason.of(Why.MOVED, "dock", Reason.of(Why.PAPER_OUT)));
    assertThat(ReasonText.of(behind, spanish))
        .isEqualTo(
            "Espera a la etiqueta anterior: Pasada desde dock: No tiene etiquetas: ponga un rollo.");
    var both = Reason.several(List.of(Reason.of(Why.PAPER_OUT), Reason.of(Why.HEAD_OPEN)));
    assertThat(ReasonText.of(both, spanish))
        .startsWith("No tiene etiquetas")
        .endsWith("abierta: ciérrela.");
  }

  @Test
  void whatSomebodyElseSaidStaysAsItIs() {
    assertThat(ReasonText.of(Reason.said("Cannot print “山”."), spanish))
        .isEqualTo("Cannot print “山”.");
    assertThat(ReasonText.of(null, spanish)).isEmpty();
  }
}
