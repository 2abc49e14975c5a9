package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.parcel.address.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Texts as long as a vendor takes them: cut between words, and never where that would lose an
/// address.
public final class VendorText {

  /// No vendor publishes the words: they are a guess.
  private static final Pattern CANCELLED_BEFORE =
      Pattern.compile("already.{0,40}cancel|cancel.{0,40}already", Pattern.CASE_INSENSITIVE);

  private VendorText() {}

  /// Without blanks around and more than one between; null is nothing.
  public static String tidy(@Nullable String text) {
    return Absent.toEmpty(text).strip().replaceAll("\\s+", " ");
  }

  /// Whether a vendor says this code, in either case and with or without blanks around.
  public static boolean isCode(String code, @Nullable String said) {
    return said != null && code.equalsIgnoreCase(said.strip());
  }

  /// What matters little: the words that fit.
  ///
  /// @param most characters
  public static String cut(@Nullable String text, int most) {
    var tidy = tidy(text);
    if (tidy.length() <= most) {
      return tidy;
    }
    int space = tidy.lastIndexOf(' ', most);
    return tidy.substring(0, space > 0 ? space : most).strip();
  }

  /// The street, broken between words over the lines a vendor has.
  ///
  /// @param field of the request: `to`
  /// @param lines how many there are
  /// @param most characters of each
  /// @throws ProblemException `INVALID_ADDRESS` when it does not fit
  public static List<String> street(
      String carrier, String field, Address address, int lines, int most) {
    var given =
        Stream.of(tidy(address.street1()), tidy(address.street2()))
            .filter(line -> !line.isEmpty())
            .toList();
    if (given.size() <= lines && given.stream().allMatch(line -> line.length() <= most)) {
      return given;
    }
    var broken = new ArrayList<String>();
    var rest = given.stream().collect(Collectors.joining(", "));
    while (!rest.isEmpty()) {
      var line = cut(rest, most);
      broken.add(line);
      rest = rest.substring(line.length()).strip();
    }
    if (broken.size() > lines) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS,
          field + ".street1",
          CarrierWords.STREET_TOO_LONG.of(carrier, lines, most));
    }
    return broken;
  }

  /// Whether a refusal means that what is to be cancelled was cancelled before.
  public static boolean tellsOfAnEarlierCancellation(String words) {
    return CANCELLED_BEFORE.matcher(words).find();
  }

  /// What must not be missing.
  ///
  /// @throws ProblemException `INVALID_ADDRESS` naming the field
  public static String required(String carrier, String field, @Nullable String text, int most) {
    var cut = cut(text, most);
    if (cut.isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, field, CarrierWords.REQUIRED.of(carrier));
    }
    return cut;
  }
}
