package dev.quayside.engine.carrier.dhl_express;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.option.NumberRoom;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The customs declaration (ExportDeclaration), and the invoice DHL makes of it.
final class DhlCustoms {

  private static final NumberRoom NUMBERS = DhlOptions.OPTIONS.customs().numbers();

  private static final int DESCRIPTION = 512;
  private static final int PLACE = 256;
  private static final int REASON = 30;

  private DhlCustoms() {}

  /// @throws ProblemException `CUSTOMS_REQUIRED`
  static Customs required(Tender tender) {
    var customs = tender.consignment().customs();
    if (customs == null || customs.items().isEmpty()) {
      throw ProblemException.refused(ProblemCode.CUSTOMS_REQUIRED, DhlWords.NO_CUSTOMS);
    }
    return customs;
  }

  /// The value of all goods together.
  ///
  /// @throws ProblemException `INVALID_CUSTOMS` when they are in several currencies
  static Money value(Customs customs) {
    var currency = customs.items().getFirst().value().currency();
    if (customs.items().stream().anyMatch(each -> !each.value().currency().equals(currency))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_CUSTOMS, "customs.items.value", DhlWords.CURRENCIES);
    }
    return customs.items().stream()
        .map(each -> each.value().times(BigDecimal.valueOf(each.quantity())))
        .reduce(Money.zero(currency), Money::plus);
  }

  static DhlWire.ExportDeclaration declaration(Tender tender, Customs customs) {
    var consignment = tender.consignment();
    var ours = invoiceNumber(customs, consignment.reference());
    return new DhlWire.ExportDeclaration(
        lines(customs),
        new DhlWire.Invoice(
            ours.isEmpty() ? VendorText.cut(tender.reference(), NUMBERS.invoice()) : ours,
            DhlLane.shipDate(consignment).toString()),
        VendorText.cut(Objects.requireNonNullElse(consignment.to().city(), "destination"), PLACE),
        reason(customs),
        reasonType(customs.contentsType()),
        licenses(customs),
        customs.contentsType() == ContentsType.GIFT ? "personal" : "commercial");
  }

  /// The invoice's own number, else the sender's reference.
  private static String invoiceNumber(Customs customs, @Nullable String reference) {
    return VendorText.fitting(customs.numbers().invoiceNumber(), reference, NUMBERS.invoice());
  }

  private static @Nullable List<DhlWire.License> licenses(Customs customs) {
    var license = VendorText.fitting(customs.numbers().licenseNumber(), NUMBERS.license());
    return license.isEmpty() ? null : List.of(new DhlWire.License("export", license));
  }

  private static List<DhlWire.LineItem> lines(Customs customs) {
    return IntStream.range(0, customs.items().size())
        .mapToObj(i -> line(i + 1, customs.items().get(i), customs.contentsType()))
        .toList();
  }

  private static DhlWire.LineItem line(int number, CustomsItem item, ContentsType contents) {
    var all = DhlParcel.kilograms(item.weightOfAll());
    return new DhlWire.LineItem(
        number,
        VendorText.cut(item.description(), DESCRIPTION),
        item.value().amount(),
        new DhlWire.Quantity(item.quantity(), "PCS"),
        codes(item.hsCode()),
        reasonType(contents),
        item.originCountry(),
        new DhlWire.LineWeight(all, all));
  }

  private static @Nullable List<DhlWire.CommodityCode> codes(@Nullable String hsCode) {
    return hsCode == null
        ? null
        : List.of(new DhlWire.CommodityCode("outbound", hsCode.replace(".", "")));
  }

  private static String reasonType(ContentsType contents) {
    return switch (contents) {
      case MERCHANDISE -> "commercial_purpose_or_sale";
      case GIFT -> "gift";
      case SAMPLE -> "sample";
      case RETURNED_GOODS -> "return";
      case DOCUMENTS, HUMANITARIAN_DONATION, DANGEROUS_GOODS, OTHER -> "permanent";
    };
  }

  private static String reason(Customs customs) {
    var explained = VendorText.cut(customs.contentsExplanation(), REASON);
    return explained.isEmpty() ? customs.contentsType().wire().replace('_', ' ') : explained;
  }

  /// The kind of invoice: commercial for merchandise, else pro forma.
  static String invoiceType(Customs customs) {
    return customs.contentsType() == ContentsType.MERCHANDISE ? "commercial" : "proforma";
  }
}
