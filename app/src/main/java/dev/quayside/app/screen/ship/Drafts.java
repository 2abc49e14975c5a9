package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.contents.ContentsLine;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Makes drafts of the form from shipments and orders.
public final class Drafts {
  private Drafts() {}

  /// The same parcel to the same address.
  ///
  /// @param id of the new form, which is another purchase
  static Draft again(Shipment shipment, String id) {
    var was = shipment.consignment();
    return draft(id, was.isReturn() ? was.from() : null, was.to(), shipment, was.isReturn());
  }

  /// The parcel as it was bought, with its own sender.
  static Draft asBought(Shipment shipment, String id) {
    var was = shipment.consignment();
    return draft(id, was.from(), was.to(), shipment, was.isReturn());
  }

  /// The return parcel, from the customer to the sender.
  static Draft back(Shipment shipment, String id) {
    var was = shipment.consignment();
    return draft(id, was.to(), was.from(), shipment, true);
  }

  /// An order as the rules pack it.
  ///
  /// @param sender of the desk; a rule may have the order leave from elsewhere
  public static Draft of(SalesOrder order, PackedOrder packed, AddressDraft sender, String id) {
    var from = packed.from();
    return new Draft(
        id,
        from.equals(sender.value()) ? null : AddressDraft.of(from),
        AddressDraft.of(packed.to()),
        packed.parcel(),
        packed.customs(),
        false,
        order.labelReference(),
        order.id(),
        packed.choice(),
        packed.plan().chosenBy(),
        order.details().service(),
        packed.packing().items().stream().map(item -> ContentsLine.of(order, item)).toList(),
        order.details().messages(),
        packed.options(),
        isBoxed(order, packed),
        List.of());
  }

  /// Whether the box is left to the goods.
  private static boolean isBoxed(SalesOrder order, PackedOrder packed) {
    return Preset.AUTO.equalsIgnoreCase(packed.plan().preset())
        || Preset.AUTO.equalsIgnoreCase(order.details().preset());
  }

  private static Draft draft(
      String id, @Nullable Address from, Address to, Shipment shipment, boolean isReturn) {
    var was = shipment.consignment();
    var customs = was.customs();
    return new Draft(
        id,
        from == null ? null : AddressDraft.of(from),
        AddressDraft.of(to),
        parcel(was.parcels().getFirst()),
        customs == null ? null : declared(customs),
        isReturn,
        was.reference() == null ? "" : was.reference(),
        null,
        null,
        null,
        null,
        List.of(),
        OrderMessages.NONE,
        OptionsDraft.NONE,
        false,
        further(was));
  }

  /// The boxes beside the first.
  private static List<PieceDraft> further(Consignment was) {
    return was.pieces().stream()
        .skip(1)
        .map(each -> new PieceDraft(parcel(each.parcel()), each.reference()))
        .toList();
  }

  private static ParcelDraft parcel(Parcel parcel) {
    var sides = Optional.ofNullable(parcel.dimensions());
    return new ParcelDraft(
        parcel.weight().ounces(),
        sides.map(Dimensions::length).orElse(null),
        sides.map(Dimensions::width).orElse(null),
        sides.map(Dimensions::height).orElse(null),
        parcel.hazmat(),
        parcel.signature(),
        parcel.insuredValue(),
        parcel.residential(),
        parcel.packaging());
  }

  private static CustomsDraft declared(Customs customs) {
    return new CustomsDraft(
        customs.contentsType(),
        customs.contentsExplanation(),
        customs.items().stream()
            .map(
                item ->
                    new CustomsItemDraft(
                        item.description(),
                        item.quantity(),
                        item.value().amount(),
                        item.value().currency(),
                        item.weight().ounces(),
                        item.hsCode(),
                        item.originCountry()))
            .toList(),
        customs.incoterm(),
        customs.references(),
        customs.taxIds(),
        customs.dutiesPrepaid());
  }
}
