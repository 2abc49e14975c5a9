package dev.quayside.printing.printer.transport;

/// A way to bring bytes to a printer.
public interface Transport {

  /// Sends one job, blocking. Failures are part of the answer, for whether a single byte had left
  /// decides whether the job may be tried again.
  SendResult send(PrintData data);

  /// Asks the spooler about a job it had taken and not ended with.
  ///
  /// @param job as named in [SendResult.Spooled]
  default SendResult progress(String job) {
    return new SendResult.Sent(false);
  }

  /// The address as a person would write it.
  String address();
}
