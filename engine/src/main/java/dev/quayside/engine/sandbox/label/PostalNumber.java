package dev.quayside.engine.sandbox.label;

import dev.quayside.engine.carrier.number.CheckDigit;

/// Numbers of parcels that posts hand over to each other: two letters, eight digits, check digit,
/// country (UPU S10).
final class PostalNumber {

  private static final long SERIALS = 100_000_000;
  private static final int LETTERS = 26;

  private PostalNumber() {}

  /// @param kind first letter: `C` parcels, `E` express, `L` small packets
  /// @param variant second letter of the first hundred million numbers; then the next letter
  ///   follows
  static String of(char kind, char variant, long serial, String country) {
    var body = "%08d".formatted(serial % SERIALS);
    char second = (char) ('A' + (variant - 'A' + serial / SERIALS) % LETTERS);
    return "" + kind + second + body + CheckDigit.S10.of(body) + country;
  }
}
