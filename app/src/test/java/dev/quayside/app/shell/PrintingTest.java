package dev.quayside.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.shell.Printing.State;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintingTest {

  /// A printer that goes on after a job failed has not stopped.
  @Test
  void failedJobsOfThePrinterNamedAreCounted() {
    var printing =
        new Printing(
            "Desk 1",
            State.FAILED,
            null,
            List.of(
                job("Desk 1", State.FAILED),
                job("Desk 1", State.READY),
                job("Desk 1", State.FAILED),
                job("Desk 2", State.FAILED)));
    assertThat(printing.alike()).isEqualTo(2);
    assertThat(printing.state().isOfJobs()).isTrue();
    assertThat(State.STOPPED.isOfJobs()).isFalse();
    assertThat(State.STOPPED).isGreaterThan(State.FAILED).isGreaterThan(State.PRINTING);
  }

  private static Printing.Job job(String printer, State state) {
    return new Printing.Job("", Message.said("a label"), printer, state, null);
  }
}
