package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.api.OrderParcelJson;
import dev.quayside.engine.order.shopcheck.ShopCheck;
import dev.quayside.engine.order.shopcheck.ShopQuestion;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.CustomsJson;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.server.json.FailureJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.route.Site;
import dev.quayside.engine.shipping.LabelJson;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateJson;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// An order's rates and the requests for its labels, on the wire.
public final class OrderLabelJson {

  private static final String PARCELS = "parcels";
  private static final String WITH = "with";

  private static final int MOST_PARCELS = 50;
  private static final int MOST_TOGETHER = 50;
  private static final int MOST_ITEMS = 250;
  private static final int MOST_PIECES = 1_000_000;

  private OrderLabelJson() {}

  /// @param chosenRateId the rate at which the order's label would be bought
  /// @param why why none is chosen
  record Compared(
      String id,
      RateJson rates,
      List<CarrierMessage> messages,
      @Nullable String chosenRateId,
      @Nullable Message why,
      Instant requestedAt) {

    static Compared of(OrderPurchase.Compared compared) {
      var quote = compared.quote();
      return new Compared(
          quote.id(),
          new RateJson(quote.rates()),
          quote.messages(),
          Optional.ofNullable(compared.chosen()).map(Rate::id).orElse(null),
          compared.why(),
          quote.requestedAt());
    }
  }

  /// @param with ids of other orders in the same parcel
  /// @param despiteSource whether it is bought whatever the shop of the order says
  /// @param despiteCheck whether a manager buys although the pieces are not checked
  /// @param together whether the parcels are one shipment under one master number
  record Asked(
      SenderJson sender,
      @Nullable String carrier,
      @Nullable String service,
      LabelFormat format,
      List<String> with,
      List<WantedParcel> parcels,
      boolean further,
      boolean despiteSource,
      boolean despiteCheck,
      boolean together) {

    /// Whether it names nothing of a parcel, so that those count that the order is planned in.
    boolean isBare() {
      var only = parcels.getFirst();
      return with.isEmpty()
          && !further
          && only.parcel() == null
          && only.items() == null
          && only.rateId() == null;
    }

    /// @param usual the sender when the request names none
    /// @param warnings receives which shops could not be asked
    OrderPurchase.Asked from(Supplier<Address> usual, Violations warnings) {
      var from = new SenderChoice(sender.isGiven() ? usual.get() : null, usual);
      var heed = despiteSource ? ShopCheck.Heed.NOTHING : ShopCheck.Heed.ALL;
      return new OrderPurchase.Asked(
          from,
          carrier,
          service,
          format,
          with,
          parcels,
          further,
          new ShopQuestion(heed, warnings),
          despiteCheck);
    }
  }

  /// The results of several parcels.
  record Bought(List<Line> data) {

    record Line(@Nullable LabelJson label, @Nullable FailureJson error) {

      static Line of(ParcelsPurchase.Line line, Site site) {
        return new Line(
            Optional.ofNullable(line.shipment())
                .map(bought -> LabelJson.of(bought, site))
                .orElse(null),
            Optional.ofNullable(line.problem()).map(FailureJson::of).orElse(null));
      }
    }

    static Bought of(List<ParcelsPurchase.Line> lines, Site site) {
      return new Bought(lines.stream().map(line -> Line.of(line, site)).toList());
    }
  }

  static Asked readRates(Fields body) {
    return new Asked(
        SenderJson.read(body),
        null,
        null,
        LabelFormat.PDF,
        with(body),
        List.of(parcel(body, null)),
        isFurther(body),
        false,
        false,
        false);
  }

  /// Reads the request for one label. Several parcels are refused: their answer has another form.
  static Asked read(Fields body) {
    boolean despiteCheck = Boolean.TRUE.equals(body.bool("despiteCheck"));
    if (body.has(PARCELS) && isTogether(body)) {
      return readAll(body, despiteCheck);
    }
    if (body.has(PARCELS)) {
      body.violations().add(PARCELS, OrderWords.SEVERAL_PARCELS);
    }
    return asked(body, List.of(rated(body)), despiteCheck);
  }

  /// Reads the request for the labels of several parcels.
  static Asked readAll(Fields body) {
    return readAll(body, false);
  }

  private static Asked readAll(Fields body, boolean despiteCheck) {
    if (body.has(WITH)) {
      body.violations().add(WITH, OrderWords.WITH_PARCELS);
    }
    var parcels = parcels(body);
    if (isTogether(body)) {
      checkTogether(body, parcels);
    }
    return asked(body, parcels, despiteCheck);
  }

  private static boolean isTogether(Fields body) {
    return Boolean.TRUE.equals(body.bool("together"));
  }

  /// One shipment has one price, so that no parcel of it has a rate of its own.
  private static void checkTogether(Fields body, List<WantedParcel> parcels) {
    if (!parcels.isEmpty() && (parcels.size() < Piece.FEWEST || parcels.size() > Piece.MOST)) {
      body.violations().add(PARCELS, PieceWords.COUNT, Piece.FEWEST, Piece.MOST);
    }
    for (int i = 0; i < parcels.size(); i++) {
      if (parcels.get(i).rateId() != null) {
        body.violations().add("parcels[" + i + "].rateId", PieceWords.NO_RATE_OF_ONE);
      }
    }
  }

  private static Asked asked(Fields body, List<WantedParcel> parcels, boolean despiteCheck) {
    var format = body.choice("labelFormat", LabelFormat.values(), LabelFormat::wire);
    if (!body.has("rateId")) {
      requireBoth(body);
    }
    return new Asked(
        SenderJson.read(body),
        body.text("carrier"),
        body.text("service"),
        format == null ? LabelFormat.PDF : format,
        with(body),
        parcels,
        isFurther(body),
        Boolean.TRUE.equals(body.bool("despiteSource")),
        despiteCheck,
        isTogether(body));
  }

  private static boolean isFurther(Fields body) {
    return Boolean.TRUE.equals(body.bool("further"));
  }

  /// Reads the other orders, which ship with all that is left of them.
  private static List<String> with(Fields body) {
    var with = body.texts(WITH, MOST_TOGETHER);
    for (var name : List.of("items", "further")) {
      if (!with.isEmpty() && (name.equals("further") ? isFurther(body) : body.has(name))) {
        body.violations().add(name, OrderWords.BESIDE_WITH);
      }
    }
    return with;
  }

  private static List<WantedParcel> parcels(Fields body) {
    for (var name : List.of("parcel", "items", "rateId")) {
      if (body.has(name)) {
        body.violations().add(name, OrderWords.BESIDE_PARCELS);
      }
    }
    body.require(PARCELS);
    int before = body.violations().list().size();
    var ofAll = OptionsJson.read(body);
    var terms = terms(body, ofAll);
    var parcels =
        body.objects(PARCELS, MOST_PARCELS).stream()
            .map(each -> rated(each).saying(each.names()))
            .map(each -> each.with(each.options().or(ofAll)))
            .map(each -> each.with(each.terms().or(terms)))
            .toList();
    refuseTwice(body, parcels);
    if (parcels.isEmpty() && body.violations().list().size() == before && body.has(PARCELS)) {
      body.violations().add(PARCELS, FieldWords.FROM_1_TO, MOST_PARCELS);
    }
    return parcels;
  }

  /// Refuses a rate named twice, since a rate is the price of one parcel.
  private static void refuseTwice(Fields body, List<WantedParcel> parcels) {
    var seen = new HashSet<String>();
    for (int i = 0; i < parcels.size(); i++) {
      var rateId = parcels.get(i).rateId();
      if (rateId != null && !seen.add(rateId)) {
        body.violations().add("parcels[" + i + "].rateId", OrderWords.RATE_TWICE);
      }
    }
  }

  private static WantedParcel rated(Fields asked) {
    return parcel(asked, asked.text("rateId"));
  }

  /// The object `customs`.
  private static DeclaredTerms terms(Fields asked, OptionsDraft options) {
    var customs = asked.object("customs");
    return customs == null
        ? DeclaredTerms.NONE
        : new DeclaredTerms(
            CustomsJson.readTaxIds(customs),
            CustomsJson.readPrepaid(customs, asked, options.duties()),
            null);
  }

  private static WantedParcel parcel(Fields asked, @Nullable String rateId) {
    var parcel = OrderParcelJson.readWithExtras(asked);
    var options = OptionsJson.read(asked);
    return new WantedParcel(
        asked.path("items"), parcel, items(asked), rateId, options, terms(asked, options));
  }

  /// The pieces of a parcel by line or SKU; null for all that is left.
  public static @Nullable List<WantedParcel.Pieces> items(Fields asked) {
    var pieces = asked.objects("items", MOST_ITEMS).stream().map(OrderLabelJson::pieces).toList();
    return asked.has("items") ? pieces : null;
  }

  private static WantedParcel.Pieces pieces(Fields item) {
    var line = item.integer("line");
    var sku = item.text("sku");
    if (item.has("line") == item.has("sku")) {
      item.violations().add(item.path("sku"), OrderWords.SKU_OR_LINE);
    } else if (item.has("sku")) {
      item.violations().require(item.path("sku"), sku);
    }
    item.require("quantity");
    var quantity = item.integer("quantity");
    bound(item, "line", line, MOST_ITEMS);
    bound(item, "quantity", quantity, MOST_PIECES);
    return new WantedParcel.Pieces(item.path(), line, sku, quantity == null ? 0 : quantity);
  }

  private static void bound(Fields item, String name, @Nullable Integer value, int most) {
    if (value != null && (value < 1 || value > most)) {
      item.violations().add(item.path(name), FieldWords.FROM_1_TO, most);
    }
  }

  /// Requires carrier and service together, or neither.
  private static void requireBoth(Fields body) {
    if (body.has("carrier") != body.has("service")) {
      body.violations().add(body.has("carrier") ? "service" : "carrier", FieldWords.REQUIRED);
    }
  }
}
