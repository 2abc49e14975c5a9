package dev.quayside.printing.queue;

import java.time.Duration;

/// How far the labels handed to a printer that counts may be ahead of its own counter: those
/// between are the ones a person is asked about when it goes away.
final class SendWindow {

  /// The label being printed and enough behind it that the printer need not wait for the next one.
  static final long AHEAD = 4;

  /// After so many it is left to print the last one: only an idle printer's count says for certain
  /// that all of them are out.
  static final long RUN = 20;

  private static final Duration SHORTEST = Duration.ofMillis(20);
  private static final Duration LONGEST = Duration.ofMillis(400);

  private long counted;
  private int inVain;

  /// @param given labels handed over since the count began
  /// @param out how many of them have been counted
  /// @param more those that want to follow; a job of many goes alone
  static boolean hasRoom(long given, long out, long more) {
    return given == 0 || given < RUN && given - out + more <= AHEAD;
  }

  /// The printer has said how many are out.
  void hear(long out) {
    inVain = out == counted ? inVain + 1 : 0;
    counted = out;
  }

  /// How soon it is asked again while a label waits: a fast printer is not kept waiting, a slow one
  /// not asked all the time.
  Duration pause() {
    Duration pause = SHORTEST.multipliedBy(1L << Math.min(inVain, 10));
    return pause.compareTo(LONGEST) < 0 ? pause : LONGEST;
  }
}
