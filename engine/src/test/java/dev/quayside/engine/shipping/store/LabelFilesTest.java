package dev.quayside.engine.shipping.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A carrier's own label is its workspace's alone.
class LabelFilesTest {

  private static final byte[] FILE = "^XA^FDlabel^FS^XZ".getBytes(StandardCharsets.US_ASCII);
  private static final WorkspaceId OTHER = new WorkspaceId("ws_other");

  @TempDir Path directory;

  @Test
  void noOtherWorkspaceFindsKeepsOrRemovesIt() {
    WorkspaceId own;
    String id;
    try (var desk = PaperEngine.open(directory)) {
      own = desk.caller().workspace();
      desk.carrier().draws(FILE);
      var purchase = desk.engine().shipping().purchase();
      id = purchase.buy(desk.caller(), PaperEngine.order(), RequestKey.none()).id();
    }
    var store = new ShipmentDocumentStore();
    try (var database = Database.open(directory.resolve("data/quayside.db"))) {
      assertThat(LabelFiles.of(database).find(OTHER, id)).isEmpty();
      assertThatIllegalStateException()
          .isThrownBy(() -> database.write(tx -> keep(store, tx, id)))
          .withMessageContaining(id);
      assertThat(database.<Boolean>write(tx -> store.remove(tx, OTHER, id))).isFalse();
      assertThat(LabelFiles.of(database).find(own, id)).contains(FILE);
      assertThat(database.<Boolean>write(tx -> store.remove(tx, own, id))).isTrue();
      assertThat(LabelFiles.of(database).find(own, id)).isEmpty();
    }
  }

  /// In the sandbox it is marked; a printer that has no ZPL is told of before the job is put down.
  @Test
  void carriersZplIsMarkedAndGoesToZplPrintersOnly() {
    try (var desk = PaperEngine.open(directory)) {
      desk.carrier()
          .draws("^XA^FO50,50^A0N,30,30^FDlabel^FS^XZ".getBytes(StandardCharsets.US_ASCII));
      var purchase = desk.engine().shipping().purchase();
      var shipment = purchase.buy(desk.caller(), PaperEngine.order(), RequestKey.none());
      var zpl =
          desk.engine()
              .documents()
              .labelArt()
              .file(desk.caller(), shipment, LabelFormat.ZPL, Dpi.DPI_300);
      assertThat(new String(zpl, StandardCharsets.ISO_8859_1))
          .contains("^FDlabel^FS", "^GFA,")
          .endsWith("^XZ\n");
      var printers = desk.engine().printService();
      var address = directory.toUri().toString();
      printers
          .printers()
          .setUp(new PrinterSetup("Office", address, Language.PDF, Dpi.DPI_300, true));
      assertThatExceptionOfType(ProblemException.class)
          .isThrownBy(() -> printers.print(desk.caller(), shipment, null))
          .withMessageContaining("Office is no ZPL printer");
      printers
          .printers()
          .setUp(new PrinterSetup("Zebra", address, Language.ZPL, Dpi.DPI_203, false));
      assertThat(printers.print(desk.caller(), shipment, "Zebra").printer()).isEqualTo("Zebra");
    }
  }

  private static boolean keep(ShipmentDocumentStore store, Tx tx, String id) {
    store.keep(
        tx, OTHER, id, CarrierDocument.ready(CarrierDocumentKind.LABEL, FILE), Instant.EPOCH);
    return true;
  }
}
