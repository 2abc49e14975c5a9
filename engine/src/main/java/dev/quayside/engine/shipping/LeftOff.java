package dev.quayside.engine.shipping;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.option.SenderReferences;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceGoods;
import dev.quayside.engine.parcel.taxid.TaxIds;
import dev.quayside.engine.shipping.purchase.PurchaseWords;
import dev.quayside.engine.shipping.shipment.Shipment;

/// Warns of what a bought label leaves off: since its carrier has no room for it, or since it was
/// not given and may be wanted at the border.
public record LeftOff(TaxIds taxIds) {

  /// The warnings with one for each reference, tax number and tariff code, and for the
  /// instructions.
  ///
  /// @param before what was found on the way to the label; it stays as it is, since an answer is
  ///   made more than once
  public Violations warnings(Caller caller, Shipment bought, Violations before) {
    var warnings = new Violations().addAll(before.list());
    var parcel = bought.consignment();
    CarrierModules.of(bought.carrier())
        .ifPresent(
            module -> {
              if (caller.environment() == Environment.SANDBOX) {
                ofSides(module, bought, warnings);
              }
              ofCarrier(module, parcel, warnings);
              atHome(module, parcel, warnings);
            });
    ofBorder(caller, parcel, warnings);
    return warnings;
  }

  /// The sandbox sells without sides what the carrier itself does not.
  private static void ofSides(CarrierModule module, Shipment bought, Violations warnings) {
    var parcels = bought.consignment().parcels();
    for (int i = 0; i < parcels.size(); i++) {
      if (parcels.get(i).dimensions() == null && wantsSides(module, bought, parcels.get(i))) {
        warnings.add(
            Piece.field(i, bought.consignment().pieces().size()) + ".lengthIn",
            PurchaseWords.SIDES_WHEN_LIVE,
            module.name());
      }
    }
  }

  private static boolean wantsSides(CarrierModule module, Shipment bought, Parcel parcel) {
    try {
      module.check(bought.consignment().with(parcel), bought.service());
      return false;
    } catch (ProblemException refused) {
      return refused.code() == ProblemCode.DIMENSION_REQUIRED;
    }
  }

  private static void ofCarrier(CarrierModule module, Consignment parcel, Violations warnings) {
    if (parcel.options() != null || parcel.isInPieces()) {
      SenderReferences.leftOff(module.name(), module.options(), parcel)
          .forEach(each -> warnings.add(each.field(), each.message()));
    }
    var wanted = module.options().customs();
    if (wanted.isCrossed(parcel)) {
      if (parcel.customs() != null) {
        wanted
            .numbers()
            .leftOff(module.name(), parcel.customs())
            .forEach(each -> warnings.add(each.field(), each.message()));
      }
      module
          .taxIds()
          .leftOff(parcel)
          .forEach(
              each ->
                  warnings.add(
                      "customs.taxIds",
                      OptionWords.LEFT_OFF_TAX_ID,
                      module.name(),
                      each.written()));
    }
  }

  /// What is said of duties where the carrier sees no border. A post prints a declaration on some
  /// parcels that stay in its country.
  private static void atHome(CarrierModule module, Consignment parcel, Violations warnings) {
    var wanted = module.options().customs();
    if (wanted.isCrossed(parcel)) {
      return;
    }
    if (parcel.wanted().billing().duties() != null) {
      warnings.add("billing.duties", OptionWords.NO_DUTIES, module.name());
    }
    if (parcel.customs() != null && !wanted.postal()) {
      warnings.add("customs", OptionWords.NOT_DECLARED, module.name());
    }
  }

  private void ofBorder(Caller caller, Consignment parcel, Violations warnings) {
    var customs = parcel.customs();
    if (customs == null || parcel.from().country().equals(parcel.to().country())) {
      return;
    }
    if (!parcel.isReturn()) {
      taxIds.warn(caller, customs, parcel.to().country(), warnings);
    }
    if (customs.contentsType() != ContentsType.DOCUMENTS) {
      var lines = parcel.pieces().stream().map(Piece::items).toList();
      for (int i = 0; i < customs.items().size(); i++) {
        if (customs.items().get(i).hsCode() == null) {
          warnings.add(
              PieceGoods.field(lines, "customs.items[" + i + "].hsCode"),
              PurchaseWords.NO_TARIFF_CODE);
        }
      }
    }
  }
}
