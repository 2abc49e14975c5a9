package dev.quayside.engine.carrier.canada_post;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.http.XmlElement;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.NumberRoom;
import dev.quayside.engine.carrier.option.PrepaidLanes;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// The customs declaration (shipment.xsd, CustomsType and SkuType).
final class CanadaPostCustoms {

  private static final NumberRoom NUMBERS = CanadaPostOptions.OPTIONS.customs().numbers();

  private static final int DESCRIPTION = 45;
  private static final int REASON = 44;
  private static final int MOST_PIECES = 9_999;
  private static final BigDecimal MOST_MONEY = new BigDecimal("99999.99");

  /// Four digits and up to three pairs.
  private static final int TARIFF = 10;

  private CanadaPostCustoms() {}

  static boolean isAbroad(Consignment consignment) {
    return !consignment.to().country().equals("CA");
  }

  /// @throws ProblemException `CUSTOMS_REQUIRED`, `INVALID_CUSTOMS`, `DUTIES_MUST_BE_PREPAID`
  static void declare(XmlElement element, Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null || customs.items().isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.CUSTOMS_REQUIRED, CarrierWords.DECLARE, CanadaPost.NAME);
    }
    element
        .add("currency", "CAD")
        .add("reason-for-export", reason(customs.contentsType()))
        .add("other-reason", other(customs))
        .add("duties-and-taxes-prepaid", prepaid(customs))
        .add(
            "certificate-number",
            VendorText.ifFits(customs.numbers().certificateNumber(), NUMBERS.certificate()))
        .add(
            "licence-number",
            VendorText.ifFits(customs.numbers().licenseNumber(), NUMBERS.license()))
        .add(
            "invoice-number",
            VendorText.ifFits(customs.numbers().invoiceNumber(), NUMBERS.invoice()))
        .add("ioss-id", CanadaPostTaxIds.ioss(customs))
        .group(
            "sku-list",
            list ->
                customs
                    .items()
                    .forEach(item -> list.group("item", each -> item(each, item, consignment))));
  }

  /// The duties that the sender has paid, which have to be named where he pays them.
  ///
  /// @throws ProblemException `DUTIES_MUST_BE_PREPAID` without the amount, `INVALID_CUSTOMS`
  private static @Nullable String prepaid(Customs customs) {
    if (customs.incoterm() != Incoterm.DDP) {
      return null;
    }
    var prepaid = customs.dutiesPrepaid();
    if (prepaid == null) {
      throw PrepaidLanes.amountNeeded(CanadaPost.NAME);
    }
    if (!prepaid.currency().equals(CanadaPostRates.CAD)) {
      throw ofDuties(CarrierWords.IN_CURRENCY.of(CanadaPost.NAME, "CAD"));
    }
    if (prepaid.amount().compareTo(MOST_MONEY) > 0) {
      throw ofDuties(CarrierWords.MOST.of(CanadaPost.NAME, MOST_MONEY));
    }
    return prepaid.amount().toPlainString();
  }

  private static ProblemException ofDuties(Message what) {
    return ProblemException.invalid(ProblemCode.INVALID_CUSTOMS, "customs.dutiesPrepaid", what);
  }

  private static void item(XmlElement element, CustomsItem item, Consignment consignment) {
    if (!item.value().currency().equals(CanadaPostRates.CAD)) {
      throw invalid("value", CarrierWords.IN_CURRENCY.of(CanadaPost.NAME, "CAD"));
    }
    if (item.value().isZero()) {
      throw invalid("value", CarrierWords.WORTH_NOTHING.of(CanadaPost.NAME));
    }
    if (item.value().amount().compareTo(MOST_MONEY) > 0) {
      throw invalid("value", CarrierWords.MOST.of(CanadaPost.NAME, MOST_MONEY));
    }
    if (item.quantity() > MOST_PIECES) {
      throw invalid("quantity", CarrierWords.MOST.of(CanadaPost.NAME, MOST_PIECES));
    }
    element
        .add("customs-number-of-units", item.quantity())
        .add("customs-description", VendorText.cut(item.description(), DESCRIPTION))
        .add("hs-tariff-code", tariff(item.hsCode()))
        .add("unit-weight", CanadaPostRates.kilograms(item.weight()))
        .add("customs-value-per-unit", item.value().amount().toPlainString())
        .add("customs-unit-of-measure", "PCE")
        .add("country-of-origin", item.originCountry());
    if (item.originCountry().equals("CA")) {
      element.add("province-of-origin", VendorText.cut(consignment.from().state(), 2));
    }
  }

  private static ProblemException invalid(String field, Message what) {
    return ProblemException.invalid(ProblemCode.INVALID_CUSTOMS, "customs.items." + field, what);
  }

  private static String reason(ContentsType contents) {
    return switch (contents) {
      case MERCHANDISE -> "SOG";
      case DOCUMENTS -> "DOC";
      case GIFT -> "GIF";
      case SAMPLE -> "SAM";
      case RETURNED_GOODS, HUMANITARIAN_DONATION, DANGEROUS_GOODS, OTHER -> "OTH";
    };
  }

  private static @Nullable String other(Customs customs) {
    return switch (customs.contentsType()) {
      case MERCHANDISE, DOCUMENTS, GIFT, SAMPLE -> null;
      case RETURNED_GOODS -> "returned goods";
      case HUMANITARIAN_DONATION -> "humanitarian donation";
      case DANGEROUS_GOODS -> "dangerous goods";
      case OTHER -> VendorText.cut(customs.contentsExplanation(), REASON);
    };
  }

  /// The code as Canada Post writes it, four digits and then pairs: `6109.10.00.90`. Digits beyond
  /// the tenth are the exporting country's own.
  private static @Nullable String tariff(@Nullable String code) {
    if (code == null) {
      return null;
    }
    var digits = code.replace(".", "");
    var even = digits.substring(0, Math.min(TARIFF, digits.length() - digits.length() % 2));
    return even.substring(0, 4) + even.substring(4).replaceAll("(..)", ".$1");
  }
}
