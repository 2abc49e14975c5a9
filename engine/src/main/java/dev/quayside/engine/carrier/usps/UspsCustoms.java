package dev.quayside.engine.carrier.usps;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.NumberRoom;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.usps.UspsLabelWire.CustomsForm;
import dev.quayside.engine.carrier.usps.UspsLabelWire.Line;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.EuropeanUnion;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The customs declaration, which military post offices need too.
final class UspsCustoms {

  private static final NumberRoom NUMBERS = UspsOptions.OPTIONS.customs().numbers();

  private static final int DESCRIPTION = 30;
  private static final int COMMENT = 25;
  private static final int MOST_LINES = 30;
  private static final int MOST_PIECES = 9_999;

  /// US dollars of all pieces of a line (International Labels v3, itemTotalValue).
  private static final BigDecimal MOST_OF_LINE = new BigDecimal("999999.99");

  /// The most that goods of one tariff code may be worth in US dollars before they must be filed
  /// with the Automated Export System (15 CFR 30.37 a).
  private static final BigDecimal MOST_UNFILED = BigDecimal.valueOf(2_500);

  private static final Set<String> MILITARY = Set.of("AA", "AE", "AP");

  private UspsCustoms() {}

  /// The form; null for a parcel within the US without a declaration.
  ///
  /// @throws ProblemException `CUSTOMS_REQUIRED`, `INVALID_CUSTOMS`
  static @Nullable CustomsForm form(Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null || customs.items().isEmpty()) {
      if (UspsPiece.isAbroad(consignment)) {
        throw ProblemException.refused(
            ProblemCode.CUSTOMS_REQUIRED, CarrierWords.DECLARE, Usps.NAME);
      }
      return null;
    }
    if (customs.items().size() > MOST_LINES) {
      throw invalid("items", CarrierWords.MOST.of(Usps.NAME, MOST_LINES));
    }
    requireTariffCodes(consignment, customs);
    return new CustomsForm(
        type(customs.contentsType()),
        customs.contentsType() == ContentsType.OTHER
            ? VendorText.cut(customs.contentsExplanation(), COMMENT)
            : null,
        filing(consignment, customs),
        UspsTaxIds.importer(consignment),
        UspsTaxIds.exporter(consignment),
        VendorText.ifFits(customs.numbers().invoiceNumber(), NUMBERS.invoice()),
        VendorText.ifFits(customs.numbers().licenseNumber(), NUMBERS.license()),
        VendorText.ifFits(customs.numbers().certificateNumber(), NUMBERS.certificate()),
        customs.items().stream().map(UspsCustoms::line).toList());
  }

  /// USPS takes commercial goods to the European Union only with their tariff codes: all but gifts
  /// and documents.
  private static void requireTariffCodes(Consignment consignment, Customs customs) {
    if (!EuropeanUnion.CUSTOMS_UNION.contains(consignment.to().country())
        || customs.contentsType() == ContentsType.GIFT
        || customs.contentsType() == ContentsType.DOCUMENTS) {
      return;
    }
    for (int i = 0; i < customs.items().size(); i++) {
      if (customs.items().get(i).hsCode() == null) {
        throw invalid("items[" + i + "].hsCode", UspsWords.TARIFF_CODE.of());
      }
    }
  }

  private static Line line(CustomsItem item) {
    if (!item.value().currency().equals(Money.USD)) {
      throw invalid("items.value", CarrierWords.IN_CURRENCY.of(Usps.NAME, "USD"));
    }
    if (item.value().isZero()) {
      throw invalid("items.value", CarrierWords.WORTH_NOTHING.of(Usps.NAME));
    }
    if (item.quantity() > MOST_PIECES) {
      throw invalid("items.quantity", CarrierWords.MOST.of(Usps.NAME, MOST_PIECES));
    }
    if (total(item).compareTo(MOST_OF_LINE) > 0) {
      throw invalid("items.value", CarrierWords.MOST.of(Usps.NAME, MOST_OF_LINE));
    }
    return new Line(
        VendorText.cut(item.description(), DESCRIPTION),
        item.quantity(),
        total(item),
        "lb",
        item.weight()
            .pounds()
            .multiply(BigDecimal.valueOf(item.quantity()))
            .setScale(4, RoundingMode.HALF_UP)
            .max(new BigDecimal("0.0001")),
        item.hsCode(),
        item.originCountry());
  }

  private static BigDecimal total(CustomsItem item) {
    return item.value().amount().multiply(BigDecimal.valueOf(item.quantity()));
  }

  /// The exemption from filing that applies: for military post offices, for Canada, or for low
  /// value.
  private static String filing(Consignment consignment, Customs customs) {
    var to = consignment.to();
    if (MILITARY.contains(Absent.toEmpty(to.state()))) {
      return "NO EEI 30.37(w)";
    }
    if (to.country().equals("CA")) {
      return "NO EEI 30.36";
    }
    var byCode = new HashMap<String, BigDecimal>();
    customs
        .items()
        .forEach(
            item ->
                byCode.merge(
                    Objects.requireNonNullElse(item.hsCode(), item.description()),
                    total(item),
                    BigDecimal::add));
    if (byCode.values().stream().anyMatch(value -> value.compareTo(MOST_UNFILED) > 0)) {
      throw invalid("items.value", UspsWords.FILED.of(MOST_UNFILED));
    }
    return "NO EEI 30.37(a)";
  }

  private static ProblemException invalid(String field, Message what) {
    return ProblemException.invalid(ProblemCode.INVALID_CUSTOMS, "customs." + field, what);
  }

  private static String type(ContentsType contents) {
    return switch (contents) {
      case MERCHANDISE, GIFT, RETURNED_GOODS, DANGEROUS_GOODS, OTHER -> contents.name();
      case DOCUMENTS -> "DOCUMENT";
      case SAMPLE -> "COMMERCIAL_SAMPLE";
      case HUMANITARIAN_DONATION -> "HUMANITARIAN_DONATIONS";
    };
  }
}
