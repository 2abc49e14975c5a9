package dev.quayside.engine.print;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.print.content.ContentOrderJson;
import dev.quayside.engine.print.paper.SheetId;
import dev.quayside.engine.print.printer.PrintWords;
import dev.quayside.engine.shipping.BoughtByJson;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJob;
import dev.quayside.printing.queue.PrintJobState;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A print job on the wire.
///
/// @param station the desk whose printer it is; null when the printer was removed
/// @param reasonCode what `reason` says, for programs
/// @param boughtBy of the label; null for what is no label
/// @param contentType what another program has sent: pdf, png, zpl, epl or raw; null for ours
/// @param program name of the key it was sent with
/// @param copies ids of all copies, only in the answer to a request that made several
record PrintJobJson(
    String id,
    @Nullable String labelId,
    @Nullable String documentId,
    String printer,
    @Nullable String station,
    String title,
    String status,
    @Nullable String reason,
    @Nullable String reasonCode,
    int attempts,
    @Nullable String reprintOf,
    @Nullable String movedFrom,
    Instant createdAt,
    Instant updatedAt,
    @Nullable Instant nextAttemptAt,
    @Nullable Instant expiresAt,
    @Nullable BoughtByJson boughtBy,
    @Nullable String contentType,
    @Nullable String program,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<String> copies) {

  private static final int MOST_COPIES = 20;
  private static final int MOST_ANSWERS = 500;

  static PrintOrder.Any read(Fields body) {
    var copies = body.integer("copies");
    if (copies != null && (copies < 1 || copies > MOST_COPIES)) {
      body.violations().add("copies", PrintWords.COPIES, MOST_COPIES);
    }
    int wanted = copies == null ? 1 : copies;
    long given = Stream.of("labelId", "documentId", "content").filter(body::has).count();
    boolean ofContent = body.has("content") || given == 0 && ContentOrderJson.isMeant(body);
    if (given != 1) {
      body.violations()
          .add(ofContent && given == 0 ? "content" : "labelId", PrintWords.ONE_OF_THREE);
    }
    var label = body.text("labelId");
    var document = body.text("documentId");
    return ofContent
        ? new PrintOrder.Any(null, ContentOrderJson.read(body, wanted))
        : new PrintOrder.Any(ofOurs(body, label == null ? document : label, wanted), null);
  }

  private static PrintOrder ofOurs(Fields body, @Nullable String id, int copies) {
    ContentOrderJson.refuseFields(body);
    return new PrintOrder(
        id == null ? List.of() : List.of(id),
        body.text("printer"),
        body.text("station"),
        copies,
        body.instant("expiresAt"));
  }

  /// Reads whether the label was printed.
  static boolean readPrinted(Fields body) {
    body.require("printed");
    return Boolean.TRUE.equals(body.bool("printed"));
  }

  /// Reads a person's answer about several jobs: all those in question at a printer, or the named
  /// ones. All fields are read in either case, so that each invalid one is reported.
  static PrintAnswer readAnswer(Fields body) {
    var printer = body.text("printer");
    var jobs = body.texts("jobIds", MOST_ANSWERS);
    var last = body.text("lastPrinted");
    boolean none = Boolean.TRUE.equals(body.bool("nonePrinted"));
    var printed = body.bool("printed");
    boolean again = !Boolean.FALSE.equals(body.bool("printAgain"));
    if ((printer == null) == jobs.isEmpty()) {
      body.violations().add("printer", PrintWords.PRINTER_OR_JOBS);
    }
    if (printer != null) {
      if ((last == null) != none) {
        body.violations().add("lastPrinted", PrintWords.LAST_OR_NONE);
      }
      return new PrintAnswer.UpTo(printer, last);
    }
    body.require("printed");
    return new PrintAnswer.Each(jobs, Boolean.TRUE.equals(printed), again);
  }

  static PrintJobJson of(PrintJob job) {
    return of(List.of(job));
  }

  /// @param jobs the copies of one request; the first is shown
  static PrintJobJson of(List<PrintJob> jobs) {
    var job = jobs.getFirst();
    var document = job.document();
    var sent = document.sent();
    var id = SheetId.of(document.ids());
    boolean label = document.kind() == PrintDocument.Kind.LABEL && document.ids().size() == 1;
    return new PrintJobJson(
        job.id(),
        label ? id : null,
        label || sent != null ? null : id,
        job.printer(),
        job.station(),
        job.title(),
        wire(job.state()),
        job.reason(),
        reasonCode(job),
        job.attempts(),
        job.reprintOf(),
        job.movedFrom(),
        job.createdAt(),
        job.updatedAt(),
        job.nextAttemptAt(),
        job.expiresAt(),
        Optional.ofNullable(document.bought()).map(PrintJobJson::boughtBy).orElse(null),
        sent == null ? null : sent.type(),
        sent == null ? null : sent.program(),
        jobs.size() == 1 ? null : jobs.stream().map(PrintJob::id).toList());
  }

  private static BoughtByJson boughtBy(PrintDocument.Bought bought) {
    return new BoughtByJson(BoughtBy.of(bought.userId(), bought.userName()), bought.station());
  }

  private static @Nullable String reasonCode(PrintJob job) {
    var why = job.because();
    if (why == null) {
      return null;
    }
    var key = why.key();
    return key.substring(key.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /// The `data` of a job's events.
  static String text(PrintJob job) {
    return JsonText.write(of(job));
  }

  static String wire(PrintJobState state) {
    return state.name().toLowerCase(Locale.ROOT);
  }
}
