package dev.quayside.printing.printer.transport;

/// A way to send bytes to a printer.
public interface Transport {

  /// Sends one job; blocks its thread. Failures are part of the result, since a job may be tried
  /// again only if not a single byte had left.
  SendResult send(PrintData data);

  /// Asks the spooler about a job it has taken and not finished.
  ///
  /// @param job the number in [SendResult.Spooled]
  default SendResult progress(String job) {
    return new SendResult.Sent(false);
  }

  /// The address as the user writes it.
  String address();
}
