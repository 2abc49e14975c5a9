package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The declaration that goes with an international shipment.
///
/// @param references null when there are none
public record Customs(
    ContentsType contentsType,
    @Nullable String contentsExplanation,
    List<CustomsItem> items,
    Incoterm incoterm,
    @Nullable CustomsReferences references) {
  public Customs {
    items = List.copyOf(items);
  }

  /// A declaration without references.
  public Customs(
      ContentsType contentsType,
      @Nullable String contentsExplanation,
      List<CustomsItem> items,
      Incoterm incoterm) {
    this(contentsType, contentsExplanation, items, incoterm, null);
  }

  /// The same declaration of other goods.
  public Customs of(List<CustomsItem> goods) {
    return new Customs(contentsType, contentsExplanation, goods, incoterm, references);
  }

  /// The same declaration on other terms.
  public Customs with(Incoterm terms) {
    return new Customs(contentsType, contentsExplanation, items, terms, references);
  }

  /// What a line may weigh more than it should, in ounces: a weight typed in grams or kilograms and
  /// rounded to ounces, of the line as well as of the parcel.
  private static final BigDecimal ROUNDED_LINE = new BigDecimal("0.05");

  /// The same for each piece, where each was rounded to a hundredth of an ounce.
  private static final BigDecimal ROUNDED_PIECE = new BigDecimal("0.005");

  /// Refuses goods that together weigh more than the parcel they are in, by more than rounding.
  public void checkWeight(Weight parcel, Violations found) {
    var goods =
        items.stream()
            .map(item -> item.weight().ounces().multiply(BigDecimal.valueOf(item.quantity())))
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    var rounded =
        items.stream()
            .map(item -> ROUNDED_PIECE.multiply(BigDecimal.valueOf(item.quantity())))
            .map(ROUNDED_LINE::max)
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    if (goods.subtract(rounded).compareTo(parcel.ounces()) > 0) {
      found.add("customs.items", CustomsWords.GOODS, text(goods), text(parcel.ounces()));
    }
  }

  private static String text(BigDecimal ounces) {
    return ounces.stripTrailingZeros().toPlainString();
  }
}
