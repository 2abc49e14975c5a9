package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;

/// The result of sending a job.
public sealed interface SendResult {

  /// Every byte was handed over.
  ///
  /// @param confirmed whether the result is known to exist, as a file in its folder is; when a
  ///   printer's socket has taken all bytes, that proves no print
  record Sent(boolean confirmed) implements SendResult {}

  /// The whole job is with a spooler, which has not reported its end.
  ///
  /// @param job number for [Transport#progress]; empty when the spooler gives none
  /// @param because the job's state in the spooler
  record Spooled(String job, Message because) implements SendResult {}

  /// Nothing was handed over: trying again cannot print twice.
  ///
  /// @param because the reason, with what to do
  record NotSent(Message because) implements SendResult {

    public NotSent(Why why, Object... arguments) {
      this(why.of(arguments));
    }

    /// The reason in English.
    public String reason() {
      return because.sentence();
    }
  }

  /// Sending broke off after the first byte: whether a label came out is unknown.
  ///
  /// @param bytes handed over before it broke off; [#UNTOLD] when unknown
  record Broken(long bytes, Message because) implements SendResult {

    public static final long UNTOLD = -1;

    public Broken(long bytes, Why why, Object... arguments) {
      this(bytes, why.of(arguments));
    }

    /// The reason in English.
    public String reason() {
      return because.sentence();
    }
  }
}
