package dev.quayside.engine.parcel.option;

import java.util.function.UnaryOperator;

/// The number of an account at a carrier that another pays with. Whatever is stored holds it
/// sealed; open it is only in a request, and in what its carrier is given.
///
/// @param number sealed or open
/// @param end its last three characters, all that is ever shown
public record PayorAccount(String number, boolean isSealed, String end) {

  private static final int SHOWN = 3;

  public static PayorAccount open(String number) {
    return new PayorAccount(number, false, number.substring(Math.max(0, number.length() - SHOWN)));
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
