package dev.quayside.printing.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReasonTest {

  private static final Pattern SENTENCE = Pattern.compile("[A-Z“{].*[.:?}]", Pattern.DOTALL);

  private static final Reason REFUSED = Reason.of(Why.TCP_REFUSED, "tcp://192.0.2.5:9100");

  @Test
  void aReasonSpeaksEnglish() {
    assertThat(Reason.of(Why.MOVED, "dock, 2", REFUSED).sentence())
        .isEqualTo(
            "Moved from dock, 2: tcp://192.0.2.5:9100 refuses the connection: is the printer ready and is raw printing switched on?");
    assertThat(Reason.of(Why.BROKEN_AFTER, Reason.said("It broke."), 3, 10).sentence())
        .isEqualTo(
            "It broke. 3 of 10 bytes had been sent. Look whether the label came out, then confirm it or print it again.");
    assertThat(
            Reason.several(List.of(Reason.of(Why.PAPER_OUT), Reason.of(Why.HEAD_OPEN))).sentence())
        .isEqualTo("It is out of labels: load a roll. Its head or cover is open: close it.");
  }

  @ParameterizedTest
  @EnumSource(value = Why.class, mode = EnumSource.Mode.EXCLUDE, names = "SEVERAL")
  void everyReasonIsASentence(Why why) {
    assertThat(why.english()).matches(SENTENCE);
  }
}
