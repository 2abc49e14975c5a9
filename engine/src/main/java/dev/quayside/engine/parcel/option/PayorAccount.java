package dev.quayside.engine.parcel.option;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// The number of an account at a carrier that another pays with. Whatever is stored holds it
/// sealed; open it is only in a request, and in what its carrier is given.
///
/// @param number sealed or open
/// @param end its last three characters, all that is ever shown
public record PayorAccount(String number, boolean isSealed, String end) {

  private static final int SHOWN = 3;

  /// What people write between the parts of a number: blanks of every width, and hyphens.
  private static final Pattern MARKS = Pattern.compile("[\\s\\p{Z}\\p{Pd}]+");

  /// An account by its number alone. Of one that is no longer than what is shown, its first
  /// character stays hidden too, so that no number is ever told whole.
  public static PayorAccount open(String number) {
    int hidden = Math.max(Math.min(1, number.length()), number.length() - SHOWN);
    return new PayorAccount(number, false, number.substring(hidden));
  }

  /// The number without the marks that people put between its parts: `510 087-000`.
  public static String bare(String written) {
    return MARKS.matcher(written).replaceAll("");
  }

  /// @param seal encrypts the number
  public PayorAccount sealed(UnaryOperator<String> seal) {
    return isSealed ? this : new PayorAccount(seal.apply(number), true, end);
  }

  /// @param unseal decrypts the number
  public PayorAccount opened(UnaryOperator<String> unseal) {
    return isSealed ? new PayorAccount(unseal.apply(number), false, end) : this;
  }

  /// Without the number, which no log may have.
  @Override
  public String toString() {
    return "…" + end;
  }
}
