package dev.quayside.engine.shipping;

import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.customs.TaxIdSide;
import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.customs.Contents;
import dev.quayside.printing.customs.Goods;
import dev.quayside.printing.customs.References;
import dev.quayside.printing.customs.TaxNumber;
import java.util.List;
import java.util.Optional;

/// A customs declaration as labels and documents show it.
public final class DeclaredCustoms {

  private DeclaredCustoms() {}

  public static dev.quayside.printing.customs.Customs of(Customs customs) {
    return new dev.quayside.printing.customs.Customs(
        contents(customs.contentsType()),
        customs.contentsExplanation(),
        customs.items().stream().map(DeclaredCustoms::goods).toList(),
        customs.incoterm().name(),
        references(customs));
  }

  private static References references(Customs customs) {
    var given = Optional.ofNullable(customs.references());
    return new References(
        taxIds(customs, TaxIdSide.SENDER),
        taxIds(customs, TaxIdSide.RECIPIENT),
        given.map(CustomsReferences::licenseNumber).orElse(null),
        given.map(CustomsReferences::certificateNumber).orElse(null),
        given.map(CustomsReferences::invoiceNumber).orElse(null));
  }

  private static List<TaxNumber> taxIds(Customs customs, TaxIdSide side) {
    return customs.taxIds(side).stream()
        .map(
            each ->
                new TaxNumber(
                    each.kind() == TaxIdKind.OTHER ? "" : each.kind().name(), each.value().strip()))
        .toList();
  }

  private static Goods goods(CustomsItem item) {
    return new Goods(
        item.description(),
        item.quantity(),
        new Amount(item.value().amount(), item.value().currency().getCurrencyCode()),
        item.weight().ounces(),
        item.hsCode(),
        item.originCountry());
  }

  private static Contents contents(ContentsType type) {
    return switch (type) {
      case MERCHANDISE -> Contents.MERCHANDISE;
      case DOCUMENTS -> Contents.DOCUMENTS;
      case GIFT -> Contents.GIFT;
      case SAMPLE -> Contents.SAMPLE;
      case RETURNED_GOODS -> Contents.RETURNED_GOODS;
      case HUMANITARIAN_DONATION -> Contents.HUMANITARIAN_DONATION;
      case DANGEROUS_GOODS -> Contents.DANGEROUS_GOODS;
      case OTHER -> Contents.OTHER;
    };
  }
}
