package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.piece.PieceGoods;

/// What a declaration may not say of its parcel, whichever carrier takes it. Asked with prices and
/// again with the purchase.
public final class DeclaredGoods {

  private DeclaredGoods() {}

  public static void check(Consignment consignment, Violations found) {
    var customs = consignment.customs();
    if (customs == null) {
      return;
    }
    PieceGoods.checkWeight(customs, consignment.pieces(), consignment.weight(), found);
    if (customs.contentsType() == ContentsType.DANGEROUS_GOODS
        && consignment.parcels().stream().noneMatch(Parcel::hazmat)) {
      found.add("customs.contentsType", RateWords.HAZMAT_NEEDED);
    }
  }
}
