package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.text.CountryCode;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A tax number of the sender or of the recipient, as it was typed.
///
/// @param country that gave it out, ISO 3166-1 alpha-2; null when it is not said
public record TaxId(TaxIdKind kind, String value, @Nullable String country, TaxIdSide of) {

  /// Characters; longer than any tax office's number known, so that only a typing error is refused.
  public static final int LONGEST = 50;

  /// What gives out numbers and is no country: the European Union, and Northern Ireland.
  private static final Set<String> NO_COUNTRIES = Set.of("EU", "XI");

  /// A word for the kind in front of the number itself: `EORI: GB123456789000`.
  private static final Pattern NAMED =
      Pattern.compile(
          "(?i)(eori|vat|ioss|voec|gst|ein|arn)\\s*(no\\.?|number)?\\s*[:#-]?\\s*(?=\\S)");

  /// The number of an Import One-Stop Shop (Commission Implementing Regulation (EU) 2020/194).
  private static final Pattern IOSS = Pattern.compile("IM[0-9]{10}");

  private static final Pattern MARKS = Pattern.compile("[\\s.-]+");

  /// Whether tax numbers are given out under this code: ISO 3166-1 alpha-2, `EU`, or `XI` for
  /// Northern Ireland.
  public static boolean isIssuer(String code) {
    return NO_COUNTRIES.contains(code) || CountryCode.isKnown(code);
  }

  static TaxId other(String value, TaxIdSide of) {
    return new TaxId(TaxIdKind.OTHER, value, null, of);
  }

  /// What it is; for a number of no stated kind, what the word in front of it or its form says.
  public TaxIdKind told() {
    if (kind != TaxIdKind.OTHER) {
      return kind;
    }
    var named = NAMED.matcher(value.strip());
    if (named.lookingAt()) {
      return TaxIdKind.valueOf(named.group(1).toUpperCase(Locale.ROOT));
    }
    return IOSS.matcher(bare()).matches() ? TaxIdKind.IOSS : kind;
  }

  public boolean isSameNumber(TaxId another) {
    return of == another.of && bare().equals(another.bare());
  }

  /// The number for a field of so many characters: as it was typed but for a word in front, or also
  /// without marks between its parts. Never cut, since half a number is another's.
  ///
  /// @return empty when it is longer
  public Optional<String> within(int most) {
    var typed = withoutWord();
    if (typed.length() <= most && !typed.isEmpty()) {
      return Optional.of(typed);
    }
    return Optional.of(bare()).filter(number -> number.length() <= most && !number.isEmpty());
  }

  /// How papers write it: with its kind where that is known.
  public String written() {
    return kind == TaxIdKind.OTHER ? value.strip() : kind.name() + " " + value.strip();
  }

  /// The number alone, in capitals: without a word in front and marks between its parts.
  public String bare() {
    return MARKS.matcher(withoutWord()).replaceAll("").toUpperCase(Locale.ROOT);
  }

  private String withoutWord() {
    var typed = value.strip();
    var named = NAMED.matcher(typed);
    return named.lookingAt() ? typed.substring(named.end()) : typed;
  }
}
