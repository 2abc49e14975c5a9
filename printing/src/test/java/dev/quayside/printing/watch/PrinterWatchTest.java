package dev.quayside.printing.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import dev.quayside.printing.printer.transport.Transports;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class PrinterWatchTest {

  @Test
  void aPrinterThatTookALabelIsThereWhateverWasSeenBefore() throws Exception {
    var changed = new ArrayList<String>();
    try (var watch =
        new PrinterWatch(List::of, InstantSource.system(), Duration.ofHours(1), changed::add)) {
      var away = switchedOff();
      watch.ask(away);
      assertThat(watch.awaySince("dock")).isPresent();
      assertThat(watch.trouble("dock")).isEmpty();
      watch.taken("dock");
      assertThat(watch.awaySince("dock")).isEmpty();
      assertThat(watch.sighting("dock")).isEmpty();
      assertThat(changed).containsExactly("dock", "dock");
      watch.ask(away);
      assertThat(watch.awaySince("dock")).isPresent();
    }
  }

  @Test
  void aPrinterSetUpAnewKeepsNothingOfTheOneThatWasBeingAskedMeanwhile() throws Exception {
    try (var watch =
            new PrinterWatch(List::of, InstantSource.system(), Duration.ofHours(1), _ -> {});
        var before = new PracticePrinter(Duration.ofMillis(1), 1);
        var mute = new PracticePrinter(Duration.ofMillis(1), 1)) {
      before.give(Trouble.PAPER_OUT);
      mute.give(Trouble.MUTE);
      watch.ask(dock(before));
      assertThat(watch.trouble("dock")).isPresent();
      watch.ask(dock(mute));
      assertThat(watch.trouble("dock")).as("silence of one that never spoke").isEmpty();
    }
  }

  @Test
  void aRoundThatEndsInAnErrorIsNotTheLast() {
    var rounds = new AtomicInteger();
    Supplier<List<Printer>> overflowing =
        () -> {
          rounds.incrementAndGet();
          throw new StackOverflowError("on purpose");
        };
    try (var watch =
        new PrinterWatch(overflowing, InstantSource.system(), Duration.ofMillis(1), _ -> {})) {
      watch.start();
      await().until(() -> rounds.get() > 1);
    }
  }

  private static Printer switchedOff() throws Exception {
    try (var paper = new PracticePrinter(Duration.ofMillis(1), 1)) {
      return dock(paper);
    }
  }

  private static Printer dock(PracticePrinter paper) {
    return new Printer(
        "dock", new Transports().open(paper.address()), Language.ZPL, Profile.of(Dpi.DPI_203));
  }
}
