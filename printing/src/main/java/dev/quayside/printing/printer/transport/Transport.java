package dev.quayside.printing.printer.transport;

/// A way to bring bytes to a printer.
public interface Transport {

  /// Sends one job, blocking. Failures are part of the answer, for whether a single byte had left
  /// decides whether the job may be tried again.
  Delivery send(Parcel parcel);

  /// Asks the spooler about a job it had taken and not ended with.
  ///
  /// @param job as named in [Delivery.Spooled]
  default Delivery progress(String job) {
    return new Delivery.Sent(false);
  }

  /// The address as a person would write it.
  String address();
}
