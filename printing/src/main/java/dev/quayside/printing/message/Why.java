package dev.quayside.printing.message;

/// Why a label waits, failed or is asked about.
public enum Why implements MessageKey {
  TCP_NAME,
  TCP_SILENT,
  TCP_STALLED,
  TCP_BROKE,
  TCP_REFUSED,
  TCP_NO_WAY,
  TCP_UNREACHABLE,

  IPP_SILENT,
  IPP_LANGUAGE,
  IPP_NO_QUEUE,
  IPP_CLOSED,
  IPP_STOPPED,
  IPP_UNACKNOWLEDGED,
  IPP_REFUSED,
  IPP_GAVE_UP,

  SPOOLER_NONE,
  SPOOLER_CLOSED,
  SPOOLER_STOPPED,
  SPOOLER_BLIND,
  SPOOLER_UNREADABLE,
  SPOOLER_FAILED,

  /// Its arguments: the job's number there, how it stands, and, not to be read, the printer's
  /// address.
  SPOOLED,
  SPOOL_PENDING,
  SPOOL_HELD,
  SPOOL_STOPPED,
  SPOOL_PRINTING,
  SPOOL_SILENT,
  SPOOL_GONE,

  FOLDER_NONE,
  FOLDER_FORBIDDEN,
  FOLDER_FAILED,

  PAPER_OUT,
  RIBBON_OUT,
  HEAD_OPEN,
  JAMMED,
  CUTTER,
  TOO_HOT,
  PAUSED,
  NOT_ACCEPTING,
  SILENT,
  OTHER,
  OFFLINE,

  NO_PRINTER,
  CANNOT_DRAW,
  CHANGED,
  HELD_BY_HAND,
  MOVED_BY_HAND,
  MOVED,
  BEHIND,
  COUNTING,
  TOO_LATE,
  VOIDED,
  SHEET_VOIDED,
  NOTHING_PRINTED,
  SENT_AGAIN,

  ENDED,
  BROKEN,
  BROKEN_AFTER,
  UNFORESEEN,
  MAYBE_LOST,
  MISCOUNTED,
  COUNTED_FEWER,
  NOT_TOLD,

  /// Two at once.
  BOTH,
  /// Words that are no reason of ours, such as a carrier's or the operating system's.
  SAID;

  @Override
  public String bundle() {
    return "printing";
  }
}
