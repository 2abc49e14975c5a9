package dev.quayside.engine.print;

import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.event.Elsewhere;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.engine.print.content.PrintContents;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.engine.shipping.LabelArt;
import dev.quayside.engine.shipping.store.LabelFiles;
import dev.quayside.engine.shipping.store.Shipments;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.PrinterHealth;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The process that dies.
final class DoomedDesk {

  private DoomedDesk() {}

  private static final int MORE_THAN_BUFFERS = 8_000_000;

  private static final Caller PACKER =
      new Caller(PrintCrashTest.WORKSPACE, Environment.SANDBOX, Role.OPERATOR, "packer");

  public static void main(String[] arguments) throws Exception {
    var database = Database.open(DataDirectory.at(Path.of(arguments[0])).database());
    var desk = desk(database);
    desk.printers().setUp(new PrinterSetup("dock", arguments[1], Language.ZPL, Dpi.DPI_203, true));
    switch (arguments[2]) {
      case "queued" -> {
        // it would take the job up when it has looked at the printer
        desk.close();
        queue(database);
      }
      case "large" -> {
        desk.start();
        desk.printFile("dock", "large", PrintCrashTest.zpl(MORE_THAN_BUFFERS));
      }
      case "counted" -> {
        desk.printers().look("dock");
        desk.start();
        desk.printFile("dock", "counted", PrintCrashTest.zpl(MORE_THAN_BUFFERS));
      }
      case "content" -> {
        desk.printers().look("dock");
        desk.start();
        print(desk, "^XA^FDa label^FS" + "^FX0".repeat(MORE_THAN_BUFFERS / 4) + "^XZ");
      }
      case "commands" -> {
        desk.printers().look("dock");
        desk.start();
        print(desk, "~JC".repeat(MORE_THAN_BUFFERS / 3));
      }
      case "HELD" -> whileItWaits(desk, desk::hold);
      case "CANCELLED" -> whileItWaits(desk, desk::cancel);
      case "UNKNOWN" -> desk.printFile("dock", "broken", PrintCrashTest.zpl(20_000));
      case "CONFIRMED" ->
          awaitIn(
              desk,
              desk.printFile("dock", "there", PrintCrashTest.zpl(10)).id(),
              PrintJobState.CONFIRMED);
      case "FAILED" -> {
        var lost = desk.printFile("dock", "broken", PrintCrashTest.zpl(20_000)).id();
        awaitIn(desk, lost, PrintJobState.UNKNOWN);
        desk.confirm(lost, false);
      }
      case "AGAIN" -> {
        var lost = desk.printFile("dock", "broken", PrintCrashTest.zpl(20_000)).id();
        awaitIn(desk, lost, PrintJobState.UNKNOWN);
        desk.printers()
            .setUp(new PrinterSetup("dock", "tcp://127.0.0.1:9", Language.ZPL, Dpi.DPI_203, true));
        desk.answer(PACKER, new PrintAnswer.UpTo("dock", null), RequestKey.none());
      }
      case "EXPIRED" -> expire(database);
      default -> {
        desk.start();
        desk.printFile("dock", "small", PrintCrashTest.zpl(10));
      }
    }
    Thread.currentThread().join();
  }

  /// As another program sends it.
  private static void print(PrintService desk, String commands) {
    var file =
        new PrintFile(
            FileType.RAW,
            commands.getBytes(StandardCharsets.US_ASCII),
            Placing.Fit.SHRINK,
            PrintFile.Turn.NONE,
            PageRange.ALL,
            null,
            1);
    desk.content()
        .print(
            PACKER,
            new ContentOrder(file, null, "dock", null, 1, null, null, null),
            RequestKey.none());
  }

  /// Done to a job that waits for a printer which is away; refused while it is tried again, and
  /// then done after that.
  private static void whileItWaits(PrintService desk, Function<String, PrintJob> act) {
    desk.printers()
        .setUp(new PrinterSetup("dock", "tcp://127.0.0.1:9", Language.ZPL, Dpi.DPI_203, true));
    var id = desk.printFile("dock", "waits", PrintCrashTest.zpl(10)).id();
    await()
        .atMost(PrintCrashTest.PATIENCE)
        .until(() -> desk.job(id).orElseThrow().nextAttemptAt() != null);
    await().atMost(PrintCrashTest.PATIENCE).ignoreExceptions().until(() -> act.apply(id) != null);
  }

  private static void awaitIn(PrintService desk, String id, PrintJobState state) {
    await()
        .atMost(PrintCrashTest.PATIENCE)
        .until(() -> desk.job(id).orElseThrow().state() == state);
  }

  /// It was ordered for a moment that has passed.
  private static void expire(Database database) {
    queue(database, Instant.EPOCH);
    desk(database).start();
  }

  static PrintService desk(Database database) {
    var clock = InstantSource.system();
    return new PrintService(
        database,
        PrintCrashTest.stations(database),
        new Shipments(database),
        new LabelArt(LabelFiles.of(database)),
        List.of(),
        new PrintContents(database, new Ids(clock, new SecureRandom()), _ -> clock.instant()),
        _ -> Environment.SANDBOX,
        new Ids(clock, new SecureRandom()),
        clock,
        new Events(
            new Ids(clock, new SecureRandom()),
            _ -> clock.instant(),
            (_, _, _) -> _ -> {},
            new LiveEvents()),
        new LiveEvents(),
        new Elsewhere(database, new LiveEvents(), PrintCrashTest.leases(database)));
  }

  /// As a process that died right after its commit has left it.
  private static void queue(Database database) {
    queue(database, null);
  }

  private static void queue(Database database, java.time.@Nullable Instant expiresAt) {
    var clock = InstantSource.system();
    var ids = new Ids(clock, new SecureRandom());
    var store =
        new PrintQueueStore(database, PrintEvents.NONE, PrintCrashTest.stations(database).own());
    var queue =
        new PrintQueue(
            store,
            name -> Optional.empty(),
            (job, printer) -> new byte[0],
            PrinterHealth.NONE,
            clock,
            () -> ids.next(IdKind.PRINT_JOB),
            (when, wake) -> {},
            task -> {},
            job -> {});
    queue.submit(
        new PrintRequest(
            "dock",
            new PrintDocument(
                PrintCrashTest.WORKSPACE.value(), PrintDocument.Kind.LABEL, List.of("lbl_0")),
            "queued",
            expiresAt));
  }
}
