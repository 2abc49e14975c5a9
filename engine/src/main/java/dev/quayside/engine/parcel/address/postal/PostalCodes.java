package dev.quayside.engine.parcel.address.postal;

import java.util.Optional;
import java.util.regex.Pattern;

/// Reads a postal code as the country writes it, from whatever people, shops and spreadsheets made
/// of it: `v6c-1s4` is `V6C 1S4`, `2108.0` in Massachusetts is `02108`.
public final class PostalCodes {

  /// The most zeros in front that a spreadsheet can take from a code that is none but zeros.
  private static final int MOST_LOST = 2;

  private static final Pattern WORDS_BEHIND =
      Pattern.compile("(?<=[\\p{L}\\d])[ ,]+\\p{L}[\\p{L} .'-]+(?: \\d{1,2})?$");
  private static final Pattern WORDS_BEFORE =
      Pattern.compile("^\\p{L}[\\p{L} .']*[ ,-]+(?=[\\p{L}\\d])");

  private PostalCodes() {}

  /// The code in its standard form; the text in capitals when it is not a code of the country;
  /// empty text for none, and for what people write where there is none.
  ///
  /// @param country ISO 3166-1 alpha-2
  /// @param state its code, or empty text; tells which zeros a spreadsheet took
  public static String read(String country, String state, String typed) {
    return UsTerritories.isUsPostal(country)
        ? american(country.equals("US") ? state : country, typed)
        : elsewhere(CountryFormats.of(country), state, typed);
  }

  /// Whether an address there may have no postal code: the country has none, or does not insist on
  /// it (UPU, "Universal POST*CODE", by way of libaddressinput).
  ///
  /// @param country ISO 3166-1 alpha-2
  public static boolean mayBeMissing(String country) {
    return !UsTerritories.isUsPostal(country) && !CountryFormats.of(country).needsPostalCode();
  }

  private static String american(String state, String typed) {
    var read = UsZipText.read(typed);
    if (read.five().isEmpty()) {
      read = UsZipText.read(WORDS_BEHIND.matcher(PostalText.code(typed)).replaceFirst(""));
    }
    if (read.five().isEmpty()) {
      read = UsZipText.withLostZeros(typed, state, UsZips.table());
    }
    return read.five().isEmpty() ? PostalText.code(typed) : read.written();
  }

  private static String elsewhere(CountryFormat format, String state, String typed) {
    if (typed.isBlank() || !format.needsPostalCode() && saysNone(format.country(), typed)) {
      return "";
    }
    return format
        .tidy(typed)
        .or(() -> withoutWords(format, PostalText.code(typed)))
        .or(() -> withLostZeros(format, state, PostalText.code(typed)))
        .orElseGet(() -> PostalText.code(typed));
  }

  /// Whether the text says that there is no code. Forms that insist on one are given the country's
  /// own code, or what Chinese forms have for Hong Kong and Macao.
  private static boolean saysNone(String country, String typed) {
    var text = typed.strip();
    return PostalText.saysNone(text)
        || text.equalsIgnoreCase(country)
        || Territories.isChineseCodeOf(country, text);
  }

  /// The code of `ON M5V 2T6`, `SW1A 1AA, UK` and `10115 Berlin`, whose words other fields have.
  private static Optional<String> withoutWords(CountryFormat format, String typed) {
    return format
        .tidy(WORDS_BEHIND.matcher(typed).replaceFirst(""))
        .or(() -> format.tidy(WORDS_BEFORE.matcher(typed).replaceFirst("")));
  }

  /// The code that begins with zeros in that state, and lost them.
  private static Optional<String> withLostZeros(CountryFormat format, String state, String typed) {
    if (state.isEmpty() || typed.isEmpty() || !typed.chars().allMatch(Character::isDigit)) {
      return Optional.empty();
    }
    var padded = typed;
    for (int lost = 1; lost <= MOST_LOST; lost++) {
      padded = "0" + padded;
      var code = format.tidy(padded);
      if (code.filter(each -> format.states(each).contains(state)).isPresent()) {
        return code;
      }
    }
    return Optional.empty();
  }
}
