package dev.quayside.engine.order.file.cell;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The country of an address that names none, where its script says it: shops that sell in their
/// own country alone have no column for it.
public final class ScriptOfCountry {

  private static final Set<String> WRITING_HAN = Set.of("CN", "TW", "HK", "MO", "JP", "SG");

  private static final Pattern JAPANESE =
      Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]|東京都|北海道|京都府|大阪府|\\p{IsHan}{2,3}県");
  private static final Pattern KOREAN = Pattern.compile("\\p{IsHangul}");
  private static final Pattern FAMILY_FIRST =
      Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");
  private static final Pattern TRADITIONAL = Pattern.compile("[縣區號鄉鎮灣臺]");
  private static final Pattern SIMPLIFIED = Pattern.compile("省|自治区|[区县号].*路|路.*号|[东广苏陕辽龙云贵]");

  private ScriptOfCountry() {}

  /// Whether a name is written as in Japan, Korea and China, where the family stands first.
  public static boolean isFamilyFirst(String name) {
    return FAMILY_FIRST.matcher(name).find();
  }

  /// @param usual the country of addresses without one
  /// @return empty when it may be the usual one
  public static Optional<String> of(String address, String usual) {
    if (JAPANESE.matcher(address).find()) {
      return Optional.of("JP");
    }
    if (KOREAN.matcher(address).find()) {
      return Optional.of("KR");
    }
    if (WRITING_HAN.contains(usual)) {
      return Optional.empty();
    }
    if (TRADITIONAL.matcher(address).find()) {
      return Optional.of("TW");
    }
    return SIMPLIFIED.matcher(address).find() ? Optional.of("CN") : Optional.empty();
  }
}
