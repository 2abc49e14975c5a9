package dev.quayside.printing.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MessageTest {

  private static final Pattern SENTENCE = Pattern.compile("[A-Z“{].*[.:?}]", Pattern.DOTALL);

  private static final Message REFUSED = Why.TCP_REFUSED.of("tcp://192.0.2.5:9100");

  @Test
  void aReasonSpeaksEnglish() {
    assertThat(Why.MOVED.of("dock, 2", REFUSED).sentence())
        .isEqualTo(
            "Moved from dock, 2: tcp://192.0.2.5:9100 refuses the connection: is the printer ready"
                + " and is raw printing switched on?");
    assertThat(Why.BROKEN_AFTER.of(Message.said("It broke."), 3, 10).sentence())
        .isEqualTo(
            "It broke. 3 of 10 bytes had been sent. Look whether the label came out, then confirm"
                + " it or print it again.");
    assertThat(Message.several(List.of(Why.PAPER_OUT.of(), Why.HEAD_OPEN.of())).sentence())
        .isEqualTo("It is out of labels: load a roll. Its head or cover is open: close it.");
  }

  /// What an address should be like stands within the sentence of {@link Why#ADDRESS}.
  @ParameterizedTest
  @EnumSource(
      value = Why.class,
      mode = EnumSource.Mode.MATCH_NONE,
      names = {"BOTH", "SAID", "ADDRESS_.+"})
  void everyReasonIsASentence(Why why) {
    assertThat(Wording.ENGLISH.pattern(why.key())).matches(SENTENCE);
  }

  @Test
  void whatStandsInAHoleIsNeverAHoleItself() {
    assertThat(Why.TCP_UNREACHABLE.of("{1}", "$1 it's \\ off").sentence())
        .isEqualTo("{1} cannot be reached: $1 it's \\ off.");
  }

  @ParameterizedTest
  @CsvSource({
    "'{0} of {1}', 'a of b'",
    "'{1}{0}{0}', 'baa'",
    "'{2} and {0}', '{2} and a'",
    "'{{0}} {x} {0', '{a} {x} {0'",
    "'no hole', 'no hole'",
    "'{', '{'"
  })
  void aHoleIsABracedDigitWithAnArgument(String pattern, String filled) {
    assertThat(Why.MOVED.of("a", "b").in(_ -> pattern)).isEqualTo(filled);
  }

  @Test
  void aFieldIsCalledWhatTheLanguageCallsIt() {
    var fault = Why.MOVED.of(new Message.Field("to.zip"), Why.PAUSED);
    Wording own =
        new Wording() {
          @Override
          public String pattern(String key) {
            return key.equals(Why.PAUSED.key()) ? "en pausa" : "{1}: {0}";
          }

          @Override
          public String field(String path) {
            return "código";
          }
        };
    assertThat(fault.in(own)).isEqualTo("en pausa: código");
    assertThat(fault.sentence()).startsWith("Moved from to.zip: It is paused");
  }

  @Test
  void aKeyNobodyKnowsAnyMoreIsShownAsItIs() {
    assertThat(new Message("printing.gone", List.of()).sentence()).isEqualTo("printing.gone");
    assertThat(new Message("gone.too", List.of()).sentence()).isEqualTo("gone.too");
  }
}
