package dev.quayside.app.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.print.PrintState.Step;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.status.Odometer;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a packer is told of a job, by its state, whether the printer counts, and how it is.
class PrintStatesTest {

  @ParameterizedTest
  @CsvSource({
    "QUEUED,, , PRINTING",
    "SENDING, 7, , PRINTING",
    "SENDING, 7, OFFLINE, PRINTING",
    "SENDING, 7, PAPER_OUT, STOPPED",
    "SENT, 7, , AT_PRINTER",
    "SENT, 7, PAPER_OUT, STOPPED",
    "SENT, 7, OFFLINE, STOPPED",
    "SENT,, , SENT",
    "SENT,, PAPER_OUT, SENT",
    "CONFIRMED, 7, PAPER_OUT, PRINTED",
    "UNKNOWN, 7, PAPER_OUT, UNKNOWN",
  })
  void isOneOfThese(
      PrintJobState state, @Nullable Long odometer, @Nullable Why stopped, Step step) {
    var why = Optional.ofNullable(stopped).map(one -> one.of());
    assertThat(PrintStates.of(job(state, odometer), why).step()).isEqualTo(step);
  }

  private static PrintJob job(PrintJobState state, @Nullable Long labels) {
    return new PrintJob(
        "prj_1",
        "Zebra",
        PrintDocument.file("one"),
        "one",
        state,
        null,
        0,
        Instant.EPOCH,
        Instant.EPOCH,
        null,
        null,
        null,
        null,
        labels == null ? null : new Odometer(labels, ""),
        null,
        null,
        1);
  }
}
