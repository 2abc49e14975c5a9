package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The declaration that goes with an international shipment.
///
/// @param references null when there are none
/// @param taxIds the numbers of both sides that were given with their kinds, and then those filled
///   in from the workspace's; see {@link #allTaxIds}
/// @param dutiesPrepaid the duties and taxes that the sender has paid; null when it is not said
public record Customs(
    ContentsType contentsType,
    @Nullable String contentsExplanation,
    List<CustomsItem> items,
    Incoterm incoterm,
    @Nullable CustomsReferences references,
    List<TaxId> taxIds,
    @Nullable Money dutiesPrepaid) {

  /// Fills in what declarations of earlier versions lack.
  public Customs {
    items = List.copyOf(items);
    taxIds = taxIds == null ? List.of() : List.copyOf(taxIds);
  }

  /// A declaration without tax numbers of known kinds, and without prepaid duties.
  public Customs(
      ContentsType contentsType,
      @Nullable String contentsExplanation,
      List<CustomsItem> items,
      Incoterm incoterm,
      @Nullable CustomsReferences references) {
    this(contentsType, contentsExplanation, items, incoterm, references, List.of(), null);
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
    return new Customs(
        contentsType, contentsExplanation, goods, incoterm, references, taxIds, dutiesPrepaid);
  }

  /// The same declaration on other terms.
  public Customs with(Incoterm terms) {
    return new Customs(
        contentsType, contentsExplanation, items, terms, references, taxIds, dutiesPrepaid);
  }

  /// The same declaration with more tax numbers.
  public Customs with(List<TaxId> more) {
    return more.isEmpty()
        ? this
        : new Customs(
            contentsType,
            contentsExplanation,
            items,
            incoterm,
            references,
            Stream.concat(taxIds.stream(), more.stream()).toList(),
            dutiesPrepaid);
  }

  /// A copy without the tax numbers of the customer, which are personal.
  ///
  /// @param customer the side that the customer is on
  public Customs forgetting(TaxIdSide customer) {
    var rest = references == null ? null : references.without(customer);
    return new Customs(
        contentsType,
        contentsExplanation,
        items,
        incoterm,
        rest == null || rest.isEmpty() ? null : rest,
        taxIds.stream().filter(each -> each.of() != customer).toList(),
        dutiesPrepaid);
  }

  /// Every tax number of both sides: those in the references, whose kind is not known, then the
  /// others. A number that stands in both is there once, with its kind.
  public List<TaxId> allTaxIds() {
    if (references == null) {
      return taxIds;
    }
    return Stream.concat(
            references.taxIds().filter(each -> taxIds.stream().noneMatch(each::isSameNumber)),
            taxIds.stream())
        .toList();
  }

  /// The numbers of invoice, licence and certificate, each null where none was given.
  public CustomsReferences numbers() {
    return references == null ? CustomsReferences.NONE : references;
  }

  public List<TaxId> taxIds(TaxIdSide side) {
    return allTaxIds().stream().filter(each -> each.of() == side).toList();
  }

  /// The value of all goods; empty without goods, and where they are in several currencies.
  public Optional<Money> goodsValue() {
    if (items.isEmpty()) {
      return Optional.empty();
    }
    var currency = items.getFirst().value().currency();
    return items.stream().allMatch(each -> each.value().currency().equals(currency))
        ? items.stream()
            .map(each -> each.value().times(BigDecimal.valueOf(each.quantity())))
            .reduce(Money::plus)
        : Optional.empty();
  }

  /// The weight of all goods.
  public Weight goodsWeight() {
    return items.stream()
        .map(CustomsItem::weightOfAll)
        .reduce(new Weight(BigDecimal.ZERO), Weight::plus);
  }

  /// What a line may weigh more than it should, in ounces: a weight typed in grams or kilograms and
  /// rounded to ounces.
  private static final BigDecimal ROUNDED_LINE = new BigDecimal("0.05");

  private static final BigDecimal HALF_A_TENTH = new BigDecimal("0.05");
  private static final BigDecimal HALF_A_HUNDREDTH = new BigDecimal("0.005");

  /// Refuses goods that together weigh more than the parcel they are in, by more than rounding.
  public void checkWeight(Weight parcel, Violations found) {
    checkWeight("customs.items", parcel, found);
  }

  /// The same of goods that stand in another field.
  public void checkWeight(String field, Weight parcel, Violations found) {
    var goods = goodsWeight().ounces();
    var rounded =
        items.stream()
            .map(item -> off(item.weight()).multiply(BigDecimal.valueOf(item.quantity())))
            .map(ROUNDED_LINE::max)
            .reduce(off(parcel), BigDecimal::add);
    if (goods.subtract(rounded).compareTo(parcel.ounces()) > 0) {
      found.add(field, CustomsWords.GOODS, text(goods), text(parcel.ounces()));
    }
  }

  /// Ounces that a weight may be off by, as it was rounded to its last place. Whole ounces count as
  /// exact, within a hundredth.
  private static BigDecimal off(Weight written) {
    return written.ounces().scale() == 1 ? HALF_A_TENTH : HALF_A_HUNDREDTH;
  }

  private static String text(BigDecimal ounces) {
    return ounces.stripTrailingZeros().toPlainString();
  }
}
