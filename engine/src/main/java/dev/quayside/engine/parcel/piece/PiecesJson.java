package dev.quayside.engine.parcel.piece;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.CustomsJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.ArrayList;
import java.util.List;

/// The boxes of a shipment of several in a request: `pieces`, in place of `parcel`.
///
/// @param items the goods of all boxes, in their order; empty where `customs.items` hold for all
public record PiecesJson(List<PieceDraft> pieces, List<CustomsItem> items) {

  private static final String FIELD = "pieces";
  private static final int LONGEST_REFERENCE = 100;
  private static final PiecesJson NONE = new PiecesJson(List.of(), List.of());

  public PiecesJson {
    pieces = List.copyOf(pieces);
    items = List.copyOf(items);
  }

  /// Whether a request is for several boxes. An empty list beside a parcel or a rate is none:
  /// generated clients send one for a field that is not set.
  public static boolean areGiven(Fields shipment) {
    boolean isSaid = shipment.has("parcel") || shipment.has("rateId");
    return shipment.has(FIELD) && !(isSaid && shipment.isEmptyList(FIELD));
  }

  /// @param shipment the object the field stands in; without it there are no pieces
  public static PiecesJson read(Fields shipment) {
    if (!areGiven(shipment)) {
      return NONE;
    }
    if (shipment.has("parcel")) {
      shipment.violations().add(shipment.path("parcel"), PieceWords.BESIDE_PARCEL);
    }
    if (shipment.has("insuredValue")) {
      shipment.violations().add(shipment.path("insuredValue"), PieceWords.EACH_INSURED);
    }
    int before = shipment.violations().list().size();
    var given = shipment.objects(FIELD, Piece.MOST);
    if (given.size() < Piece.FEWEST && shipment.violations().list().size() == before) {
      shipment.violations().add(shipment.path(FIELD), PieceWords.COUNT, Piece.FEWEST, Piece.MOST);
    }
    var pieces = new ArrayList<PieceDraft>();
    var items = new ArrayList<CustomsItem>();
    for (var each : given) {
      var parcel = ParcelJson.read(each.requiredObject("parcel"), shipment);
      var reference = Absent.fromBlank(each.text("reference", LONGEST_REFERENCE));
      var goods = CustomsJson.items(each, shipment);
      pieces.add(new PieceDraft(parcel, reference, goods.size()));
      items.addAll(goods);
    }
    if (!items.isEmpty() && isDeclared(shipment)) {
      shipment.violations().add(shipment.path("customs.items"), PieceWords.ITEMS_TWICE);
    }
    return new PiecesJson(pieces, items);
  }

  private static boolean isDeclared(Fields shipment) {
    var customs = shipment.object("customs");
    return customs != null && customs.has("items");
  }
}
