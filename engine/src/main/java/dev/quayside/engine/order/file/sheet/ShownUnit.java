package dev.quayside.engine.order.file.sheet;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.file.cell.CurrencySign;
import dev.quayside.engine.order.file.cell.UnitOfLength;
import dev.quayside.engine.order.file.cell.UnitOfWeight;
import java.math.BigDecimal;
import java.util.regex.Pattern;

/// The currency or the unit that a workbook shows with a number and keeps in its format alone:
/// `[$€-407]`, `"£"#,##0.00`, `0.0" kg"`.
///
/// @param before what is shown before the number
/// @param behind what is shown behind it
/// @param decimals how many are shown at least
record ShownUnit(String before, String behind, int decimals) {

  private static final ShownUnit NONE = new ShownUnit("", "", 0);
  private static final int CENTS = 2;

  private static final Pattern CODE = Pattern.compile("\\[\\$(\\p{L}{3})(?:-[^]]*)?]");

  /// A sign; that of `[$-409]` only tells a language.
  private static final Pattern SIGN =
      Pattern.compile("(?<=\\[\\$)\\p{Lu}{0,3}\\p{Sc}|(?<!\\[)\\p{Lu}{0,3}\\p{Sc}(?!-\\p{XDigit})");

  private static final Pattern WORD =
      Pattern.compile("\"\\s*(\\p{L}{1,6}\\.?)\\s*\"|\\[\\$(\\p{L}{1,4})(?:-[^]]*)?]");

  private static final Pattern DECIMALS = Pattern.compile("[0#]\\.0{2}");

  static ShownUnit of(String format) {
    var code = CODE.matcher(format);
    if (code.find()) {
      return new ShownUnit(code.group(1) + " ", "", 0);
    }
    var sign = SIGN.matcher(format);
    if (sign.find()) {
      // of yen and yuan the decimals tell which is meant
      return new ShownUnit(sign.group(), "", DECIMALS.matcher(format).find() ? CENTS : 0);
    }
    var word = WORD.matcher(format);
    if (!word.find()) {
      return NONE;
    }
    var text = word.group(1) == null ? word.group(2) : word.group(1);
    return isUnit(text) ? new ShownUnit("", " " + text, 0) : NONE;
  }

  private static boolean isUnit(String word) {
    return UnitOfWeight.named(word).isPresent()
        || UnitOfLength.named(word).isPresent()
        || CurrencySign.named(word, Money.USD).isPresent()
        || CurrencySign.isCrown(word);
  }

  String with(BigDecimal number) {
    int scale = Math.max(decimals, number.scale());
    return before + number.setScale(scale).toPlainString() + behind;
  }
}
