package dev.quayside.engine.carrier.ups;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.ups.UpsWire.Amount;
import dev.quayside.engine.carrier.ups.UpsWire.Coded;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The customs declaration, from which UPS makes the invoice (International Forms, 01).
final class UpsCustoms {

  private static final int DESCRIPTION = 50;
  private static final int LINE = 35;
  private static final int LINES = 3;
  private static final int REASON = 20;
  private static final int REFERENCE = 35;
  private static final int MOST_ITEMS = 50;
  private static final int MOST_PIECES = 9_999_999;

  /// Destinations for which UPS wants the invoice's total from the United States.
  private static final Set<String> SUMMED_UP = Set.of("CA", "PR");

  private UpsCustoms() {}

  static boolean isDocuments(Consignment consignment) {
    var customs = consignment.customs();
    return customs != null && customs.contentsType() == ContentsType.DOCUMENTS;
  }

  /// @throws ProblemException `CUSTOMS_REQUIRED`
  static Customs required(Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null || (customs.items().isEmpty() && !isDocuments(consignment))) {
      throw ProblemException.refused(ProblemCode.CUSTOMS_REQUIRED, CarrierWords.DECLARE, Ups.NAME);
    }
    return customs;
  }

  static boolean senderPaysDuties(Consignment consignment) {
    var customs = consignment.customs();
    return UpsParties.isAbroad(consignment)
        && customs != null
        && customs.incoterm() == Incoterm.DDP;
  }

  /// The contents in one line; null within a country.
  static @Nullable String description(Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null || customs.items().isEmpty()) {
      return isDocuments(consignment) ? "Documents" : null;
    }
    var names =
        customs.items().stream().map(CustomsItem::description).collect(Collectors.joining(", "));
    return VendorText.cut(names, DESCRIPTION);
  }

  static UpsShipWire.@Nullable Forms invoice(Tender tender) {
    var consignment = tender.consignment();
    if (!UpsParties.isAbroad(consignment)) {
      return null;
    }
    var customs = required(consignment);
    if (customs.items().isEmpty()) {
      return null;
    }
    var currency = customs.items().getFirst().value().currency();
    if (customs.items().size() > MOST_ITEMS) {
      throw invalid("customs.items", CarrierWords.MOST.of(Ups.NAME, MOST_ITEMS));
    }
    if (customs.items().stream().anyMatch(each -> !each.value().currency().equals(currency))) {
      throw invalid("customs.items.value", CarrierWords.ONE_CURRENCY.of(Ups.NAME));
    }
    return new UpsShipWire.Forms(
        List.of("01"),
        new UpsShipWire.Contacts(
            UpsParties.whole("to", consignment.to(), null, null, true)
                .with(UpsTaxIds.recipient(consignment), null)),
        customs.items().stream().map(UpsCustoms::product).toList(),
        invoiceNumber(customs, consignment),
        UpsParties.shipDate(consignment).format(DateTimeFormatter.BASIC_ISO_DATE),
        customs.incoterm() == Incoterm.DDP ? "DDP" : "DAP",
        reason(customs),
        currency.getCurrencyCode());
  }

  /// The invoice's own number, else the sender's reference.
  private static @Nullable String invoiceNumber(Customs customs, Consignment consignment) {
    return Absent.fromEmpty(
        VendorText.fitting(customs.numbers().invoiceNumber(), consignment.reference(), REFERENCE));
  }

  private static UpsShipWire.Product product(CustomsItem item) {
    if (item.quantity() > MOST_PIECES) {
      throw invalid("customs.items.quantity", CarrierWords.MOST.of(Ups.NAME, MOST_PIECES));
    }
    return new UpsShipWire.Product(
        lines(item.description()),
        new UpsShipWire.Unit(
            Integer.toString(item.quantity()),
            Coded.of("PCS"),
            item.value().amount().toPlainString()),
        tariff(item.hsCode()),
        item.originCountry());
  }

  private static List<String> lines(String description) {
    var lines = new ArrayList<String>();
    var rest = VendorText.tidy(description);
    while (!rest.isEmpty() && lines.size() < LINES) {
      var line = VendorText.cut(rest, LINE);
      lines.add(line);
      rest = rest.substring(line.length()).strip();
    }
    return lines;
  }

  private static @Nullable String tariff(@Nullable String code) {
    return code == null ? null : code.replace(".", "");
  }

  private static String reason(Customs customs) {
    return switch (customs.contentsType()) {
      case MERCHANDISE, DANGEROUS_GOODS -> "SALE";
      case GIFT -> "GIFT";
      case SAMPLE -> "SAMPLE";
      case RETURNED_GOODS -> "RETURN";
      case DOCUMENTS -> "DOCUMENTS";
      case HUMANITARIAN_DONATION -> "DONATION";
      case OTHER -> {
        var other = VendorText.cut(customs.contentsExplanation(), REASON);
        yield other.isEmpty() ? "OTHER" : other;
      }
    };
  }

  /// The invoice's total in whole units, where UPS wants it; else null.
  static @Nullable Amount total(Consignment consignment) {
    var customs = consignment.customs();
    if (!UpsParties.country(consignment.from()).equals("US")
        || !SUMMED_UP.contains(UpsParties.country(consignment.to()))
        || customs == null
        || customs.items().isEmpty()) {
      return null;
    }
    var currency = customs.items().getFirst().value().currency();
    return new Amount(
        currency.getCurrencyCode(),
        sum(customs).setScale(0, RoundingMode.CEILING).max(BigDecimal.ONE).toPlainString());
  }

  private static BigDecimal sum(Customs customs) {
    return customs.items().stream()
        .map(item -> item.value().times(BigDecimal.valueOf(item.quantity())))
        .map(Money::amount)
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private static ProblemException invalid(String field, Message words) {
    return ProblemException.invalid(ProblemCode.INVALID_CUSTOMS, field, words);
  }
}
