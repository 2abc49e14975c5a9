package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;

/// How sending a job went.
public sealed interface SendResult {

  /// Every byte was handed over.
  ///
  /// @param confirmed whether the result is known to be there, as a file in its folder is; a
  ///   printer's socket taking all bytes proves no print
  record Sent(boolean confirmed) implements SendResult {}

  /// Every byte is with a spooler, which has not said that it has ended with it.
  ///
  /// @param job by which [Transport#progress] asks about it; empty when it does not tell
  /// @param because how it stands there
  record Spooled(String job, Message because) implements SendResult {}

  /// Not one byte was handed over: trying again cannot print twice.
  ///
  /// @param because with what to do
  record NotSent(Message because) implements SendResult {

    public NotSent(Why why, Object... arguments) {
      this(why.of(arguments));
    }

    /// In English.
    public String reason() {
      return because.sentence();
    }
  }

  /// It broke off after the first byte: whether a label came out is unknown.
  ///
  /// @param bytes handed over before it broke off, [#UNTOLD] when nobody can tell
  record Broken(long bytes, Message because) implements SendResult {

    public static final long UNTOLD = -1;

    public Broken(long bytes, Why why, Object... arguments) {
      this(bytes, why.of(arguments));
    }

    /// In English.
    public String reason() {
      return because.sentence();
    }
  }
}
