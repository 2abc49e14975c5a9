package dev.quayside.engine.carrier.number;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// Computes the last digit of a tracking number from the rest.
///
/// The algorithms and their parameters are those of jkeen/tracking_number_data (MIT), "Check Digit
/// Algorithms".
public sealed interface CheckDigit {

  /// USPS IMpb, FedEx Ground, SSCC: modulo 10, weight 3 on the last digit and every second before
  /// it (GS1 General Specifications 7.9).
  CheckDigit GS1 = new Alternating(3, 1);

  /// UPS 1Z: modulo 10, every second character doubled, letters as numbers.
  CheckDigit UPS = new Alternating(1, 2);

  /// FedEx Express, 12 digits: weights 3 1 7, modulo 11, then modulo 10.
  CheckDigit FEDEX_EXPRESS = new Weighted(new int[] {3, 1, 7}, 11);

  /// UPU S10: weights 8 6 4 2 3 5 9 7, the complement to 11; 10 is written 0 and 11 is written 5.
  CheckDigit S10 = new Postal();

  /// Australia Post article: modulo 10, weights 1 and 3 from the left, letters by their ASCII code.
  /// A guess that fits the one real number known.
  CheckDigit AUSTRALIA_POST = new Article();

  /// OnTrac: modulo 10, every second digit doubled; the leading letter counts as 4 or 5.
  CheckDigit ONTRAC = new Alternating(2, 1);

  /// DHL Express waybill: the number formed by the other digits, modulo 7.
  CheckDigit DHL_WAYBILL = new Remainder(7);

  /// The check digit of everything before it.
  ///
  /// @param body digits and upper-case letters
  char of(String body);

  /// Modulo 10 with two alternating weights, the first on the rightmost character.
  record Alternating(int first, int second) implements CheckDigit {
    @Override
    public char of(String body) {
      int last = body.length() - 1;
      return complement(sum(body, i -> (last - i) % 2 == 0 ? first : second));
    }
  }

  /// Repeating weights from the left, modulo a prime; the last digit of that.
  record Weighted(int[] weights, int modulo) implements CheckDigit {
    @Override
    public char of(String body) {
      return (char) ('0' + sum(body, i -> weights[i % weights.length]) % modulo % 10);
    }
  }

  /// Eight digits of an S10 number, without its letters.
  record Postal() implements CheckDigit {
    private static final int[] WEIGHTS = {8, 6, 4, 2, 3, 5, 9, 7};

    @Override
    public char of(String body) {
      int rest = 11 - sum(body, i -> WEIGHTS[i]) % 11;
      return (char) ('0' + (rest == 10 ? 0 : rest == 11 ? 5 : rest));
    }
  }

  /// Fifteen characters of an Australia Post article number.
  record Article() implements CheckDigit {
    @Override
    public char of(String body) {
      int sum = 0;
      for (int i = 0; i < body.length(); i++) {
        int value = body.charAt(i) >= 'A' ? body.charAt(i) % 10 : body.charAt(i) - '0';
        sum += value * (i % 2 == 0 ? 1 : 3);
      }
      return complement(sum);
    }
  }

  /// The number formed by the digits before it, modulo a small prime.
  record Remainder(int modulo) implements CheckDigit {
    @Override
    public char of(String body) {
      return (char) ('0' + Long.parseLong(body) % modulo);
    }
  }

  private static int sum(String body, IntUnaryOperator weight) {
    return IntStream.range(0, body.length())
        .map(i -> value(body.charAt(i)) * weight.applyAsInt(i))
        .sum();
  }

  private static char complement(int sum) {
    return (char) ('0' + (10 - sum % 10) % 10);
  }

  /// A digit is itself; a letter is its ASCII code less 3, modulo 10 (A is 2).
  private static int value(char c) {
    return Character.digit(c, 10) >= 0 ? c - '0' : (c - 3) % 10;
  }
}
