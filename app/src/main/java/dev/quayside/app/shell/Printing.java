package dev.quayside.app.shell;

import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the printers do.
///
/// @param printer the one with trouble, else the default one; null when none is set up
/// @param why it does not print
/// @param jobs that are under way or wait, and the last ones that ended, newest first
public record Printing(
    @Nullable String printer, State state, @Nullable Message why, List<Job> jobs) {

  /// Nobody has looked yet.
  public static final Printing NOT_KNOWN = new Printing(null, State.NOT_KNOWN, null, List.of());

  /// No printer is set up.
  public static final Printing NOTHING = new Printing(null, State.NONE, null, List.of());

  /// What a glance must tell; what matters more comes later.
  public enum State {
    NOT_KNOWN,
    NONE,
    READY,
    PRINTING,
    /// It came out or not: somebody has to look.
    UNCERTAIN,
    /// A job has, and the printer goes on with others.
    FAILED,
    STOPPED;

    /// Somebody has to do something.
    public boolean isTrouble() {
      return compareTo(PRINTING) > 0;
    }

    /// Jobs, not the printer, are so.
    public boolean isOfJobs() {
      return this == UNCERTAIN || this == FAILED;
    }
  }

  /// One label on its way to paper.
  public record Job(Message title, String printer, State state, @Nullable Message why) {}

  public Printing {
    jobs = List.copyOf(jobs);
  }

  /// Jobs of the printer named that stand as it does.
  public long alike() {
    return jobs.stream()
        .filter(job -> job.state() == state && job.printer().equals(printer))
        .count();
  }

  /// Jobs that have not come out yet.
  public long open() {
    return jobs.stream().filter(job -> job.state() != State.READY).count();
  }
}
