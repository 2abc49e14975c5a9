package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.paper.Unprinted;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.printer.practice.PracticePrinter.Trouble;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Which labels are not known to be on paper, with a printer that can be given every trouble.
class UnprintedTest {

  private static final int MORE_THAN_BUFFERS = 8_000_000;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init")
  private PaperEngine desk;

  @SuppressWarnings("NullAway.Init")
  private PracticePrinter zebra;

  @BeforeEach
  void open() throws Exception {
    desk = PaperEngine.open(directory);
    desk.carrier().draws(zpl(20_000));
    zebra = new PracticePrinter(Duration.ofMillis(1), 100);
    setUp();
  }

  private void setUp() {
    printing()
        .printers()
        .setUp(new PrinterSetup("Desk", zebra.address(), Language.ZPL, Dpi.DPI_203, true));
  }

  @AfterEach
  void close() throws Exception {
    desk.close();
    zebra.close();
  }

  @Test
  void aLabelIsUnprintedUntilOneOfItsJobsIsOut() throws Exception {
    var label = bought();
    assertThat(unprinted()).isEmpty();
    zebra.unplug();
    var job = printing().print(desk.caller(), label, null);
    assertThat(unprinted()).isEqualTo(Map.of(label.labelId(), Unprinted.WAITING));
    await().until(() -> printing().job(job.id()).orElseThrow().reason() != null);
    printing().cancel(job.id());
    assertThat(unprinted()).isEqualTo(Map.of(label.labelId(), Unprinted.FAILED));
    zebra.plugIn();
    printing().reprint(job.id());
    await().until(() -> unprinted().isEmpty());
  }

  @Test
  void whatOnlyAPersonCanTellIsUnprintedUntilSomebodyHasTold() {
    desk.carrier().draws(zpl(MORE_THAN_BUFFERS)); // else it may be sent before it is reset
    zebra.give(Trouble.MUTE);
    setUp(); // one that has reported before would be waited for
    zebra.resetAfter(10_000);
    var label = bought();
    var job = printing().print(desk.caller(), label, null);
    await().until(() -> unprinted().equals(Map.of(label.labelId(), Unprinted.ASKED)));
    printing().confirm(job.id(), true);
    assertThat(unprinted()).isEmpty();
  }

  @Test
  void aSearchAmongThemFindsThemAndNothingElse() {
    var some = bought();
    bought();
    var lists = desk.engine().lists().shipments();
    var search =
        ShipmentSearch.EVERYTHING.under(ShipmentTab.UNPRINTED).among(Set.of(some.labelId()));
    assertThat(lists.first(desk.caller(), search, 10)).containsExactly(some);
    assertThat(lists.counts(desk.caller(), search, Set.of(some.labelId())))
        .containsEntry(ShipmentTab.UNPRINTED, 1);
    assertThat(lists.first(desk.caller(), search.among(Set.of()), 10)).isEmpty();
  }

  private static byte[] zpl(int bytes) {
    return ("^XA^FX" + "0".repeat(bytes) + "^FS^XZ").getBytes(StandardCharsets.US_ASCII);
  }

  private Map<String, Unprinted> unprinted() {
    return printing().unprinted(desk.caller());
  }

  private Shipment bought() {
    var request = PaperEngine.order().allowingDuplicate();
    return desk.engine().shipping().purchase().buy(desk.caller(), request, RequestKey.none());
  }

  private PrintService printing() {
    return desk.engine().printService();
  }
}
