package dev.quayside.engine.carrier.gls_us;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.AssignedNumbers;
import dev.quayside.engine.carrier.module.CarrierCredentials;

/// Tracking numbers, which GLS US leaves to its customers: fourteen digits from the account's
/// range, beginning with the account's five.
record GlsUsNumbers(CarrierCredentials account, AssignedNumbers assigned) {

  private static final int PREFIX = 5;
  private static final String FIRST_OF_ALL = "000000001";

  /// The number of a reference, always the same one.
  String of(String reference) {
    return number(assigned.of(range(), reference));
  }

  /// A new number for a reference whose number is another parcel's.
  String another(String reference) {
    return number(assigned.another(range(), reference));
  }

  private String range() {
    return GlsUs.CODE + " " + first();
  }

  private String number(long serial) {
    var first = first();
    long number = Long.parseLong(first) + serial;
    var text = "%014d".formatted(number);
    if (!text.startsWith(first.substring(0, PREFIX))) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, GlsUsWords.NO_NUMBERS, first);
    }
    return text;
  }

  private String first() {
    if (account.has(GlsUs.FIRST_NUMBER) && !account.get(GlsUs.FIRST_NUMBER).isEmpty()) {
      return account.get(GlsUs.FIRST_NUMBER);
    }
    var number = account.get(AccountField.ACCOUNT_NUMBER);
    var prefix = number.length() > PREFIX ? number.substring(0, PREFIX) : number;
    return "0".repeat(PREFIX - prefix.length()) + prefix + FIRST_OF_ALL;
  }
}
