package dev.quayside.printing.queue;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.status.Odometer;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One label on its way to one printer. Immutable; each change is a new version.
///
/// @param printer the printer's name
/// @param document what to print
/// @param title for people
/// @param because the reason why it waits or ended; null when there is none
/// @param attempts tries so far
/// @param nextAttemptAt not to be tried before; null for as soon as its turn comes
/// @param expiresAt given up from then on; null for never
/// @param reprintOf the job this is another copy of; null for a first print
/// @param sha256 of the rendered bytes in hex; null before they exist
/// @param odometer the printer's counter before this job comes out; null when it does not count
/// @param movedFrom the printer it was first meant for; null when that is this one
/// @param station name of the desk that prints it; null when that is not known
/// @param version grows by one with each change
public record PrintJob(
    String id,
    String printer,
    PrintDocument document,
    String title,
    PrintJobState state,
    @Nullable Message because,
    int attempts,
    Instant createdAt,
    Instant updatedAt,
    @Nullable Instant nextAttemptAt,
    @Nullable Instant expiresAt,
    @Nullable String reprintOf,
    @Nullable String sha256,
    @Nullable Odometer odometer,
    @Nullable String movedFrom,
    @Nullable String station,
    int version) {

  private static final Set<Why> UNDER_WAY =
      Set.of(Why.SPOOL_PENDING, Why.SPOOL_PRINTING, Why.SPOOL_SILENT);

  /// The reason why it waits or ended, in English; null when there is none.
  public @Nullable String reason() {
    return because == null ? null : because.sentence();
  }

  /// Whether a spooler has the job and has not reported its end.
  public boolean isSpooled() {
    return state == PrintJobState.SENT && because != null && because.is(Why.SPOOLED);
  }

  /// Whether the spooler goes on with the job without help, as far as is known.
  public boolean isUnderWayThere() {
    return isSpooled()
        && because != null
        && because.arguments().get(1) instanceof Message.Of(var how)
        && UNDER_WAY.stream().anyMatch(how::is);
  }

  static PrintJob queued(String id, PrintRequest request, @Nullable String reprintOf, Instant now) {
    return new PrintJob(
        id,
        request.printer(),
        request.document(),
        request.title(),
        PrintJobState.QUEUED,
        null,
        0,
        now,
        now,
        null,
        request.expiresAt(),
        reprintOf,
        null,
        null,
        null,
        request.station(),
        0);
  }

  /// A job whose bytes are finished and need no rendering.
  static PrintJob finished(
      String id,
      PrintRequest request,
      @Nullable String reprintOf,
      String fingerprint,
      Instant now) {
    PrintJob job = queued(id, request, reprintOf, now);
    return job.changed(PrintJobState.RENDERED, null, 0, null, fingerprint, null, now);
  }

  /// The same job in its next state.
  ///
  /// @throws IllegalPrintJobChange when that state cannot follow
  PrintJob to(PrintJobState next, @Nullable Message why, Instant now) {
    demand(next);
    return changed(next, why, attempts, null, sha256, odometer, now);
  }

  PrintJob rendered(String fingerprint, Instant now) {
    demand(PrintJobState.RENDERED);
    return changed(PrintJobState.RENDERED, null, attempts, null, fingerprint, odometer, now);
  }

  /// Waiting again, after a try that sent nothing.
  PrintJob again(Message why, Instant at, Instant now) {
    demand(PrintJobState.RENDERED);
    return changed(PrintJobState.RENDERED, why, attempts + 1, at, sha256, odometer, now);
  }

  /// The job just before its first byte leaves.
  PrintJob sending(@Nullable Odometer count, Instant now) {
    demand(PrintJobState.SENDING);
    return changed(PrintJobState.SENDING, null, attempts, null, sha256, count, now);
  }

  /// The same job for another printer, to be rendered again.
  PrintJob moved(String to, Message why, Instant now) {
    if (state != PrintJobState.QUEUED) {
      demand(PrintJobState.QUEUED);
    }
    return new PrintJob(
        id,
        to,
        document,
        title,
        PrintJobState.QUEUED,
        why,
        0,
        createdAt,
        now,
        null,
        expiresAt,
        reprintOf,
        null,
        null,
        printer,
        station,
        version + 1);
  }

  /// The same job after nothing of it came out: it is printed again in its turn.
  ///
  /// @param redrawn whether its bytes are made again, for the printer's settings at that time
  PrintJob anew(boolean redrawn, Instant now) {
    PrintJobState next = redrawn ? PrintJobState.QUEUED : PrintJobState.RENDERED;
    demand(next);
    return changed(next, null, 0, null, redrawn ? null : sha256, null, now);
  }

  /// The same job, still waiting, due at once.
  PrintJob dueNow(Instant now) {
    return changed(state, because, attempts, null, sha256, odometer, now);
  }

  /// The same job without its counter reading: the counter can no longer tell whether it came out.
  PrintJob uncounted(Instant now) {
    return changed(state, because, attempts, nextAttemptAt, sha256, null, now);
  }

  /// Whether its bytes have left and the printer's counter will tell that it came out.
  public boolean isAwaited() {
    return state == PrintJobState.SENT && odometer != null;
  }

  /// The same job in the same state, with another reason.
  PrintJob waitingFor(@Nullable Message why, Instant now) {
    return changed(state, why, attempts, nextAttemptAt, sha256, odometer, now);
  }

  /// The same version with another reason, to be shown and not stored.
  public PrintJob shownWith(Message why) {
    return new PrintJob(
        id,
        printer,
        document,
        title,
        state,
        why,
        attempts,
        createdAt,
        updatedAt,
        nextAttemptAt,
        expiresAt,
        reprintOf,
        sha256,
        odometer,
        movedFrom,
        station,
        version);
  }

  boolean isExpired(Instant now) {
    return expiresAt != null && !now.isBefore(expiresAt);
  }

  boolean isDue(Instant now) {
    return nextAttemptAt == null || !now.isBefore(nextAttemptAt);
  }

  private void demand(PrintJobState next) {
    if (!state.canBecome(next)) {
      throw new IllegalPrintJobChange(this, next);
    }
  }

  private PrintJob changed(
      PrintJobState next,
      @Nullable Message why,
      int tries,
      @Nullable Instant at,
      @Nullable String fingerprint,
      @Nullable Odometer count,
      Instant now) {
    return new PrintJob(
        id,
        printer,
        document,
        title,
        next,
        why,
        tries,
        createdAt,
        now,
        at,
        expiresAt,
        reprintOf,
        fingerprint,
        count,
        movedFrom,
        station,
        version + 1);
  }
}
