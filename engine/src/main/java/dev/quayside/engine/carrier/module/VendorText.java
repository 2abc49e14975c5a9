package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Fits texts to the lengths a carrier takes. They are cut between words, and never where that
/// would lose part of an address.
public final class VendorText {

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /// Words that mean an earlier cancellation. No carrier publishes its words: these are a guess.
  private static final Pattern CANCELLED_BEFORE =
      Pattern.compile("already.{0,40}cancel|cancel.{0,40}already", Pattern.CASE_INSENSITIVE);

  private VendorText() {}

  /// The text with single spaces and none at the ends; empty for null.
  public static String tidy(@Nullable String text) {
    var stripped = Absent.toEmpty(text).strip();
    return isTidy(stripped) ? stripped : BLANKS.matcher(stripped).replaceAll(" ");
  }

  /// Most texts are: each field of each service's request asks, and a pattern costs many times
  /// this.
  private static boolean isTidy(String text) {
    for (int i = 0; i < text.length(); i++) {
      char at = text.charAt(i);
      if (at <= ' ' && (at != ' ' || text.charAt(i + 1) == ' ')) {
        return false;
      }
    }
    return true;
  }

  /// Whether a carrier's text is this code, ignoring letter case and spaces around it.
  public static boolean isCode(String code, @Nullable String said) {
    return said != null && code.equalsIgnoreCase(said.strip());
  }

  /// Cuts a text of little importance to the words that fit.
  ///
  /// @param most characters
  public static String cut(@Nullable String text, int most) {
    var tidy = tidy(text);
    if (tidy.length() <= most) {
      return tidy;
    }
    int space = tidy.lastIndexOf(' ', most);
    return tidy.substring(0, space > 0 ? space : within(tidy, most)).strip();
  }

  /// Where a word is cut that does not fit: never inside a character of two units.
  static int within(String text, int most) {
    return Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
  }

  /// Whether a refusal to cancel means that it has been cancelled before.
  public static boolean tellsOfAnEarlierCancellation(String words) {
    return CANCELLED_BEFORE.matcher(words).find();
  }

  /// A text that must not be missing. A city is cut to the words that fit, since its postal code
  /// says the same; so is a street, which is broken into lines elsewhere, and the name of a place
  /// where parcels are fetched. Nothing else is cut.
  ///
  /// @throws ProblemException `INVALID_ADDRESS` naming the field
  public static String required(String carrier, String field, @Nullable String text, int most) {
    var tidy = tidy(text);
    if (tidy.isEmpty()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, field, CarrierWords.REQUIRED.of(carrier));
    }
    if (tidy.length() > most && !isShortened(field)) {
      throw tooLong(carrier, field, most);
    }
    return cut(tidy, most);
  }

  /// A text that may be missing, and of which nothing is cut.
  ///
  /// @return empty for none
  /// @throws ProblemException `INVALID_ADDRESS` naming the field
  public static String whole(String carrier, String field, @Nullable String text, int most) {
    return tidy(text).isEmpty() ? "" : required(carrier, field, text, most);
  }

  /// A text that is left out where it does not fit: half a telephone number is another's.
  ///
  /// @return empty for none
  public static String fitting(@Nullable String text, int most) {
    var tidy = tidy(text);
    return tidy.length() > most ? "" : tidy;
  }

  /// The same of a field that is left out where it has nothing to say.
  public static @Nullable String ifFits(@Nullable String text, int most) {
    return Absent.fromEmpty(fitting(text, most));
  }

  /// A text where it fits, else the beginning of another.
  public static String fitting(@Nullable String text, @Nullable String otherwise, int most) {
    var given = fitting(text, most);
    return given.isEmpty() ? cut(otherwise, most) : given;
  }

  /// A telephone number that must not be missing.
  ///
  /// @param field of the address: `from`, `to` or `location`
  /// @throws ProblemException `INVALID_ADDRESS`
  public static String phone(String carrier, String field, String number, int most) {
    requirePhone(carrier, field, number);
    return required(carrier, field + ".phone", number, most);
  }

  /// @param field of the address: `from`, `to` or `location`
  /// @throws ProblemException `INVALID_ADDRESS` without a number
  public static void requirePhone(String carrier, String field, String number) {
    if (number.isBlank()) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_ADDRESS, field + ".phone", whosePhone(field).of(carrier));
    }
  }

  private static CarrierWords whosePhone(String field) {
    return switch (field) {
      case "from" -> CarrierWords.PHONE_OF_SENDER;
      case "to" -> CarrierWords.PHONE_OF_RECIPIENT;
      default -> CarrierWords.PHONE_OF_PLACE;
    };
  }

  private static boolean isShortened(String field) {
    return field.startsWith("location.") || field.endsWith("city") || field.endsWith("street1");
  }

  /// The refusal of a text that a carrier has no room for.
  static ProblemException tooLong(String carrier, String field, int most) {
    return ProblemException.invalid(
        ProblemCode.INVALID_ADDRESS, field, CarrierWords.FIELD_TOO_LONG.of(carrier, most));
  }
}
