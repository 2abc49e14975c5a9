package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.ParcelDraft;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A declared line as typed, not checked yet.
///
/// @param value of one piece
/// @param weightOz of one piece, in ounces
public record CustomsItemDraft(
    @Nullable String description,
    @Nullable Integer quantity,
    @Nullable BigDecimal value,
    Currency currency,
    @Nullable BigDecimal weightOz,
    @Nullable String hsCode,
    @Nullable String originCountry) {

  private static final int MOST_PIECES = 1_000_000;
  private static final int FINEST_SHARE = 6;
  private static final Pattern HS_CODE = Pattern.compile("\\d([.]?\\d){5,9}");

  /// Whether a code is six to ten digits with optional dots, the Harmonized System's form.
  public static boolean isHsCode(String code) {
    return HS_CODE.matcher(code).matches();
  }

  /// Names everything wrong with the line.
  ///
  /// @param path of the line: `customs.items[0]`
  public void check(String path, Violations found) {
    found
        .require(path + ".description", description)
        .require(path + ".quantity", text(quantity))
        .require(path + ".value", text(value))
        .require(path + ".weightOz", text(weightOz))
        .require(path + ".originCountry", originCountry);
    if (quantity != null && (quantity < 1 || quantity > MOST_PIECES)) {
      found.add(path + ".quantity", FieldWords.FROM_1_TO, MOST_PIECES);
    }
    if (value != null) {
      checkValue(path + ".value", value, found);
    }
    if (weightOz != null && weightOz.signum() <= 0) {
      found.add(path + ".weightOz", FieldWords.MORE_THAN_ZERO);
    } else if (weightOz != null && weightOz.compareTo(ParcelDraft.LEAST) < 0) {
      found.add(path + ".weightOz", FieldWords.AT_LEAST, ParcelDraft.LEAST);
    }
    if (!code().isEmpty() && !isHsCode(code())) {
      found.add(path + ".hsCode", CustomsWords.HS);
    }
    if (!origin().isEmpty() && !CountryCode.isKnown(origin())) {
      found.add(path + ".originCountry", FieldWords.COUNTRY);
    }
  }

  /// The line, once {@link #check} has found nothing.
  @SuppressWarnings("NullAway") // check() has seen them
  public CustomsItem item() {
    return new CustomsItem(
        description.strip(),
        quantity,
        Money.rounded(value, currency),
        new Weight(weightOz),
        code().isEmpty() ? null : code(),
        origin());
  }

  /// The weight in ounces of each piece that has none, when such pieces share what the others leave
  /// of the parcel's weight; together never more than that.
  ///
  /// @return null when nothing is left to share
  static @Nullable BigDecimal share(List<CustomsItemDraft> items, @Nullable BigDecimal parcelOz) {
    if (parcelOz == null) {
      return null;
    }
    var left = parcelOz;
    var pieces = BigDecimal.ZERO;
    for (var item : items) {
      var count = BigDecimal.valueOf(item.quantity == null ? 1 : item.quantity);
      if (item.weightOz == null) {
        pieces = pieces.add(count);
      } else {
        left = left.subtract(item.weightOz.multiply(count));
      }
    }
    return pieces.signum() <= 0 || left.signum() <= 0 ? null : shared(left, pieces);
  }

  /// Rounds down to a hundredth of an ounce, or finer where that would give zero.
  private static @Nullable BigDecimal shared(BigDecimal ounces, BigDecimal pieces) {
    for (int digits : new int[] {2, FINEST_SHARE}) {
      var each = ounces.divide(pieces, digits, RoundingMode.DOWN);
      if (each.signum() > 0) {
        return each.stripTrailingZeros();
      }
    }
    return null;
  }

  CustomsItemDraft sharing(@Nullable BigDecimal share) {
    return new CustomsItemDraft(
        description,
        quantity,
        value,
        currency,
        weightOz == null ? share : weightOz,
        hsCode,
        originCountry);
  }

  private void checkValue(String field, BigDecimal amount, Violations found) {
    if (amount.signum() < 0) {
      found.add(field, FieldWords.NOT_NEGATIVE);
    }
    int digits = currency.getDefaultFractionDigits();
    if (amount.stripTrailingZeros().scale() > digits) {
      found.add(field, FieldWords.DECIMALS, digits);
    }
  }

  private String code() {
    return hsCode == null ? "" : hsCode.strip();
  }

  private String origin() {
    return originCountry == null ? "" : originCountry.strip().toUpperCase(Locale.ROOT);
  }

  private static @Nullable String text(@Nullable Object number) {
    return number == null ? null : number.toString();
  }
}
