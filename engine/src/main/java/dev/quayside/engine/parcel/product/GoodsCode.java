package dev.quayside.engine.parcel.product;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A code on goods as a scanner sends it: with the prefix of its kind (`]C1`, `]d2`, ISO/IEC 15424)
/// or without, FNC1 inside as U+001D. UPC-A, EAN-13 and GTIN-14 of one number are equal (GS1
/// General Specifications 3.3.2: a shorter number is one with zeros before it), and of several GS1
/// elements 01 names the product.
///
/// @param text without the prefix
/// @param gtin of element 01, 14 digits; null for a code without elements
/// @param lot of element 10
/// @param expiresOn of element 17
/// @param serial of element 21
public record GoodsCode(
    String text,
    @Nullable String gtin,
    @Nullable String lot,
    @Nullable LocalDate expiresOn,
    @Nullable String serial) {

  private static final Pattern PREFIX = Pattern.compile("^\\][A-Za-z][0-9A-Za-z]");
  private static final Pattern SEPARATED = Pattern.compile("\\d[\\d -]*[\\dXx]");
  private static final Pattern TRADE_NUMBER = Pattern.compile("\\d{8}|\\d{12,14}");
  private static final int DIGITS = 14;
  private static final List<Integer> LENGTHS = List.of(8, 12, 13, 14);

  public static GoodsCode read(String scanned) {
    var text = PREFIX.matcher(scanned.strip()).replaceFirst("").strip();
    return GsOneElements.read(text)
        .map(
            found ->
                new GoodsCode(text, found.gtin(), found.lot(), found.expiresOn(), found.serial()))
        .orElseGet(() -> new GoodsCode(text, null, null, null, null));
  }

  /// Whether a bar code of the catalogue, or a SKU, is this code.
  public boolean is(@Nullable String code) {
    return code != null && keys().anyMatch(key(code)::equals);
  }

  /// The spellings under which a catalogue may have it, exactly as they are stored.
  public List<String> spellings() {
    return Stream.concat(
            Stream.of(text),
            Stream.of(Optional.ofNullable(gtin).orElse(text)).flatMap(GoodsCode::spellings))
        .distinct()
        .toList();
  }

  private Stream<String> keys() {
    return Stream.of(text, Optional.ofNullable(gtin).orElse(text)).map(GoodsCode::key);
  }

  private static Stream<String> spellings(String code) {
    var key = key(code);
    if (!TRADE_NUMBER.matcher(key).matches()) {
      return Stream.of(code);
    }
    return LENGTHS.stream()
        .map(
            length ->
                key.substring(0, DIGITS - length).chars().allMatch(c -> c == '0') ? length : 0)
        .filter(length -> length > 0)
        .map(length -> key.substring(DIGITS - length));
  }

  /// The form in which all spellings of one code are equal.
  static String key(String code) {
    var bare = code.strip();
    var digits = SEPARATED.matcher(bare).matches() ? bare.replaceAll("[ -]", "") : bare;
    return TRADE_NUMBER.matcher(digits).matches()
        ? "0".repeat(DIGITS - digits.length()) + digits
        : bare.toLowerCase(Locale.ROOT);
  }
}
