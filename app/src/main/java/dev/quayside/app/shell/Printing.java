package dev.quayside.app.shell;

import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of the printers.
///
/// @param printer the one with a fault, else the default one; null when none is set up
/// @param why it does not print
/// @param jobs under way or waiting, and the last ones that ended, newest first
public record Printing(
    @Nullable String printer, State state, @Nullable Message why, List<Job> jobs) {

  /// Not looked up yet.
  public static final Printing NOT_KNOWN = new Printing(null, State.NOT_KNOWN, null, List.of());

  /// No printer is set up.
  public static final Printing NOTHING = new Printing(null, State.NONE, null, List.of());

  /// The states to show, in ascending order of urgency.
  public enum State {
    NOT_KNOWN,
    NONE,
    READY,
    /// It prints, but says nothing about itself.
    MUTE,
    PRINTING,
    /// It is unknown whether a label came out: the packer has to look.
    UNCERTAIN,
    /// A job has failed, and the printer goes on with others.
    FAILED,
    STOPPED;

    /// Whether the packer has to do something.
    public boolean isTrouble() {
      return compareTo(PRINTING) > 0;
    }

    /// Whether the state is that of jobs, not of the printer.
    public boolean isOfJobs() {
      return this == UNCERTAIN || this == FAILED;
    }
  }

  /// One label on its way to paper.
  ///
  /// @param order number of the order it is for; empty for none
  public record Job(
      String order, Message title, String printer, State state, @Nullable Message why) {}

  public Printing {
    jobs = List.copyOf(jobs);
  }

  /// The number of the named printer's jobs in the same state as the printer.
  public long alike() {
    return jobs.stream()
        .filter(job -> job.state() == state && job.printer().equals(printer))
        .count();
  }

  /// The number of jobs that have not come out yet.
  public long open() {
    return jobs.stream().filter(job -> job.state() != State.READY).count();
  }
}
