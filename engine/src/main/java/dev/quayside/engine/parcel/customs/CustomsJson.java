package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A customs declaration on the wire (docs/api/labels.md).
public record CustomsJson(
    String contentsType,
    @Nullable String contentsExplanation,
    List<Item> items,
    String incoterm,
    @Nullable CustomsReferences references,
    List<TaxIdJson> taxIds,
    @Nullable MoneyJson dutiesPrepaid) {

  private static final int MOST_ITEMS = 100;

  /// Stands in for a faulty line. The request is refused for its violations, so it is never used.
  private static final CustomsItem NOTHING =
      new CustomsItem("", 1, Money.zero(Money.USD), new Weight(BigDecimal.ZERO), null, "");

  /// One declared line.
  public record Item(
      String description,
      int quantity,
      BigDecimal value,
      String currency,
      BigDecimal weightOz,
      @Nullable String hsCode,
      String originCountry) {

    static Item of(CustomsItem item) {
      return new Item(
          item.description(),
          item.quantity(),
          item.value().amount(),
          item.value().currency().getCurrencyCode(),
          item.weight().ounces(),
          item.hsCode(),
          item.originCountry());
    }
  }

  public static CustomsJson of(Customs customs) {
    return new CustomsJson(
        customs.contentsType().wire(),
        customs.contentsExplanation(),
        customs.items().stream().map(Item::of).toList(),
        customs.incoterm().name(),
        customs.references(),
        customs.taxIds().stream().map(TaxIdJson::of).toList(),
        Optional.ofNullable(customs.dutiesPrepaid()).map(MoneyJson::of).orElse(null));
  }

  /// The declaration of a request, with the incoterm that follows from who pays duties when it
  /// names none.
  ///
  /// @param duties null when the request does not say
  public static @Nullable Customs read(Fields shipment, @Nullable PaidBy duties) {
    return read(shipment, duties, List.of());
  }

  /// As without them.
  ///
  /// @param ofPieces the goods that stand in the pieces of a shipment, in place of `customs.items`
  public static @Nullable Customs read(
      Fields shipment, @Nullable PaidBy duties, List<CustomsItem> ofPieces) {
    var customs = declared(shipment, ofPieces);
    if (customs == null || duties == null) {
      return customs;
    }
    var given = shipment.object("customs");
    var agreed =
        given != null && !given.has("incoterm") && duties.isSender()
            ? customs.with(Incoterm.DDP)
            : customs;
    DutiesAgreement.check(agreed, duties, shipment.violations());
    return agreed;
  }

  /// Reads the declaration. A value that names no currency is in that of the origin country's
  /// account.
  public static @Nullable Customs read(Fields shipment) {
    return declared(shipment, List.of());
  }

  private static @Nullable Customs declared(Fields shipment, List<CustomsItem> ofPieces) {
    var customs = shipment.object("customs");
    if (customs == null) {
      return null;
    }
    var contents = customs.choice("contentsType", ContentsType.values(), ContentsType::wire);
    customs.require("contentsType");
    if (contents == ContentsType.OTHER) {
      customs.require("contentsExplanation");
    }
    var incoterm = customs.choice("incoterm", Incoterm.values(), Incoterm::name);
    if (contents != ContentsType.DOCUMENTS && ofPieces.isEmpty()) {
      customs.require("items");
    }
    var items = ofPieces.isEmpty() ? items(customs, shipment) : ofPieces;
    if (items.isEmpty() && customs.has("items") && contents != ContentsType.DOCUMENTS) {
      customs.violations().add(customs.path("items"), FieldWords.NO_ITEMS);
    }
    var prepaid = prepaid(customs, shipment);
    if (prepaid != null && incoterm == Incoterm.DDU) {
      notPrepaid(customs);
    }
    return new Customs(
        contents == null ? ContentsType.OTHER : contents,
        customs.text("contentsExplanation"),
        items,
        incoterm == null ? usual(prepaid) : incoterm,
        references(customs),
        TaxIdJson.read(customs),
        prepaid);
  }

  /// The field `taxIds`.
  public static List<TaxId> readTaxIds(Fields customs) {
    return TaxIdJson.read(customs);
  }

  /// The field `dutiesPrepaid`, which only the sender can have paid.
  ///
  /// @param shipment gives the default currency by the account that pays for it
  /// @param duties null when the request does not say
  public static @Nullable Money readPrepaid(
      Fields customs, Fields shipment, @Nullable PaidBy duties) {
    var prepaid = prepaid(customs, shipment);
    if (prepaid != null && duties != null && !duties.isSender()) {
      notPrepaid(customs);
    }
    return prepaid;
  }

  private static void notPrepaid(Fields customs) {
    customs.violations().add(customs.path("dutiesPrepaid"), CustomsWords.PREPAID_BY_SENDER);
  }

  /// Without duties that are paid already the recipient pays them.
  private static Incoterm usual(@Nullable Money prepaid) {
    return prepaid == null ? Incoterm.DDU : Incoterm.DDP;
  }

  private static @Nullable Money prepaid(Fields customs, Fields shipment) {
    var prepaid = MoneyJson.read(customs, "dutiesPrepaid", shipment);
    if (prepaid != null && (prepaid.isNegative() || prepaid.isZero())) {
      customs.violations().add(customs.path("dutiesPrepaid.amount"), FieldWords.MORE_THAN_ZERO);
    }
    return prepaid;
  }

  /// The goods under `items`.
  public static List<CustomsItem> items(Fields holder, Fields shipment) {
    return holder.objects("items", MOST_ITEMS).stream().map(item -> item(item, shipment)).toList();
  }

  private static @Nullable CustomsReferences references(Fields customs) {
    var given = customs.object("references");
    if (given == null) {
      return null;
    }
    var references =
        new CustomsReferences(
            given.text("exporterTaxId", CustomsReferences.LONGEST),
            given.text("importerTaxId", CustomsReferences.LONGEST),
            given.text("licenseNumber", CustomsReferences.LONGEST),
            given.text("certificateNumber", CustomsReferences.LONGEST),
            given.text("invoiceNumber", CustomsReferences.LONGEST));
    return references.isEmpty() ? null : references;
  }

  private static CustomsItem item(Fields item, Fields shipment) {
    var draft =
        new CustomsItemDraft(
            item.text("description"),
            item.integer("quantity"),
            item.amount("value"),
            MoneyJson.currency(item, "currency", () -> MoneyJson.account(shipment)),
            item.decimal("weightOz"),
            item.text("hsCode"),
            item.text("originCountry"));
    var found = new Violations();
    draft.check(item.path(), found);
    // a value of the wrong type is reported once, not as missing too
    var named = item.violations().list().stream().map(Violation::field).toList();
    found.list().stream()
        .filter(one -> !named.contains(one.field()))
        .forEach(one -> item.violations().add(one.field(), one.message()));
    return found.isEmpty() ? draft.item() : NOTHING;
  }
}
