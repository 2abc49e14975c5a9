package dev.quayside.printing.reason;

import java.util.Locale;

/// Every reason there is. `{0}`, `{1}` stand for a reason's arguments.
public enum Why {
  TCP_NAME("The network knows no “{0}”: check the printer's name or use its IP address."),
  TCP_SILENT("{0} does not answer: is the printer switched on and on the network?"),
  TCP_STALLED(
      "{0} stopped taking data for {1} s: look whether the printer is paused, open or out of"
          + " labels."),
  TCP_BROKE("{0} broke the connection in the middle of the label."),
  TCP_REFUSED("{0} refuses the connection: is the printer ready and is raw printing switched on?"),
  TCP_NO_WAY("There is no way to {0} on this network: check the address and the cable."),
  TCP_UNREACHABLE("{0} cannot be reached: {1}."),

  IPP_SILENT("{0} does not answer ({1}): is the printer or its CUPS server running?"),
  IPP_LANGUAGE("{0} takes no {1}: choose another language for this printer."),
  IPP_NO_QUEUE("{0} has no such queue (IPP status {1}): check the name behind the last slash."),
  IPP_CLOSED("{0} takes no jobs: enable the queue."),
  IPP_STOPPED("{0} is stopped: resume it."),
  IPP_UNACKNOWLEDGED("{0} took the job and did not acknowledge it."),
  IPP_REFUSED("{0} refuses the job (IPP status {1})."),
  IPP_GAVE_UP("{0} gave the job up ({1})."),

  SPOOLER_NONE("This computer has no printer “{0}”: is it plugged in and installed?"),
  SPOOLER_CLOSED("“{0}” takes no jobs: resume it in the computer's printer settings."),
  SPOOLER_STOPPED("“{0}” is stopped: resume it in the computer's printer settings."),
  SPOOLER_BLIND("The computer's print queue “{0}” has it and does not say what becomes of it."),
  SPOOLER_UNREADABLE("The document cannot be read: {0}."),
  SPOOLER_FAILED("The spooler failed at “{0}” ({1})."),

  /// Its arguments: the job's number there, how it stands, and, not to be read, the printer's
  /// address.
  SPOOLED("The print queue has it as job {0}. {1}"),
  SPOOL_PENDING("It waits for its turn there."),
  SPOOL_HELD("It is held there: release it."),
  SPOOL_STOPPED("It has stopped there ({0}): resume the queue, or cancel it there."),
  SPOOL_PRINTING("It is being printed there."),
  SPOOL_SILENT("What becomes of it there cannot be asked now."),
  SPOOL_GONE("The print queue took it and does not say what became of it."),

  FOLDER_NONE("The folder {0} does not exist: create it or correct the printer's address."),
  FOLDER_FORBIDDEN("Quayside may not write into {0}: check the folder's permissions."),
  FOLDER_FAILED("Cannot write into {0}: {1}."),

  PAPER_OUT("It is out of labels: load a roll."),
  RIBBON_OUT("It is out of ribbon."),
  HEAD_OPEN("Its head or cover is open: close it."),
  JAMMED("The media is jammed."),
  CUTTER("Its cutter is jammed."),
  TOO_HOT("Its head is too hot: it goes on when it has cooled."),
  PAUSED("It is paused: press its pause button, or resume it."),
  NOT_ACCEPTING("Its queue takes no jobs: enable it."),
  SILENT("It does not say how it is: look whether it is open, paused or out of labels."),
  OTHER("It needs attention: look at its display."),
  OFFLINE("It does not answer: is it switched on and connected?"),

  NO_PRINTER("There is no printer called “{0}”: add it or cancel this job."),
  CANNOT_DRAW("The label cannot be drawn ({0})."),
  CHANGED("The kept label is not what was rendered: print it again."),
  HELD_BY_HAND("Held by hand."),
  MOVED_BY_HAND("Moved from {0} by hand."),
  MOVED("Moved from {0}: {1}"),
  BEHIND("Waits for the label before it: {0}"),
  COUNTING("The printer is asked which labels came out."),
  TOO_LATE("Not printed in time."),
  VOIDED("The label was voided."),
  SHEET_VOIDED("A label of this sheet was voided: print the others again."),
  NOTHING_PRINTED("Nothing was printed."),
  SENT_AGAIN("The printer lost it before it came out: it is sent again."),

  ENDED("Quayside ended while this label was being sent." + Look.WORDS),
  BROKEN("{0}" + Look.WORDS),
  BROKEN_AFTER("{0} {1} of {2} bytes had been sent." + Look.WORDS),
  UNFORESEEN("Sending failed in an unforeseen way ({0})." + Look.WORDS),
  MAYBE_LOST("It may have been in the printer's memory when the connection was lost." + Look.WORDS),
  MISCOUNTED("The printer's counter does not tell which labels came out." + Look.WORDS),
  COUNTED_FEWER("The printer is idle and has counted fewer labels." + Look.WORDS),
  NOT_TOLD("The printer does not say whether it came out." + Look.WORDS),

  /// Several at once.
  SEVERAL(""),
  /// Words that are no reason of ours, such as a carrier's or the operating system's.
  SAID("{0}");

  /// What a person is asked to do about a label that may have printed.
  private static final class Look {
    private static final String WORDS =
        " Look whether the label came out, then confirm it or print it again.";
  }

  private final String english;

  Why(String english) {
    this.english = english;
  }

  /// Its sentence, with `{0}`, `{1}` where its arguments go.
  public String english() {
    return english;
  }

  /// As in a key of a bundle of texts: `tcp-silent`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
