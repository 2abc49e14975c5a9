package dev.quayside.engine.parcel.taxid;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.EuropeanUnion;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A tax number of the sender that is filled in by itself.
///
/// @param country that gave it out; null when it is not said
/// @param countries where it is filled in to, ISO 3166-1 alpha-2; empty for everywhere that it is
///   of use
/// @param upTo the most that the goods may be worth; null for any value
public record KeptTaxId(
    TaxIdKind kind,
    String value,
    @Nullable String country,
    List<String> countries,
    @Nullable Money upTo) {

  /// What goods may be worth together under the Import One-Stop Shop (Directive 2006/112/EC,
  /// article 369l).
  private static final Money MOST_OF_IOSS = Money.of("150.00", Currency.getInstance("EUR"));

  public KeptTaxId {
    countries = List.copyOf(Absent.toEmpty(countries));
  }

  TaxId number() {
    return new TaxId(kind, value, country, TaxIdSide.SENDER);
  }

  /// Whether it is of use for a declaration of goods to a country.
  boolean isFor(Customs customs, String to) {
    return goesTo(to) && mayBeWorth(customs);
  }

  /// Whether only the currency of the goods keeps it from being filled in: there are no exchange
  /// rates here, and a number that is used above its limit is a false declaration.
  boolean isInAnotherCurrency(Customs customs, String to) {
    var worth = customs.goodsValue();
    return goesTo(to)
        && upTo != null
        && worth.isPresent()
        && !worth.get().currency().equals(upTo.currency());
  }

  private boolean goesTo(String to) {
    return (countries.isEmpty() || countries.contains(to)) && isKnownIn(kind, to);
  }

  /// Whether the goods are certainly worth more than the scheme is for.
  static boolean isOverIoss(Customs customs) {
    return customs
        .goodsValue()
        .filter(worth -> worth.currency().equals(MOST_OF_IOSS.currency()))
        .filter(worth -> worth.compareTo(MOST_OF_IOSS) > 0)
        .isPresent();
  }

  private boolean mayBeWorth(Customs customs) {
    if (upTo == null) {
      return kind != TaxIdKind.IOSS || !isOverIoss(customs);
    }
    var worth = customs.goodsValue();
    return worth.isPresent()
        && worth.get().currency().equals(upTo.currency())
        && worth.get().compareTo(upTo) <= 0;
  }

  /// Numbers of schemes that only one customs territory has are of no use elsewhere.
  static boolean isKnownIn(TaxIdKind kind, String to) {
    return switch (kind) {
      case IOSS -> EuropeanUnion.CUSTOMS_UNION.contains(to);
      case VOEC -> to.equals("NO");
      case ARN -> to.equals("AU");
      case EORI, VAT, GST, EIN, OTHER -> true;
    };
  }
}
