package dev.quayside.app.screen.printers;

/// The changes a packer can make to a job.
public enum JobAction {
  RETRY,
  HOLD,
  RELEASE,
  CANCEL,
  REPRINT,
  PRINTED,
  LOST,
  LOST_PRINT_AGAIN
}
