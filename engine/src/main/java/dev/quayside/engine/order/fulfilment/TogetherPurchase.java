package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fact.OrderCustoms;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Several parcels of an order as one shipment: one purchase, one price, one master number, one
/// declaration with the items of all, a label for each.
record TogetherPurchase(
    OrderPurchase purchase, Caller caller, String orderId, OrderPurchase.Asked asked) {

  /// Buys the shipment.
  ///
  /// @return a line for each parcel, in their order
  /// @throws ProblemException `PIECES_NOT_SUPPORTED` for a carrier that takes each parcel by
  ///   itself; else as {@link OrderPurchase#buy}
  List<ParcelsPurchase.Line> buy(RequestKey<List<ParcelsPurchase.Line>> key) {
    RequestKey<Shipment> ofShipment = key.of(TogetherPurchase::lines);
    // what is asked for beside the boxes is alike in all lines
    var first = asked.parcels().getFirst();
    return lines(
        purchase
            .fulfilment()
            .resume(caller, ofShipment)
            .orElseGet(() -> first.named(() -> bought(ofShipment))));
  }

  private static List<ParcelsPurchase.Line> lines(Shipment shipment) {
    return shipment.labels().stream().map(ParcelsPurchase.Line::of).toList();
  }

  private Shipment bought(RequestKey<Shipment> key) {
    purchase.ask(caller, orderId, asked);
    var order = purchase.order(caller, orderId);
    var sender = asked.sender().address();
    var portions = WantedParcel.ofShipment(order, asked.parcels(), asked.further());
    var duty = purchase.fulfilment().duty();
    if (!asked.despiteCheck()) {
      duty.requireChecked(caller, order, portions, sender);
    }
    var packed = new ArrayList<PackedOrder>();
    for (var portion : portions) {
      var missing = new Violations();
      var one = purchase.fulfilment().pack(caller, portion, sender, missing);
      boolean isEmpty = portion.packing().items().isEmpty();
      packed.add(isEmpty && !packed.isEmpty() ? one.undeclared() : one);
      check(packed, portion, portions.getFirst().declared(), missing);
    }
    return bought(order, packed, key);
  }

  /// Refuses a parcel that lacks something, or asks for something else than the first.
  ///
  /// @param declared what the first says of the declaration, of which there is one
  private static void check(
      List<PackedOrder> packed, Portion portion, DeclaredTerms declared, Violations missing) {
    var last = packed.getLast();
    last.check(missing);
    for (var different : last.options().differences(packed.getFirst().options())) {
      missing.add(different, PieceWords.ALIKE);
    }
    if (!portion.declared().equals(declared)) {
      missing.add("customs", PieceWords.ALIKE);
    }
    if (!missing.isEmpty()) {
      var named = OrderCustoms.named(missing.list(), portion.details().items());
      var at = "parcels[" + (packed.size() - 1) + "].";
      throw ProblemException.invalid(
          Readiness.Incomplete.code(named),
          named.stream().map(each -> new Violation(at + each.field(), each.message())).toList());
    }
  }

  private Shipment bought(SalesOrder order, List<PackedOrder> packed, RequestKey<Shipment> key) {
    var pieces = packed.stream().map(each -> new PieceDraft(each.parcel(), null)).toList();
    var first = packed.getFirst();
    var choice = Optional.ofNullable(asked.own()).or(() -> Optional.ofNullable(first.choice()));
    if (choice.isEmpty()) {
      throw OrderPurchase.serviceRequired();
    }
    try {
      Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> PieceDraft.check(pieces, found));
      return purchase
          .fulfilment()
          .buy(
              caller,
              orderId,
              packing(packed),
              request(order, packed, pieces, choice.get()),
              asked.question(),
              asked.despiteCheck(),
              key);
    } catch (ProblemException refused) {
      throw ofParcels(refused);
    }
  }

  /// At a rate that the choice finds, or of the service that it names.
  private LabelRequest request(
      SalesOrder order, List<PackedOrder> packed, List<PieceDraft> pieces, Choice choice) {
    var first = packed.getFirst();
    var customs = declared(packed);
    boolean isNamed = choice.carrier() != null && choice.service() != null;
    var rateId = isNamed ? null : rate(first, customs, pieces, choice);
    var what =
        first.label(
            rateId,
            isNamed ? choice.carrier() : null,
            isNamed ? choice.service() : null,
            order.labelReference(),
            asked.format());
    return what.declaring(customs).in(pieces);
  }

  private String rate(
      PackedOrder first, @Nullable Customs customs, List<PieceDraft> pieces, Choice choice) {
    var request = first.request(choice).of(customs, PieceDraft.values(pieces));
    return choice
        .among(purchase.fulfilment().rates().quote(caller, request))
        .orElseThrow(
            () -> ProblemException.refused(ProblemCode.SERVICE_NOT_AVAILABLE, choice.unmet()))
        .id();
  }

  /// The declaration with the items of all parcels; null within a country.
  private static @Nullable Customs declared(List<PackedOrder> packed) {
    var all =
        packed.stream()
            .map(PackedOrder::declared)
            .filter(Objects::nonNull)
            .map(each -> each.value())
            .toList();
    return all.isEmpty()
        ? null
        : all.getFirst().of(all.stream().flatMap(each -> each.items().stream()).toList());
  }

  private static Packing packing(List<PackedOrder> packed) {
    var pieces = new TreeMap<Integer, Integer>();
    packed.forEach(
        parcel ->
            parcel
                .packing()
                .items()
                .forEach(item -> pieces.merge(item.line(), item.quantity(), Integer::sum)));
    return new Packing(
        pieces.entrySet().stream()
            .map(line -> new PackedItem(line.getKey(), line.getValue()))
            .toList(),
        packed.getFirst().packing().further());
  }

  /// The same refusal with the fields of this request.
  private static ProblemException ofParcels(ProblemException refused) {
    return new ProblemException(
        refused.problem().at(field -> field.replaceFirst("^pieces\\b", "parcels")));
  }
}
