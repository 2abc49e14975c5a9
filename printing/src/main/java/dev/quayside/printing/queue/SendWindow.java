package dev.quayside.printing.queue;

import java.time.Duration;

/// Limits how many more labels a counting printer may hold than it has counted: these are the ones
/// the packer is asked about when the printer fails.
final class SendWindow {

  /// In labels: the one being printed and enough behind it that the printer need not wait. With
  /// more, the packer would be asked about more of them.
  static final long AHEAD = 4;

  /// The room of a job that only goes when nothing else is under way.
  static final long ALONE = AHEAD + 1;

  /// After this many labels the printer is left to print the last one: only an idle printer's count
  /// proves that all are out. If larger, proof would come later.
  static final long RUN = 20;

  private static final Duration SHORTEST = Duration.ofMillis(20);
  private static final Duration LONGEST = Duration.ofMillis(400);

  private long counted;
  private int inVain;

  /// @param given labels handed over since the count began
  /// @param out how many of them have been counted
  /// @param more labels that are to follow; a job of many goes alone
  static boolean hasRoom(long given, long out, long more) {
    return given == 0 || given < RUN && given - out + more <= AHEAD;
  }

  /// Notes how many labels the printer has counted.
  void hear(long out) {
    inVain = out == counted ? inVain + 1 : 0;
    counted = out;
  }

  /// How soon to ask again while a label waits: soon for a fast printer, seldom for a slow one.
  Duration pause() {
    Duration pause = SHORTEST.multipliedBy(1L << Math.min(inVain, 10));
    return pause.compareTo(LONGEST) < 0 ? pause : LONGEST;
  }
}
