package dev.quayside.app.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListeningTest {

  private final StepBackground background = new StepBackground();
  private final List<String> told = new ArrayList<>();
  private final Listening listening = new Listening(background);

  /// What changed between the first reading and the first word of a change is not missed.
  @Test
  void whoeverHearsIsToldThatTheyDo() {
    begin();
    assertThat(told).isEmpty();
    background.work();
    assertThat(told).containsExactly("listens", "begun");
    listening.end();
    assertThat(told).containsExactly("listens", "begun", "ended");
  }

  @Test
  void whatEndsBeforeItBeginsIsEndedAndNobodyIsTold() {
    begin();
    listening.end();
    background.work();
    assertThat(told).containsExactly("listens", "ended");
  }

  private void begin() {
    listening.begin(
        () -> {
          told.add("listens");
          return () -> told.add("ended");
        },
        () -> told.add("begun"),
        failure -> {
          throw new AssertionError(failure);
        });
  }
}
