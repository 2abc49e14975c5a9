package dev.quayside.engine.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.OldDatabase;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.practice.PracticePrinter;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The queue of a version that kept documents and reasons as text is read and printed by this one.
class OldPrintJobsTest {

  private static final WorkspaceId WORKSPACE = new WorkspaceId("ws_1");
  private static final String SHA256_OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @SuppressWarnings("NullAway.Init") // make() sets it
  private Path file;

  @BeforeEach
  void make() throws Exception {
    file = DataDirectory.at(directory).database();
    OldDatabase.make(
        file,
        "V062",
        List.of(
            "INSERT INTO workspace (id, slug, name, plan, environment, created_at) VALUES"
                + " ('ws_1', 'old', 'Old', 'desk', 'sandbox', 0),"
                + " ('ws_2', 'old-live', 'Old live', 'desk', 'production', 0)",
            job("prj_1", "sandbox/ws_1/lbl_1", "HELD", null, null),
            job(
                "prj_2",
                "sandbox/ws_1/lbl_1+lbl_2+lbl_1",
                "SENT",
                "x",
                "SPOOLED('12,SPOOL_STOPPED('x),'spooler%3Aa%2Cb)"),
            job(
                "prj_3",
                "sandbox/ws_1/shp_1/packing_slip",
                "FAILED",
                "x",
                "BEHIND(MOVED('a%22+%5C%0A%C3%B1%E5%B1%B1,TCP_SILENT('tcp%3A%2F%2F192.0.2.5%3A9100)))"),
            job("prj_4", "production/ws_2/man_1", "HELD", "x", "HELD_BY_HAND"),
            job("prj_5", "sandbox/ws_1/lbl_3", "FAILED", "A sentence (of old), 50 %.", null),
            job("prj_6", "sandbox/ws_1/lbl_4", "FAILED", "Not a code.", "SAID('a"),
            job("prj_7", "file/a/b.zpl", "RENDERED", "x", "SEVERAL(PAPER_OUT,HEAD_OPEN)"),
            job("prj_8", "sandbox/ws_1/test_label", "QUEUED", null, null),
            "INSERT INTO print_job_label VALUES ('sandbox/ws_1/lbl_1', 'prj_2'),"
                + " ('sandbox/ws_1/lbl_2', 'prj_2')",
            "UPDATE print_job SET rendered = CAST('abc' AS BLOB), sha256 = '"
                + SHA256_OF_ABC
                + "' WHERE id = 'prj_7'"));
  }

  @Test
  void whatItSaidIsInColumns() {
    try (var database = Database.open(file)) {
      var store = new PrintQueueStore(database, PrintEvents.NONE);
      assertThat(documents(store))
          .containsExactly(
              label("lbl_1"),
              label("lbl_1", "lbl_2", "lbl_1"),
              new PrintDocument("ws_1", PrintDocument.Kind.PAPER, List.of("shp_1/packing_slip")),
              new PrintDocument("ws_2", PrintDocument.Kind.PAPER, List.of("man_1")),
              label("lbl_3"),
              label("lbl_4"),
              PrintDocument.file("a/b.zpl"),
              new PrintDocument("ws_1", PrintDocument.Kind.PAPER, List.of("test_label")));
      assertThat(because(store, "prj_1")).isNull();
      assertThat(because(store, "prj_2"))
          .isEqualTo(Why.SPOOLED.of("12", Why.SPOOL_STOPPED.of("x"), "spooler:a,b"));
      assertThat(because(store, "prj_3"))
          .isEqualTo(
              Why.BEHIND.of(Why.MOVED.of("a\" \\\nñ山", Why.TCP_SILENT.of("tcp://192.0.2.5:9100"))));
      assertThat(because(store, "prj_4")).isEqualTo(Why.HELD_BY_HAND.of());
      assertThat(because(store, "prj_5")).isEqualTo(Message.said("A sentence (of old), 50 %."));
      assertThat(because(store, "prj_6")).isEqualTo(Message.said("Not a code."));
      assertThat(because(store, "prj_7"))
          .isEqualTo(Message.several(List.of(Why.PAPER_OUT.of(), Why.HEAD_OPEN.of())));
      assertThat(store.spooled()).extracting(PrintJob::id).containsExactly("prj_2");
      var lists = new PrintJobListStore();
      var ofLabel = database.read(tx -> lists.ofLabel(tx, WORKSPACE, "lbl_1"));
      assertThat(ofLabel).extracting(PrintJob::id).containsExactly("prj_2", "prj_1");
    }
  }

  @Test
  void whatWaitedIsPrinted() throws Exception {
    try (var printer = new PracticePrinter(Duration.ofMillis(5), 50);
        var database = Database.open(file);
        var desk = PrintCrashTest.Doomed.desk(database)) {
      desk.printers()
          .setUp(new PrinterSetup("dock", printer.address(), Language.ZPL, Dpi.DPI_203, true));
      desk.start();
      await()
          .atMost(Duration.ofSeconds(40))
          .until(
              () ->
                  List.of("prj_7", "prj_8").stream()
                      .map(id -> desk.job(id).orElseThrow().state())
                      .allMatch(
                          state ->
                              state == PrintJobState.SENT || state == PrintJobState.CONFIRMED));
      assertThat(desk.job("prj_1")).get().extracting(PrintJob::state).isEqualTo(PrintJobState.HELD);
    }
  }

  private static List<PrintDocument> documents(PrintQueueStore store) {
    return List.of("1", "2", "3", "4", "5", "6", "7", "8").stream()
        .map(number -> store.find("prj_" + number).orElseThrow().document())
        .toList();
  }

  private static @Nullable Message because(PrintQueueStore store, String id) {
    return store.find(id).orElseThrow().because();
  }

  private static PrintDocument label(String... ids) {
    return new PrintDocument("ws_1", PrintDocument.Kind.LABEL, List.of(ids));
  }

  private static String job(
      String id, String document, String state, @Nullable String reason, @Nullable String because) {
    return "INSERT INTO print_job (id, printer, document, title, state, reason, because, attempts,"
        + " created_at,"
        + " updated_at, version) VALUES ('%s', 'dock', '%s', 'T', '%s', %s, %s, 0, 1, 1, 1)"
            .formatted(id, document, state, quoted(reason), quoted(because));
  }

  private static String quoted(@Nullable String text) {
    return text == null ? "NULL" : "'" + text.replace("'", "''") + "'";
  }
}
