package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.fedex.wire.FedexRateWire;
import dev.quayside.engine.carrier.fedex.wire.FedexShipWire;
import dev.quayside.engine.carrier.fedex.wire.FedexWire;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The customs declaration, and FedEx's commercial invoice.
final class FedexCustoms {

  private static final int DESCRIPTION = 450;
  private static final int MOST_PIECES = 9_999;

  private FedexCustoms() {}

  /// The goods for an international rate, which needs some: without declared goods, the parcel
  /// itself.
  static FedexRateWire.Customs priced(Consignment consignment) {
    var customs = consignment.customs();
    return new FedexRateWire.Customs(
        customs == null || customs.items().isEmpty()
            ? List.of(commodity(undeclared(consignment)))
            : customs.items().stream().map(FedexCustoms::commodity).toList());
  }

  private static CustomsItem undeclared(Consignment consignment) {
    var parcel = consignment.parcel();
    var value = Objects.requireNonNullElse(parcel.insuredValue(), Money.usd("1.00"));
    return new CustomsItem(
        "Goods", 1, value, consignment.weight(), null, FedexAddresses.country(consignment.from()));
  }

  /// @throws ProblemException `CUSTOMS_REQUIRED`, `INVALID_CUSTOMS`
  static FedexShipWire.Customs declared(Consignment consignment) {
    var customs = consignment.customs();
    if (customs == null || customs.items().isEmpty()) {
      throw ProblemException.refused(ProblemCode.CUSTOMS_REQUIRED, FedexWords.DECLARATION);
    }
    return new FedexShipWire.Customs(
        FedexPayment.duties(consignment.wanted().billing(), customs),
        customs.contentsType() == ContentsType.DOCUMENTS,
        FedexMoney.amount(total(customs)),
        new FedexShipWire.Invoice(
            purpose(customs.contentsType()),
            customs.incoterm().name(),
            comments(customs),
            references(customs)),
        customs.items().stream().map(FedexCustoms::commodity).toList());
  }

  static FedexShipWire.Papers invoice() {
    return new FedexShipWire.Papers(
        List.of("COMMERCIAL_INVOICE"),
        new FedexShipWire.InvoicePaper(new FedexShipWire.PaperFormat("PAPER_LETTER", "PDF")));
  }

  /// @throws ProblemException `INVALID_CUSTOMS` for more pieces than FedEx can count
  private static FedexWire.Commodity commodity(CustomsItem item) {
    if (item.quantity() > MOST_PIECES) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_CUSTOMS,
          "customs.items.quantity",
          CarrierWords.MOST.of(Fedex.NAME, MOST_PIECES));
    }
    var pieces = BigDecimal.valueOf(item.quantity());
    return new FedexWire.Commodity(
        VendorText.cut(item.description(), DESCRIPTION),
        item.quantity(),
        "PCS",
        item.quantity(),
        FedexParcel.pounds(item.weightOfAll()),
        FedexMoney.amount(item.value()),
        FedexMoney.amount(item.value().times(pieces)),
        item.originCountry(),
        item.hsCode());
  }

  private static Money total(Customs customs) {
    var currency = customs.items().getFirst().value().currency();
    if (customs.items().stream().anyMatch(each -> !each.value().currency().equals(currency))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_CUSTOMS, "customs.items.value", FedexWords.ONE_CURRENCY);
    }
    return customs.items().stream()
        .map(each -> each.value().times(BigDecimal.valueOf(each.quantity())))
        .reduce(Money.zero(currency), Money::plus);
  }

  private static String purpose(ContentsType contents) {
    return switch (contents) {
      case MERCHANDISE, DANGEROUS_GOODS -> "SOLD";
      case GIFT -> "GIFT";
      case SAMPLE -> "SAMPLE";
      case RETURNED_GOODS -> "REPAIR_AND_RETURN";
      case DOCUMENTS, HUMANITARIAN_DONATION, OTHER -> "NOT_SOLD";
    };
  }

  private static @Nullable List<FedexShipWire.InvoiceReference> references(Customs customs) {
    var number = VendorText.tidy(customs.numbers().invoiceNumber());
    return number.isEmpty()
        ? null
        : List.of(new FedexShipWire.InvoiceReference("INVOICE_NUMBER", number));
  }

  private static @Nullable List<String> comments(Customs customs) {
    var words = VendorText.tidy(customs.contentsExplanation());
    return words.isEmpty() ? null : List.of(words);
  }
}
