package dev.quayside.engine.document;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.shipping.Parties;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.printing.document.Amount;
import dev.quayside.printing.document.Declaration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A shipment's customs as the papers show them.
final class CustomsForms {

  private CustomsForms() {}

  static Declaration of(Shipment shipment, String carrier, boolean sandbox) {
    var consignment = shipment.consignment();
    var customs = Objects.requireNonNull(consignment.customs(), "customs");
    return new Declaration(
        shipment.trackingNumber().orElse(shipment.id()),
        consignment.reference(),
        carrier,
        date(shipment),
        Parties.of(consignment.from()),
        Parties.of(consignment.to()),
        contents(customs.contentsType()),
        customs.contentsExplanation(),
        customs.items().stream().map(CustomsForms::goods).toList(),
        consignment.parcel().weight().ounces(),
        customs.incoterm().name(),
        sandbox);
  }

  static LocalDate date(Shipment shipment) {
    return shipment
        .shipDate()
        .orElseGet(() -> LocalDate.ofInstant(shipment.createdAt(), ZoneOffset.UTC));
  }

  static @Nullable Amount amount(@Nullable Money money) {
    return money == null ? null : new Amount(money.amount(), money.currency().getCurrencyCode());
  }

  private static Declaration.Goods goods(CustomsItem item) {
    return new Declaration.Goods(
        item.description(),
        item.quantity(),
        new Amount(item.value().amount(), item.value().currency().getCurrencyCode()),
        item.weight().ounces(),
        item.hsCode(),
        item.originCountry());
  }

  private static Declaration.Contents contents(ContentsType type) {
    return switch (type) {
      case MERCHANDISE -> Declaration.Contents.MERCHANDISE;
      case DOCUMENTS -> Declaration.Contents.DOCUMENTS;
      case GIFT -> Declaration.Contents.GIFT;
      case SAMPLE -> Declaration.Contents.SAMPLE;
      case RETURNED_GOODS -> Declaration.Contents.RETURNED_GOODS;
      case HUMANITARIAN_DONATION -> Declaration.Contents.HUMANITARIAN_DONATION;
      case DANGEROUS_GOODS -> Declaration.Contents.DANGEROUS_GOODS;
      case OTHER -> Declaration.Contents.OTHER;
    };
  }
}
