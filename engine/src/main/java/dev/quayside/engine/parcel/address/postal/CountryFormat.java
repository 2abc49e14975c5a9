package dev.quayside.engine.parcel.address.postal;

import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The format of one country's addresses.
///
/// @param postalCode matches a whole postal code; null for a country without them
/// @param examples postal codes, with the separators they are written with
/// @param required A street, C city, S state, Z postal code
/// @param capitals fields written in capitals: N name, O company, A street, C city, S state
public record CountryFormat(
    String country,
    @Nullable Pattern postalCode,
    List<String> examples,
    String required,
    String capitals,
    List<State> states) {

  private static final Pattern NOT_IN_CODES = Pattern.compile("[^A-Z0-9]+");

  /// All zeros: no country has such a code, and people type it for want of one.
  private static final Pattern NOUGHTS = Pattern.compile("[0 -]+");

  private static final Pattern DIGITS = Pattern.compile("\\d{3,}");

  private static final Pattern DIGIT = Pattern.compile("\\d");

  private static final Pattern STATE_PREFIX = Pattern.compile("^[A-Z]{2,3}[ .-]+");

  /// The letter like 0, and those like 1.
  private static final String LIKE_DIGITS = "OIL";

  private static final Pattern COUNTRY_PREFIX = Pattern.compile("^[A-Z]{1,3}[ -]+(?=\\d)");

  /// A state of the country.
  ///
  /// @param codes matches the beginning of its postal codes; null when not known
  public record State(String code, String name, @Nullable Pattern codes) {}

  /// A postal code as the country writes it (`k1a0b1` is `K1A 0B1`); empty when it is not one.
  public Optional<String> tidy(String typed) {
    var written = PostalText.code(typed);
    if (postalCode == null) {
      return Optional.of(written);
    }
    return shaped(written).or(() -> shaped(COUNTRY_PREFIX.matcher(written).replaceFirst("")));
  }

  /// Whether the country insists on a postal code.
  public boolean needsPostalCode() {
    return required.contains("Z");
  }

  /// The error for a text that {@link #tidy} cannot read.
  public Message complaint(String typed) {
    var meant = meant(typed);
    if (meant.isPresent()) {
      return AddressWords.CODE_LETTERS.of(PostalText.code(typed), meant.get());
    }
    var whole = withZeros(PostalText.code(typed));
    if (whole.isPresent()) {
      return AddressWords.CODE_ZEROS.of(PostalText.code(typed), whole.get());
    }
    if (country.equals("US")) {
      return AddressWords.ZIP_FORM.of();
    }
    return examples.isEmpty()
        ? AddressWords.CODE_FORM.of(country)
        : AddressWords.CODE_LIKE.of(country, String.join(" or ", examples));
  }

  /// The code that lost its zeros in front where no shorter code can be right.
  private Optional<String> withZeros(String written) {
    return DIGITS.matcher(written).matches()
        ? tidy("0" + written).or(() -> tidy("00" + written))
        : Optional.empty();
  }

  /// The postal code of a text with the letter O in place of the digit 0, or I or L in place of 1,
  /// where the country writes digits: `9O210` is `90210`.
  public Optional<String> meant(String typed) {
    var written = PostalText.code(typed);
    if (postalCode == null || !DIGIT.matcher(written).find() || tidy(typed).isPresent()) {
      return Optional.empty();
    }
    return withDigits(written).or(() -> withDigits(STATE_PREFIX.matcher(written).replaceFirst("")));
  }

  private Optional<String> withDigits(String written) {
    var bare = bare(written);
    return examples.stream()
        .map(CountryFormat::bare)
        .filter(sample -> sample.length() == bare.length())
        .flatMap(sample -> tidy(withDigits(bare, sample)).stream())
        .findFirst();
  }

  /// The text with digits for the letters that look like them, where the sample has digits.
  private static String withDigits(String bare, String sample) {
    var read = new StringBuilder(bare);
    for (int at = 0; at < bare.length(); at++) {
      int alike = LIKE_DIGITS.indexOf(bare.charAt(at));
      if (alike >= 0 && Character.isDigit(sample.charAt(at))) {
        read.setCharAt(at, alike == 0 ? '0' : '1');
      }
    }
    return read.toString();
  }

  /// A state's code, from its code or a name of it ({@link StateNames}).
  public Optional<String> state(String typed) {
    return StateNames.code(country, typed);
  }

  /// The error for a text that {@link #state} cannot read.
  public Message noState(String typed) {
    return AddressWords.STATE_NOT.of(
        typed, String.join(", ", states.stream().map(State::code).toList()));
  }

  /// Whether the postal codes of this state may be known.
  public boolean hasState(String code) {
    return states.stream().anyMatch(state -> state.code().equals(code));
  }

  /// The states a postal code can lie in.
  public Set<String> states(String code) {
    var found = new TreeSet<String>();
    for (var state : states) {
      if (state.codes() != null && state.codes().matcher(code).lookingAt()) {
        found.add(state.code());
      }
    }
    return found;
  }

  private static String bare(String code) {
    return NOT_IN_CODES.matcher(code).replaceAll("");
  }

  private Optional<String> shaped(String written) {
    var bare = bare(written);
    for (var example : examples) {
      var shaped = like(bare, example);
      if (shaped != null && matches(shaped)) {
        return Optional.of(shaped);
      }
    }
    return matches(written) ? Optional.of(written) : Optional.of(bare).filter(this::matches);
  }

  private boolean matches(String code) {
    return postalCode != null
        && postalCode.matcher(code).matches()
        && !NOUGHTS.matcher(code).matches();
  }

  /// `bare` with the separators of an example that has letters and digits in the same positions.
  private static @Nullable String like(String bare, String example) {
    var shaped = new StringBuilder();
    int at = 0;
    for (char sample : example.toCharArray()) {
      if (!Character.isLetterOrDigit(sample)) {
        shaped.append(sample);
      } else if (at < bare.length()
          && Character.isDigit(sample) == Character.isDigit(bare.charAt(at))) {
        shaped.append(bare.charAt(at++));
      } else {
        return null;
      }
    }
    return at == bare.length() ? shaped.toString() : null;
  }
}
