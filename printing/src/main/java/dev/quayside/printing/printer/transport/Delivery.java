package dev.quayside.printing.printer.transport;

/// How sending a job went.
public sealed interface Delivery {

  /// Every byte was handed over.
  ///
  /// @param confirmed whether the result is known to be there, as a file in its folder is; a
  ///   printer's socket taking all bytes proves no print
  record Sent(boolean confirmed) implements Delivery {}

  /// Not one byte was handed over: trying again cannot print twice.
  ///
  /// @param reason in plain words, with what to do
  record NotSent(String reason) implements Delivery {}

  /// It broke off after the first byte: whether a label came out is unknown.
  ///
  /// @param bytes handed over before it broke off
  record Broken(long bytes, String reason) implements Delivery {}
}
