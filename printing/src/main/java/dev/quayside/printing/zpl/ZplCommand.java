package dev.quayside.printing.zpl;

import java.util.Locale;

/// One command of a ZPL file.
///
/// @param name its prefix and two letters, in capitals, as in `^FO`; shorter at the end of a file
/// @param text the whole file
/// @param from where its parameters begin
/// @param end where the next command begins
public record ZplCommand(String name, String text, int from, int end) {

  static ZplCommand at(String text, int start, int end) {
    int from = Math.min(start + 3, end);
    return new ZplCommand(text.substring(start, from).toUpperCase(Locale.ROOT), text, from, end);
  }

  /// All that stands behind the name.
  public String parameters() {
    return text.substring(from, end);
  }

  /// A parameter, without blanks around it.
  ///
  /// @param index from 0
  /// @return empty when it was left out
  public String parameter(int index) {
    String[] all = parameters().split(",", index + 2);
    return index < all.length ? all[index].strip() : "";
  }

  /// A whole number among the parameters.
  ///
  /// @param index from 0
  /// @param otherwise when it was left out or is no number
  public int number(int index, int otherwise) {
    String digits = parameter(index);
    try {
      return digits.isEmpty() ? otherwise : Integer.parseInt(digits);
    } catch (NumberFormatException e) {
      return otherwise;
    }
  }
}
