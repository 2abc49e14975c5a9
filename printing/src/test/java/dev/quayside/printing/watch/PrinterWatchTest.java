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
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
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

  /// Each question in vain would hold up jobs for as long as an answer may take.
  @Test
  void aPrinterThatNeverAnswersIsAskedOnceAndThenOnlyReached() throws Exception {
    var heard = new ConcurrentLinkedQueue<String>();
    try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> hear(server, heard));
      var mute = dock("tcp://127.0.0.1:" + server.getLocalPort());
      try (var watch =
          new PrinterWatch(
              () -> List.of(mute), InstantSource.system(), Duration.ofMillis(1), _ -> {})) {
        watch.start();
        await().until(() -> heard.size() > 5);
        assertThat(heard.stream().filter(said -> !said.isEmpty())).hasSize(1);
        assertThat(watch.awaySince("dock")).isEmpty();
        server.close();
        await().until(() -> watch.awaySince("dock").isPresent());
      }
    }
  }

  private static void hear(ServerSocket server, Collection<String> heard) {
    while (!server.isClosed()) {
      try (var connection = server.accept()) {
        heard.add(
            new String(connection.getInputStream().readAllBytes(), StandardCharsets.US_ASCII));
      } catch (IOException e) {
        // it was switched off, or the one who asked has gone
      }
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
    return dock(paper.address());
  }

  private static Printer dock(String address) {
    return new Printer(
        "dock", new Transports().open(address), Language.ZPL, Profile.of(Dpi.DPI_203));
  }
}
